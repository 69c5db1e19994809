import {defineArrayMember, defineField} from '@sanity/types'

/** A list of single-line texts. */
export function textList(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'array',
    of: [defineArrayMember({type: 'localizedString'})],
  })
}

/** A list of items with a title and a text. */
export function titledList(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'array',
    of: [defineArrayMember({type: 'titledText'})],
  })
}
