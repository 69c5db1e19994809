import {defineArrayMember, defineField, defineType} from '../define.ts'
import {matchLanguages, requireTitle} from '../validation/bilingual.ts'
import {readableDay} from '../validation/dates.ts'
import {londonToday} from '../london-time/instant.ts'
import {seo, sharingGroup, textGroup} from '../fields/page-fields.ts'

/** There are two, with the fixed ids `terms` and `privacy`. */
export const legalPage = defineType({
  name: 'legalPage',
  title: {lt: 'Teisinis tekstas', en: 'Legal text'},
  type: 'document',
  description: {
    lt: 'Šis tekstas – juodraštis. Prieš paleidžiant svetainę jį turi patikrinti ir patvirtinti bendruomenės taryba.',
    en: 'This text is a draft. The community’s council must check and approve it before the site goes live.',
  },
  groups: [textGroup, sharingGroup],
  fields: [
    defineField({
      name: 'title',
      title: {lt: 'Pavadinimas', en: 'Name'},
      description: {
        lt: 'Rodomas puslapio viršuje ir svetainės apačioje.',
        en: 'Shown at the top of the page and at the foot of the site.',
      },
      type: 'localizedString',
      group: 'text',
      validation: requireTitle,
    }),
    defineField({
      name: 'intro',
      title: {lt: 'Įžanga', en: 'Introduction'},
      description: {
        lt: 'Nebūtina. Keli sakiniai paprastais žodžiais, apie ką šis tekstas.',
        en: 'Optional. A few sentences in plain words that say what this text is about.',
      },
      type: 'localizedText',
      group: 'text',
      validation: matchLanguages,
    }),
    defineField({
      name: 'updatedOn',
      title: {lt: 'Galioja nuo', en: 'In force from'},
      description: {
        lt: 'Diena, nuo kurios galioja ši redakcija. Pakeitę tekstą, pakeiskite ir ją.',
        en: 'The day from which this version is in force. When you change the text, change the day too.',
      },
      type: 'date',
      group: 'text',
      options: {dateFormat: 'YYYY-MM-DD'},
      initialValue: () => londonToday(),
      validation: (rule) =>
        readableDay(rule, {
          missing: {
            lt: 'Pasirinkite dieną, nuo kurios galioja tekstas.',
            en: 'Choose the day from which the text is in force.',
          },
        }),
    }),
    defineField({
      name: 'sections',
      title: {lt: 'Skyriai', en: 'Sections'},
      description: {
        lt: 'Tekstas yra juodraštis: prieš paleidžiant svetainę jį turi patikrinti bendruomenės taryba. Skyrius svetainė sunumeruoja pati, iš eilės.',
        en: 'The text is a draft: the community’s council must check it before the site goes live. The site numbers the sections itself, in this order.',
      },
      type: 'array',
      group: 'text',
      of: [defineArrayMember({type: 'legalSection'})],
      validation: (rule) =>
        rule.min(1).error({lt: 'Reikia bent vieno skyriaus.', en: 'At least one section is needed.'}),
    }),
    seo,
  ],
})
