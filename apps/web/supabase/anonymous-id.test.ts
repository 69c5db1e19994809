import {afterEach, expect, it, vi} from 'vitest'
import {anonymousId, makeAnonymousId, storedAnonymousId} from './anonymous-id.ts'

afterEach(() => vi.unstubAllGlobals())

function stubStorage(initial?: string) {
  const stored = new Map(initial ? [['anonymous-id', initial]] : [])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  return stored
}

it('has the form that the database takes, and is never the same', () => {
  expect(makeAnonymousId()).toMatch(/^anon_\d{13}_[a-z0-9]{20}$/)
  expect(new Set(Array.from({length: 200}, makeAnonymousId)).size).toBe(200)
})

it('is kept', () => {
  const stored = stubStorage()
  expect(storedAnonymousId()).toBeNull()
  const id = anonymousId()
  expect(stored.get('anonymous-id')).toBe(id)
  expect(anonymousId()).toBe(id)
  expect(storedAnonymousId()).toBe(id)
})

it('is made anew when what is kept is nonsense', () => {
  stubStorage('anon_<script>')
  expect(storedAnonymousId()).toBeNull()
  expect(anonymousId()).toMatch(/^anon_\d{13}_/)
})

it('lasts as long as the page where local storage is closed', () => {
  const refuse = () => {
    throw new DOMException('closed', 'SecurityError')
  }
  vi.stubGlobal('localStorage', {getItem: refuse, setItem: refuse})
  expect(anonymousId()).toBe(anonymousId())
})
