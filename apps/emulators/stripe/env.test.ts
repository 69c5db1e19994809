import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {parseEnv} from './env.ts'

const key = {STRIPE_SECRET_KEY: 'sk_test_12345678'}

test('has defaults for everything but the key', () => {
  const env = parseEnv({...key, STRIPE_PORT: '', STATE_DIR: '', STRIPE_PAYMENT_LINKS: ''})
  expect(env).toMatchObject({STRIPE_PORT: 12111, STATE_DIR: '.local', STRIPE_SECRET_KEY: 'sk_test_12345678'})
  expect(env.STRIPE_WEBHOOK_EVENTS).toContain('checkout.session.completed')
  expect(env.STRIPE_PAYMENT_LINKS.map(({slug}) => slug)).toEqual(['kaledos-2025'])
  expect(env.STRIPE_WEBHOOK_URL).toBeUndefined()
})

test.each([
  ['STRIPE_PORT', '70000', ''],
  ['STRIPE_SECRET_KEY', 'sk_live_12345678', 'takes no live key'],
  ['STRIPE_WEBHOOK_SECRET', 'secret', 'must look like whsec_'],
  ['STRIPE_WEBHOOK_RETRY_SECONDS', 'soon', 'numbers of seconds'],
  ['STRIPE_PAYMENT_LINKS', '/none.json', 'must be a file of payment links'],
])('names %s when it is %s', (name, value, hint) => {
  expect(() => parseEnv({...key, [name]: value})).toThrow(new RegExp(`${name}: .*${hint}`))
})

test('reads the payment links of a file', () => {
  const directory = mkdtempSync(join(tmpdir(), 'links-'))
  onTestFinished(() => rmSync(directory, {recursive: true}))
  const path = join(directory, 'links.json')
  const items = [{product: 'prod_bbq', name: 'BBQ', unitAmount: 1000}]
  writeFileSync(path, JSON.stringify([{slug: 'bbq', items}]))
  const {STRIPE_PAYMENT_LINKS: links} = parseEnv({...key, STRIPE_PAYMENT_LINKS: path})
  expect(links).toEqual([
    {slug: 'bbq', allowPromotionCodes: true, metadata: {}, items: [{...items[0], quantity: 1, maximum: 10}]},
  ])
})
