import {randomUUID} from 'node:crypto'
import {as, type Caller, service} from './callers.ts'
import type {Transaction} from './database.ts'
import {type Person, unique} from './people.ts'

interface ContentItem {
  takesLikes?: boolean
  takesComments?: boolean
  isRemoved?: boolean
}

/** Inserts an event as `sync-content` does, and returns its key. */
export async function addEvent(tx: Transaction, options: ContentItem = {}): Promise<string> {
  const {takesLikes = true, takesComments = true, isRemoved = false} = options
  const key = unique('policy-picnic')
  await tx`
    insert into public.content_items (key, kind, title_lt, title_en, path, takes_likes, takes_comments, removed_at)
    values (
      ${key}, 'event', 'Iškyla', 'Picnic', '/iskyla', ${takesLikes}, ${takesComments},
      ${isRemoved ? tx`now()` : null}
    )`
  return key
}

/** Inserts a comment by the person and returns its id. */
export async function comment(
  tx: Transaction,
  person: Person,
  event: string,
  text = 'Labai laukiu!',
): Promise<string> {
  const [row] = await as(tx, person)<{id: string}>`
    insert into public.event_comments (event_id, user_id, comment_text) values (${event}, ${person.id}, ${text})
    returning id`
  return row?.id ?? ''
}

/** Inserts an approved comment and returns its id. */
export async function approvedComment(
  tx: Transaction,
  person: Person,
  event: string,
  text?: string,
): Promise<string> {
  const id = await comment(tx, person, event, text)
  await tx`update public.event_comments set status = 'approved' where id = ${id}`
  return id
}

/** The caller's id for likes and reports. */
export const visitorId = ({id, headers}: Caller) => id ?? headers?.['x-anonymous-id'] ?? ''

export async function like(tx: Transaction, caller: Caller, event: string): Promise<void> {
  await as(tx, caller)`
    insert into public.event_likes (event_id, user_id) values (${event}, ${visitorId(caller)})`
}

export async function report(
  tx: Transaction,
  caller: Caller,
  commentId: string,
  reason?: string,
): Promise<void> {
  await as(tx, caller)`
    insert into public.comment_reports (comment_id, reporter_id, reason)
    values (${commentId}, ${visitorId(caller)}, ${reason ?? null})`
}

/** A row as `upload-photo` inserts it. */
export const photoFields = (album: string, person: Person) => ({
  album_key: album,
  storage_path: `${randomUUID()}.jpg`,
  alt_lt: 'Vaikai šoka',
  alt_en: 'Children dance',
  uploaded_by: person.id,
})

/** Inserts a pending photo and returns its id. */
export async function addPhoto(tx: Transaction, album: string, person: Person): Promise<string> {
  const [photo] = await as(tx, service)<{id: string}>`
    insert into public.photo_uploads ${tx(photoFields(album, person))} returning id`
  return photo?.id ?? ''
}
