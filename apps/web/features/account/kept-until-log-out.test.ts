import {beforeEach, expect, test, vi} from 'vitest'
import {dropEverythingKept, dropKept, keepUntilLogOut, keptCacheName, readKept} from './kept-until-log-out.ts'

beforeEach(() => {
  // Like a browser's, its entries are its own enumerable properties.
  const storage = Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }) as Storage
  vi.stubGlobal('localStorage', storage)
})

test('what is kept is read again, until it is dropped', () => {
  expect(readKept('a')).toBeUndefined()
  keepUntilLogOut('a', {came: true})
  expect(readKept('a')).toEqual({came: true})
  dropKept('a')
  expect(readKept('a')).toBeUndefined()
})

test('logging out leaves nothing that was kept, and everything else', async () => {
  keepUntilLogOut('a', 1)
  keepUntilLogOut('b', 2)
  localStorage.setItem('language', 'lt')
  await dropEverythingKept()
  expect(Object.keys(localStorage)).toEqual(['language'])
})

test('logging out leaves no page that works offline, and no worker that shows it', async () => {
  const kept = new Set([keptCacheName('door-list'), 'other'])
  const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...kept]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  })
  vi.stubGlobal('navigator', {
    serviceWorker: {getRegistrations: () => Promise.resolve([{unregister}, {unregister}])},
  })
  await dropEverythingKept()
  expect([...kept]).toEqual(['other'])
  expect(unregister).toHaveBeenCalledTimes(2)
})

test('what somebody has spoilt is as if it were not there', () => {
  localStorage.setItem('until-log-out:a', '{')
  expect(readKept('a')).toBeUndefined()
})

test('blocked storage keeps nothing and throws nothing', async () => {
  vi.stubGlobal('localStorage', undefined)
  expect(keepUntilLogOut('a', 1)).toBe(false)
  expect(readKept('a')).toBeUndefined()
  expect(() => dropKept('a')).not.toThrow()
  await expect(dropEverythingKept()).resolves.toBeUndefined()
})
