import {NextRequest} from 'next/server'
import {afterAll, expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

stubSiteEnv()
const preview = {...(await import('./preview-request.ts')), ...(await import('#/preview/preview-grant.ts'))}

afterAll(() => {
  vi.unstubAllEnvs()
})

function requestWith(cookies: Record<string, string>): NextRequest {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  return new NextRequest('http://localhost:3000/naujienos', {headers: {cookie: cookie.join('; ')}})
}

const draftMode = {__prerender_bypass: 'a-build-id'}
const token = (given: 'studio' | 'document', lastsMs = 1000) =>
  preview.signGrant({
    ...(given === 'studio' ? {kind: 'studio'} : {kind: 'document', document: 'event-1'}),
    issuedAt: 1,
    expiresAt: Date.now() + lastsMs,
  })

test('a request with draft mode and a valid grant is a preview', () => {
  expect(preview.takePreview(requestWith({...draftMode, preview: token('studio')}))).toMatchObject({
    is: 'shown',
    grant: {kind: 'studio'},
  })
})

test('a grant without draft mode is none: the page comes from the cache', () => {
  expect(preview.takePreview(requestWith({preview: token('studio')}))).toEqual({is: 'none'})
})

test.each([
  ['no grant', 'none', () => ({...draftMode})],
  ['a forged grant', 'none', () => ({...draftMode, preview: `${token('studio')}A`})],
  ['an expired grant', 'ended', () => ({...draftMode, preview: token('studio', -1)})],
])('with %s, the request loses the cookie that has pages rendered', (_, is, cookies) => {
  const request = requestWith(cookies())
  expect(preview.takePreview(request).is).toBe(is)
  expect(request.cookies.has('__prerender_bypass')).toBe(false)
  expect(request.headers.get('cookie') ?? '').not.toContain('__prerender_bypass')
})

test('whoever learns that their preview has ended learns it once', () => {
  const response = preview.endOfPreview('/en/perziura?expired=x', requestWith(draftMode))
  expect([response.status, response.headers.get('location')]).toEqual([
    307,
    'http://localhost:3000/en/perziura?expired=x',
  ])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const set = response.headers.getSetCookie()
  expect(set.map((cookie) => cookie.split(';')[0])).toEqual(['__prerender_bypass=', 'preview='])
  expect(set.every((cookie) => cookie.includes('Max-Age=0'))).toBe(true)
})

test('only what the Studio previews may be framed, by the Studio; no preview may be stored', () => {
  const mark = (kind: 'studio' | 'document') =>
    preview.markAsPreview(new Response(), {kind, document: 'event-1', issuedAt: 1, expiresAt: 2}, 'once')
      .headers
  expect(mark('studio').get('content-security-policy')).toContain('frame-ancestors http://localhost:3333;')
  expect(mark('document').get('content-security-policy')).toContain("frame-ancestors 'none';")
  expect(mark('document').get('content-security-policy')).toMatch(/script-src [^;]*'nonce-once';/)
  expect([mark('studio'), mark('document')].map((headers) => headers.get('cache-control'))).toEqual([
    'private, no-store',
    'private, no-store',
  ])
})
