import postgres from 'postgres'
import {afterAll} from 'vitest'
import {databaseUrl} from '../env.ts'

export type Transaction = postgres.TransactionSql
export type Json = postgres.JSONValue

/** As the database's owner, past all policies. */
export const database = postgres(databaseUrl(), {max: 12, onnotice: () => {}})

afterAll(() => database.end({timeout: 5}))

class RollBack extends Error {}

/** Runs a story in a transaction of its own, of which nothing stays. */
export async function rolledBack(story: (tx: Transaction) => Promise<void>): Promise<void> {
  try {
    await database.begin(async (tx) => {
      await story(tx)
      throw new RollBack()
    })
  } catch (error) {
    if (!(error instanceof RollBack)) throw error
  }
}
