import {expect, test} from 'vitest'
import {registrantsMessage} from './registrants-message.ts'

const en = {subject: 'The coach', text: 'We leave at 8.'}
const errorsOf = (given: unknown) =>
  registrantsMessage.safeParse(given).error?.issues.map(({path, message}) => `${path.join('.')} ${message}`)

test('a message needs a subject and a text in both languages', () => {
  const empty = {subject: ' ', text: '\u00a0\n'}
  expect(errorsOf({lt: empty, en})).toEqual(['lt.subject required', 'lt.text required'])
})

test('a subject has 200 characters at most, a text 20,000', () => {
  // Each emoji is one character and two code units.
  const longest = {subject: '🚌'.repeat(200), text: '🚌'.repeat(20_000)}
  expect(registrantsMessage.parse({lt: longest, en})).toEqual({lt: longest, en})
  const longer = {subject: `${longest.subject}a`, text: `${longest.text}a`}
  expect(errorsOf({lt: en, en: longer})).toEqual(['en.subject tooLong', 'en.text tooLong'])
})

test('what the database would not store is left out', () => {
  const typed = {subject: ' Auto\nbusas ', text: 'Išvykstame\u0007 8 val.\n'}
  expect(registrantsMessage.parse({lt: typed, en}).lt).toEqual({
    subject: 'Auto busas',
    text: 'Išvykstame 8 val.',
  })
})
