import type {Email} from '../email.ts'
import {openSqlite} from '../../state/open-sqlite.ts'

interface SentEmail {
  id: string
  email: Email
}

interface StoredResponse {
  payloadHash: string
  response: unknown
}

const day = 24 * 60 * 60_000
const retention = 30 * day

export function openSentEmails(directory: string) {
  const database = openSqlite({
    directory,
    name: 'resend.sqlite',
    holds: 'the emails that were sent in the last 30 days',
    timeoutMs: 2000,
    setUp: `
    pragma journal_mode = wal;
    pragma synchronous = normal;
    create table if not exists emails (
      id text primary key,
      created_at integer not null,
      is_delivered integer not null,
      content text not null
    ) strict;
    create table if not exists idempotency_keys (
      key text primary key,
      created_at integer not null,
      payload_hash text not null,
      answer text not null
    ) strict;
  `,
  })
  database.prepare('delete from emails where created_at < ?').run(Date.now() - retention)
  const insertEmail = database.prepare('insert into emails values (?, ?, 0, ?)')
  const insertKey = database.prepare('insert into idempotency_keys values (?, ?, ?, ?)')
  const dropOldKeys = database.prepare('delete from idempotency_keys where created_at <= ?')
  const selectKey = database.prepare('select * from idempotency_keys where key = ?')
  const selectUndelivered = database.prepare(
    'select * from emails where is_delivered = 0 order by created_at',
  )
  const markDelivered = database.prepare('update emails set is_delivered = 1, content = ? where id = ?')

  return {
    /** The emails and the response for their key are one transaction. */
    accept(emails: SentEmail[], key: ({key: string} & StoredResponse) | undefined, now: number) {
      database.exec('begin immediate')
      try {
        for (const {id, email} of emails) insertEmail.run(id, now, JSON.stringify(email))
        if (key) insertKey.run(key.key, now, key.payloadHash, JSON.stringify(key.response))
        database.exec('commit')
      } catch (error) {
        // SQLite itself rolls back when the disk is full.
        if (database.isTransaction) database.exec('rollback')
        throw error
      }
    },
    /** Responses are kept for 24 hours. */
    storedResponse(key: string, now: number): StoredResponse | undefined {
      dropOldKeys.run(now - day)
      const row = selectKey.get(key)
      return (
        row && {payloadHash: String(row.payload_hash), response: JSON.parse(String(row.answer)) as unknown}
      )
    },
    /** These emails are neither in the inbox nor bounced, and the next start sends them again. */
    undelivered: (): SentEmail[] => selectUndelivered.all().map(toSentEmail),
    /** The attachments are no longer needed, so they are deleted. */
    delivered(id: string, email: Email) {
      markDelivered.run(JSON.stringify({...email, attachments: []}), id)
    },
    close: () => database.close(),
  }
}

export type SentEmails = ReturnType<typeof openSentEmails>

function toSentEmail(row: Record<string, unknown>): SentEmail {
  return {
    id: String(row.id),
    email: JSON.parse(String(row.content)) as Email,
  }
}
