import {type Locale, NextIntlClientProvider, type Messages} from 'next-intl'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import en from '#/messages/en.json'
import lt from '#/messages/lt.json'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'
import {exampleOrder} from '../testing/registration-examples.ts'
import type {TicketOrder} from '../records/ticket-order.ts'

stubSiteEnv()
const {TicketOrdersList} = await import('./ticket-orders-list.tsx')

function shown(data: TicketOrder[], locale: Locale = 'lt'): string {
  const messages = (locale === 'lt' ? lt : en) as unknown as Messages
  const orders = {data, error: null, isLoading: false, reload: () => Promise.resolve()}
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/London">
      <TicketOrdersList orders={orders} />
    </NextIntlClientProvider>,
  )
  return html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')
}

test('says who bought which tickets, how many there are, and who has come', () => {
  const orders = [exampleOrder(), exampleOrder({id: 'other', name: 'Tomas Tomaitis', tickets: 1, came: true})]
  expect(shown(orders)).toBe(
    '|Parduoti 4 bilietai|Rasa Rasaitė|2 × Suaugusiojo bilietas, 1 × Vaiko bilietas|Užsakymo numeris k3mZ9qLw' +
      '|Tomas Tomaitis|2 × Suaugusiojo bilietas, 1 × Vaiko bilietas|Užsakymo numeris k3mZ9qLw|Atvyko|',
  )
})

test('says what is not known, and that a part of the money went back', () => {
  expect(shown([exampleOrder({name: null, items: [], tickets: 2, isPartlyRefunded: true})], 'en')).toBe(
    '|2 tickets sold|Name not known|2 tickets|Part of the money was refunded; the tickets are valid|Order number k3mZ9qLw|',
  )
})

test('is not there where no tickets were sold', () => {
  expect(shown([])).toBe('')
})
