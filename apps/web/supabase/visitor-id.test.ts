import {afterEach, expect, test, vi} from 'vitest'
import {getOrCreateAnonymousId, createAnonymousId, findAnonymousId} from './visitor-id.ts'

afterEach(() => vi.unstubAllGlobals())

function stubStorage(initial?: string) {
  const stored = new Map(initial ? [['anonymous-id', initial]] : [])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  return stored
}

test('has the form that the database takes, and is never the same', () => {
  expect(createAnonymousId()).toMatch(/^anon_\d{13}_[a-z0-9]{20}$/)
  expect(new Set(Array.from({length: 200}, createAnonymousId)).size).toBe(200)
})

test('is kept', () => {
  const stored = stubStorage()
  expect(findAnonymousId()).toBeNull()
  const id = getOrCreateAnonymousId()
  expect(stored.get('anonymous-id')).toBe(id)
  expect(getOrCreateAnonymousId()).toBe(id)
  expect(findAnonymousId()).toBe(id)
})

test('is made anew when what is kept is nonsense', () => {
  stubStorage('anon_<script>')
  expect(findAnonymousId()).toBeNull()
  expect(getOrCreateAnonymousId()).toMatch(/^anon_\d{13}_/)
})

test('lasts as long as the page where local storage is closed', () => {
  const refuse = () => {
    throw new DOMException('closed', 'SecurityError')
  }
  vi.stubGlobal('localStorage', {getItem: refuse, setItem: refuse})
  expect(getOrCreateAnonymousId()).toBe(getOrCreateAnonymousId())
})
