import {describe, expect, test} from 'vitest'
import {acceptedLints} from './catalog/lints/accepted-lints.ts'
import type {Lint} from './catalog/lints/lint.ts'
import {lints} from './catalog/lints/lints.ts'
import {database, rolledBack, type Transaction} from './database.ts'

const accepted: Record<string, Record<string, string> | undefined> = acceptedLints

async function findings(sql: Pick<Transaction, 'unsafe'>, {query}: Lint): Promise<string[]> {
  const rows = await sql.unsafe<{object: string}[]>(query)
  return rows.map(({object}) => object).toSorted()
}

describe.each(Object.entries<Lint>(lints))('%s', (name, lint) => {
  test('finds nothing but what is accepted', async () => {
    const objects = Object.keys(accepted[name] ?? {})
    expect(await findings(database, lint)).toEqual(objects.toSorted())
  })

  test.each(Object.entries(lint.planted))('finds %s, planted', async (object, statement) => {
    await rolledBack(async (tx) => {
      await tx.unsafe(statement)
      expect(await findings(tx, lint)).toContain(object)
    })
  })
})

test('no error is accepted', () => {
  const errors = Object.entries<Lint>(lints).filter(([, {level}]) => level === 'error')
  expect(errors.filter(([name]) => name in accepted)).toEqual([])
})
