import {assert, boolean, constantFrom, property, record} from 'fast-check'
import {NextIntlClientProvider, type Messages} from 'next-intl'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test, vi} from 'vitest'
import en from '#/messages/en.json'
import lt from '#/messages/lt.json'
import type {FormEvent, RegistrationKind} from './registrations-actions.ts'
import {type Registered, SentRegistration} from './sent-registration.tsx'

vi.mock('next/navigation', () => ({useRouter: () => ({})}))

const messages = {lt, en}
const event: FormEvent = {
  eventKey: 'begimas-2025',
  name: 'Penki už Lietuvą',
  date: '2025-09-21',
  when: '2025 m. rugsėjo 21 d., sekmadienis, 10:00',
  where: 'Niuportas',
  price: '£12',
  costs: true,
  isDateToBeConfirmed: false,
  isLimited: false,
}

function shown(
  registered: Partial<Registered>,
  {kind = 'general' as RegistrationKind, about = {}, locale = 'lt' as 'lt' | 'en'} = {},
): string {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      messages={messages[locale] as unknown as Messages}
      timeZone="Europe/London"
    >
      <SentRegistration
        kind={kind}
        event={{...event, ...about}}
        registered={{
          ok: true,
          status: 'registered',
          isEmailed: true,
          registrants: {names: ['Austėja Bandytoja'], seats: 3, email: 'austeja@example.test'},
          ...registered,
        }}
      />
    </NextIntlClientProvider>,
  )
  return html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')
}

test('says what, when, where, who, for how much, and what comes next', () => {
  expect(shown({})).toBe(
    '|Registracija sėkminga!|Registracijos patvirtinimą išsiuntėme el. paštu.' +
      '|Renginys|Penki už Lietuvą|Kada|2025 m. rugsėjo 21 d., sekmadienis, 10:00|Kur|Niuportas' +
      '|Kas registruota|Austėja Bandytoja|Vietų skaičius|3|Kaina|£12' +
      '|Dar nieko nesumokėjote: registruojantis pinigai nenuskaičiuojami. Kaip sumokėti, pasakys organizatoriai.' +
      '|Laišką siunčiame adresu austeja@example.test. Jame rasite nuorodą registracijai pakeisti ar atšaukti.' +
      ' Jei laiško nematote, pažiūrėkite tarp šlamšto.|Įsirašyti į kalendorių (.ics)|',
  )
})

test('a family is named, and who of it waits', () => {
  const registrants = {names: ['Lukas Jankus', 'Ema Jankutė'], waiting: ['Ema'], email: 'rasa@example.test'}
  const text = shown({registrants}, {kind: 'race'})
  expect(text).toContain('|Kas registruota|Lukas Jankus, Ema Jankutė|')
  expect(text).toContain('Laukiančiųjų sąraše: Ema.')
  expect(text).not.toContain('Vietų skaičius')
})

test('what is not known is left out', () => {
  const text = shown({}, {about: {when: '', where: '', price: '', costs: false}})
  for (const word of ['Kada', 'Kur|', 'Kaina', 'nesumokėjote']) expect(text).not.toContain(word)
  expect(shown({}, {about: {isDateToBeConfirmed: true}})).toContain('Įsirašyti numatomą datą')
})

const statuses = ['registered', 'requested', 'waiting', 'unconfirmed', undefined] as const
const kinds = ['general', 'trip', 'race'] as const

test('nothing is claimed that is not known, whatever was answered', () => {
  assert(
    property(
      record({
        status: constantFrom(...statuses),
        isEmailed: boolean(),
        kind: constantFrom(...kinds),
        costs: boolean(),
        locale: constantFrom('lt', 'en'),
      }),
      ({status, isEmailed, kind, costs, locale}) => {
        const text = shown({status, isEmailed}, {kind, locale, about: {costs}})
        const {shared, ...rest} = messages[locale].registrations
        const hasPlace = status !== 'waiting' && status !== 'unconfirmed'
        expect(text.includes(shared.done)).toBe(hasPlace)
        expect(text.includes('austeja@example.test')).toBe(isEmailed)
        expect(text.includes(shared.sent.calendar)).toBe(hasPlace)
        expect(text.includes(shared.sent.unpaid)).toBe(costs && status !== 'waiting')
        const claimsEmail = [rest.general, rest.race].some((of) => text.includes(of.doneText))
        expect(claimsEmail && !isEmailed).toBe(false)
      },
    ),
  )
})
