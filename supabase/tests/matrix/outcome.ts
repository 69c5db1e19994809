import postgres from 'postgres'
import {as} from '../callers.ts'
import type {Transaction} from '../database.ts'
import type {Cell, Relation} from './cell.ts'
import type {CallerName, World} from './world.ts'

export const operations = ['select', 'insert', 'update', 'delete'] as const
export type Operation = (typeof operations)[number]

interface Attempt {
  tx: Transaction
  world: World
  name: string
  relation: Relation
  caller: CallerName
}

const refusals: Record<string, Cell> = {'42501': 'refused', '55000': 'read only'}

/** Does it, and says in the words of the matrix what came of it. */
export async function outcomeOf(operation: Operation, attempt: Attempt): Promise<Cell> {
  try {
    return await attempts[operation](attempt)
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error
    return refusals[error.code] ?? `${error.code}: ${error.message}`
  }
}

const attempts: Record<Operation, (attempt: Attempt) => Promise<Cell>> = {
  select: async ({tx, world, name, relation, caller}) => {
    const keys = Object.values(world.rows[name] ?? {})
    const rows = await as(tx, world.callers[caller])`
      select * from ${tx('public')}.${tx(name)} where ${tx(relation.key)}::text = any(${keys})`
    return namesOf(world, name, new Set(rows.map((row) => String(row[relation.key]))))
  },
  insert: async ({tx, world, name, relation, caller}) => {
    const row = relation.newRow?.(world, caller)
    const values = row ? tx(row) : tx`default values`
    const before = await count(tx, name)
    await as(tx, world.callers[caller])`insert into ${tx('public')}.${tx(name)} ${values}`
    const added = (await count(tx, name)) - before
    return added === 1 ? 'added' : `${added} rows more`
  },
  update: (attempt) =>
    touchedBy(attempt, ({tx, world, name, relation, caller}) => {
      return as(tx, world.callers[caller])`update ${tx('public')}.${tx(name)} set ${tx(relation.change)}`
    }),
  delete: (attempt) =>
    touchedBy(attempt, ({tx, world, name, caller}) => {
      return as(tx, world.callers[caller])`delete from ${tx('public')}.${tx(name)}`
    }),
}

async function count(tx: Transaction, name: string): Promise<number> {
  const [row] = await tx<{rows: number}[]>`select count(*)::int as rows from ${tx('public')}.${tx(name)}`
  return row?.rows ?? 0
}

/** Without a condition, so that nothing but the policies decides which rows are reached. */
async function touchedBy(attempt: Attempt, act: (attempt: Attempt) => Promise<unknown>): Promise<Cell> {
  const before = await versions(attempt)
  await act(attempt)
  const after = await versions(attempt)
  const touched = [...before].filter(([key, version]) => after.get(key) !== version)
  return namesOf(attempt.world, attempt.name, new Set(touched.map(([key]) => key)))
}

/** Where each row is stored, which changes with every update, also one that leaves the values as they are. */
async function versions({tx, world, name, relation}: Attempt): Promise<Map<string, string>> {
  const keys = Object.values(world.rows[name] ?? {})
  const [kind] = await tx`select relkind from pg_class where oid = ${`public.${name}`}::regclass`
  if (kind?.relkind !== 'r') return new Map()
  const rows = await tx<{key: string; version: string}[]>`
    select ${tx(relation.key)}::text as key, ctid::text as version
    from ${tx('public')}.${tx(name)} where ${tx(relation.key)}::text = any(${keys})`
  return new Map(rows.map(({key, version}) => [key, version]))
}

function namesOf(world: World, name: string, keys: ReadonlySet<string>): Cell {
  const rows = Object.entries(world.rows[name] ?? {})
  const names = rows.filter(([, key]) => keys.has(key)).map(([row]) => row)
  if (names.length === 0) return 'none'
  return names.length === rows.length ? 'all' : names.join(', ')
}
