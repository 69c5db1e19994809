import {mkdtempSync, readFileSync, renameSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {assert, constantFrom, integer, property} from 'fast-check'
import {expect, test} from 'vitest'
import {openDatabase, openState} from '../lake/store/database.ts'
import {openSentEmails} from '../mail/resend/sent-emails.ts'
import {openWebhookQueue} from '../mail/webhooks/webhook-queue.ts'
import {openStore} from '../stripe/store/open-store.ts'

const stores: Record<string, (directory: string) => {close: () => void}> = {
  'lake.sqlite': openDatabase,
  'state.sqlite': openState,
  'resend.sqlite': openSentEmails,
  'webhooks.sqlite': openWebhookQueue,
  'stripe.sqlite': openStore,
}

const newDirectory = () => mkdtempSync(join(tmpdir(), 'store-'))

/** The bytes of a store in which something is kept. */
const whole = Object.fromEntries(
  Object.entries(stores).map(([name, open]) => {
    const directory = newDirectory()
    open(directory).close()
    const database = new DatabaseSync(join(directory, name))
    database.exec(
      "create table kept as select value, hex(randomblob(500)) from json_each('[1,2,3,4,5,6,7,8,9]')",
    )
    database.close()
    return [name, readFileSync(join(directory, name))]
  }),
)

test('a store of which a page is missing is named, with a way out that deletes nothing and works', () => {
  assert(
    property(constantFrom(...Object.keys(stores)), integer({min: 1, max: 95}), (name, percent) => {
      const [directory, open, bytes] = [newDirectory(), stores[name], whole[name]]
      if (!open || !bytes) throw new Error('The store is known')
      const path = join(directory, name)
      writeFileSync(path, bytes.subarray(0, Math.floor((bytes.length * percent) / 100)))
      expect(() => open(directory)).toThrow(`${path} is damaged`)
      expect(() => open(directory)).not.toThrow(/reset|delete|\brm\b/)
      renameSync(path, `${path}.damaged`)
      open(directory).close()
    }),
    {numRuns: 40},
  )
})

test.each(Object.entries(stores))('%s that is whole opens, and so does none', (name, open) => {
  const directory = newDirectory()
  writeFileSync(join(directory, name), whole[name] ?? '')
  for (const each of [directory, newDirectory()]) expect(() => open(each).close()).not.toThrow()
})
