import {describe, expect, test} from 'vitest'
import {
  NEWSLETTER_CONTENT_LIMIT,
  NEWSLETTER_SUBJECT_LIMIT,
  newsletterIssue,
  newsletterRequest,
} from './newsletter-issue.ts'
import {isEmptyRichText, plainTextOf, richTextOf} from '../texts/rich-text.ts'

const paragraph = (text: string) => [{kind: 'paragraph', spans: [{text}]}]
const lt = {subject: 'Kalėdos', content: paragraph('Susitinkame!')}
const en = {subject: 'Christmas', content: paragraph('See you there!')}

const both = {
  subject: {lt: lt.subject, en: en.subject},
  content: {lt: lt.content, en: en.content},
}

const errorsOf = (given: unknown) =>
  newsletterIssue.safeParse(given).error?.issues.map(({path, message}) => `${path.join('.')} ${message}`)

describe('a newsletter', () => {
  test('has a subject and a content in each language', () => {
    expect(newsletterIssue.parse(both)).toEqual({lt, en})
  })

  test('may be in Lithuanian alone', () => {
    expect(newsletterIssue.parse({subject: lt.subject, content: 'Susitinkame!'})).toEqual({lt, en: null})
    const empty = {subject: {lt: lt.subject, en: ' '}, content: {lt: lt.content, en: paragraph('\u200b')}}
    expect(newsletterIssue.parse(empty)).toEqual({lt, en: null})
    expect(newsletterIssue.parse({subject: {lt: lt.subject}, content: {lt: lt.content}})).toEqual({
      lt,
      en: null,
    })
  })

  test('is incomplete without its Lithuanian text, or with half of an English one', () => {
    expect(errorsOf({subject: ' ', content: {lt: []}})).toEqual([
      'subject.lt required',
      'content.lt required',
    ])
    expect(errorsOf({...both, subject: {lt: lt.subject, en: ''}})).toEqual(['subject.en required'])
    expect(errorsOf({...both, content: {lt: lt.content, en: [{kind: 'bullets', items: []}]}})).toEqual([
      'content.en required',
    ])
  })

  test('is limited in length', () => {
    expect(errorsOf({...both, subject: {lt: 'ą'.repeat(NEWSLETTER_SUBJECT_LIMIT), en: en.subject}})).toBe(
      undefined,
    )
    expect(errorsOf({subject: 'ą'.repeat(NEWSLETTER_SUBJECT_LIMIT + 1), content: 'Labas'})).toEqual([
      'subject.lt tooLong',
    ])
    const content = {lt: paragraph('a'.repeat(NEWSLETTER_CONTENT_LIMIT + 1)), en: en.content}
    expect(errorsOf({...both, content})).toEqual(['content.lt tooLong'])
    const link = `https://example.org/${'a'.repeat(100_000)}`
    const linked = [{kind: 'paragraph', spans: [{text: 'a', link}]}]
    expect(errorsOf({...both, content: {lt: linked, en: en.content}})).toEqual(['content.lt tooLong'])
  })

  test('has no line break in its subject and no control characters in its content', () => {
    expect(
      newsletterIssue.parse({subject: 'Labas\r\nBcc: x', content: {lt: paragraph('a\u0000 \u202eb')}}),
    ).toEqual({
      lt: {subject: 'Labas  Bcc: x', content: paragraph('a b')},
      en: null,
    })
  })

  test.each([
    {...both, content: {lt: [{kind: 'script', spans: []}], en: en.content}},
    {...both, content: {lt: [{kind: 'paragraph', spans: [{text: 'x', link: 'javascript:alert(1)'}]}]}},
    {subject: 7, content: 'Labas'},
    {content: 'Labas'},
    [],
    null,
  ])('is refused when it is malformed: %j', (given) => {
    expect(newsletterIssue.safeParse(given).success).toBe(false)
  })
})

describe('a request', () => {
  const texts = {lt, en, audience: 'subscribers'}

  test('without a mode sends the newsletter, at once or at a time', () => {
    expect(newsletterRequest.parse(both)).toEqual(texts)
    const sendAt = '2026-01-01T09:00:00+02:00'
    expect(newsletterRequest.parse({...both, sendAt, mode: 'send'})).toEqual({...texts, mode: 'send', sendAt})
    const draft = {issueId: crypto.randomUUID(), version: 3}
    expect(newsletterRequest.parse({...both, ...draft})).toEqual({...texts, ...draft})
  })

  test('goes to subscribers, or for a purpose to members', () => {
    const meeting = {...both, audience: 'members', purpose: 'meeting'}
    expect(newsletterRequest.parse(meeting)).toMatchObject({audience: 'members', purpose: 'meeting'})
    const ended = {...both, audience: 'ended', purpose: 'membership'}
    expect(newsletterRequest.parse(ended)).toMatchObject({audience: 'ended', purpose: 'membership'})
  })

  test('may ask for a test or a preview', () => {
    expect(newsletterRequest.parse({...both, mode: 'test', locale: 'en'})).toEqual({
      ...texts,
      mode: 'test',
      locale: 'en',
    })
    expect(newsletterRequest.parse({...both, mode: 'preview'})).toEqual({...texts, mode: 'preview'})
  })

  test.each([
    {...both, mode: 'everybody'},
    {...both, mode: 'test'},
    {...both, sendAt: '2026-01-01T09:00'},
    {...both, sendAt: 'tomorrow'},
    {...both, issueId: '1'},
    {...both, audience: 'everybody'},
    {...both, audience: 'members'},
    {...both, audience: 'subscribers', purpose: 'meeting'},
    {...both, audience: 'ended', purpose: 'minutes'},
  ])('is refused when it is malformed: %j', (given) => {
    expect(newsletterRequest.safeParse(given).success).toBe(false)
  })
})

test('plain text becomes paragraphs at its blank lines', () => {
  const parts = richTextOf('Labas!\r\nKaip sekasi?\n \n\nIki.\n')
  expect(parts).toEqual([...paragraph('Labas!\nKaip sekasi?'), ...paragraph('Iki.')])
  expect(plainTextOf(parts)).toBe('Labas!\nKaip sekasi?\nIki.')
  expect(isEmptyRichText(richTextOf(' \n\n '))).toBe(true)
})
