import {afterAll, expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

stubSiteEnv()
vi.stubEnv('NODE_ENV', 'production')
const {grantCookieFor} = await import('./preview-cookies.ts')
const {newGrant} = await import('./preview-grant.ts')

afterAll(() => {
  vi.unstubAllEnvs()
})

const inFrame = new Headers({'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site'})

test("the Studio's grant is sent in its frame", () => {
  const cookie = grantCookieFor(newGrant({kind: 'studio'}), inFrame)
  expect(cookie).toMatchObject({httpOnly: true, secure: true, sameSite: 'none', partitioned: true})
})

test('the grant of a link is taken in a window only', () => {
  const cookie = grantCookieFor(newGrant({kind: 'document', document: 'event-1'}), inFrame)
  expect(cookie).toMatchObject({httpOnly: true, secure: true, sameSite: 'lax', partitioned: false})
})
