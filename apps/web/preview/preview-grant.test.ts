import {createHmac} from 'node:crypto'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

const SECRET = 'unit-test-preview-secret-of-32-characters'
const NOW = Date.parse('2026-03-01T12:00:00Z')
const DAY = 24 * 3600_000

async function load(changes: Parameters<typeof stubSiteEnv>[0] = {}) {
  vi.resetModules()
  stubSiteEnv(changes)
  return import('./preview-grant.ts')
}

beforeEach(() => {
  vi.useFakeTimers({now: NOW})
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

/** A token with the right signature, whatever it says. */
function signed(payload: unknown): string {
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url')
  return `${text}.${createHmac('sha256', SECRET).update(`preview:${text}`).digest('base64url')}`
}

test('a link lasts a week, to the millisecond', async () => {
  const {newGrant, readGrant, signGrant} = await load()
  const token = signGrant(newGrant({kind: 'document', document: 'event-1'}))
  const grant = {kind: 'document', document: 'event-1', issuedAt: NOW, expiresAt: NOW + 7 * DAY}
  vi.setSystemTime(NOW + 7 * DAY - 1)
  expect(readGrant(token)).toEqual({status: 'valid', grant})
  vi.setSystemTime(NOW + 7 * DAY)
  expect(readGrant(token)).toEqual({status: 'expired', grant})
})

test("the Studio's preview lasts half a day", async () => {
  const {newGrant, readGrant, signGrant} = await load()
  const token = signGrant(newGrant({kind: 'studio'}))
  vi.setSystemTime(NOW + DAY / 2)
  expect(readGrant(token).status).toBe('expired')
})

test('nothing of a token can be changed', async () => {
  const {newGrant, readGrant, signGrant} = await load()
  const [payload = '', signature = ''] = signGrant(newGrant({kind: 'document', document: 'event-1'})).split(
    '.',
  )
  const changed = (change: object) => {
    const given = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return Buffer.from(JSON.stringify({...given, ...change})).toString('base64url')
  }
  const forged = [
    `${changed({document: 'event-2'})}.${signature}`,
    `${changed({expiresAt: NOW + 365 * DAY})}.${signature}`,
    `${changed({kind: 'studio'})}.${signature}`,
    `${payload}.${signature.slice(0, -2)}AA`,
    `${payload}.${signature.slice(0, 10)}`,
    `${payload}.`,
    `${payload}.${signature}.${signature}`,
    payload,
    `.${signature}`,
    'ą.ą',
    '',
    undefined,
  ]
  expect(forged.map((token) => readGrant(token).status)).toEqual(forged.map(() => 'invalid'))
})

test('a token signed with another secret is not ours', async () => {
  const other = await load({PREVIEW_SECRET: 'another-preview-secret-of-32-characters!'})
  const token = other.signGrant(other.newGrant({kind: 'studio'}))
  const {readGrant} = await load()
  expect(readGrant(token)).toEqual({status: 'invalid'})
})

test('a signed token that is no grant is invalid', async () => {
  const {readGrant} = await load()
  const times = {issuedAt: NOW, expiresAt: NOW + DAY}
  expect(readGrant(signed({kind: 'studio', ...times})).status).toBe('valid')
  for (const payload of [null, {}, {kind: 'everything', ...times}, {kind: 'document', ...times}])
    expect(readGrant(signed(payload))).toEqual({status: 'invalid'})
})

test('without a secret or a Studio there is no preview', async () => {
  const token = signed({kind: 'studio', issuedAt: NOW, expiresAt: NOW + DAY})
  for (const changes of [{PREVIEW_SECRET: ''}, {STUDIO_URL: ''}]) {
    const {canPreview, readGrant} = await load(changes)
    expect([canPreview, readGrant(token).status]).toEqual([false, 'invalid'])
  }
})
