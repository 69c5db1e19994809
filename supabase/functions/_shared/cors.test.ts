import {describe, expect, test} from 'vitest'
import {withCors} from './cors.ts'

const answer = withCors('https://example.org/', async () => Response.json({fine: true}, {status: 201}))
const ask = (method: string, origin?: string) =>
  answer(new Request('http://localhost', {method, headers: origin ? {origin} : {}}))

describe('a function that pages call', () => {
  test('lets the site read its answer', async () => {
    const response = await ask('POST', 'https://example.org')
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({fine: true})
    expect(response.headers.get('access-control-allow-origin')).toBe('https://example.org')
    expect(response.headers.get('vary')).toBe('origin')
  })

  test('lets the site ask beforehand', async () => {
    const {status, headers} = await ask('OPTIONS', 'https://example.org')
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
  ])('gives no such leave to %s', async (origin) => {
    const responses = [await ask('POST', origin), await ask('OPTIONS', origin)]
    expect(responses.map(({headers}) => headers.get('access-control-allow-origin'))).toEqual([null, null])
  })
})
