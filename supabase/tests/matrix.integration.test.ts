import {describe, expect, test} from 'vitest'
import {rolledBack} from './database.ts'
import {matrix} from './matrix/matrix.ts'
import {operations, runOperation} from './matrix/operations.ts'
import {callerNames, createWorld} from './matrix/world.ts'

const cells = Object.entries(matrix).flatMap(([name, relation]) =>
  operations.flatMap((operation) =>
    callerNames.map((caller, at) => ({
      name,
      relation,
      operation,
      caller,
      expected: relation[operation][at] ?? 'missing',
    })),
  ),
)

describe.each(Object.keys(matrix))('%s', (name) => {
  test.each(cells.filter((cell) => cell.name === name))(
    '$operation by $caller: $expected',
    async ({relation, operation, caller, expected}) => {
      await rolledBack(async (tx) => {
        const world = await createWorld(tx)
        expect(await runOperation(operation, {tx, world, name, relation, caller})).toBe(expected)
      })
    },
  )
})
