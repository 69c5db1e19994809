import {expect, test} from 'vitest'
import {countRecipients, emptyDraft, faultsIn} from './registrants-message.ts'
import {exampleRegistration} from '../testing/registration-examples.ts'

const complete = {
  ...emptyDraft,
  lt: {subject: 'Autobusas', text: 'Išvykstame 8 val.'},
  en: {subject: 'The coach', text: 'We leave at 8.'},
}

const idsOf = (...given: Parameters<typeof faultsIn>) => faultsIn(...given).map(({id, code}) => [id, code])

test('subject and text are required in both languages', () => {
  expect(idsOf(emptyDraft, 1)).toEqual([
    ['lt-subject', 'missing'],
    ['lt-text', 'missing'],
    ['en-subject', 'missing'],
    ['en-text', 'missing'],
  ])
  expect(idsOf({...complete, en: {subject: 'The coach', text: ' \n'}}, 1)).toEqual([['en-text', 'missing']])
  expect(idsOf(complete, 1)).toEqual([])
})

test('a draft that is too long says by how much, and stays as it was typed', () => {
  const draft = {...complete, lt: {subject: 'ą'.repeat(203), text: `${'ž'.repeat(20_001)}\n`}}
  expect(faultsIn(draft, 1)).toEqual([
    {id: 'lt-subject', code: 'tooLong', excess: 3},
    {id: 'lt-text', code: 'tooLong', excess: 1},
  ])
  expect(draft.lt.text).toHaveLength(20_002)
})

test('somebody must be there to write to', () => {
  expect(idsOf(complete, 0)).toEqual([['recipients', 'missing']])
})

test('every registration with a chosen status gets an email', () => {
  const all = [exampleRegistration(), exampleRegistration(), exampleRegistration({status: 'waiting'})]
  expect(countRecipients(all, ['registered'])).toBe(2)
  expect(countRecipients(all, ['registered', 'waiting'])).toBe(3)
  expect(countRecipients(all, [])).toBe(0)
})
