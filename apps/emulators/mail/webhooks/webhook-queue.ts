import {randomBytes} from 'node:crypto'
import {openSqlite} from '../../state/open-sqlite.ts'

interface WebhookMessage {
  /** It is the same in each attempt. */
  id: string
  body: string
  /** Only failed attempts count. */
  attempts: number
}

/** A webhook stays stored until it is received, so that none is lost in a crash. */
export function openWebhookQueue(directory: string) {
  const database = openSqlite({
    directory,
    name: 'webhooks.sqlite',
    holds: 'what the site has not been told yet about emails',
    timeoutMs: 2000,
    setUp: `
    pragma journal_mode = wal;
    pragma synchronous = normal;
    create table if not exists messages (
      id text primary key,
      body text not null,
      attempts integer not null,
      next_at integer not null
    ) strict;
    create index if not exists messages_due on messages (next_at);
  `,
  })
  const insert = database.prepare('insert into messages values (?, ?, 0, ?)')
  const selectDue = database.prepare('select * from messages where next_at <= ? order by next_at limit ?')
  const selectNext = database.prepare('select min(next_at) as next_at from messages')
  const update = database.prepare('update messages set attempts = attempts + 1, next_at = ? where id = ?')
  const remove = database.prepare('delete from messages where id = ?')

  return {
    add(event: object, now: number) {
      insert.run(`msg_${randomBytes(18).toString('base64url')}`, JSON.stringify(event), now)
    },
    due: (now: number, count: number): WebhookMessage[] =>
      selectDue.all(now, count).map((row) => ({
        id: String(row.id),
        body: String(row.body),
        attempts: Number(row.attempts),
      })),
    /** The time is in milliseconds since 1970. */
    nextAt(): number | undefined {
      const at = selectNext.get()?.next_at
      return at === null || at === undefined ? undefined : Number(at)
    },
    retryAt: (id: string, at: number) => void update.run(at, id),
    remove: (id: string) => void remove.run(id),
    close: () => database.close(),
  }
}

export type WebhookQueue = ReturnType<typeof openWebhookQueue>
