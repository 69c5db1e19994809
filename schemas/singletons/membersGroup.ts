import {defineField, defineType} from '../define.ts'
import {secureWebAddress} from '../validation/links.ts'

/** The dot hides the document from everybody without a token, also in a public dataset. */
export const membersGroupId = 'members.group'

/** No page shows this document: the database gives its link to active members. */
export const membersGroup = defineType({
  name: 'membersGroup',
  title: {lt: 'Uždara narių grupė', en: 'Closed group for members'},
  type: 'document',
  description: {
    lt: 'Svetainės puslapiuose nerodoma. Nuorodą mato tik galiojančią narystę turintys nariai: savo paskyroje ir pasveikinimo laiške.',
    en: 'Not shown on the pages of the site. Only members whose membership is valid see the link: in their account and in the welcome email.',
  },
  fields: [
    defineField({
      name: 'url',
      title: {lt: 'Grupės nuoroda', en: 'Link to the group'},
      description: {
        lt: 'Visas adresas su https:// pradžioje, pvz., „Facebook“ ar „WhatsApp“ grupės pakvietimas. Tuščia – nuorodos nariai nematys.',
        en: 'The whole address, beginning with https://, such as the invitation to a Facebook or WhatsApp group. If empty, members see no link.',
      },
      type: 'url',
      validation: secureWebAddress,
    }),
  ],
  preview: {prepare: () => ({title: {lt: 'Uždara narių grupė', en: 'Closed group for members'}})},
})
