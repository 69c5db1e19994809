import type {DatabaseSync} from 'node:sqlite'
import {openSqlite} from '../../state/open-sqlite.ts'

/** @throws {Error} when another process holds the database, since each keeps the documents in memory */
export function openDatabase(directory: string): DatabaseSync {
  try {
    const database = openSqlite({
      directory,
      name: 'lake.sqlite',
      holds: 'the content and its history',
      // A process that is shutting down may need a moment to release it.
      timeoutMs: 1000,
      // WAL without a sync per commit survives a crash of the process, but not of the machine.
      setUp: `
      pragma locking_mode = exclusive;
      pragma journal_mode = wal;
      pragma synchronous = normal;
      create table if not exists datasets (name text primary key) strict;
      create table if not exists documents (
        dataset text not null,
        id text not null,
        content text not null,
        primary key (dataset, id)
      ) strict;
      create table if not exists transactions (
        dataset text not null,
        sequence integer not null,
        id text not null,
        timestamp text not null,
        author text not null,
        changes text not null,
        primary key (dataset, sequence),
        unique (dataset, id)
      ) strict;
      create table if not exists changed_documents (
        dataset text not null,
        id text not null,
        sequence integer not null,
        primary key (dataset, id, sequence)
      ) strict, without rowid;
    `,
    })
    indexOlderTransactions(database)
    return database
  } catch (error) {
    if (error instanceof Error && /locked/.test(error.message)) {
      throw new Error(`Another process holds the Content Lake in ${directory}. Stop it, or move STATE_DIR.`, {
        cause: error,
      })
    }
    throw error
  }
}

/** A log may have been written before its documents were indexed. */
function indexOlderTransactions(database: DatabaseSync): void {
  database.exec(`
    insert or ignore into changed_documents (dataset, id, sequence)
    select dataset, json_extract(change.value, '$.id'), sequence
    from transactions, json_each(transactions.changes) as change
    where not exists (select 1 from changed_documents)
  `)
}

export function openState(directory: string): DatabaseSync {
  return openSqlite({
    directory,
    name: 'state.sqlite',
    holds: 'log-ins and settings of the Studio, and how far webhooks were sent',
    timeoutMs: 2000,
    setUp: 'pragma journal_mode = wal; pragma synchronous = normal',
  })
}
