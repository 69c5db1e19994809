import {beforeAll, describe, expect, test} from 'vitest'
import {rolledBack, rolledBackIn} from './database.ts'
import type {Cell} from './matrix/cell.ts'
import {matrix} from './matrix/matrix.ts'
import {operations, runOperation} from './matrix/operations.ts'
import {callerNames, createWorld} from './matrix/world.ts'

describe.each(Object.entries(matrix))('%s', (name, relation) => {
  const results = new Map<string, Cell>()

  // One world for all: each operation is undone before the next.
  beforeAll(() =>
    rolledBack(async (tx) => {
      const world = await createWorld(tx)
      for (const operation of operations) {
        for (const caller of callerNames) {
          await rolledBackIn(tx, async (savepoint) => {
            const context = {tx: savepoint, world, name, relation, caller}
            results.set(`${operation} by ${caller}`, await runOperation(operation, context))
          })
        }
      }
    }),
  )

  const cells = operations.flatMap((operation) =>
    callerNames.map((caller, at) => ({operation, caller, expected: relation[operation][at]})),
  )
  test.each(cells)('$operation by $caller: $expected', ({operation, caller, expected}) => {
    expect(results.get(`${operation} by ${caller}`)).toBe(expected)
  })
})
