import {defineField, defineType} from '@sanity/types'
import {matchLanguages} from '../validation/bilingual.ts'

/** The questions about access that an event can answer, in the order of its page. */
export const accessQuestions = ['stepFree', 'toilet', 'hearingLoop', 'parking', 'quietSpace'] as const

export type AccessQuestion = (typeof accessQuestions)[number]

const questionTexts: {[question in AccessQuestion]: {title: string; description: string}} = {
  stepFree: {
    title: 'Patekimas be laiptų',
    description:
      'Ar nuo gatvės iki salės, stalo ir scenos galima patekti be laiptelių: lygiai, pandusu ar liftu.',
  },
  toilet: {
    title: 'Pritaikytas tualetas',
    description: 'Ar yra tualetas žmogui su vežimėliu, kuriame aukšte ir kaip iki jo nueiti.',
  },
  hearingLoop: {
    title: 'Indukcinė kilpa klausos aparatams',
    description: 'Ar ji įrengta ir kur reikia sėsti, kad būtų girdėti.',
  },
  parking: {
    title: 'Automobilių vietos neįgaliesiems',
    description: 'Ar yra „Blue Badge“ vietų, kiek ir kaip toli nuo įėjimo.',
  },
  quietSpace: {
    title: 'Rami vieta',
    description: 'Ar yra kambarys ar kampas pailsėti nuo triukšmo, šviesų ir minios.',
  },
}

/** What disabled visitors ask before they come. */
export const eventAccess = defineType({
  name: 'eventAccess',
  title: 'Prieinamumas',
  type: 'object',
  options: {collapsible: true, collapsed: false},
  fields: [
    ...accessQuestions.map((name) =>
      defineField({
        name,
        ...questionTexts[name],
        type: 'accessAnswer',
        options: {collapsible: true, collapsed: true},
      }),
    ),
    defineField({
      name: 'notes',
      title: 'Kita svarbu',
      description:
        'Nebūtina. Pvz., garsi muzika, mirksinčios šviesos, vertimas į gestų kalbą, ar laukiami šunys pagalbininkai.',
      type: 'localizedText',
      validation: matchLanguages,
    }),
    defineField({
      name: 'contact',
      title: 'Kam rašyti dėl prieinamumo',
      description: 'Nebūtina. Žmogus, kuris atsakys iki renginio ir padės jo metu.',
      type: 'contactPerson',
    }),
  ],
})
