import {mkdtempSync, readFileSync, statSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {assert, integer, property} from 'fast-check'
import {expect, test} from 'vitest'
import {ensureSecrets} from './secrets.ts'

const newState = () => join(mkdtempSync(join(tmpdir(), 'secrets-')), 'state')

test('creates random secrets that only their owner can read', () => {
  const state = newState()
  const secrets = ensureSecrets(state)
  expect(secrets.SANITY_API_READ_TOKEN).toMatch(/^sk[0-9A-Za-z]{64}$/)
  expect(secrets.SANITY_API_WRITE_TOKEN).not.toBe(secrets.SANITY_API_READ_TOKEN)
  expect(secrets.SANITY_WEBHOOK_SECRET).toMatch(/^[0-9a-f]{48}$/)
  expect(statSync(join(state, 'secrets.env')).mode & 0o777).toBe(0o600)
  expect(ensureSecrets(newState())).not.toEqual(secrets)
})

test('keeps existing secrets and adds missing ones', () => {
  const state = newState()
  const secrets = ensureSecrets(state)
  expect(ensureSecrets(state)).toEqual(secrets)

  const path = join(state, 'secrets.env')
  const withoutWebhook = readFileSync(path, 'utf8').replace(/^SANITY_WEBHOOK_SECRET=.*\n/m, '')
  writeFileSync(path, `${withoutWebhook}OTHER=kept\n`)
  const mended = ensureSecrets(state)
  expect(mended).toMatchObject({OTHER: 'kept', SANITY_API_READ_TOKEN: secrets.SANITY_API_READ_TOKEN})
  expect(mended.SANITY_WEBHOOK_SECRET).toMatch(/^[0-9a-f]{48}$/)
  expect(mended.SANITY_WEBHOOK_SECRET).not.toBe(secrets.SANITY_WEBHOOK_SECRET)
})

test('of a file that is cut off anywhere, whole secrets are kept, and no half one', () => {
  const state = newState()
  const secrets = ensureSecrets(state)
  const path = join(state, 'secrets.env')
  const text = readFileSync(path, 'utf8')
  assert(
    property(integer({min: 0, max: text.length - 1}), (length) => {
      writeFileSync(path, text.slice(0, length))
      const mended = ensureSecrets(state)
      const kept = Object.keys(secrets).filter((name) => mended[name] === secrets[name])
      expect(kept).toEqual(Object.keys(secrets).slice(0, text.slice(0, length).split('\n').length - 1))
      for (const [name, value] of Object.entries(mended))
        expect(value).toHaveLength(secrets[name]?.length ?? 0)
      expect(ensureSecrets(state)).toEqual(mended)
    }),
    {numRuns: 30},
  )
})
