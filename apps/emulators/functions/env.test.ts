import {tmpdir} from 'node:os'
import {expect, test} from 'vitest'
import {parseEnv} from './env.ts'

const FUNCTIONS_DIR = tmpdir()

test('does not pass the server’s own variables to the functions', () => {
  const environment = {
    FUNCTIONS_DIR,
    FUNCTIONS_PORT: '',
    SITE_URL: 'http://site.test',
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_a"}',
  }
  expect(parseEnv(environment)).toEqual({
    port: 54327,
    directory: FUNCTIONS_DIR,
    secretKey: 'sb_secret_a',
    variables: {SITE_URL: 'http://site.test', SUPABASE_SECRET_KEYS: '{"default":"sb_secret_a"}'},
  })
})

test('names every malformed variable', () => {
  const faulty = {FUNCTIONS_DIR: '/no/such/folder', FUNCTIONS_PORT: 'x', SUPABASE_SECRET_KEYS: 'sb_secret_a'}
  expect(() => parseEnv(faulty)).toThrow(/FUNCTIONS_DIR: must be a folder/)
  expect(() => parseEnv(faulty)).toThrow(/FUNCTIONS_PORT: must be a port number/)
  expect(() => parseEnv(faulty)).toThrow(/SUPABASE_SECRET_KEYS: must be a JSON object/)
})
