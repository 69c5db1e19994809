import {describe, expect, test} from 'vitest'
import {emailData, type EmailTemplate} from './email-data.ts'
import {renderEmail, type RenderedEmail} from './render-email.ts'

const link = 'https://example.org/auth/confirm?token_hash=pkce_1a2b&type=signup'
const data = {link, newEmail: 'nauja@example.test'}
const names = Object.keys(emailData) as EmailTemplate[]
const all = names.flatMap((template) => (['lt', 'en'] as const).map((language) => ({template, language})))

async function rendered(
  template: string,
  language: 'lt' | 'en',
  given: unknown = data,
): Promise<RenderedEmail> {
  const rendering = await renderEmail({template, language, data: given, siteUrl: 'https://example.org'})
  if (!rendering.ok) throw new Error(rendering.error)
  return rendering.email
}

const hrefsOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
const occurrences = (text: string, part: string) => text.split(part).length - 1

describe.each(all)('the email $template in $language', ({template, language}) => {
  test('has this text', async () => {
    const {subject, text} = await rendered(template, language)
    expect(`${subject}\n\n${text}`).toMatchSnapshot()
  })

  test('has its link once in the text and twice in the HTML, as button and URL', async () => {
    const {html, text} = await rendered(template, language)
    const home = language === 'en' ? 'https://example.org/en' : 'https://example.org'
    expect(hrefsOf(html)).toEqual([link, link, home])
    expect(occurrences(text, link)).toBe(1)
  })

  test('has no unfilled values and no external resources', async () => {
    const {subject, html, text} = await rendered(template, language)
    for (const part of [subject, html, text]) expect(part).not.toMatch(/undefined|\[object|NaN/)
    for (const part of [subject, text]) expect(part).not.toMatch(/[{}<>]/)
    expect(html).not.toMatch(/<img|<script|<link|src=|url\(|@import/)
    expect(html.length).toBeLessThan(50_000)
  })

  test('is in that language', async () => {
    const {html} = await rendered(template, language)
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`))
    expect(html).toContain(language === 'en' ? 'Lithuanian Community in Wales' : 'Velso lietuvių bendruomenė')
  })
})

describe('an email', () => {
  test('escapes markup in its data', async () => {
    const {html} = await rendered('email-changed', 'lt', {link, newEmail: '<img src=x onerror=alert(1)>'})
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).not.toContain('<img')
  })

  test.each(['toString', 'constructor', 'newsletter', ''])(
    'is not rendered for an unknown template: %s',
    async (name) => {
      const rendering = await renderEmail({
        template: name,
        language: 'lt',
        data,
        siteUrl: 'https://example.org',
      })
      expect(rendering).toEqual({ok: false, error: 'unknownTemplate'})
    },
  )

  test.each([null, {}, {link: 'javascript:alert(1)'}, {link: 7}, []])(
    'is not rendered with invalid data: %j',
    async (given) => {
      const email = {
        template: 'confirm-sign-up',
        language: 'lt',
        data: given,
        siteUrl: 'https://example.org',
      } as const
      expect(await renderEmail(email)).toEqual({ok: false, error: 'invalidData'})
    },
  )
})
