import {type Locale, type Messages, NextIntlClientProvider} from 'next-intl'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import en from '#/messages/en.json'
import lt from '#/messages/lt.json'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'
import type {SchoolCard} from './schools-queries.ts'

stubSiteEnv()
const {SchoolComparison} = await import('./school-comparison.tsx')

const name = (text: string) => ({_type: 'localizedString', lt: text, en: text})
const bare = {
  _id: 'bare',
  slug: 'bare',
  name: name('Nauja'),
  ageFrom: null,
  ageTo: null,
  groupSizeFrom: null,
  groupSizeTo: null,
} as SchoolCard
const full = {
  ...bare,
  _id: 'full',
  slug: 'full',
  name: name('Gulbė'),
  ageFrom: 3,
  ageTo: 16,
  lessons: {_type: 'weeklyTime', day: 'saturday', from: '10:30', to: '13:30'},
  groupSizeFrom: 8,
  groupSizeTo: 12,
  fee: {
    _type: 'schoolFee',
    amount: 25,
    amountTo: 30,
    per: 'month',
    lessonsPerTerm: 12,
    monthsPerTerm: 3,
    siblingAmount: 20,
    freeTrial: false,
  },
  responsible: {_type: 'contactPerson', name: 'Rima', email: 'rima@example.test'},
  safeguarding: {
    contact: {_type: 'contactPerson', name: 'Paulius'},
    checks: {_type: 'localizedText', lt: 'DBS', en: 'DBS'},
    insurance: null,
    policies: [{_key: 'a', title: name('Policy'), date: null, href: 'https://example.test/policy.pdf'}],
  },
} as SchoolCard

function shown(schools: SchoolCard[], locale: Locale = 'en'): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      messages={(locale === 'lt' ? lt : en) as Messages}
      timeZone="Europe/London"
    >
      <AppRouterContext value={{} as AppRouterInstance}>
        <SchoolComparison schools={schools} />
      </AppRouterContext>
    </NextIntlClientProvider>,
  )
}

/** The texts of the elements with this name, as they are seen. */
const textsOf = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}[ >].*?</${element}>`, 'g'))].map(([each]) =>
    each
      .replaceAll(/<span [^>]*class="sr-only[^>]*>.*?<\/span>/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )

const terms = {
  lt: [
    'Amžius',
    'Pamokos',
    'Grupės',
    'Mokestis už pamoką',
    'Mokestis už trimestrą',
    'Kaip mokama',
    'Broliams ir seserims',
    'Pirmoji pamoka nemokama',
    'Vaikų sauga',
    'Už mokyklėlę atsako',
  ],
  en: [
    'Ages',
    'Lessons',
    'Groups',
    'Fee per lesson',
    'Fee per term',
    'How it’s paid',
    'Brothers and sisters',
    'First lesson free',
    'Safeguarding',
    'Responsible for the school',
  ],
}

test.each(['lt', 'en'] as const)(
  'the table and each card have the same facts in the same order: %s',
  (locale) => {
    const html = shown([full, bare], locale)
    expect(textsOf(html, 'th')).toEqual([
      {lt: 'Mokyklėlė', en: 'School'}[locale],
      'Gulbė',
      'Nauja',
      ...terms[locale],
    ])
    expect(textsOf(html, 'dt')).toEqual([...terms[locale], ...terms[locale]])
  },
)

test('fees are for a lesson and a term, and what is not stated is said to be so', () => {
  const html = shown([full, bare])
  const values = [
    '3–16',
    'Saturdays 10:30–13:30',
    '8–12 children each',
    'about £6.25–7.50',
    'about £75–90',
    '£25–30 a month',
    'about £5 a lesson £20 a month',
    'No',
    'Paulius checks and training and policies',
    'Rima',
  ]
  const [first, ...others] = textsOf(html, 'dd')
  expect(first).toContain('3–16')
  expect(others).toEqual([...values.slice(1), ...values.map(() => 'Not stated')])
  expect(textsOf(html, 'td').filter((text) => text !== 'Not stated')).toEqual([first, ...values.slice(1)])
  expect(html).toContain('href="/en/mokykleles/full#safeguarding"')
})

test('nothing is left without schools', () => {
  expect(shown([])).toBe('')
})
