import {defineField, defineType} from '../../define.ts'
import type {BilingualText} from '../../languages.ts'
import {matchLanguages} from '../../validation/bilingual.ts'

export const accessQuestions = ['stepFree', 'toilet', 'hearingLoop', 'parking', 'quietSpace'] as const

export type AccessQuestion = (typeof accessQuestions)[number]

const questionTexts: {[question in AccessQuestion]: {title: BilingualText; description: BilingualText}} = {
  stepFree: {
    title: {lt: 'Patekimas be laiptų', en: 'Step-free access'},
    description: {
      lt: 'Ar nuo gatvės iki salės, stalo ir scenos galima patekti be laiptelių: lygiai, pandusu ar liftu.',
      en: 'Whether people can get from the street to the hall, a table and the stage without steps: on the level, by ramp or by lift.',
    },
  },
  toilet: {
    title: {lt: 'Pritaikytas tualetas', en: 'Accessible toilet'},
    description: {
      lt: 'Ar yra tualetas žmogui su vežimėliu, kuriame aukšte ir kaip iki jo nueiti.',
      en: 'Whether there is a toilet for a wheelchair user, on which floor, and how to get to it.',
    },
  },
  hearingLoop: {
    title: {lt: 'Indukcinė kilpa klausos aparatams', en: 'Hearing loop'},
    description: {
      lt: 'Ar ji įrengta ir kur reikia sėsti, kad būtų girdėti.',
      en: 'Whether there is one, and where to sit to use it.',
    },
  },
  parking: {
    title: {lt: 'Automobilių vietos neįgaliesiems', en: 'Parking for disabled people'},
    description: {
      lt: 'Ar yra „Blue Badge“ vietų, kiek ir kaip toli nuo įėjimo.',
      en: 'Whether there are Blue Badge spaces, how many, and how far from the entrance.',
    },
  },
  quietSpace: {
    title: {lt: 'Rami vieta', en: 'Quiet space'},
    description: {
      lt: 'Ar yra kambarys ar kampas pailsėti nuo triukšmo, šviesų ir minios.',
      en: 'Whether there is a room or corner to rest from noise, lights and crowds.',
    },
  },
}

export const eventAccess = defineType({
  name: 'eventAccess',
  title: {lt: 'Prieinamumas', en: 'Access'},
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
      title: {lt: 'Kita svarbu', en: 'Anything else that matters'},
      description: {
        lt: 'Nebūtina. Pvz., garsi muzika, mirksinčios šviesos, vertimas į gestų kalbą, ar laukiami šunys pagalbininkai.',
        en: 'Optional. For example loud music, flashing lights, sign-language interpreting, whether assistance dogs are welcome.',
      },
      type: 'localizedText',
      validation: matchLanguages,
    }),
    defineField({
      name: 'contact',
      title: {lt: 'Kam rašyti dėl prieinamumo', en: 'Who to ask about access'},
      description: {
        lt: 'Nebūtina. Žmogus, kuris atsakys iki renginio ir padės jo metu.',
        en: 'Optional. Somebody who answers before the event and helps on the day.',
      },
      type: 'contactPerson',
    }),
  ],
})
