import {defineField, defineType} from '@sanity/types'
import {image} from '../fields/image.ts'
import {personContacts} from '../fields/person-contacts.ts'
import {matchLanguages, requireBothLanguages} from '../validation/bilingual.ts'
import {upTo} from '../validation/lengths.ts'
import {wideEnough} from '../validation/picture-size.ts'

/** A member of the council, with a role. */
export const councilMember = defineType({
  name: 'councilMember',
  title: 'Tarybos narys',
  type: 'object',
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
      description: 'Pvz., „pirmininkė“, „iždininkas“.',
      type: 'localizedString',
      validation: requireBothLanguages,
    }),
    defineField({
      name: 'text',
      title: 'Kuo rūpinasi',
      description: 'Nebūtina. Vienas ar du sakiniai, dėl ko į šį žmogų kreiptis.',
      type: 'localizedText',
      validation: matchLanguages,
    }),
    defineField({...image, validation: wideEnough('portrait')}),
    ...personContacts,
  ],
  preview: {select: {title: 'name', subtitle: 'role.lt', media: 'image'}},
})
