import {defineArrayMember, defineField, type Reference} from '@sanity/types'
import {matchLanguages} from '../validation/bilingual.ts'
import {titledList} from './lists.ts'

/** What visitors need to know before they come. */
export const visitFields = [
  defineField({
    name: 'parking',
    title: 'Automobilio stovėjimas',
    description:
      'Nebūtina. Kur palikti automobilį ir kiek tai kainuoja. Rodoma prie vietos. Vietos neįgaliesiems – prie prieinamumo.',
    type: 'localizedText',
    group: 'visit',
    validation: matchLanguages,
  }),
  defineField({
    ...titledList(
      'gettingThere',
      'Kaip atvykti',
      'Nebūtina. Kiekvieną būdą pridėkite atskirai, pvz., „Traukiniu“, „Automobiliu“, „Pėsčiomis nuo stoties“.',
    ),
    group: 'visit',
  }),
  defineField({
    name: 'access',
    title: 'Prieinamumas',
    description:
      'Nebūtina. Atsakykite į tuos klausimus, kurių atsakymus tikrai žinote; į kitus neatsakyti puslapyje nerodomi.',
    type: 'eventAccess',
    group: 'visit',
  }),
  defineField({
    name: 'questions',
    title: 'Klausimai ir atsakymai',
    description: 'Nebūtina. Ko lankytojai klausia dažniausiai.',
    type: 'array',
    group: 'visit',
    of: [defineArrayMember({type: 'question'})],
  }),
]

/** What remains of an event once it is over. */
export const afterwardsFields = [
  defineField({
    name: 'nextEdition',
    title: 'Kitas toks renginys',
    description:
      'Nebūtina. Kai šis renginys praeis, jo puslapis kvies į čia pasirinktą, pvz., kitų metų šventę. Nieko nepasirinkus – į artimiausią būsimą.',
    type: 'reference',
    group: 'afterwards',
    to: [{type: 'event'}],
    weak: true,
    options: {filter: ({document}) => ({filter: '!(_id in $own)', params: {own: idsOf(document._id)}})},
    validation: (rule) =>
      rule.custom<Reference>(
        (next, {document}) =>
          !next?._ref ||
          next._ref !== publishedId(document?._id) ||
          'Tai tas pats renginys. Pasirinkite kitą.',
      ),
  }),
  defineField({
    name: 'album',
    title: 'Nuotraukų albumas',
    description: 'Nebūtina. Albumas su šio renginio nuotraukomis.',
    type: 'reference',
    group: 'afterwards',
    to: [{type: 'photoAlbum'}],
    weak: true,
  }),
  defineField({
    name: 'news',
    title: 'Naujienos apie renginį',
    description:
      'Nebūtina. Kvietimai ir pasakojimai, kaip buvo; svarbiausia – pirma. Nieko nepasirinkus po renginio rodomos naujienos, kuriose yra nuoroda į jį.',
    type: 'array',
    group: 'afterwards',
    of: [defineArrayMember({type: 'reference', to: [{type: 'newsItem'}], weak: true})],
    validation: (rule) => rule.unique().error('Ta pati naujiena pasirinkta du kartus.'),
  }),
]

const publishedId = (id: string | undefined) => id?.replace(/^drafts\./, '')

/** The ids of the published document and of its draft. */
const idsOf = (id: string) => [publishedId(id), `drafts.${publishedId(id)}`]
