import type {SQLInputValue} from 'node:sqlite'
import type Stripe from 'stripe'
import type {StoredObject} from './stored-object.ts'
import {openSqlite} from '../../state/open-sqlite.ts'

/** In seconds since 1970. */
interface Limits {
  gt?: number | undefined
  gte?: number | undefined
  lt?: number | undefined
  lte?: number | undefined
}

interface ListQuery {
  type: StoredObject['object']
  /** The names are JSON paths, such as `$.payment_intent`. */
  filters?: Record<string, SQLInputValue>
  /** As `filters`, of what the API does not show. */
  hidden?: Record<string, SQLInputValue>
  /** As `filters`, but of what is left out. */
  except?: Record<string, SQLInputValue>
  created?: Limits
  /** The names are JSON paths. */
  ranges?: Record<string, Limits>
  limit: number
  startingAfter?: string | undefined
  endingBefore?: string | undefined
}

export function openStore(directory: string) {
  const database = openSqlite({
    directory,
    name: 'stripe.sqlite',
    holds: 'the payments of the local Stripe',
    timeoutMs: 2000,
    // WAL without a sync per commit survives a crash of the process, but not of the machine.
    setUp: `
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
    create index if not exists open_sessions on objects (json_extract(body, '$.expires_at'))
      where object = 'checkout.session' and json_extract(body, '$.status') = 'open';
    create index if not exists valid_coupons on objects (json_extract(body, '$.redeem_by'))
      where object = 'coupon' and json_extract(body, '$.valid');
    create index if not exists active_promotion_codes on objects (json_extract(body, '$.expires_at'))
      where object = 'promotion_code' and json_extract(body, '$.active');
    create index if not exists pending_balance on objects (json_extract(body, '$.available_on'))
      where object = 'balance_transaction' and json_extract(body, '$.status') = 'pending';
    create index if not exists unpaid_balance on objects (sequence)
      where object = 'balance_transaction' and hidden is null;
    create index if not exists balance_by_payout on objects (json_extract(hidden, '$.payout'))
      where object = 'balance_transaction';
    create index if not exists due_billing on objects (json_extract(hidden, '$.nextAt'))
      where object in ('subscription', 'invoice');
    create table if not exists settings (name text primary key, value text not null) strict;
  `,
  })
  const insert = database.prepare(
    'insert into objects (id, object, created, body, hidden) values (?, ?, ?, ?, ?)',
  )
  const select = database.prepare('select body from objects where object = ? and id = ?')
  const selectAny = database.prepare('select body from objects where id = ?')
  const selectHidden = database.prepare('select hidden from objects where id = ?')
  const selectSequence = database.prepare('select sequence from objects where object = ? and id = ?')
  const replace = database.prepare('update objects set body = ? where id = ?')
  const hide = database.prepare('update objects set hidden = ? where id = ?')
  // Without a hint, SQLite would choose `objects_by_payment` and read every body.
  const selectDue = database.prepare(`
    select body from objects indexed by open_sessions
    where object = 'checkout.session' and json_extract(body, '$.status') = 'open'
      and json_extract(body, '$.expires_at') <= ?
    order by json_extract(body, '$.expires_at')
  `)
  const selectNextExpiry = database.prepare(`
    select min(at) as at from (
      select min(json_extract(body, '$.expires_at')) as at from objects indexed by open_sessions
      where object = 'checkout.session' and json_extract(body, '$.status') = 'open'
      union all
      select min(json_extract(body, '$.redeem_by')) from objects indexed by valid_coupons
      where object = 'coupon' and json_extract(body, '$.valid')
      union all
      select min(json_extract(body, '$.expires_at')) from objects indexed by active_promotion_codes
      where object = 'promotion_code' and json_extract(body, '$.active')
      union all
      select min(json_extract(hidden, '$.nextAt')) from objects indexed by due_billing
      where object in ('subscription', 'invoice') and json_extract(hidden, '$.nextAt') > 0
    )
  `)
  const selectDueBilling = database.prepare(`
    select body, json_extract(hidden, '$.nextAt') as at from objects indexed by due_billing
    where object in ('subscription', 'invoice') and json_extract(hidden, '$.nextAt') <= ?
    order by json_extract(hidden, '$.nextAt'), sequence limit 1
  `)
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
    /** The newest comes first. Returns `undefined` when `startingAfter` or `endingBefore` is unknown. */
    list<Body>(request: ListQuery) {
      const {type, filters = {}, hidden = {}, except = {}, created = {}, ranges = {}} = request
      const {limit, startingAfter, endingBefore} = request
      const where = ['object = ?']
      const values: SQLInputValue[] = [type]
      for (const [column, wanted] of Object.entries({body: filters, hidden})) {
        for (const [path, value] of Object.entries(wanted)) {
          where.push(`json_extract(${column}, '${path}') = ?`)
          values.push(value)
        }
      }
      for (const [path, value] of Object.entries(except)) {
        where.push(`json_extract(body, '${path}') <> ?`)
        values.push(value)
      }
      const signs = {gt: '>', gte: '>=', lt: '<', lte: '<='} as const
      const limited = Object.entries(ranges).map(
        ([path, limits]) => [`json_extract(body, '${path}')`, limits] as const,
      )
      for (const [expression, limits] of [['created', created] as const, ...limited]) {
        for (const [name, sign] of Object.entries(signs)) {
          const value = limits[name as keyof typeof signs]
          if (value === undefined) continue
          where.push(`${expression} ${sign} ?`)
          values.push(value)
        }
      }
      const cursor = endingBefore ?? startingAfter
      if (cursor !== undefined) {
        const sequence = selectSequence.get(type, cursor)?.sequence
        if (sequence === undefined) return undefined
        where.push(`sequence ${endingBefore === undefined ? '<' : '>'} ?`)
        values.push(Number(sequence))
      }
      const order = endingBefore === undefined ? 'desc' : 'asc'
      const rows = database
        .prepare(`select body from objects where ${where.join(' and ')} order by sequence ${order} limit ?`)
        .all(...values, limit + 1)
        .map((row) => JSON.parse(String(row.body)) as Body)
      const data = rows.slice(0, limit)
      return {data: endingBefore === undefined ? data : data.toReversed(), has_more: rows.length > limit}
    },
    /** The earliest comes first. */
    dueSessions: (now: number) =>
      selectDue
        .all(now)
        .flatMap((row) => parse<Extract<StoredObject, {object: 'checkout.session'}>>(row) ?? []),
    /** What a subscription or an invoice must do first of all that is due. */
    dueBilling(now: number) {
      const row = selectDueBilling.get(now)
      const body = parse<Stripe.Subscription | Stripe.Invoice>(row)
      return body && {body, at: Number(row?.at)}
    },
    /** Returns seconds since 1970. */
    nextExpiry(): number | undefined {
      const at = selectNextExpiry.get()?.at
      return typeof at === 'number' ? at : undefined
    },
    setting: (name: string) => selectSetting.get(name)?.value as string | undefined,
    setSetting: (name: string, value: string) => void setSetting.run(name, value),
    close: () => database.close(),
  }
}

export type Store = ReturnType<typeof openStore>
