import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {matchLanguages, requireTitle} from '../validation/bilingual.ts'
import {commentKey} from '../fields/event-key.ts'
import {positionIn} from '../fields/position.ts'
import {formerTitles} from '../fields/former-titles.ts'
import {wideEnough} from '../validation/picture-size.ts'

/** An album on the photos page. */
export const photoAlbum = defineType({
  name: 'photoAlbum',
  title: 'Nuotraukų albumas',
  type: 'document',
  fields: [
    defineField({
      name: 'title',
      title: 'Pavadinimas',
      description: 'Pvz., „Bendruomenės renginiai“.',
      type: 'localizedString',
      validation: requireTitle,
    }),
    defineField({
      name: 'description',
      title: 'Trumpas aprašymas',
      description: 'Nebūtina. Vienas sakinys, kas šiose nuotraukose.',
      type: 'localizedText',
      validation: matchLanguages,
    }),
    defineField({
      name: 'photos',
      title: 'Nuotraukos',
      description: 'Nutempkite čia vieną ar kelias. Tvarką pakeisite tempdami.',
      type: 'array',
      of: [defineArrayMember({type: 'localizedImage', validation: wideEnough('half')})],
      options: {layout: 'grid'},
      validation: (rule) => rule.min(1).error('Įkelkite bent vieną nuotrauką.'),
    }),
    positionIn('photoAlbum'),
    commentKey,
    formerTitles,
  ],
})
