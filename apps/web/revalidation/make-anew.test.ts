import {afterAll, beforeAll, expect, test} from 'vitest'
import {startOwnSite} from './testing/own-site.ts'

let site: Awaited<ReturnType<typeof startOwnSite>>
let makeAnew: (path: string) => Promise<void>
let stale = 0

beforeAll(async () => {
  site = await startOwnSite(() => ({headers: {'x-nextjs-cache': stale-- > 0 ? 'STALE' : 'HIT'}}))
  ;({makeAnew} = await import('./make-anew.ts'))
})

afterAll(() => site.stop())

test('asks until the page is no longer the old one', async () => {
  stale = 3
  await makeAnew('/naujienos')
  expect(site.requests).toEqual(Array.from({length: 4}, () => 'HEAD /naujienos'))
})
