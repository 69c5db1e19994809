import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {stripeEvents} from '@site/schemas/webhooks/stripe-events'
import {expect, test} from 'vitest'

test('docs/stripe.md tells which events to select', () => {
  const text = readFileSync(join(import.meta.dirname, '../docs/stripe.md'), 'utf8')
  expect(stripeEvents.filter((type) => !text.includes(`    ${type}\n`))).toEqual([])
})
