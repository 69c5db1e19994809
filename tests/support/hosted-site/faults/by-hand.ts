import type {Fault} from './fault.ts'

/** Something was changed by hand, and is changed back. */
export function byHand(what: string, sql: [change: string, undo: string], speaks: Fault['speaks']): Fault {
  return {
    what,
    breakIt: ({database}) => database.sql.unsafe(sql[0]),
    undo: ({database}) => database.sql.unsafe(sql[1]),
    speaks,
  }
}
