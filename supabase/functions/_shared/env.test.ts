import {describe, expect, test} from 'vitest'
import * as z from 'zod'
import {parseEnv, variable} from './env.ts'

const shape = z.object({SITE_URL: variable.SITE_URL, SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS})
const keys = '{"default": "sb_secret_a", "cron": "sb_secret_b"}'

describe('the environment of a function', () => {
  test('is parsed: keys from JSON, the URL without a trailing slash', () => {
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
    ['not JSON', 'sb_secret_hidden'],
    ['without a default', '{"cron": "sb_secret_hidden"}'],
    ['a list', '["sb_secret_hidden"]'],
  ])('is rejected with the variable’s name but not its value: %s', (_, value) => {
    const parse = () => parseEnv(shape, {SITE_URL: 'https://example.org', SUPABASE_SECRET_KEYS: value})
    expect(parse).toThrow(/^SUPABASE_SECRET_KEYS: /)
    expect(parse).not.toThrow(/hidden/)
  })

  test('names every missing variable', () => {
    expect(() => parseEnv(shape, {})).toThrow(/SITE_URL: .*; SUPABASE_SECRET_KEYS: /)
  })
})
