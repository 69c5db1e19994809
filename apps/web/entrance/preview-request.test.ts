import {NextRequest} from 'next/server'
import {afterAll, expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

stubSiteEnv()
const preview = {...(await import('./preview-request.ts')), ...(await import('#/preview/preview-grant.ts'))}

afterAll(() => {
  vi.unstubAllEnvs()
})

function requestWith(cookies: Record<string, string>, path = '/naujienos'): NextRequest {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  return new NextRequest(`http://localhost:3000${path}`, {headers: {cookie: cookie.join('; ')}})
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
    kind: 'studio',
  })
})

test('a grant without draft mode is none: the page comes from the cache', () => {
  expect(preview.takePreview(requestWith({preview: token('studio')}))).toBeUndefined()
})

test.each([
  ['no grant', () => ({...draftMode})],
  ['a forged grant', () => ({...draftMode, preview: `${token('studio')}A`})],
  ['an expired grant', () => ({...draftMode, preview: token('studio', -1)})],
])('with %s, the request loses the cookie that has pages rendered', (_, cookies) => {
  const request = requestWith(cookies())
  expect(preview.takePreview(request)).toBeUndefined()
  expect(request.cookies.has('__prerender_bypass')).toBe(false)
  expect(request.headers.get('cookie') ?? '').not.toContain('__prerender_bypass')
})

test('whoever reads on after their link has expired is told, in the language of the page', () => {
  const response = preview.endedPreviewResponse(
    requestWith({...draftMode, preview: token('document', -1)}, '/en/naujienos'),
  )
  expect(response?.status).toBe(307)
  expect(response?.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/en\/perziura\?expired=/)
  expect(response?.headers.get('cache-control')).toBe('private, no-store')
  const set = response?.headers.getSetCookie() ?? []
  expect(set.map((cookie) => cookie.split(';')[0])).toEqual(['__prerender_bypass=', 'preview='])
  expect(set.every((cookie) => cookie.includes('Max-Age=0'))).toBe(true)
})

test('nobody else is: visitors, a valid link, the Studio, and the page itself', () => {
  const expired = {preview: token('document', -1)}
  const requests = [
    requestWith({}),
    requestWith({preview: token('document')}),
    requestWith(expired, '/perziura'),
    requestWith(expired, '/en/perziura'),
  ]
  expect(requests.map(preview.endedPreviewResponse)).toEqual(requests.map(() => undefined))
})

test('the Studio’s preview that has ended says so once, and which page was to be seen', () => {
  const request = requestWith({...draftMode, preview: token('studio', -1)}, '/naujienos?puslapis=2')
  const response = preview.endedPreviewResponse(request)
  expect(response?.headers.get('location')).toMatch(
    /^http:\/\/localhost:3000\/perziura\?ended=.*&page=%2Fnaujienos%3Fpuslapis%3D2$/,
  )
  expect(response?.headers.getSetCookie().every((cookie) => cookie.includes('Max-Age=0'))).toBe(true)
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
