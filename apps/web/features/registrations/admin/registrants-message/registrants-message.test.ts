import {expect, test} from 'vitest'
import {
  countRecipients,
  emptyDraft,
  excessOf,
  messageDraft,
  type MessageDraft,
  type Readers,
} from './registrants-message.ts'
import {exampleOrder, exampleRegistration} from '../testing/registration-examples.ts'

const complete = {
  ...emptyDraft,
  lt: {subject: 'Autobusas', text: 'Išvykstame 8 val.'},
  en: {subject: 'The coach', text: 'We leave at 8.'},
}

const registered: Readers = {registrations: [exampleRegistration()], orders: []}

const faultsIn = (draft: MessageDraft, readers = registered) =>
  messageDraft(readers)
    .safeParse(draft)
    .error?.issues.map(({path, message}) => [path.join('.'), message])

test('subject and text are required in both languages', () => {
  expect(faultsIn(emptyDraft)).toEqual([
    ['lt.subject', 'required'],
    ['lt.text', 'required'],
    ['en.subject', 'required'],
    ['en.text', 'required'],
  ])
  expect(faultsIn({...complete, en: {subject: 'The coach', text: ' \n'}})).toEqual([['en.text', 'required']])
  expect(faultsIn(complete)).toBeUndefined()
})

test('a draft that is too long says by how much', () => {
  const subject = 'ą'.repeat(203)
  const text = `${'ž'.repeat(20_001)}\n`
  expect(faultsIn({...complete, lt: {subject, text}})).toEqual([
    ['lt.subject', 'tooLong'],
    ['lt.text', 'tooLong'],
  ])
  expect([excessOf('subject', subject), excessOf('text', text)]).toEqual([3, 1])
})

test('somebody must be there to write to', () => {
  expect(faultsIn(complete, {registrations: [], orders: []})).toEqual([['statuses', 'required']])
  expect(faultsIn({...complete, statuses: []})).toEqual([['statuses', 'required']])
})

test('every registration with a chosen status gets an email', () => {
  const all: Readers = {
    registrations: [exampleRegistration(), exampleRegistration(), exampleRegistration({status: 'waiting'})],
    orders: [],
  }
  expect(countRecipients(all, ['registered'])).toBe(2)
  expect(countRecipients(all, ['registered', 'waiting'])).toBe(3)
  expect(countRecipients(all, [])).toBe(0)
})

test('so does everybody with tickets, as far as the address is known', () => {
  const readers: Readers = {
    registrations: [exampleRegistration()],
    orders: [exampleOrder(), exampleOrder({hasEmail: false})],
  }
  expect(countRecipients(readers, ['registered', 'tickets'])).toBe(2)
  expect(countRecipients(readers, ['registered'])).toBe(1)
  expect(faultsIn({...complete, statuses: ['tickets']}, readers)).toBeUndefined()
  expect(faultsIn({...complete, statuses: ['tickets']})).toEqual([['statuses', 'required']])
})
