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

test('has the format that the database accepts, and is unique', () => {
  expect(createAnonymousId()).toMatch(/^anon_\d{13}_[a-z0-9]{20}$/)
  expect(new Set(Array.from({length: 200}, createAnonymousId)).size).toBe(200)
})

test('is stored', () => {
  const stored = stubStorage()
  expect(findAnonymousId()).toBeNull()
  const id = getOrCreateAnonymousId()
  expect(stored.get('anonymous-id')).toBe(id)
  expect(getOrCreateAnonymousId()).toBe(id)
  expect(findAnonymousId()).toBe(id)
})

test('is replaced if the stored one is invalid', () => {
  stubStorage('anon_<script>')
  expect(findAnonymousId()).toBeNull()
  expect(getOrCreateAnonymousId()).toMatch(/^anon_\d{13}_/)
})

test('lasts as long as the page if local storage is blocked', () => {
  const block = () => {
    throw new DOMException('Blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', {getItem: block, setItem: block})
  expect(getOrCreateAnonymousId()).toBe(getOrCreateAnonymousId())
})
