import {defineArrayMember, defineField, defineType} from '../define.ts'
import {matchLanguages, requireTitle} from '../validation/bilingual.ts'
import {commentKey} from '../fields/event-key.ts'
import {positionIn} from '../fields/position.ts'
import {formerTitles} from '../fields/former-titles.ts'
import {wideEnough} from '../validation/picture-size.ts'

export const photoAlbum = defineType({
  name: 'photoAlbum',
  title: {lt: 'Nuotraukų albumas', en: 'Photo album'},
  type: 'document',
  fields: [
    defineField({
      name: 'title',
      title: {lt: 'Pavadinimas', en: 'Name'},
      description: {lt: 'Pvz., „Bendruomenės renginiai“.', en: 'For example ‘Community events’.'},
      type: 'localizedString',
      validation: requireTitle,
    }),
    defineField({
      name: 'description',
      title: {lt: 'Trumpas aprašymas', en: 'Short description'},
      description: {
        lt: 'Nebūtina. Vienas sakinys, kas šiose nuotraukose.',
        en: 'Optional. One sentence about what these photos show.',
      },
      type: 'localizedText',
      validation: matchLanguages,
    }),
    defineField({
      name: 'photos',
      title: {lt: 'Nuotraukos', en: 'Photos'},
      description: {
        lt: 'Nutempkite čia vieną ar kelias. Tvarką pakeisite tempdami.',
        en: 'Drag one or more here. Drag them to change their order.',
      },
      type: 'array',
      of: [defineArrayMember({type: 'localizedImage', validation: wideEnough('half')})],
      options: {layout: 'grid'},
      validation: (rule) =>
        rule.min(1).error({lt: 'Įkelkite bent vieną nuotrauką.', en: 'Upload at least one photo.'}),
    }),
    positionIn('photoAlbum'),
    commentKey,
    formerTitles,
  ],
})
