import {readFileSync, readdirSync} from 'node:fs'
import {join} from 'node:path'
import {stripeEvents} from '@site/schemas/webhooks/stripe-events'
import {expect, test} from 'vitest'

const root = join(import.meta.dirname, '..')
const migrations = join(root, 'supabase/migrations')

test('the database acts on every event that Stripe is to send', () => {
  const definitions = readdirSync(migrations)
    .toSorted()
    .map((file) => readFileSync(join(migrations, file), 'utf8'))
    .filter((sql) => sql.includes('function public.apply_stripe_event(event jsonb) returns'))
  expect(stripeEvents.filter((type) => !definitions.at(-1)?.includes(`'${type}'`))).toEqual([])
})

test('docs/stripe.md tells which events to select', () => {
  const text = readFileSync(join(root, 'docs/stripe.md'), 'utf8')
  expect(stripeEvents.filter((type) => !text.includes(`    ${type}\n`))).toEqual([])
})
