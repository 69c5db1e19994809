import {expect, test} from 'vitest'
import {parseEnv} from './env.ts'

const complete = {
  SANITY_PROJECT_ID: 'project',
  SANITY_DATASET: 'production',
  SANITY_API_READ_TOKEN: 'read-token-of-the-tests',
  SANITY_API_WRITE_TOKEN: 'write-token-of-the-tests',
  STUDIO_URL: 'http://localhost:3333',
  SITE_URL: 'http://localhost:3000',
}

test('has defaults, also for empty values', () => {
  expect(parseEnv(complete)).toMatchObject({LAKE_PORT: 3334, STATE_DIR: '.local', LAKE_WEBHOOKS: []})
  expect(parseEnv({...complete, LAKE_PORT: '', STATE_DIR: '', LAKE_WEBHOOKS: ''})).toEqual(parseEnv(complete))
})

test('names every missing or malformed variable', () => {
  const faulty = {
    ...complete,
    SANITY_PROJECT_ID: undefined,
    LAKE_PORT: 'x',
    LAKE_WEBHOOKS: '{',
    SITE_URL: 'here',
  }
  expect(() => parseEnv(faulty)).toThrow(/LAKE_PORT: must be a port number/)
  expect(() => parseEnv(faulty)).toThrow(/SANITY_PROJECT_ID: must hold a project id/)
  expect(() => parseEnv(faulty)).toThrow(/LAKE_WEBHOOKS: must be a JSON array of {name, url, secret/)
  expect(() => parseEnv(faulty)).toThrow(/SITE_URL: must hold the address of the site/)
})

test('requires two different tokens', () => {
  const same = {...complete, SANITY_API_READ_TOKEN: complete.SANITY_API_WRITE_TOKEN}
  expect(() => parseEnv(same)).toThrow(/SANITY_API_READ_TOKEN: must differ from SANITY_API_WRITE_TOKEN/)
})

test('parses webhooks', () => {
  const webhook = {name: 'site', url: 'http://localhost:3000/api/revalidate', secret: 'secret'}
  expect(parseEnv({...complete, LAKE_WEBHOOKS: JSON.stringify([webhook])}).LAKE_WEBHOOKS).toEqual([
    {...webhook, filter: '', projection: ''},
  ])
  const twice = {...complete, LAKE_WEBHOOKS: JSON.stringify([webhook, webhook])}
  expect(() => parseEnv(twice)).toThrow(/LAKE_WEBHOOKS: two webhooks have the same name/)
})
