import type {DatabaseSync} from 'node:sqlite'

/** The first `changes` of the transaction after `sequence` are handled. */
interface Cursor {
  sequence: number
  changes: number
}

export function openCursors(state: DatabaseSync) {
  state.exec(
    `create table if not exists webhook_cursors
      (webhook text, dataset text, sequence integer not null, changes integer not null, primary key (webhook, dataset))`,
  )
  const read = state.prepare(
    'select sequence, changes from webhook_cursors where webhook = ? and dataset = ?',
  )
  const write = state.prepare(
    `insert into webhook_cursors values (?, ?, ?, ?)
      on conflict do update set sequence = excluded.sequence, changes = excluded.changes`,
  )

  return {
    get(webhook: string, dataset: string): Cursor | undefined {
      const row = read.get(webhook, dataset)
      return row && {sequence: Number(row.sequence), changes: Number(row.changes)}
    },
    set(webhook: string, dataset: string, {sequence, changes}: Cursor) {
      write.run(webhook, dataset, sequence, changes)
    },
  }
}

export type Cursors = ReturnType<typeof openCursors>
