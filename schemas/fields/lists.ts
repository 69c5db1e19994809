import {defineArrayMember, defineField} from '../define.ts'
import type {BilingualText} from '../languages.ts'

interface List {
  name: string
  title: BilingualText
  description: BilingualText
}

/** A list of single-line texts. */
export const textList = (list: List) =>
  defineField({...list, type: 'array', of: [defineArrayMember({type: 'localizedString'})]})

/** A list of items with a title and a text. */
export const titledList = (list: List) =>
  defineField({...list, type: 'array', of: [defineArrayMember({type: 'titledText'})]})
