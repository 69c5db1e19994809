import {createHash} from 'node:crypto'
import {readdirSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {as, refused, service, visitor} from './callers.ts'
import {database, rolledBack, type Transaction} from './database.ts'
import {makeAdmin, signUp, unique} from './people.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** An action that takes two submissions per email address and three per network, for an hour. */
async function addAction(tx: Pick<Transaction, 'unsafe'>): Promise<string> {
  const action = `test-${unique('a').replaceAll(/[^a-z]/g, '')}`.slice(0, 50)
  await tx.unsafe(
    `insert into private.rate_limits (action, per_email, per_network, period) values ('${action}', 2, 3, '1 hour')`,
  )
  return action
}

const submit = (tx: Transaction, action: string, email: string | null, network: string | null) =>
  as(tx, service)`
    select public.count_submission(${action}, ${email && hashOf(email)}, ${network && hashOf(network)})`

const tooMany = {code: 'PT429', message: 'Too many submissions', detail: '3600'}

describe('submissions', () => {
  test('are limited per email address and, higher, per network', async () => {
    await rolledBack(async (tx) => {
      const action = await addAction(tx)
      await submit(tx, action, 'rasa', 'home')
      await submit(tx, action, 'rasa', 'home')
      await expect(submit(tx, action, 'rasa', 'home')).rejects.toMatchObject(tooMany)
      await expect(submit(tx, action, 'rasa', 'elsewhere')).rejects.toMatchObject(tooMany)
      await submit(tx, action, 'tomas', 'home')
      await expect(submit(tx, action, 'ona', 'home')).rejects.toMatchObject(tooMany)
      // Others have a budget of their own.
      await submit(tx, action, 'ona', 'elsewhere')
      await submit(tx, await addAction(tx), 'rasa', 'home')
    })
  })

  test('that are refused count for nobody', async () => {
    await rolledBack(async (tx) => {
      const action = await addAction(tx)
      for (const network of ['a', 'b']) await submit(tx, action, 'rasa', network)
      for (let i = 0; i < 5; i++)
        await expect(submit(tx, action, 'rasa', 'home')).rejects.toMatchObject(tooMany)
      const counts = await tx`
        select count from private.submission_counts where submitter = ${`network:${hashOf('home')}`} and action = ${action}`
      expect(counts).toEqual([])
      for (const email of ['tomas', 'ona', 'jonas']) await submit(tx, action, email, 'home')
    })
  })

  test('are counted anew after the period', async () => {
    await rolledBack(async (tx) => {
      const action = await addAction(tx)
      for (let i = 0; i < 2; i++) await submit(tx, action, 'rasa', 'home')
      await tx`update private.submission_counts set ends_at = now() where action = ${action}`
      await submit(tx, action, 'rasa', 'home')
      expect(
        await tx`select distinct count, ends_at > now() as runs from private.submission_counts where action = ${action}`,
      ).toEqual([{count: 1, runs: true}])
    })
  })

  test('without an email address or a network count for the other', async () => {
    await rolledBack(async (tx) => {
      const action = await addAction(tx)
      for (let i = 0; i < 2; i++) await submit(tx, action, 'rasa', null)
      await expect(submit(tx, action, 'rasa', null)).rejects.toMatchObject(tooMany)
      for (let i = 0; i < 3; i++) await submit(tx, action, null, 'home')
      await expect(submit(tx, action, null, 'home')).rejects.toMatchObject(tooMany)
    })
  })

  test('follow a change of the settings at once', async () => {
    await rolledBack(async (tx) => {
      const action = await addAction(tx)
      for (let i = 0; i < 2; i++) await submit(tx, action, 'rasa', null)
      await tx`update private.rate_limits set per_email = 3 where action = ${action}`
      await submit(tx, action, 'rasa', null)
      await expect(submit(tx, action, 'rasa', null)).rejects.toMatchObject(tooMany)
    })
  })

  test('of an action without a limit are refused, and so is what is no hash', async () => {
    await rolledBack(async (tx) => {
      await expect(submit(tx, 'nothing-known', 'rasa', 'home')).rejects.toMatchObject({code: 'P0002'})
      const action = await addAction(tx)
      const plain = as(tx, service)`select public.count_submission(${action}, 'rasa@example.test', null)`
      await expect(plain).rejects.toMatchObject({code: '23514'})
    })
  })

  test('at the same moment are all counted', async () => {
    const action = await addAction(database)
    try {
      const results = await Promise.allSettled(
        Array.from(
          {length: 8},
          (_, index) =>
            database`select public.count_submission(${action}, ${hashOf(`person ${index}`)}, ${hashOf('home')})`,
        ),
      )
      expect(results.filter(({status}) => status === 'fulfilled')).toHaveLength(3)
    } finally {
      await database`delete from private.rate_limits where action = ${action}`
    }
  })

  test('are counted and forgotten by the service only', async () => {
    await rolledBack(async (tx) => {
      const action = await addAction(tx)
      const ona = await makeAdmin(tx, await signUp(tx))
      for (const caller of [visitor(), await signUp(tx), ona]) {
        const query = as(tx, caller)
        await expect(query`select public.count_submission(${action}, null, null)`).rejects.toMatchObject(
          refused,
        )
        await expect(query`select public.purge_submission_counts()`).rejects.toMatchObject(refused)
        await expect(query`select * from private.submission_counts`).rejects.toMatchObject(refused)
        await expect(query`update private.rate_limits set per_email = 1`).rejects.toMatchObject(refused)
      }
      await expect(as(tx, service)`select * from private.submission_counts`).rejects.toMatchObject(refused)
    })
  })

  test('are forgotten after the period', async () => {
    await rolledBack(async (tx) => {
      const [past, current] = [await addAction(tx), await addAction(tx)]
      await submit(tx, past, 'rasa', 'home')
      await submit(tx, current, 'rasa', 'home')
      await tx`update private.submission_counts set ends_at = now() where action = ${past}`
      await as(tx, service)`select public.purge_submission_counts()`
      const left = await tx`
        select distinct action from private.submission_counts where action in (${past}, ${current})`
      expect(left).toEqual([{action: current}])
    })
  })
})

test('each limit is of a function that exists', async () => {
  const actions = await database<
    {action: string}[]
  >`select action from private.rate_limits where action not like 'test-%'`
  const ofDatabase = await database<{name: string}[]>`
    select replace(proname, '_', '-') as name from pg_proc where pronamespace = 'public'::regnamespace`
  const functions = [
    ...readdirSync(join(import.meta.dirname, '../functions')),
    ...ofDatabase.map(({name}) => name),
  ]
  expect(actions.length).toBeGreaterThan(0)
  expect(functions).toEqual(expect.arrayContaining(actions.map(({action}) => action)))
})
