import {describe, expect, test} from 'vitest'
import {withCors} from './define-page-handler.ts'

const handler = withCors('https://example.org/', async () => Response.json({fine: true}, {status: 201}))
const request = (method: string, origin?: string) =>
  handler(new Request('http://localhost', {method, headers: origin ? {origin} : {}}))

describe('a function with CORS', () => {
  test('lets the site read its response', async () => {
    const response = await request('POST', 'https://example.org')
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({fine: true})
    expect(response.headers.get('access-control-allow-origin')).toBe('https://example.org')
    expect(response.headers.get('vary')).toBe('origin')
  })

  test('responds to the site’s preflight', async () => {
    const {status, headers} = await request('OPTIONS', 'https://example.org')
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-methods')).toBe('POST')
    expect(headers.get('access-control-allow-headers')).toContain('authorization')
  })

  test.each([
    undefined,
    'https://evil.example',
    'http://example.org',
    'https://example.org.evil.example',
    'null',
  ])('does not allow %s', async (origin) => {
    const responses = [await request('POST', origin), await request('OPTIONS', origin)]
    expect(responses.map(({headers}) => headers.get('access-control-allow-origin'))).toEqual([null, null])
  })

  test.each([undefined, '', 'example.org'])('lets nobody read it while the site is %j', async (site) => {
    const call = withCors(site, async () => new Response('{}', {status: 500}))
    for (const origin of ['https://example.org', 'undefined', '']) {
      const response = await call(new Request('http://localhost', {method: 'POST', headers: {origin}}))
      expect(response.status).toBe(500)
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})
