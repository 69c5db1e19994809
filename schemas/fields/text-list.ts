import {defineArrayMember, defineField} from '@sanity/types'

/** A list of short lines. */
export function textList(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'array',
    of: [defineArrayMember({type: 'localizedString'})],
  })
}
