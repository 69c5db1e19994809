import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {matchLanguages, requireTitle} from '../validation/bilingual.ts'
import {readableDay} from '../validation/dates.ts'
import {londonToday} from '../london-time/instant.ts'
import {seo} from '../fields/page-fields.ts'

/** A legal page. There are two, with the fixed ids `terms` and `privacy`. */
export const legalPage = defineType({
  name: 'legalPage',
  title: 'Teisinis tekstas',
  type: 'document',
  description:
    'Šis tekstas – juodraštis. Prieš paleidžiant svetainę jį turi patikrinti ir patvirtinti bendruomenės taryba.',
  groups: [
    {name: 'text', title: 'Tekstas', default: true},
    {name: 'sharing', title: 'Paieškai ir dalijimuisi'},
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Pavadinimas',
      description: 'Rodomas puslapio viršuje ir svetainės apačioje.',
      type: 'localizedString',
      group: 'text',
      validation: requireTitle,
    }),
    defineField({
      name: 'intro',
      title: 'Įžanga',
      description: 'Nebūtina. Keli sakiniai paprastais žodžiais, apie ką šis tekstas.',
      type: 'localizedText',
      group: 'text',
      validation: matchLanguages,
    }),
    defineField({
      name: 'updatedOn',
      title: 'Galioja nuo',
      description: 'Diena, nuo kurios galioja ši redakcija. Pakeitę tekstą, pakeiskite ir ją.',
      type: 'date',
      group: 'text',
      options: {dateFormat: 'YYYY-MM-DD'},
      initialValue: () => londonToday(),
      validation: (rule) => readableDay(rule, {missing: 'Pasirinkite dieną, nuo kurios galioja tekstas.'}),
    }),
    defineField({
      name: 'sections',
      title: 'Skyriai',
      description:
        'Tekstas yra juodraštis: prieš paleidžiant svetainę jį turi patikrinti bendruomenės taryba. Skyrius svetainė sunumeruoja pati, iš eilės.',
      type: 'array',
      group: 'text',
      of: [defineArrayMember({type: 'legalSection'})],
      validation: (rule) => rule.min(1).error('Reikia bent vieno skyriaus.'),
    }),
    seo,
  ],
})
