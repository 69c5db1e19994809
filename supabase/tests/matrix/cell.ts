import type {Json} from '../database.ts'
import type {CallerName, World} from './world.ts'

/**
 * What comes of one operation of one caller:
 * - 'refused': SQLSTATE 42501, which the API answers with 401 or 403
 * - 'read only': SQLSTATE 55000, no view of this kind takes a change
 * - 'none', 'all': the rows of the world that are shown, changed or deleted
 * - 'added': the row is in the table
 * - otherwise the names of the rows, separated by commas
 */
export type Cell = string

/** In the order of callerNames: anonymous, user, other, admin, service. */
export type Cells = readonly [anonymous: Cell, user: Cell, other: Cell, admin: Cell, service: Cell]

/** A table or view of the schema public, and what each caller may do with it. */
export interface Relation {
  /** The column by which the world names this relation's rows. */
  key: string
  select: Cells
  /** Of `newRow` as it is for that caller. */
  insert: Cells
  /** Of `change` to every row there is. */
  update: Cells
  /** Of every row there is. */
  delete: Cells
  /** Without it, the row is all defaults: whoever has no right to insert is refused before that matters. */
  newRow?: (world: World, caller: CallerName) => Record<string, Json>
  change: Record<string, Json>
}

export type Matrix = Record<string, Relation>

/** The same for every caller. */
export const everybody = (cell: Cell): Cells => [cell, cell, cell, cell, cell]
