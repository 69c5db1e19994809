import postgres from 'postgres'
import {afterAll} from 'vitest'
import {databaseUrl} from '../env.ts'

export type Transaction = postgres.TransactionSql
export type Json = postgres.JSONValue

/** The database's owner, who bypasses all policies. */
export const database = postgres(databaseUrl(), {max: 12, onnotice: () => {}})

afterAll(() => database.end({timeout: 5}))

class RollBack extends Error {}

/** Runs a test in a transaction that is rolled back. */
export async function rolledBack(run: (tx: Transaction) => Promise<void>): Promise<void> {
  try {
    await database.begin(async (tx) => {
      await run(tx)
      throw new RollBack()
    })
  } catch (error) {
    if (!(error instanceof RollBack)) throw error
  }
}
