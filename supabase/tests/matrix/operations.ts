import postgres from 'postgres'
import {as} from '../callers.ts'
import type {Transaction} from '../database.ts'
import type {Cell, Relation} from './cell.ts'
import type {CallerName, World} from './world.ts'

export const operations = ['select', 'insert', 'update', 'delete'] as const
type Operation = (typeof operations)[number]

interface Context {
  tx: Transaction
  world: World
  name: string
  relation: Relation
  caller: CallerName
}

const errorCells: Record<string, Cell> = {'42501': 'refused', '55000': 'read only'}

/** Runs an operation and returns its result as a cell. */
export async function runOperation(operation: Operation, context: Context): Promise<Cell> {
  try {
    return await run[operation](context)
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error
    return errorCells[error.code] ?? `${error.code}: ${error.message}`
  }
}

const run: Record<Operation, (context: Context) => Promise<Cell>> = {
  select: async ({tx, world, name, relation, caller}) => {
    const keys = Object.values(world.rows[name] ?? {})
    const rows = await as(tx, world.callers[caller])`
      select ${relation.columns ? tx(relation.columns) : tx`*`} from ${tx('public')}.${tx(name)} where ${tx(relation.key)}::text = any(${keys})`
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
  update: (context) =>
    touchedBy(context, ({tx, world, name, relation, caller}) => {
      return as(tx, world.callers[caller])`update ${tx('public')}.${tx(name)} set ${tx(relation.change)}`
    }),
  delete: (context) =>
    touchedBy(context, ({tx, world, name, caller}) => {
      return as(tx, world.callers[caller])`delete from ${tx('public')}.${tx(name)}`
    }),
}

async function count(tx: Transaction, name: string): Promise<number> {
  const [row] = await tx<{rows: number}[]>`select count(*)::int as rows from ${tx('public')}.${tx(name)}`
  return row?.rows ?? 0
}

/** The rows that a statement has changed. It has no condition, so only the policies decide which rows it reaches. */
async function touchedBy(context: Context, act: (context: Context) => Promise<unknown>): Promise<Cell> {
  const before = await versions(context)
  await act(context)
  const after = await versions(context)
  const touched = [...before].filter(([key, version]) => after.get(key) !== version)
  return namesOf(context.world, context.name, new Set(touched.map(([key]) => key)))
}

/** The ctid of each row, which changes with every update, even one that keeps the values. */
async function versions({tx, world, name, relation}: Context): Promise<Map<string, string>> {
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
