import {describe, expect, test} from 'vitest'
import {mailData, type MailTemplate} from './mail-data.ts'
import {renderMail, type RenderedMail} from './render-mail.ts'

const link = 'https://example.org/auth/confirm?token_hash=pkce_1a2b&type=signup'
const data = {link, newEmail: 'nauja@example.test', code: '305805'}
const names = Object.keys(mailData) as MailTemplate[]
const all = names.flatMap((template) => (['lt', 'en'] as const).map((language) => ({template, language})))

async function rendered(
  template: string,
  language: 'lt' | 'en',
  given: unknown = data,
): Promise<RenderedMail> {
  const rendering = await renderMail({template, language, data: given, siteUrl: 'https://example.org'})
  if (!rendering.ok) throw new Error(rendering.error)
  return rendering.mail
}

const hrefsOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
const occurrences = (text: string, part: string) => text.split(part).length - 1

describe.each(all)('the mail $template in $language', ({template, language}) => {
  const needsLink = 'link' in mailData[template].shape

  test('says', async () => {
    const {subject, text} = await rendered(template, language)
    expect(`${subject}\n\n${text}`).toMatchSnapshot()
  })

  test('has its link once in the text, and twice in the HTML: button and address', async () => {
    const {html, text} = await rendered(template, language)
    const home = language === 'en' ? 'https://example.org/en' : 'https://example.org'
    expect(hrefsOf(html)).toEqual(needsLink ? [link, link, home] : [home])
    expect(occurrences(text, link)).toBe(needsLink ? 1 : 0)
  })

  test('has no hole, and nothing that a mail program would have to fetch', async () => {
    const {subject, html, text} = await rendered(template, language)
    for (const part of [subject, html, text]) expect(part).not.toMatch(/undefined|\[object|NaN/)
    for (const part of [subject, text]) expect(part).not.toMatch(/[{}<>]/)
    expect(html).not.toMatch(/<img|<script|<link|src=|url\(|@import/)
    expect(html.length).toBeLessThan(50_000)
  })

  test('is in its language', async () => {
    const {html} = await rendered(template, language)
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`))
    expect(html).toContain(language === 'en' ? 'Lithuanian Community in Wales' : 'Velso lietuvių bendruomenė')
  })
})

describe('a mail', () => {
  test('shows markup as text', async () => {
    const {html} = await rendered('email-changed', 'lt', {link, newEmail: '<img src=x onerror=alert(1)>'})
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).not.toContain('<img')
  })

  test.each(['toString', 'constructor', 'newsletter', ''])(
    'of a name that is not known is none: %s',
    async (name) => {
      const rendering = await renderMail({
        template: name,
        language: 'lt',
        data,
        siteUrl: 'https://example.org',
      })
      expect(rendering).toEqual({ok: false, error: 'unknownTemplate'})
    },
  )

  test.each([null, {}, {link: 'javascript:alert(1)'}, {link: 7}, []])(
    'is none when told %j',
    async (given) => {
      const mail = {
        template: 'confirm-sign-up',
        language: 'lt',
        data: given,
        siteUrl: 'https://example.org',
      } as const
      expect(await renderMail(mail)).toEqual({ok: false, error: 'invalidData'})
    },
  )
})
