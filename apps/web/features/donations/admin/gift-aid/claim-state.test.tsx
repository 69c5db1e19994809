import {type Locale, NextIntlClientProvider, type Messages} from 'next-intl'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import en from '#/messages/en.json'
import lt from '#/messages/lt.json'
import {ClaimState} from './claim-state.tsx'

const asked = {taxPence: 12_500, adjustedTaxPence: 500, paid: null}

const paid = (pence: number) => ({...asked, paid: {pence, on: '2026-11-12'}})

function shown(claim: Parameters<typeof ClaimState>[0]['claim'], locale: Locale = 'en'): string {
  const messages = (locale === 'lt' ? lt : en) as unknown as Messages
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/London">
      <ClaimState claim={claim} />
    </NextIntlClientProvider>,
  )
  return html.replaceAll(/<[^>]+>/g, '')
}

test.each([
  ['is awaited', asked, '£120 awaited from HMRC.'],
  ['only gives back', {...asked, taxPence: 0}, 'HMRC has nothing to pay for this claim.'],
  ['is paid', paid(12_000), 'Paid on 12 November 2026: £120.'],
  ['is paid with more', paid(12_140), 'Paid on 12 November 2026: £121.40, £1.40 more than asked for.'],
  ['is paid with less', paid(10_000), 'Paid on 12 November 2026: £100, £20 less than asked for.'],
])('a claim %s', (_, claim, text) => {
  expect(shown(claim)).toBe(text)
})

test('a claim is paid in Lithuanian too', () => {
  expect(shown(paid(12_140), 'lt')).toBe(
    'Apmokėta 2026\u00a0m. lapkričio 12\u00a0d.: £121,40, £1,40 daugiau, nei prašyta.',
  )
})
