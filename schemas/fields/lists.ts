import {defineArrayMember, defineField} from '../define.ts'
import type {BilingualText} from '../languages.ts'

interface List {
  name: string
  title: BilingualText
  description: BilingualText
}

export const textList = (list: List) =>
  defineField({...list, type: 'array', of: [defineArrayMember({type: 'localizedString'})]})

export const titledList = (list: List) =>
  defineField({...list, type: 'array', of: [defineArrayMember({type: 'titledText'})]})
