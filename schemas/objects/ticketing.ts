import {defineField, defineType} from '@sanity/types'
import {matchLanguages} from '../validation/bilingual.ts'
import {isFilled} from '../validation/filled.ts'
import {lithuanianOptions} from '../options/option-list.ts'
import {ticketAvailabilities} from '../options/event-options.ts'
import {webAddress} from '../validation/links.ts'
import {type HiddenWhen, whileShown} from '../validation/while-shown.ts'
import type {Bilingual} from '../languages.ts'

type TicketingValue = {
  url?: string
  takesMemberCodes?: boolean
  availability?: string
  reason?: Bilingual<string>
}

const hasNoTickets: HiddenWhen = ({document}) => document?.admission !== 'tickets'
const needsNoReason: HiddenWhen = ({parent}) =>
  (parent as TicketingValue | undefined)?.availability !== 'notYet'

/** Tickets of an event that are sold on another site. */
export const ticketing = defineType({
  name: 'ticketing',
  title: 'Bilietai',
  type: 'object',
  fields: [
    defineField({
      name: 'url',
      title: 'Kur pirkti bilietą',
      description: 'Visas adresas su https:// pradžioje. Atsivers naujame naršyklės skirtuke.',
      type: 'url',
      validation: whileShown(hasNoTickets, webAddress),
    }),
    defineField({
      name: 'takesMemberCodes',
      title: 'Priima narių nuolaidos kodus',
      description:
        'Įjunkite tik tada, jei tai bendruomenės „Stripe“ mokėjimo nuoroda, kurioje leisti akcijų kodai („Allow promotion codes“). Tada renginio puslapyje nariai gaus asmeninį nuolaidos kodą.',
      type: 'boolean',
      initialValue: false,
      hidden: ({parent}) => !parent?.url,
    }),
    defineField({
      name: 'availability',
      title: 'Ar bilietų galima nusipirkti',
      description: 'Jei negalima, vietoj nuorodos rodomas neveikiantis mygtukas „Rezervuoti vietą“.',
      type: 'string',
      options: {list: lithuanianOptions(ticketAvailabilities), layout: 'radio'},
      initialValue: 'onSale',
    }),
    defineField({
      name: 'reason',
      title: 'Kodėl bilietų dar nėra',
      description: 'Rodoma šalia neveikiančio mygtuko, pvz., „Bilietai bus parduodami nuo sausio“.',
      type: 'localizedString',
      hidden: needsNoReason,
      validation: whileShown((context) => hasNoTickets(context) || needsNoReason(context), matchLanguages),
    }),
  ],
  validation: (rule) => [
    rule.custom<TicketingValue>((tickets, {document}) => {
      if (document?.admission !== 'tickets') return true
      const {url, availability = 'onSale', reason} = tickets ?? {}
      if (availability === 'onSale' && !url) {
        return {message: 'Įrašykite adresą, kuriuo perkami bilietai.', path: ['url']}
      }
      if (availability === 'notYet' && !isFilled(reason?.lt)) {
        return {message: 'Parašykite, kodėl bilietų dar nėra.', path: ['reason', 'lt']}
      }
      return true
    }),
    rule
      .custom<TicketingValue>((tickets, {document}) => {
        const discount = document?.memberDiscount as {amount?: number} | undefined
        const isOffered = document?.admission === 'tickets' && tickets?.url && tickets.takesMemberCodes
        return (
          !isOffered ||
          Boolean(discount?.amount) || {
            message: 'Nariai gaus kodus, kai žemiau įrašysite, kiek svarų jie sutaupo („Nuolaida nariams“).',
            path: ['takesMemberCodes'],
          }
        )
      })
      .warning(),
  ],
})
