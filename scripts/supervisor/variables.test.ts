import {mkdtempSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {beforeEach, expect, test} from 'vitest'
import {hostedVariables} from './testing/user-profile.ts'
import {layerVariables} from './variables.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'variables-'))
  writeFileSync(
    join(directory, '.env.development'),
    'SITE_PORT=1\nSTUDIO_PORT=1\nLAKE_PORT=3334\nSITE_CLOCK=2025-11-15T12:00:00Z\n',
  )
})

test('ranks the shell over .env, .env over the secrets, and those over .env.development', () => {
  writeFileSync(join(directory, '.env'), 'SITE_PORT=2\nSTUDIO_PORT=2\nSANITY_API_READ_TOKEN=skMine\n')
  const layered = layerVariables({directory, shell: {SITE_PORT: '3'}})
  expect(layered).toMatchObject({
    SITE_PORT: '3',
    STUDIO_PORT: '2',
    LAKE_PORT: '3334',
    SANITY_API_READ_TOKEN: 'skMine',
  })
  expect(layered.SANITY_API_WRITE_TOKEN).toMatch(/^sk/)
  expect(layered.STATE_DIR).toBe(join(directory, '.local'))
})

test('sets the clock for seed content, but not for hosted content', () => {
  const clock = (shell: Record<string, string>) => layerVariables({directory, shell}).SITE_CLOCK
  expect(clock({})).toBe('2025-11-15T12:00:00Z')
  expect(clock({SANITY_API_HOST: 'http://localhost:3334'})).toBe('2025-11-15T12:00:00Z')
  expect(clock({SANITY_API_HOST: ''})).toBeUndefined()
  expect(clock({SANITY_API_HOST: '', SITE_CLOCK: '2026-01-01T00:00:00Z'})).toBe('2026-01-01T00:00:00Z')
})

test('has no default keys for a hosted project', () => {
  const local = layerVariables({directory, shell: {}})
  const hosted = layerVariables({directory, shell: {SANITY_API_HOST: '', SANITY_API_READ_TOKEN: 'skMine'}})
  expect(local.SANITY_API_WRITE_TOKEN).toMatch(/^sk/)
  expect(hosted).toMatchObject({SANITY_API_READ_TOKEN: 'skMine', SANITY_API_WRITE_TOKEN: undefined})
  expect(hosted.SANITY_WEBHOOK_SECRET).toBe(local.SANITY_WEBHOOK_SECRET)
})

test('has no default keys for Stripe’s own API', () => {
  const keys = (shell: Record<string, string>) => {
    const {STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret} = layerVariables({directory, shell})
    return [key, secret]
  }
  expect(keys({})).toEqual([expect.stringMatching(/^sk_test_/), expect.stringMatching(/^whsec_/)])
  expect(keys({STRIPE_API_BASE: '', STRIPE_SECRET_KEY: 'sk_test_mine'})).toEqual(['sk_test_mine', undefined])
})

test('has no default keys for Resend’s own API', () => {
  const shell = {RESEND_BASE_URL: '', RESEND_API_KEY: 're_mine'}
  const {RESEND_API_KEY: key, RESEND_WEBHOOK_SECRET: secret} = layerVariables({directory, shell})
  expect([key, secret]).toEqual(['re_mine', undefined])
})

test('keeps tests away from hosted services', () => {
  const hosted = Object.assign({}, ...Object.values(hostedVariables)) as Record<string, string>
  const lines = Object.entries(hosted).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(join(directory, '.env'), lines.join(''))
  const shell = {...hosted, SANITY_DATASET: 'live', STATE_DIR: directory}
  const layered = layerVariables({directory, shell, isolated: true, stateBelow: 'test'})
  expect(layered.SANITY_API_HOST).toBeUndefined()
  expect(layered.SANITY_DATASET).toBeUndefined()
  expect(layered.STATE_DIR).toBe(join(directory, 'test'))
  const values = Object.values(hosted).filter(Boolean)
  expect(Object.values(layered).filter((value) => values.includes(value ?? ''))).toEqual([])
})
