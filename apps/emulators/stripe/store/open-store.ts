import type {SQLInputValue} from 'node:sqlite'
import {openSqlite} from '../../state/open-sqlite.ts'
import {listObjects, type ListQuery} from './list-objects.ts'
import type {StoredObject} from './stored-object.ts'

// WAL without a sync per commit survives a crash of the process, but not of the machine.
const tables = `
  pragma journal_mode = wal;
  pragma synchronous = normal;
  create table if not exists objects (
    sequence integer primary key autoincrement,
    id text not null unique,
    object text not null,
    created integer not null,
    body text not null,
    -- What the API does not show.
    hidden text
  ) strict;
  create index if not exists objects_by_type on objects (object, sequence);
  create index if not exists objects_by_payment on objects (object, json_extract(body, '$.payment_intent'));
  create index if not exists objects_by_invoice on objects (object, json_extract(body, '$.invoice'));
  create table if not exists settings (name text primary key, value text not null) strict;
`

/** @param indexes statements of the domains */
export function openStore(directory: string, indexes: readonly string[] = []) {
  const database = openSqlite({
    directory,
    name: 'stripe.sqlite',
    holds: 'the payments of the local Stripe',
    timeoutMs: 2000,
    setUp: `${tables}${indexes.join('')}`,
  })
  const insert = database.prepare(
    'insert into objects (id, object, created, body, hidden) values (?, ?, ?, ?, ?)',
  )
  const select = database.prepare('select body from objects where object = ? and id = ?')
  const selectAny = database.prepare('select body from objects where id = ?')
  const selectHidden = database.prepare('select hidden from objects where id = ?')
  const replace = database.prepare('update objects set body = ? where id = ?')
  const hide = database.prepare('update objects set hidden = ? where id = ?')
  const selectSetting = database.prepare('select value from settings where name = ?')
  const setSetting = database.prepare(
    'insert into settings values (?, ?) on conflict do update set value = excluded.value',
  )
  let depth = 0

  const parse = <Body>(row: Record<string, unknown> | undefined) =>
    row && (JSON.parse(String(row.body)) as Body)

  return {
    database,
    /** A transaction within another is part of it. */
    transaction<Result>(work: () => Result): Result {
      if (depth > 0) return work()
      database.exec('begin immediate')
      depth += 1
      try {
        const result = work()
        database.exec('commit')
        return result
      } catch (error) {
        // SQLite itself rolls back when the disk is full.
        if (database.isTransaction) database.exec('rollback')
        throw error
      } finally {
        depth -= 1
      }
    },
    /** The API does not show `hidden`. */
    add<Body extends StoredObject>(body: Body, created: number, hidden?: object): Body {
      insert.run(body.id, body.object, created, JSON.stringify(body), hidden ? JSON.stringify(hidden) : null)
      return body
    },
    get: <Type extends StoredObject['object']>(type: Type, id: string) =>
      parse<Extract<StoredObject, {object: Type}>>(select.get(type, id)),
    find: (id: string) => parse<StoredObject>(selectAny.get(id)),
    change<Body extends StoredObject>(body: Body, changes: Partial<Body>): Body {
      const changed = {...body, ...changes}
      replace.run(JSON.stringify(changed), body.id)
      return changed
    },
    /** Nothing remains of the body before. */
    replace<Body extends StoredObject>(body: Body): Body {
      replace.run(JSON.stringify(body), body.id)
      return body
    },
    hidden<Hidden>(id: string): Hidden | undefined {
      const hidden = selectHidden.get(id)?.hidden
      return typeof hidden === 'string' ? (JSON.parse(hidden) as Hidden) : undefined
    },
    setHidden: (id: string, hidden: object) => void hide.run(JSON.stringify(hidden), id),
    list: <Body>(request: ListQuery) => listObjects<Body>(database, request),
    /** The query selects bodies. */
    select: <Body>(query: string, ...values: SQLInputValue[]) =>
      database
        .prepare(query)
        .all(...values)
        .flatMap((row) => parse<Body>(row) ?? []),
    /** The query selects a time `at`, in seconds since 1970. */
    earliest(query: string): number | undefined {
      const at = database.prepare(query).get()?.at
      return typeof at === 'number' ? at : undefined
    },
    setting: (name: string) => selectSetting.get(name)?.value as string | undefined,
    setSetting: (name: string, value: string) => void setSetting.run(name, value),
    close: () => database.close(),
  }
}

export type Store = ReturnType<typeof openStore>
