import {NextIntlClientProvider, type Messages} from 'next-intl'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import en from '#/messages/en.json'
import {PlaceCountsList} from './place-counts.tsx'
import {countPlaces} from '../records/registration.ts'
import {exampleRegistration} from '../testing/registration-examples.ts'

const counts = countPlaces([exampleRegistration({places: 2}), exampleRegistration({status: 'waiting'})])

function shown(tickets: number, capacity: number | null): string {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en as unknown as Messages} timeZone="Europe/London">
      <PlaceCountsList counts={counts} tickets={tickets} capacity={capacity} />
    </NextIntlClientProvider>,
  )
  return html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')
}

const others = '|To be confirmed|0|Offered|0|On the waiting list|1|'

test('tickets take places beside registrations', () => {
  expect(shown(3, 10)).toBe(`|Places taken|5 of 10|Tickets sold|3${others}`)
  expect(shown(0, 2)).toBe(`|Places taken|2 of 2${others}`)
  expect(shown(3, null)).toBe(`|Places taken|5 (no limit)|Tickets sold|3${others}`)
})

test('says when more are taken than there are', () => {
  expect(shown(3, 4)).toContain('1 more place is taken than there are.')
  expect(shown(4, 4)).toContain('2 more places are taken than there are.')
})
