import {defineArrayMember, defineField} from '@sanity/types'

/** A list of single lines. */
export function textList(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'array',
    of: [defineArrayMember({type: 'localizedString'})],
  })
}

/** A list of items with a title and an explanation. */
export function titledList(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'array',
    of: [defineArrayMember({type: 'titledText'})],
  })
}
