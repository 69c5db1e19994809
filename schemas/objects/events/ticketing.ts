import {defineField, defineType} from '../../define.ts'
import {faultAt} from '../../validation/messages.ts'
import {matchLanguages} from '../../validation/bilingual.ts'
import {isFilled} from '../../validation/filled.ts'
import {ticketAvailabilities} from '../../options/event-options.ts'
import {webAddress} from '../../validation/links.ts'
import {type HiddenWhen, whileShown} from '../../validation/sanity-rules.ts'
import type {Bilingual} from '../../languages.ts'

type TicketingValue = {
  url?: string
  takesMemberCodes?: boolean
  availability?: string
  reason?: Bilingual<string>
}

const hasNoTickets: HiddenWhen = ({document}) => document?.admission !== 'tickets'
const needsNoReason: HiddenWhen = ({parent}) =>
  (parent as TicketingValue | undefined)?.availability !== 'notYet'

export const ticketing = defineType({
  name: 'ticketing',
  title: {lt: 'Bilietai', en: 'Tickets'},
  type: 'object',
  fields: [
    defineField({
      name: 'url',
      title: {lt: 'Kur pirkti bilietą', en: 'Where to buy a ticket'},
      description: {
        lt: 'Visas adresas su https:// pradžioje. Atsivers naujame naršyklės skirtuke.',
        en: 'The whole address, beginning with https://. It opens in a new browser tab.',
      },
      type: 'url',
      validation: whileShown(hasNoTickets, webAddress),
    }),
    defineField({
      name: 'takesMemberCodes',
      title: {lt: 'Priima narių nuolaidos kodus', en: 'Takes members’ discount codes'},
      description: {
        lt: 'Įjunkite tik tada, jei tai bendruomenės „Stripe“ mokėjimo nuoroda, kurioje leisti akcijų kodai („Allow promotion codes“). Tada renginio puslapyje nariai gaus asmeninį nuolaidos kodą.',
        en: 'Switch this on only if this is one of the community’s own Stripe payment links, with ‘Allow promotion codes’ on. Members then get a discount code of their own on the event’s page.',
      },
      type: 'boolean',
      initialValue: false,
      hidden: ({parent}) => !parent?.url,
    }),
    defineField({
      name: 'availability',
      title: {lt: 'Ar bilietų galima nusipirkti', en: 'Can tickets be bought?'},
      description: {
        lt: 'Jei negalima, vietoj nuorodos rodomas neveikiantis mygtukas „Rezervuoti vietą“.',
        en: 'If not, an inactive button is shown in place of the link.',
      },
      type: 'string',
      options: {list: ticketAvailabilities, layout: 'radio'},
      initialValue: 'onSale',
    }),
    defineField({
      name: 'reason',
      title: {lt: 'Kodėl bilietų dar nėra', en: 'Why there are no tickets yet'},
      description: {
        lt: 'Rodoma šalia neveikiančio mygtuko, pvz., „Bilietai bus parduodami nuo sausio“.',
        en: 'Shown beside the inactive button, such as ‘Tickets go on sale in January’.',
      },
      type: 'localizedString',
      hidden: needsNoReason,
      validation: whileShown((context) => hasNoTickets(context) || needsNoReason(context), matchLanguages),
    }),
  ],
  validation: (rule) => [
    rule.custom<TicketingValue>((tickets, context) => {
      const {document} = context
      if (document?.admission !== 'tickets') return true
      const {url, availability = 'onSale', reason} = tickets ?? {}
      if (availability === 'onSale' && !url) {
        return faultAt(['url'], context, {
          lt: 'Įrašykite adresą, kuriuo perkami bilietai.',
          en: 'Enter the address where tickets are sold.',
        })
      }
      if (availability === 'notYet' && !isFilled(reason?.lt)) {
        return faultAt(['reason', 'lt'], context, {
          lt: 'Parašykite, kodėl bilietų dar nėra.',
          en: 'Write why there are no tickets yet.',
        })
      }
      return true
    }),
    rule
      .custom<TicketingValue>((tickets, context) => {
        const {document} = context
        const discount = document?.memberDiscount as {amount?: number} | undefined
        const isOffered = document?.admission === 'tickets' && tickets?.url && tickets.takesMemberCodes
        return (
          !isOffered ||
          Boolean(discount?.amount) ||
          faultAt(['takesMemberCodes'], context, {
            lt: 'Nariai gaus kodus, kai žemiau įrašysite, kiek svarų jie sutaupo („Nuolaida nariams“).',
            en: 'Members get codes once you enter below how many pounds they save (‘Discount for members’).',
          })
        )
      })
      .warning(),
  ],
})
