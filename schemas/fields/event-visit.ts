import type {Reference} from '@sanity/types'
import {defineArrayMember, defineField} from '../define.ts'
import {matchLanguages} from '../validation/bilingual.ts'
import {titledList} from './lists.ts'

export const visitFields = [
  defineField({
    name: 'parking',
    title: {lt: 'Automobilio stovėjimas', en: 'Parking'},
    description: {
      lt: 'Nebūtina. Kur palikti automobilį ir kiek tai kainuoja. Rodoma prie vietos. Vietos neįgaliesiems – prie prieinamumo.',
      en: 'Optional. Where to leave a car, and what that costs. Shown with the place. Blue Badge spaces belong to access.',
    },
    type: 'localizedText',
    group: 'visit',
    validation: matchLanguages,
  }),
  defineField({
    ...titledList({
      name: 'gettingThere',
      title: {lt: 'Kaip atvykti', en: 'Getting there'},
      description: {
        lt: 'Nebūtina. Kiekvieną būdą pridėkite atskirai, pvz., „Traukiniu“, „Automobiliu“, „Pėsčiomis nuo stoties“.',
        en: 'Optional. Add each way on its own, such as ‘By train’, ‘By car’, ‘On foot from the station’.',
      },
    }),
    group: 'visit',
  }),
  defineField({
    name: 'access',
    title: {lt: 'Prieinamumas', en: 'Access'},
    description: {
      lt: 'Nebūtina. Atsakykite į tuos klausimus, kurių atsakymus tikrai žinote; į kitus neatsakyti puslapyje nerodomi.',
      en: 'Optional. Answer only what you know for certain. Questions without an answer aren’t shown on the page.',
    },
    type: 'eventAccess',
    group: 'visit',
  }),
  defineField({
    name: 'questions',
    title: {lt: 'Klausimai ir atsakymai', en: 'Questions and answers'},
    description: {
      lt: 'Nebūtina. Ko lankytojai klausia dažniausiai.',
      en: 'Optional. What visitors ask most often.',
    },
    type: 'array',
    group: 'visit',
    of: [defineArrayMember({type: 'question'})],
  }),
]

export const afterwardsFields = [
  defineField({
    name: 'nextEdition',
    title: {lt: 'Kitas toks renginys', en: 'The next event of this kind'},
    description: {
      lt: 'Nebūtina. Kai šis renginys praeis, jo puslapis kvies į čia pasirinktą, pvz., kitų metų šventę. Nieko nepasirinkus – į artimiausią būsimą.',
      en: 'Optional. Once this event is over, its page invites people to the one chosen here, such as next year’s celebration. If none is chosen, to the nearest event to come.',
    },
    type: 'reference',
    group: 'afterwards',
    to: [{type: 'event'}],
    weak: true,
    options: {filter: ({document}) => ({filter: '!(_id in $own)', params: {own: idsOf(document._id)}})},
    validation: (rule) =>
      rule.custom<Reference>(
        (next, {document}) =>
          !next?._ref ||
          next._ref !== publishedId(document?._id) || {
            lt: 'Tai tas pats renginys. Pasirinkite kitą.',
            en: 'This is the same event. Choose another.',
          },
      ),
  }),
  defineField({
    name: 'album',
    title: {lt: 'Nuotraukų albumas', en: 'Photo album'},
    description: {
      lt: 'Nebūtina. Albumas su šio renginio nuotraukomis.',
      en: 'Optional. The album with photos of this event.',
    },
    type: 'reference',
    group: 'afterwards',
    to: [{type: 'photoAlbum'}],
    weak: true,
  }),
  defineField({
    name: 'news',
    title: {lt: 'Naujienos apie renginį', en: 'News about the event'},
    description: {
      lt: 'Nebūtina. Kvietimai ir pasakojimai, kaip buvo; svarbiausia – pirma. Nieko nepasirinkus po renginio rodomos naujienos, kuriose yra nuoroda į jį.',
      en: 'Optional. Invitations, and how it went afterwards. The most important first. If none is chosen, news that link to the event are shown once it is over.',
    },
    type: 'array',
    group: 'afterwards',
    of: [defineArrayMember({type: 'reference', to: [{type: 'newsItem'}], weak: true})],
    validation: (rule) =>
      rule
        .unique()
        .error({lt: 'Ta pati naujiena pasirinkta du kartus.', en: 'The same news item is chosen twice.'}),
  }),
]

const publishedId = (id: string | undefined) => id?.replace(/^drafts\./, '')

const idsOf = (id: string) => [publishedId(id), `drafts.${publishedId(id)}`]
