import {expect, test} from 'vitest'
import {countRecipients, emptyDraft, missingIn} from './registrants-message.ts'
import {exampleRegistration} from '../registrations/registration-examples.ts'

const complete = {
  ...emptyDraft,
  lt: {subject: 'Autobusas', text: 'Išvykstame 8 val.'},
  en: {subject: 'The coach', text: 'We leave at 8.'},
}

test('subject and text are required in both languages', () => {
  expect(missingIn(emptyDraft, 1)).toEqual(['lt-subject', 'lt-text', 'en-subject', 'en-text'])
  expect(missingIn({...complete, en: {subject: 'The coach', text: ' \n'}}, 1)).toEqual(['en-text'])
  expect(missingIn(complete, 1)).toEqual([])
})

test('somebody must be there to write to', () => {
  expect(missingIn(complete, 0)).toEqual(['recipients'])
})

test('every registration with a chosen status gets an email', () => {
  const all = [exampleRegistration(), exampleRegistration(), exampleRegistration({status: 'waiting'})]
  expect(countRecipients(all, ['registered'])).toBe(2)
  expect(countRecipients(all, ['registered', 'waiting'])).toBe(3)
  expect(countRecipients(all, [])).toBe(0)
})
