import {defineField, defineType} from '@sanity/types'
import {personContacts} from '../fields/person-contacts.ts'
import {matchLanguages} from '../validation/bilingual.ts'
import {upTo} from '../validation/lengths.ts'

/** A person whom visitors can turn to. */
export const contactPerson = defineType({
  name: 'contactPerson',
  title: 'Į ką kreiptis',
  type: 'object',
  options: {collapsible: true, collapsed: false},
  fields: [
    defineField({
      name: 'name',
      title: 'Vardas ir pavardė',
      description: 'Skelbkite tik tada, kai žmogus pats sutiko.',
      type: 'string',
      validation: (rule) => [rule.required().error('Įrašykite vardą ir pavardę.'), upTo('title')(rule)],
    }),
    defineField({
      name: 'role',
      title: 'Pareigos',
      description: 'Nebūtina. Pvz., „mokyklėlės vadovė“.',
      type: 'localizedString',
      validation: matchLanguages,
    }),
    ...personContacts,
  ],
  preview: {select: {title: 'name', subtitle: 'role.lt'}},
})
