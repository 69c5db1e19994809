import type {Language} from '@site/schemas/languages'
import {newsletterIssue} from '@site/schemas/requests/newsletter-issue'
import {describe, expect, test} from 'vitest'
import {exampleCommunity} from '../../_testing/example-email-data.ts'
import {newsletterData} from './newsletter-data.ts'
import {renderEmail} from './render-email.ts'

const token = 'ab'.repeat(32)
const both = newsletterIssue.parse({
  subject: {lt: 'Kalėdos', en: 'Christmas'},
  content: {
    lt: [{kind: 'paragraph', spans: [{text: 'Susitinkame!', link: 'https://example.org/kaledos'}]}],
    en: [{kind: 'paragraph', spans: [{text: 'See you there!'}]}],
  },
})
const lithuanian = {...both, en: null}

function render(
  texts: typeof both,
  language: Language,
  given: object = {token},
  template = 'newsletter-issue',
) {
  const rendered = renderEmail({
    template,
    language,
    data: {...newsletterData(texts, language), ...given},
    community: exampleCommunity,
    siteUrl: 'https://example.org',
    functionsUrl: 'https://api.example.org/functions/v1',
  })
  if (!rendered.ok) throw new Error(rendered.error)
  return rendered.email
}

describe('a newsletter', () => {
  test('is in the reader’s language', () => {
    const [lt, en] = [render(both, 'lt'), render(both, 'en')]
    expect([lt.subject, en.subject]).toEqual(['Kalėdos', 'Christmas'])
    expect(lt.text).toContain('\n\nSusitinkame! (https://example.org/kaledos)\n\n')
    expect(en.text).toContain('\n\nSee you there!\n\n')
    expect(en.html).toMatch(/<h1 lang="en"[^>]*>Christmas</)
    for (const {html} of [lt, en]) expect(html).not.toContain('<div lang=')
  })

  test('without an English text is Lithuanian under a note, and marked as such', () => {
    const {subject, html, text} = render(lithuanian, 'en')
    expect(subject).toBe('Kalėdos')
    expect(text).toContain('\n\nKalėdos\n\nThis newsletter is in Lithuanian only.\n\nSusitinkame!')
    expect(html).toMatch(/<html lang="en"/)
    expect(html).toMatch(/<h1 lang="lt"[^>]*>Kalėdos</)
    expect(html).toMatch(/<div lang="lt"><p[^>]*><a href="https:\/\/example\.org\/kaledos"/)
  })

  test('shows the beginning of its content next to the subject', () => {
    const texts = newsletterIssue.parse({subject: 'A', content: `Labas!\n\n${'🎄'.repeat(200)}`})
    expect(newsletterData(texts, 'lt').summary).toBe(`Labas! ${'🎄'.repeat(133)}`)
  })

  test.each([
    ['lt', 'https://example.org'],
    ['en', 'https://example.org/en'],
  ] as const)(
    'has in %s a link in its foot, and one click in its header, that end the subscription',
    (language, home) => {
      const {html, text, headers} = render(both, language)
      const page = `${home}/naujienlaiskis/atsisakyti?token=${token}`
      expect(html).toContain(`href="${page}"`)
      expect(text).toContain(`: ${page}\n`)
      expect(headers).toEqual({
        'List-Unsubscribe': `<https://api.example.org/functions/v1/newsletter-unsubscribe?token=${token}&language=${language}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      })
    },
  )

  test('as a test says so, and has no link that ends anybody’s subscription', () => {
    const {subject, html, headers} = render(both, 'en', {}, 'newsletter-test')
    expect(subject).toBe('Test: Christmas')
    expect(html).toContain('no subscriber has received it')
    expect(html).not.toContain('token=')
    expect(headers).toEqual({})
  })
})
