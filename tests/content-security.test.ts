// @vitest-environment jsdom
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import * as fc from 'fast-check'
import {htmlEscapeJsonString} from 'next/dist/shared/lib/htmlescape.js'
import {beforeAll, describe, expect, test, vi} from 'vitest'
import type * as Hashing from '../apps/web/responses/inline-hashes.ts'
import type * as Keeping from '../apps/web/responses/keep-policy.ts'
import type * as Own from '../apps/web/responses/own-scripts.ts'
import {stubSiteEnv} from '../apps/web/revalidation/testing/site-env.ts'
import type * as Headers from '../apps/web/responses/security-headers.ts'
import {darkStyles} from '../supabase/functions/_shared/email/styles.ts'
import {inlineElements, refusedInline} from './support/inline-elements.ts'

let hashInline: typeof Hashing.hashInline
let ownScripts: typeof Own.ownScripts
let keepPolicy: typeof Keeping.keepPolicy
let headers: typeof Headers

beforeAll(async () => {
  stubSiteEnv()
  ;({hashInline} = await import('../apps/web/responses/inline-hashes.ts'))
  ;({ownScripts} = await import('../apps/web/responses/own-scripts.ts'))
  ;({keepPolicy} = await import('../apps/web/responses/keep-policy.ts'))
  headers = await import('../apps/web/responses/security-headers.ts')
})

const script = (content: string) => `<script>${content}</script>`
const text = fc.string({
  unit: fc.oneof(
    fc.string({unit: 'binary', minLength: 1}),
    fc.constantFrom('<', '$&', '</script>', '\u2028'),
  ),
})

/** As Next writes it: use-flight-response.js. */
const data = text.map((chunk) => `self.__next_f.push(${htmlEscapeJsonString(JSON.stringify([1, chunk]))})`)
const first = '(self.__next_f=self.__next_f||[]).push([0])'
const start =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});'
const page = (...parts: string[]) => `<!DOCTYPE html><html><head></head><body>${parts.join('')}</body></html>`

const policyOf = (html: string) => {
  const {html: sent, ...hashes} = hashInline(html)
  return {html: sent, policy: headers.keptPagePolicy(hashes)}
}

/** What the scripts of a page hand to React. */
function pushed(html: string): unknown[] {
  const calls = inlineElements(html).flatMap(({text: content}) => content.split(/;(?=self\.__next_f)/))
  return calls.flatMap((call) => {
    const [, argument] =
      /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((.*)\)$/s.exec(call) ?? []
    return argument === undefined ? [] : [JSON.parse(argument)]
  })
}

test('whatever data a page has: all runs, in as many scripts as lie apart, and hands over the same', () => {
  fc.assert(
    fc.property(
      fc.array(data, {minLength: 1, maxLength: 6}),
      fc.array(data, {maxLength: 3}),
      (before, after) => {
        const given = page(
          script(ownScripts[0] ?? ''),
          script(start),
          [first, ...before].map(script).join(''),
          '<p>&lt;script&gt;</p>',
          after.map(script).join(''),
        )
        const {html, policy} = policyOf(given)
        expect(refusedInline(html, policy)).toEqual([])
        expect(inlineElements(html)).toHaveLength(after.length > 0 ? 4 : 3)
        const same = (calls: unknown[]) => JSON.stringify(calls)
        expect(same(pushed(html))).toBe(same(pushed(given)))
      },
    ),
  )
})

test('whatever is put beside what is known does not run, and takes nothing else down', () => {
  const code = fc.constantFrom('alert(1)', ';alert(1)', '//', 'x', ' ', '/**/', '}', '+fetch("/")')
  fc.assert(
    fc.property(data, code, fc.nat(), fc.boolean(), (known, foreign, which, isBefore) => {
      const all = [known, first, start, ...ownScripts]
      const base = all[which % all.length] ?? ''
      const changed = isBefore ? foreign + base : base + foreign
      const {html, policy} = policyOf(page(script(known), script(changed), script(known)))
      expect(refusedInline(html, policy)).toEqual([`script: ${changed.slice(0, 80)}`])
    }),
  )
})

describe('a script that only looks like one of Next does not run:', () => {
  test.each([
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"a"]);alert(1);self.__next_f.push([1,"b"])',
    'self.__next_f.push([1,"a"]);self.__next_f.push([1,"b"])',
    'self.__next_f.push([1,`${alert(1)}`])',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});',
    'alert(1)',
  ])('%s', (foreign) => {
    const {html, policy} = policyOf(page(script(foreign)))
    expect(refusedInline(html, policy)).toEqual([`script: ${foreign.slice(0, 80)}`])
    expect(hashInline(page(script(foreign))).unknown).toEqual([foreign])
  })
})

test('a script with a type or a nonce is known by what it says, and data for search engines need no hash', () => {
  const jsonLd = '<script type="application/ld+json">{"@graph":[]}</script>'
  const other = `<script type="module">alert(1)</script><script nonce="x">alert(2)</script>`
  expect(hashInline(page(jsonLd, other))).toMatchObject({scripts: [], unknown: ['alert(1)', 'alert(2)']})
})

test('a page is kept with its policy, which is made once', () => {
  const kept: Parameters<typeof keepPolicy>[1] = {
    html: page('<style>p{color:red}</style>', script(first)),
    headers: {'x-next-cache-tags': 'event'},
  }
  keepPolicy('/lt/naujienos', kept)
  const policy = String(kept.headers?.[headers.policyHeader])
  expect(kept.headers).toMatchObject({'x-next-cache-tags': 'event'})
  expect(refusedInline(kept.html, policy)).toEqual([])
  expect(policy).toContain(`frame-ancestors 'none'`)
  const before = {...kept}
  keepPolicy('/lt/naujienos', kept)
  expect(kept).toEqual(before)
  expect(kept.headers).toBe(before.headers)
})

test.each([
  ['/lt/perziura', 'http://localhost:3333'],
  ['/route-cache/APP_PAGE/1ac7/$/en/perziura', 'http://localhost:3333'],
  ['/lt/naujienos', `'none'`],
])('%s may be framed by %s', (key, framedBy) => {
  const kept: Parameters<typeof keepPolicy>[1] = {html: page()}
  keepPolicy(key, kept)
  expect(kept.headers?.[headers.policyHeader]).toContain(`frame-ancestors ${framedBy};`)
})

test('the log names a page with a script that does not run', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  keepPolicy('/lt/naujienos', {html: page(script('alert(1)'))})
  expect(log.mock.calls.flat().join()).toMatch(/\/lt\/naujienos .*alert\(1\)/)
  log.mockRestore()
})

test('no policy lets scripts or style elements of a page run unnamed; style attributes may stay', () => {
  const hashes = {scripts: [], styles: []}
  for (const policy of [
    headers.plainPolicy,
    headers.keptPagePolicy(hashes),
    headers.renderedPagePolicy('once'),
  ]) {
    expect(policy.replace(`style-src-attr 'unsafe-inline'`, '')).not.toMatch(/unsafe|data:.*script|\*/)
    expect(policy).toMatch(
      /^default-src 'self'; script-src 'self'.*; style-src 'self'.*; style-src-attr 'unsafe-inline';/,
    )
  }
})

test.each([
  ['http://localhost:3000', false],
  ['https://svetaine.example', true],
])('%s: HTTPS is asked for at the next visit too: %s', async (SITE_URL, isAsked) => {
  vi.resetModules()
  stubSiteEnv({SITE_URL})
  const {securityHeaders, plainPolicy} = await import('../apps/web/responses/security-headers.ts')
  expect(securityHeaders.some(({key}) => key === 'Strict-Transport-Security')).toBe(isAsked)
  expect(plainPolicy.includes('upgrade-insecure-requests')).toBe(isAsked)
})

test('an email that is looked at in the admin area has its style, and nowhere else', () => {
  const policyAt = (key: string) => {
    const kept: Parameters<typeof keepPolicy>[1] = {html: page()}
    keepPolicy(key, kept)
    return String(kept.headers?.[headers.policyHeader])
  }
  const email = `<style>${darkStyles}</style>`
  expect(refusedInline(email, policyAt('/lt/admin'))).toEqual([])
  expect(refusedInline(email, policyAt('/en/admin'))).toEqual([])
  expect(refusedInline(email, policyAt('/lt/naujienos'))).toHaveLength(1)
})

test('the style sheet that toasts write into the page is the one that is allowed', () => {
  const source = readFileSync(join(import.meta.dirname, '../node_modules/sonner/dist/index.mjs'), 'utf8')
  const [, css = ''] = /__insertCSS\((".*")\);/.exec(source) ?? []
  const html = page(`<style></style><style>${JSON.parse(css)}</style>`)
  expect(refusedInline(html, headers.keptPagePolicy({scripts: [], styles: []}))).toEqual([])
})
