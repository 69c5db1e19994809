import {defineArrayMember, defineField} from '@sanity/types'

/** A list of points, each with a name and an explanation. */
export function titledList(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'array',
    of: [defineArrayMember({type: 'titledText'})],
  })
}
