import {defineField, defineType} from '../../define.ts'
import {image} from '../../fields/image.ts'
import {personContacts} from '../../fields/person-contacts.ts'
import {matchLanguages, requireBothLanguages} from '../../validation/bilingual.ts'
import {upTo} from '../../validation/lengths.ts'
import {wideEnough} from '../../validation/picture-size.ts'

export const councilMember = defineType({
  name: 'councilMember',
  title: {lt: 'Tarybos narys', en: 'Council member'},
  type: 'object',
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
      description: {lt: 'Pvz., „pirmininkė“, „iždininkas“.', en: 'For example ‘chair’, ‘treasurer’.'},
      type: 'localizedString',
      validation: requireBothLanguages,
    }),
    defineField({
      name: 'text',
      title: {lt: 'Kuo rūpinasi', en: 'What they look after'},
      description: {
        lt: 'Nebūtina. Vienas ar du sakiniai, dėl ko į šį žmogų kreiptis.',
        en: 'Optional. One or two sentences about what to contact this person for.',
      },
      type: 'localizedText',
      validation: matchLanguages,
    }),
    defineField({...image, validation: wideEnough('portrait')}),
    ...personContacts,
  ],
  preview: {select: {title: 'name', subtitle: 'role.lt', media: 'image'}},
})
