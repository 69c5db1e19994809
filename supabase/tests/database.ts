import postgres from 'postgres'
import {afterAll} from 'vitest'
import {databaseUrl} from '../env.ts'

export type Transaction = postgres.TransactionSql
export type Json = postgres.JSONValue

/** The database's owner, who bypasses all policies. */
export const database = postgres(databaseUrl(), {max: 12, onnotice: () => {}})

afterAll(() => database.end({timeout: 5}))

class RollBack extends Error {}

type Run = (tx: Transaction) => Promise<void>

/** Runs a test in a transaction that is rolled back. */
export const rolledBack = (run: Run) => undone(run, (all) => database.begin(all))

/** Runs a part of a test in a savepoint that is rolled back. */
export const rolledBackIn = (tx: Transaction, run: Run) => undone(run, (part) => tx.savepoint(part))

async function undone(run: Run, start: (run: Run) => Promise<unknown>): Promise<void> {
  try {
    await start(async (tx) => {
      await run(tx)
      throw new RollBack()
    })
  } catch (error) {
    if (!(error instanceof RollBack)) throw error
  }
}
