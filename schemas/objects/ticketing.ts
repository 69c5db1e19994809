import {defineField, defineType} from '@sanity/types'
import {isFilled, matchLanguages} from '../validation/bilingual.ts'
import {lithuanianOptions} from '../options/option-list.ts'
import {ticketingKinds} from '../options/event-options.ts'
import {webUrl} from '../validation/formats.ts'
import type {Bilingual} from '../languages.ts'

interface TicketingValue {
  kind?: string
}

const kindOf = (parent: unknown) => (parent as TicketingValue | undefined)?.kind

/** Tickets of an event: kind, link and availability. */
export const ticketing = defineType({
  name: 'ticketing',
  title: 'Bilietai',
  type: 'object',
  fields: [
    defineField({
      name: 'kind',
      title: 'Kaip patenkama',
      description: 'Nuo to priklauso, koks mygtukas rodomas prie renginio.',
      type: 'string',
      options: {list: lithuanianOptions(ticketingKinds)},
      initialValue: 'none',
    }),
    defineField({
      name: 'url',
      title: 'Kur pirkti bilietą',
      description: 'Visas adresas su https:// pradžioje. Atsivers naujame naršyklės skirtuke.',
      type: 'url',
      hidden: ({parent}) => parent?.kind !== 'external',
      validation: (rule) => [
        webUrl(rule),
        rule.custom(
          (url, {parent}) =>
            kindOf(parent) !== 'external' || Boolean(url) || 'Įrašykite adresą, kuriuo perkami bilietai.',
        ),
      ],
    }),
    defineField({
      name: 'reason',
      title: 'Kodėl bilietų dar nėra',
      description:
        'Rodoma šalia neveikiančio mygtuko „Rezervuoti vietą“, pvz., „Registracija prasidės sausio mėnesį“.',
      type: 'localizedString',
      hidden: ({parent}) => parent?.kind !== 'disabled',
      validation: (rule) => [
        ...matchLanguages(rule),
        rule.custom<Bilingual<string>>(
          (reason, {parent}) =>
            kindOf(parent) !== 'disabled' ||
            isFilled(reason?.lt) || {message: 'Parašykite, kodėl bilietų dar nėra.', path: ['lt']},
        ),
      ],
    }),
  ],
})
