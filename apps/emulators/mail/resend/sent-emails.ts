import {mkdirSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import type {Email} from './email-request.ts'

export interface SentEmail {
  id: string
  email: Email
  createdAt: Date
  /** In the inbox. Until then it is sent again at the next start. */
  isDelivered: boolean
}

interface Remembered {
  payloadHash: string
  answer: unknown
}

const day = 24 * 60 * 60_000
const keepEmailsFor = 30 * day

/** Emails that were accepted, and what was answered to which idempotency key. */
export function openSentEmails(directory: string) {
  mkdirSync(directory, {recursive: true})
  const database = new DatabaseSync(join(directory, 'resend.sqlite'), {timeout: 2000})
  database.exec(`
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
  `)
  database.prepare('delete from emails where created_at < ?').run(Date.now() - keepEmailsFor)
  const insertEmail = database.prepare('insert into emails values (?, ?, 0, ?)')
  const insertKey = database.prepare('insert into idempotency_keys values (?, ?, ?, ?)')
  const dropOldKeys = database.prepare('delete from idempotency_keys where created_at <= ?')
  const selectKey = database.prepare('select * from idempotency_keys where key = ?')
  const selectEmail = database.prepare('select * from emails where id = ?')
  const selectUndelivered = database.prepare(
    'select * from emails where is_delivered = 0 order by created_at',
  )
  const markDelivered = database.prepare('update emails set is_delivered = 1, content = ? where id = ?')

  return {
    /** Keeps the emails and the answer to their key, all or nothing. */
    accept(
      emails: Pick<SentEmail, 'id' | 'email'>[],
      key: ({key: string} & Remembered) | undefined,
      now: number,
    ) {
      database.exec('begin immediate')
      try {
        for (const {id, email} of emails) insertEmail.run(id, now, JSON.stringify(email))
        if (key) insertKey.run(key.key, now, key.payloadHash, JSON.stringify(key.answer))
        database.exec('commit')
      } catch (error) {
        database.exec('rollback')
        throw error
      }
    },
    /** What was answered to a key in the last 24 hours. */
    remembered(key: string, now: number): Remembered | undefined {
      dropOldKeys.run(now - day)
      const row = selectKey.get(key)
      return row && {payloadHash: String(row.payload_hash), answer: JSON.parse(String(row.answer)) as unknown}
    },
    get(id: string): SentEmail | undefined {
      const row = selectEmail.get(id)
      return row && toSentEmail(row)
    },
    undelivered: (): SentEmail[] => selectUndelivered.all().map(toSentEmail),
    /** Attachments are not kept any longer. */
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
    createdAt: new Date(Number(row.created_at)),
    isDelivered: row.is_delivered === 1,
  }
}
