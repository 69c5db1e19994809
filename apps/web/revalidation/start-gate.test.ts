import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest'
import {startOwnSite} from './testing/own-site.ts'

let site: Awaited<ReturnType<typeof startOwnSite>>
let closeStartGate: (limit: number) => {isBehind(): void; open(): void}
let passStartGate: (pathname: string) => Promise<void>

beforeAll(async () => {
  site = await startOwnSite(() => ({headers: {'x-nextjs-cache': 'HIT'}}))
  ;({closeStartGate, passStartGate} = await import('./start-gate.ts'))
})

beforeEach(() => {
  site.requests.length = 0
})

afterAll(() => site.stop())

test('a page waits until it is known that nothing changed', async () => {
  const gate = closeStartGate(10_000)
  let shown = false
  const visit = passStartGate('/naujienos').then(() => (shown = true))
  await Promise.resolve()
  expect(shown).toBe(false)
  gate.open()
  await visit
  expect(site.requests).toEqual([])
})

test('a page is made anew before it is shown while the site is behind', async () => {
  const gate = closeStartGate(10_000)
  gate.isBehind()
  await passStartGate('/en/misios')
  expect(site.requests).toEqual(['HEAD /en/misios'])
  gate.open()
  await passStartGate('/misios')
  expect(site.requests).toHaveLength(1)
})

test('a page waits no longer than the limit', async () => {
  closeStartGate(20)
  await passStartGate('/naujienos')
  expect(site.requests).toEqual([])
})
