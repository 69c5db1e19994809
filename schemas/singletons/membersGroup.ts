import {defineField, defineType} from '@sanity/types'
import {secureWebAddress} from '../validation/links.ts'

/** Id of the only document. The dot hides it from everybody without a token, also in a public dataset. */
export const membersGroupId = 'members.group'

/** The closed group of the members. No page shows it: the database gives the link to active members. */
export const membersGroup = defineType({
  name: 'membersGroup',
  title: 'Uždara narių grupė',
  type: 'document',
  description:
    'Svetainės puslapiuose nerodoma. Nuorodą mato tik galiojančią narystę turintys nariai: savo paskyroje ir pasveikinimo laiške.',
  fields: [
    defineField({
      name: 'url',
      title: 'Grupės nuoroda',
      description:
        'Visas adresas su https:// pradžioje, pvz., „Facebook“ ar „WhatsApp“ grupės pakvietimas. Tuščia – nuorodos nariai nematys.',
      type: 'url',
      validation: secureWebAddress,
    }),
  ],
  preview: {prepare: () => ({title: 'Uždara narių grupė'})},
})
