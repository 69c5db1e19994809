import {beforeEach, expect, test, vi} from 'vitest'
import {dropEverythingKept, dropKept, keepUntilLogOut, keptCacheName, readKept} from './kept-until-log-out.ts'
import {endPasswordRecovery, passwordRecovery, startPasswordRecovery} from './password/password-actions.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', emptyStorage())
  vi.stubGlobal('sessionStorage', emptyStorage())
})

function emptyStorage(): Storage {
  // Like a browser's, its entries are its own enumerable properties.
  return Object.create({
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
}

test('what is kept is read again, until it is dropped', () => {
  expect(readKept('door-list')).toBeUndefined()
  keepUntilLogOut('door-list', {came: true})
  expect(readKept('door-list')).toEqual({came: true})
  dropKept('door-list')
  expect(readKept('door-list')).toBeUndefined()
})

test('logging out leaves nothing that was kept, and everything else', async () => {
  keepUntilLogOut('door-list', 1)
  keepUntilLogOut('attendance:event', 2)
  localStorage.setItem('language', 'lt')
  startPasswordRecovery('forgotten', 'ona')
  sessionStorage.setItem('registrationLink', 'abc')
  await dropEverythingKept()
  expect(Object.keys(localStorage)).toEqual(['language'])
  expect(Object.keys(sessionStorage)).toEqual(['registrationLink'])
})

test('only who opened the link sets a password without the current one, until it is set', () => {
  startPasswordRecovery('void', 'ona')
  expect(passwordRecovery('ona')).toBe('void')
  expect(passwordRecovery('rasa')).toBeUndefined()
  endPasswordRecovery()
  expect(passwordRecovery('ona')).toBeUndefined()
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
  localStorage.setItem('until-log-out:door-list', '{')
  expect(readKept('door-list')).toBeUndefined()
})

test('blocked storage keeps nothing and throws nothing', async () => {
  vi.stubGlobal('localStorage', undefined)
  expect(keepUntilLogOut('door-list', 1)).toBe(false)
  expect(readKept('door-list')).toBeUndefined()
  expect(() => dropKept('door-list')).not.toThrow()
  await expect(dropEverythingKept()).resolves.toBeUndefined()
})
