import {defineField, defineType} from '@sanity/types'
import {matchLanguages} from '../validation/bilingual.ts'
import {lithuanianOptions} from '../options/option-list.ts'
import {londonDatetime} from '../london-time.ts'
import {registrationKinds} from '../options/event-options.ts'
import {webUrl} from '../validation/formats.ts'

interface RegistrationValue {
  kind?: string
  url?: string
}

/** The registration for an event: form, deadline and notice. */
export const registration = defineType({
  name: 'registration',
  title: 'Registracija',
  type: 'object',
  fields: [
    defineField({
      name: 'kind',
      title: 'Kaip registruojamasi',
      description: 'Nuo to priklauso, kokią anketą lankytojas pildys.',
      type: 'string',
      options: {list: lithuanianOptions(registrationKinds)},
      initialValue: 'none',
    }),
    defineField({
      name: 'url',
      title: 'Registracijos adresas kitoje svetainėje',
      description: 'Visas adresas su https:// pradžioje.',
      type: 'url',
      hidden: ({parent}) => parent?.kind !== 'external',
      validation: (rule) => [
        webUrl(rule),
        rule.custom(
          (url, {parent}) =>
            (parent as RegistrationValue | undefined)?.kind !== 'external' ||
            Boolean(url) ||
            'Įrašykite adresą, kuriuo registruojamasi.',
        ),
      ],
    }),
    defineField({
      name: 'open',
      title: 'Galima registruotis',
      description: 'Išjunkite, kai vietų nebėra arba registracija dar neprasidėjo.',
      type: 'boolean',
      initialValue: true,
    }),
    defineField({
      name: 'closesAt',
      title: 'Registruotis iki',
      description: 'Nebūtina. Velso laiku. Po šios valandos registracija baigsis savaime.',
      type: 'datetime',
      options: londonDatetime,
    }),
    defineField({
      name: 'notice',
      title: 'Ką žinoti registruojantis',
      description: 'Nebūtina. Pvz., „Vietų skaičius ribotas, dalyvavimą patvirtins organizatoriai“.',
      type: 'localizedText',
      validation: matchLanguages,
    }),
  ],
})
