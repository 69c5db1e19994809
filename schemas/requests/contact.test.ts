import {expect, test} from 'vitest'
import {contactRequest} from './contact.ts'

const complete = {
  firstName: 'Rasa',
  lastName: 'Jankutė',
  email: 'rasa@example.test',
  subject: 'Dėl mokyklėlės',
  message: 'Laba diena,\n\nar priimate keturmečius?',
}

test('the specified fields are enough', () => {
  expect(contactRequest.parse(complete)).toEqual(complete)
})

test('keeps the line breaks of the message, and none in a line', () => {
  const {subject, message} = contactRequest.parse({...complete, subject: ' Dėl\r\nBcc: kita@example.test '})
  expect(subject).toBe('Dėl  Bcc: kita@example.test')
  expect(message).toBe(complete.message)
})

test('accepts the language and the fields against programs', () => {
  const request = {...complete, locale: 'en', website: ''}
  expect(contactRequest.parse(request)).toEqual(request)
})

test.each([
  ['firstName', '', 'required'],
  ['lastName', ' ', 'required'],
  ['lastName', 'a'.repeat(81), 'tooLong'],
  ['email', '', 'required'],
  ['email', 'rasa@', 'emailInvalid'],
  ['email', 'rasa@example.test\nBcc: kita@example.test', 'emailInvalid'],
  ['subject', '\u200b', 'required'],
  ['subject', 'ž'.repeat(201), 'tooLong'],
  ['message', '\n', 'required'],
  ['message', 'ž'.repeat(5001), 'tooLong'],
])('%s: %j is %s', (field, value, code) => {
  const {error} = contactRequest.safeParse({...complete, [field]: value})
  expect(error?.issues[0]).toMatchObject({path: [field], message: code})
})

test('takes a photo by its place, and nothing that is said of it', () => {
  const photo = {document: 'album-1', key: 'a1'}
  expect(contactRequest.parse({...complete, photo: {...photo, title: 'Kitas'}}).photo).toEqual(photo)
  expect(contactRequest.safeParse({...complete, photo: {...photo, document: 'drafts.album-1'}}).success).toBe(
    false,
  )
})

test('refuses another language', () => {
  expect(contactRequest.safeParse({...complete, locale: 'cy'}).success).toBe(false)
})
