import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {signJwt} from '../jwt.ts'
import {loggedIn} from './testing/accounts.ts'
import {jwtSecret, keys, startAuth, type AuthServer} from './testing/auth-server.ts'
import {malformedRequests} from './testing/malformed-requests.ts'

const REQUESTS = 1000

let auth: AuthServer
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

test('1,000 malformed requests to all endpoints get clear answers, and none is a failure', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const {user} = await loggedIn(auth)
  // Without a session, it outlives the log-outs among the requests.
  const token = await signJwt({sub: user.id, aud: 'authenticated', role: 'authenticated'}, jwtSecret)
  const faults: string[] = []
  const statuses = new Map<number, number>()
  const requests = malformedRequests(REQUESTS, {
    userId: user.id,
    tokens: [token, keys.publishableKey, keys.secretKey],
    keys: [keys.publishableKey, keys.secretKey],
  })
  const queue = requests[Symbol.iterator]()
  await Promise.all(
    Array.from({length: 8}, async () => {
      for (const {path, ...init} of queue) {
        const response = await auth.request(path, init)
        const body = await response.text()
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        const isClear = response.status < 400 || init.method === 'HEAD' || isAuthError(response.status, body)
        const isEngine = /zod|postgres|syntax|invalid input|SQL|node:|\.ts\b|at .*\(/i.test(body)
        if (response.status >= 500 || !isClear || (response.status >= 400 && isEngine))
          faults.push(
            `${init.method} ${path} ${String(init.body).slice(0, 200)} → ${response.status} ${body.slice(0, 200)}`,
          )
      }
    }),
  )
  expect(faults).toEqual([])
  expect(errors).not.toHaveBeenCalled()
  expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(REQUESTS)
  // It reaches the endpoints themselves, not only their front door.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 303, 400, 401, 403, 404, 405, 422]))
})

function isAuthError(status: number, body: string): boolean {
  if (!body.startsWith('{')) return false
  const {code, error_code: errorCode, msg} = JSON.parse(body) as Record<string, unknown>
  return code === status && typeof errorCode === 'string' && typeof msg === 'string' && msg !== ''
}
