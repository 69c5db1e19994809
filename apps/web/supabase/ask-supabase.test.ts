import {expect, it} from 'vitest'
import {failureOf} from './ask-supabase.ts'

it('tells a refusal from an outage', () => {
  expect(failureOf(0, '')).toBe('unavailable')
  expect(failureOf(503, 'PGRST001')).toBe('unavailable')
  expect(failureOf(403, '42501')).toBe('refused')
  expect(failureOf(401, '42501')).toBe('refused')
  expect(failureOf(401, 'PGRST303')).toBe('signedOut')
  expect(failureOf(429, 'PT429')).toBe('tooMany')
  expect(failureOf(409, '23505')).toBe('duplicate')
  expect(failureOf(400, '23514')).toBe('failed')
})
