import type {Store} from './open-store.ts'

/** A test may have `held` the delivery. A `pending` one has attempts left. */
type DeliveryState = 'pending' | 'held' | 'delivered' | 'failed'

export interface Delivery {
  id: number
  eventId: string
  type: string
  body: string
  state: DeliveryState
  /** The count includes the attempt that succeeded. */
  attempts: number
  /** The time is in milliseconds since 1970. */
  nextAt: number
  /** The last attempt ended with this status or fault. */
  result: string | null
}

/** A delivery is stored together with the change that it is about, so that no crash loses it. */
export function openDeliveries(store: Store) {
  const {database} = store
  database.exec(`
    create table if not exists deliveries (
      id integer primary key autoincrement,
      event_id text not null,
      type text not null,
      body text not null,
      state text not null,
      attempts integer not null default 0,
      next_at integer not null,
      result text
    ) strict;
    create index if not exists deliveries_due on deliveries (state, next_at);
    create index if not exists deliveries_of_event on deliveries (event_id);
  `)
  const insert = database.prepare(
    'insert into deliveries (event_id, type, body, state, next_at) values (?, ?, ?, ?, ?)',
  )
  const due = {
    created: database.prepare(
      "select * from deliveries where state = 'pending' and next_at <= ? order by id limit ?",
    ),
    reversed: database.prepare(
      "select * from deliveries where state = 'pending' and next_at <= ? order by id desc limit ?",
    ),
  }
  const selectNext = database.prepare("select min(next_at) as at from deliveries where state = 'pending'")
  const finish = database.prepare(
    'update deliveries set state = ?, attempts = attempts + 1, result = ? where id = ?',
  )
  const postpone = database.prepare(
    'update deliveries set attempts = attempts + 1, result = ?, next_at = ? where id = ?',
  )
  const releaseAll = database.prepare(
    "update deliveries set state = 'pending', next_at = ? where state = 'held'",
  )
  const releaseEvent = database.prepare(
    "update deliveries set state = 'pending', next_at = ? where state = 'held' and event_id = ?",
  )
  const dropHeld = database.prepare("delete from deliveries where state = 'held'")
  const selectLatest = database.prepare('select * from deliveries order by id desc limit ?')
  const countUnfinished = database.prepare(
    "select count(*) as count from deliveries where event_id = ? and state in ('pending', 'held')",
  )
  const selectBody = database.prepare('select body from deliveries where event_id = ? limit 1')

  return {
    add({
      eventId,
      type,
      body,
      state,
      nextAt,
    }: Pick<Delivery, 'eventId' | 'type' | 'body' | 'state' | 'nextAt'>) {
      insert.run(eventId, type, body, state, nextAt)
    },
    due: (now: number, order: 'created' | 'reversed', count: number) =>
      due[order].all(now, count).map(toDelivery),
    /** The time is in milliseconds since 1970. */
    nextAt(): number | undefined {
      const at = selectNext.get()?.at
      return typeof at === 'number' ? at : undefined
    },
    finish: (id: number, state: 'delivered' | 'failed', result: string) => void finish.run(state, result, id),
    retryAt: (id: number, at: number, result: string) => void postpone.run(result, at, id),
    /** Without `eventId`, all held events are released. */
    release: (now: number, eventId?: string) =>
      void (eventId === undefined ? releaseAll.run(now) : releaseEvent.run(now, eventId)),
    /** Held events are dropped as if they had been lost. */
    drop: () => void dropHeld.run(),
    latest: (count: number) => selectLatest.all(count).map(toDelivery),
    unfinished: (eventId: string) => Number(countUnfinished.get(eventId)?.count ?? 0),
    bodyOf: (eventId: string) => selectBody.get(eventId)?.body as string | undefined,
  }
}

export type Deliveries = ReturnType<typeof openDeliveries>

const toDelivery = (row: Record<string, unknown>): Delivery => ({
  id: Number(row.id),
  eventId: String(row.event_id),
  type: String(row.type),
  body: String(row.body),
  state: row.state as DeliveryState,
  attempts: Number(row.attempts),
  nextAt: Number(row.next_at),
  result: typeof row.result === 'string' ? row.result : null,
})
