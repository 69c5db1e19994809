import {afterEach, expect, test, vi} from 'vitest'
import {verifyJwt} from '../jwt.ts'
import {createKeyTokens} from './key-tokens.ts'

const secret = 'a secret of at least 32 characters'

afterEach(() => {
  vi.useRealTimers()
})

test('a token is kept, and renewed before it expires', async () => {
  vi.useFakeTimers()
  const tokenOf = createKeyTokens(secret)
  const first = await tokenOf('anon')
  expect(await tokenOf('anon')).toBe(first)
  expect(await verifyJwt(first, secret)).toMatchObject({role: 'anon', iss: 'supabase'})
  expect(await verifyJwt(await tokenOf('service_role'), secret)).toMatchObject({role: 'service_role'})
  vi.advanceTimersByTime(55 * 60_000)
  await expect(verifyJwt(first, secret)).resolves.toBeDefined()
  const second = await tokenOf('anon')
  vi.advanceTimersByTime(6 * 60_000)
  await expect(verifyJwt(first, secret)).rejects.toThrow('exp')
  await expect(verifyJwt(second, secret)).resolves.toBeDefined()
})
