import {NextIntlClientProvider, type Messages} from 'next-intl'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import en from '#/messages/en.json'
import {ClaimFields} from './claim-fields.tsx'

const claims = [{id: 'spring', pence: 12_500, on: '2026-04-01', reference: 'XR12345'}]

function shown(claimId: string, pence: number, hasGiftAid = true): string {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en as unknown as Messages} timeZone="Europe/London">
      <ClaimFields
        claimId={claimId}
        pence={pence}
        claims={claims}
        hasGiftAid={hasGiftAid}
        onChange={() => {}}
      />
    </NextIntlClientProvider>,
  )
  return html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')
}

test('offers the claims with what they ask for, and none of ours while Gift Aid is on', () => {
  expect(shown('', 12_500)).toContain('1 Apr 2026: asks for £125|None of these')
  expect(shown('', 12_500, false)).not.toContain('None of these')
})

test('names the difference, if there is one', () => {
  expect(shown('spring', 12_640)).toContain('HMRC paid £1.40 more than this claim asks for')
  expect(shown('spring', 10_000)).toContain('HMRC paid £25 less than this claim asks for')
  for (const [claimId, pence] of [
    ['spring', 12_500],
    ['none', 77],
    ['', 77],
  ] as const)
    expect(shown(claimId, pence)).not.toContain('HMRC paid')
})
