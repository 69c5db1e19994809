import type {Json} from '../database.ts'
import type {CallerName, World} from './world.ts'

/**
 * The result of one operation by one caller:
 * - 'refused': SQLSTATE 42501, a 401 or 403 in the API
 * - 'read only': SQLSTATE 55000, the view cannot be changed
 * - 'none', 'all': the rows of the world that are returned, changed or deleted
 * - 'added': the row was inserted
 * - otherwise the names of the rows, separated by commas
 */
export type Cell = string

/** One cell per caller, in the order of `callerNames`. */
type Cells = readonly [
  anonymous: Cell,
  user: Cell,
  ended: Cell,
  other: Cell,
  moderator: Cell,
  organiser: Cell,
  secretary: Cell,
  treasurer: Cell,
  admin: Cell,
  service: Cell,
]

/** A table or view of the public schema, and what each caller may do with it. */
export interface Relation {
  /** The column that identifies rows in the world. */
  key: string
  /** What is selected; everything by default. */
  columns?: readonly string[]
  select: Cells
  /** Inserts `newRow` of that caller. */
  insert: Cells
  /** Applies `change` to all rows. */
  update: Cells
  /** Deletes all rows. */
  delete: Cells
  /** Without it the row has default values only: callers without the insert privilege fail before that matters. */
  newRow?: (world: World, caller: CallerName) => Record<string, Json>
  change: Record<string, Json>
}

export type Matrix = Record<string, Relation>

/** The same for every caller. */
export const everybody = (cell: Cell): Cells => [cell, cell, cell, cell, cell, cell, cell, cell, cell, cell]
