import * as fc from 'fast-check'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {studioOrigin, temporaryLake, type TemporaryLake} from '../testing/temporary-lake.ts'
import {createSessions} from './sessions.ts'

let lake: TemporaryLake
beforeAll(async () => void (lake = await temporaryLake()))
afterAll(() => lake.remove())

const logIn = (origin: string, {person = 'pJonasEdit', headers = {}} = {}) =>
  lake.request('/v1/auth/login/local', {
    method: 'POST',
    headers,
    body: new URLSearchParams({origin, person}),
  })

describe('the log-in page', () => {
  test('lists who may log in, in Lithuanian and English', async () => {
    const response = await lake.request(`/v1/auth/login/local?origin=${studioOrigin}/&withSid=true`)
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).toContain('<html lang="lt">')
    for (const text of [
      'Jonas Žemaitis',
      'Redaktorius',
      '<span lang="en">Log in to the content studio</span>',
    ]) {
      expect(page).toContain(text)
    }
  })

  test('escapes the return URL', async () => {
    const hostile = `${studioOrigin}/"><script>alert(1)</script>`
    const page = await (
      await lake.request(`/v1/auth/login/local?origin=${encodeURIComponent(hostile)}`)
    ).text()
    expect(page).not.toContain('<script>')
  })

  test.each([
    ['another origin', 'https://evil.example/'],
    ['a longer host', 'http://localhost:3333.evil.example/'],
    ['another host after a user name', 'http://localhost:3333@evil.example/'],
    ['another port', 'http://localhost:3334/'],
    ['another scheme', 'javascript:alert(1)//localhost:3333'],
    ['no URL', ''],
  ])('does not return to %s', async (_, origin) => {
    const page = await lake.request(`/v1/auth/login/local?origin=${encodeURIComponent(origin)}`)
    const posted = await logIn(origin)
    expect([page.status, posted.status]).toEqual([400, 400])
    expect(posted.headers.get('location')).toBeNull()
  })

  test.each<Record<string, string>>([
    {origin: 'https://evil.example'},
    {origin: studioOrigin, 'sec-fetch-site': 'same-site'},
    {origin: 'null', 'sec-fetch-mode': 'navigate'},
  ])('is not for other origins: %j', async (headers) => {
    const posted = await logIn(studioOrigin, {headers})
    const read = await lake.request(`/v1/auth/login/local?origin=${studioOrigin}`, {headers})
    expect([posted.status, read.status]).toEqual([403, 403])
    expect(posted.headers.get('access-control-allow-origin')).toBeNull()
    expect(read.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('accepts only the people it lists', async () => {
    expect((await logIn(studioOrigin, {person: 'pRobotWrite'})).status).toBe(400)
  })
})

describe('a session', () => {
  const sessionOf = (response: Response) => {
    const location = new URL(response.headers.get('location') ?? '')
    return {location, sid: new URLSearchParams(location.hash.slice(1)).get('sid') ?? ''}
  }

  test('is exchanged for a token once', async () => {
    const response = await logIn(`${studioOrigin}/structure`)
    const {location, sid} = sessionOf(response)
    expect(response.status).toBe(303)
    expect(location.href.split('#')[0]).toBe(`${studioOrigin}/structure`)
    expect(sid.length).toBeGreaterThan(20)

    const {token} = await (await lake.request(`/v1/auth/fetch?sid=${sid}`)).json()
    const me = await lake.request('/v1/users/me', {headers: {authorization: `Bearer ${token}`}})
    expect(await me.json()).toMatchObject({name: 'Jonas Žemaitis', role: 'editor', roles: [{name: 'editor'}]})

    const again = await lake.request(`/v1/auth/fetch?sid=${sid}`)
    expect(again.status).toBe(401)
    expect(await again.json()).toMatchObject({errorCode: 'SIO-401-ANF'})
  })

  test('expires after a minute', () => {
    let now = 0
    const sessions = createSessions(() => now)
    const [early, late] = [sessions.open('token'), sessions.open('token')]
    now = 59_000
    expect(sessions.redeem(early)).toBe('token')
    now = 60_000
    expect(sessions.redeem(late)).toBeUndefined()
  })
})

describe('the token of a session', () => {
  const open = async () => {
    const location = (await logIn(`${studioOrigin}/`)).headers.get('location') ?? ''
    const sid = new URL(location).hash.replace('#sid=', '')
    const {token} = await (await lake.request(`/v1/auth/fetch?sid=${sid}`)).json()
    return String(token)
  }
  const ask = (token: string, path = '/v1/users/me', method = 'GET') =>
    lake.request(path, {method, headers: {authorization: `Bearer ${token}`}})

  test('is refused once its person has logged out, and no other is', async () => {
    const [ended, other] = [await open(), await open()]
    expect((await ask(ended)).status).toBe(200)
    expect((await ask(ended, '/v1/auth/logout', 'POST')).status).toBe(200)
    expect((await ask(ended)).status).toBe(401)
    expect((await ask(ended, '/v1/auth/id')).status).toBe(401)
    expect((await ask(other)).status).toBe(200)
  })

  test('is nobody’s whose token was changed', async () => {
    const token = await open()
    await fc.assert(
      fc.asyncProperty(
        fc.nat({max: token.length - 1}),
        fc.constantFrom('a', '.', 'Z', ''),
        async (at, letter) => {
          const changed = token.slice(0, at) + letter + token.slice(at + 1)
          fc.pre(changed !== token)
          expect((await ask(changed)).status).toBe(401)
        },
      ),
    )
  })
})
