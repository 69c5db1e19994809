import {type EmailTemplate, emailTemplates} from '@site/schemas/statuses/email-templates'
import type {Language} from '@site/schemas/languages'
import {describe, expect, test} from 'vitest'
import {exampleCommunity, exampleEmailData, exampleLinkData} from '../../_testing/example-email-data.ts'

import {renderEmail, type RenderedEmail} from './render-email.ts'
import {singleLine} from './email-headers.ts'

const {link} = exampleLinkData
const urls = {
  community: exampleCommunity,
  siteUrl: 'https://example.org',
  functionsUrl: 'https://api.example.org/functions/v1',
}
const languageToken = 'cd'.repeat(32)
const languageLinks = {
  lt: `https://example.org/en/laiskai/kalba?token=${languageToken}`,
  en: `https://example.org/laiskai/kalba?token=${languageToken}`,
}
const names = Object.keys(emailTemplates) as EmailTemplate[]
const all = names.flatMap((template) => (['lt', 'en'] as const).map((language) => ({template, language})))

function rendered(template: string, language: Language, given?: unknown): RenderedEmail {
  const data = given ?? exampleEmailData(template, language)
  const rendering = renderEmail({template, language, data, languageToken, ...urls})
  if (!rendering.ok) throw new Error(rendering.error)
  return rendering.email
}

const hrefsOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
const occurrences = (text: string, part: string) => text.split(part).length - 1

const isNewsletter = (template: string) => /^(newsletter|member-letter)/.test(template)

/** Links of an email besides those of the frame. */
const mostLinks = (template: string) => (['membership-welcome', 'gift-links'].includes(template) ? 2 : 1)

/** Links to every place where there is more, and is tested in digest-emails.test.ts. */
const isDigest = (template: string) => template === 'daily-digest'

describe.each(all.filter(({template}) => !isNewsletter(template) && !isDigest(template)))(
  'the email $template in $language',
  ({template, language}) => {
    test('has few links, each once in the text and twice in the HTML, as button and URL', () => {
      const {html, text} = rendered(template, language)
      const home = language === 'en' ? 'https://example.org/en' : 'https://example.org'
      const hrefs = hrefsOf(html)
      const actions = hrefs.filter((_, index) => index % 2 === 0).slice(0, -1)
      expect(hrefs).toEqual([...actions.flatMap((action) => [action, action]), languageLinks[language], home])
      expect(actions.length).toBeLessThanOrEqual(mostLinks(template))
      for (const action of [...actions, languageLinks[language]]) expect(occurrences(text, action)).toBe(1)
    })
  },
)

describe.each(all)('the email $template in $language', ({template, language}) => {
  test('has this text', () => {
    const {subject, text} = rendered(template, language)
    expect(`${subject}\n\n${text}`).toMatchSnapshot()
  })

  test('ends with a link, in the other language, that changes the language of all later ones', () => {
    const {html, text} = rendered(template, language)
    const [other, label] =
      language === 'en' ? ['lt', 'Gauti laiškus lietuviškai'] : ['en', 'Get our emails in English']
    expect(html).toContain(`<a href="${languageLinks[language]}" lang="${other}"`)
    expect(text).toContain(`\n\n${label}: ${languageLinks[language]}\n\n`)
  })

  test('has no unfilled values and no external resources', () => {
    const {subject, html, text} = rendered(template, language)
    for (const part of [subject, html, text]) expect(part).not.toMatch(/undefined|\[object|NaN/)
    for (const part of [subject, text]) expect(part).not.toMatch(/[{}<]/)
    expect(html).not.toMatch(/<img|<script|<link|src=|url\(|@import/)
    expect(html.length).toBeLessThan(50_000)
  })

  test('is in that language', () => {
    const {html} = rendered(template, language)
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`))
    expect(html).toContain(exampleCommunity[language])
  })
})

describe('an email', () => {
  test('is a document whose layout and spacing old email clients understand', () => {
    const {html} = rendered('confirm-sign-up', 'lt')
    expect(html).toMatch(/^<!doctype html>\n<html lang="lt"/)
    expect(html).toContain('<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">')
    expect(html).toContain('<!--[if mso]><table role="presentation" align="center" width="560"')
    expect(html).toMatch(/<!--\[if mso\]><i style="mso-font-width[^>]*>(&#8202;)+<\/i><!\[endif\]-->/)
    expect(html).toContain('@media (prefers-color-scheme: dark)')
    const opened = [...html.matchAll(/<(table|tbody|tr|td|p|a|div|h1|body|html)\b/g)].map(([, tag]) => tag)
    const closed = [...html.matchAll(/<\/(\w+)>/g)].map(([, tag]) => tag)
    for (const tag of new Set(opened)) {
      const count = (list: unknown[]) => list.filter((each) => each === tag).length
      expect([tag, count(closed)]).toEqual([tag, count(opened)])
    }
  })

  test('of an address that is not known yet has no link that changes the language', () => {
    const rendering = renderEmail({
      template: 'confirm-sign-up',
      language: 'lt',
      data: {link},
      ...urls,
    })
    expect(rendering.ok && hrefsOf(rendering.email.html)).toEqual([link, link, 'https://example.org'])
  })

  test('carries nothing that its template does not add', () => {
    const {attachments, replyTo, headers} = rendered('confirm-sign-up', 'lt')
    expect({attachments, replyTo, headers}).toEqual({attachments: [], replyTo: undefined, headers: {}})
  })

  test.each([
    ['registration-confirmed', {}, true],
    ['event-message', {}, true],
    ['event-message', {withCalendar: false}, false],
    ['event-message', {withCalendar: undefined}, false],
  ])('of the kind %s with %j carries the calendar file of the event: %s', (template, changes, isCarried) => {
    const data = {...exampleEmailData(template, 'en'), ...changes}
    const {attachments, text} = rendered(template, 'en', data)
    const name = 'penki-uz-lietuva-2025.ics text/calendar; charset=utf-8; method=PUBLISH'
    expect(attachments.map(({filename, contentType}) => `${filename} ${contentType}`)).toEqual(
      isCarried ? [name] : [],
    )
    expect(text.includes('calendar file')).toBe(isCarried && template === 'event-message')
  })

  const calendarLines = (language: Language, changes: object = {}) => {
    const {event, ...data} = exampleEmailData('event-message', language)
    const {attachments} = rendered('event-message', language, {
      ...data,
      event: {...(event as object), ...changes},
    })
    return attachments.flatMap(({content}) => content.split('\r\n'))
  }

  test('carries the entry of the event’s page, in the language of the email', () => {
    expect(calendarLines('en')).toEqual(
      expect.arrayContaining([
        'UID:penki-uz-lietuva-2025@example.org',
        'SEQUENCE:21027600',
        'SUMMARY:Five for Lithuania',
        'LOCATION:Newport Park\\, NP20 0AA',
        'URL;VALUE=URI:https://example.org/en/penki-uz-lietuva',
        'DTSTART;TZID=Europe/London:20250921T100000',
        'STATUS:CONFIRMED',
      ]),
    )
    expect(calendarLines('lt')).toEqual(
      expect.arrayContaining(['SUMMARY:Penki už Lietuvą', 'LOCATION:Niuporto parkas\\, NP20 0AA']),
    )
  })

  test('carries an entry that is cancelled, or tentative, as the event is', () => {
    expect(calendarLines('lt', {isCancelled: true})).toEqual(
      expect.arrayContaining(['STATUS:CANCELLED', 'SUMMARY:Atšaukta: Penki už Lietuvą']),
    )
    expect(calendarLines('en', {dateToBeConfirmed: true})).toEqual(
      expect.arrayContaining(['STATUS:TENTATIVE', 'SUMMARY:Five for Lithuania (date to be confirmed)']),
    )
    expect(calendarLines('lt', {start: null})).toEqual([])
  })

  test('of a confirmation carries no calendar file while the date is to be confirmed', () => {
    const {event, ...data} = exampleEmailData('registration-confirmed', 'lt')
    const unconfirmed = {...data, event: {...(event as object), dateToBeConfirmed: true}}
    expect(rendered('registration-confirmed', 'lt', unconfirmed).attachments).toEqual([])
  })

  test('cannot get another header through a line break in what somebody wrote', () => {
    expect(singleLine('Labas\r\nBcc: visi@example.test\u0000\u2028 ')).toBe('Labas Bcc: visi@example.test')
  })

  test('escapes markup in its data', () => {
    const {html} = rendered('email-changed', 'lt', {link, newEmail: '<img src=x onerror=alert(1)>'})
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).not.toContain('<img')
  })

  test.each(['toString', 'constructor', 'newsletter', ''])(
    'is not rendered for an unknown template: %s',
    (name) => {
      const rendering = renderEmail({
        template: name,
        language: 'lt',
        data: exampleLinkData,
        ...urls,
      })
      expect(rendering).toEqual({ok: false, error: 'unknownTemplate'})
    },
  )

  test.each([null, {}, {link: 'javascript:alert(1)'}, {link: 7}, []])(
    'is not rendered with invalid data: %j',
    (given) => {
      const email = {
        template: 'confirm-sign-up',
        language: 'lt',
        data: given,
        ...urls,
      } as const
      expect(renderEmail(email)).toEqual({ok: false, error: 'invalidData'})
    },
  )
})
