import {defineField, defineType} from '../../define.ts'
import {personContacts} from '../../fields/person-contacts.ts'
import {matchLanguages} from '../../validation/bilingual.ts'
import {upTo} from '../../validation/lengths.ts'

export const contactPerson = defineType({
  name: 'contactPerson',
  title: {lt: 'Į ką kreiptis', en: 'Who to contact'},
  type: 'object',
  options: {collapsible: true, collapsed: false},
  fields: [
    defineField({
      name: 'name',
      title: {lt: 'Vardas ir pavardė', en: 'Name and surname'},
      description: {
        lt: 'Skelbkite tik tada, kai žmogus pats sutiko.',
        en: 'Publish it only if the person has agreed.',
      },
      type: 'string',
      validation: (rule) => [
        rule.required().error({lt: 'Įrašykite vardą ir pavardę.', en: 'Enter the first and last name.'}),
        upTo('title')(rule),
      ],
    }),
    defineField({
      name: 'role',
      title: {lt: 'Pareigos', en: 'Role'},
      description: {
        lt: 'Nebūtina. Pvz., „mokyklėlės vadovė“.',
        en: 'Optional. For example ‘head of the school’.',
      },
      type: 'localizedString',
      validation: matchLanguages,
    }),
    ...personContacts,
  ],
  preview: {select: {title: 'name', subtitle: 'role.lt'}},
})
