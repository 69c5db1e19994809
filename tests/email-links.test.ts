import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import type {EmailTemplate} from '@site/schemas/statuses/email-templates'
import {emailData} from '../supabase/functions/_shared/email/email-data.ts'
import {renderEmail} from '../supabase/functions/_shared/email/render-email.ts'
import {exampleCommunity, exampleEmailData} from '../supabase/functions/_testing/example-email-data.ts'

const decision = readFileSync(join(import.meta.dirname, '../docs/decisions/067-forwarded-emails.md'), 'utf8')
const answered = [...decision.matchAll(/^\| `(\/[^`]+)`/gm)].map(([, path = '']) => path)

/** The paths of all links with a query: those without one lead to pages that anybody can open. */
function linksWithQuery(template: EmailTemplate): string[] {
  const rendering = renderEmail({
    template,
    language: 'lt',
    data: exampleEmailData(template, 'lt'),
    languageToken: 'cd'.repeat(32),
    community: exampleCommunity,
    siteUrl: 'https://example.org',
    functionsUrl: 'https://api.example.org/functions/v1',
  })
  if (!rendering.ok) throw new Error(`${template} cannot be rendered: ${rendering.error}`)
  return [...rendering.email.html.matchAll(/href="([^"]*)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&')))
    .filter(({search}) => search !== '')
    .map(({pathname}) => pathname.replace(/^\/en(?=\/)/, ''))
}

test('what whoever gets an email forwarded gains is answered for each link of each email', () => {
  const links = (Object.keys(emailData) as EmailTemplate[]).flatMap(linksWithQuery)
  expect([...new Set(links)].toSorted()).toEqual(answered.toSorted())
})
