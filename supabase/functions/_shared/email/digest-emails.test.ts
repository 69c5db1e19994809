import type {Language} from '@site/schemas/languages'
import {describe, expect, test} from 'vitest'
import {exampleCommunity, exampleEmailData} from '../../_testing/example-email-data.ts'
import {digestData, digestSubjects} from './digest-data.ts'
import {renderEmail} from './render-email.ts'

const subjects = Object.values(digestSubjects).flat()

function render(template: string, language: Language, changes: object) {
  const result = renderEmail({
    template,
    language,
    data: {...exampleEmailData(template, language), ...changes},
    community: exampleCommunity,
    siteUrl: 'https://site.example',
    functionsUrl: 'https://api.example/functions/v1',
  })
  if (!result.ok) throw new Error(result.error)
  return result.email
}

const hrefsOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

describe.each([
  ['lt', 'https://site.example'],
  ['en', 'https://site.example/en'],
] as const)('a digest in %s', (language, home) => {
  test('links every line to its place, and says where to switch it off', () => {
    const lines = subjects.map((subject) => ({subject, number: 7}))
    const {html, text} = render('daily-digest', language, {lines})
    const hrefs = hrefsOf(html)
    expect(hrefs).toHaveLength(subjects.length + 3)
    expect(hrefs.slice(0, subjects.length).filter((href) => !href.startsWith(`${home}/admin?tab=`))).toEqual(
      [],
    )
    expect(hrefs.slice(subjects.length)).toEqual([
      `${home}/admin?tab=registrations&event=penki-uz-lietuva-2025`,
      `${home}/paskyra`,
      home,
    ])
    for (const href of hrefs) expect(text).toContain(href)
    expect(text.match(/: 7\n/g)).toHaveLength(subjects.length)
  })

  test('has no heading above nothing', () => {
    const {html} = render('daily-digest', language, {lines: [{subject: 'photos', number: 1}], events: []})
    expect(html.match(/<h2/g)).toHaveLength(1)
  })
})

test('a digest cuts a long list of names, none of which becomes a link', () => {
  const names = Array.from({length: 23}, (_, place) => `Rasa https://evil.example/${place}`)
  const {text} = render('daily-digest', 'en', {lines: [{subject: 'newMembers', number: 23, names}]})
  expect(text).toContain('Rasa https evil. example 19, +3\n')
  expect(text).not.toMatch(/evil\.example|example 20/)
})

test('a digest names an event in the other language if it has to', () => {
  const event = {
    key: 'talka',
    title: {lt: 'Talka', en: null},
    added: 1,
    requested: 2,
    cancelled: 0,
    lapsed: 0,
  }
  const {text} = render('daily-digest', 'en', {events: [event]})
  expect(text).toContain('Talka: new registrations: 1; waiting to be confirmed: 2\n')
})

test.each(digestData['admin-alert'].shape.trouble.options)('an alert says what to do: %s', (trouble) => {
  const {text} = render('admin-alert', 'en', {trouble})
  expect(text).toMatch(/check the /i)
  expect(text.includes('How many: 12')).toBe(trouble !== 'content_stale')
})

test.each([
  ['lt', 'Mokėjimų tikrinimas: nepavyksta nuo 2026 m. lapkričio 26 d., 07:20\n'],
  ['en', 'Checking payments: hasn’t succeeded since 26 November 2026, 07:20\n'],
] as const)('an alert in %s lists the jobs that are late', (language, line) => {
  const {text} = render('admin-alert', language, {
    trouble: 'job_late',
    number: 2,
    jobs: [
      {job: 'reconcile-payments', since: '2026-11-26T07:20:00+00:00'},
      {job: 'deliver-emails', since: '2026-11-26T08:20:00+00:00'},
    ],
  })
  expect(text.replaceAll('\u00a0', ' ')).toContain(line)
  expect(text).toMatch(/\/admin\?tab=system/)
})

test.each(['lt', 'en'] as const)(
  'an alert in %s leads to the form of a document, which has one address',
  (language) => {
    const documents = [
      {id: 'a', type: 'newsItem', title: {lt: 'Žinia'}, faults: [{field: 'title', kind: 'missing'}]},
    ]
    const {html} = render('admin-alert', language, {trouble: 'content_faulty', documents})
    expect(hrefsOf(html)).toContain('https://site.example/api/studio-document?id=a&type=newsItem')
  },
)
