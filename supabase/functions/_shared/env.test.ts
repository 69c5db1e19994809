import {describe, expect, test} from 'vitest'
import * as z from 'zod'
import {parseEnv, variable} from './env.ts'

const shape = z.object({SITE_URL: variable.SITE_URL, SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS})
const keys = '{"default": "sb_secret_a", "cron": "sb_secret_b"}'

describe('the environment of a function', () => {
  test('is read: the keys from their JSON, the address without a slash at its end', () => {
    expect(
      parseEnv(shape, {SITE_URL: 'https://example.org/', SUPABASE_SECRET_KEYS: keys, OTHER: 'x'}),
    ).toEqual({
      SITE_URL: 'https://example.org',
      SUPABASE_SECRET_KEYS: {default: 'sb_secret_a', cron: 'sb_secret_b'},
    })
  })

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['no JSON', 'sb_secret_hidden'],
    ['without a default', '{"cron": "sb_secret_hidden"}'],
    ['a list', '["sb_secret_hidden"]'],
  ])('is refused by the name of the variable, never its value: %s', (_, value) => {
    const parse = () => parseEnv(shape, {SITE_URL: 'https://example.org', SUPABASE_SECRET_KEYS: value})
    expect(parse).toThrow(/^SUPABASE_SECRET_KEYS: /)
    expect(parse).not.toThrow(/hidden/)
  })

  test('names every variable that is wrong', () => {
    expect(() => parseEnv(shape, {})).toThrow(/SITE_URL: .*; SUPABASE_SECRET_KEYS: /)
  })
})
