import {as, type Caller} from './callers.ts'
import type {Transaction} from './database.ts'
import {unique, type Person} from './people.ts'

interface ContentItem {
  takesLikes?: boolean
  takesComments?: boolean
  isRemoved?: boolean
}

/** An event, as the content synchronisation leaves it. Returns its key. */
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

/** A comment that the person writes. Returns its id. */
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

/** A comment that everybody can see. Returns its id. */
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

/** The id under which somebody likes and reports. */
export const visitorId = ({id, headers}: Caller) => id ?? headers?.['x-anonymous-id'] ?? ''

/** Somebody likes an event. */
export async function like(tx: Transaction, caller: Caller, event: string): Promise<void> {
  await as(tx, caller)`
    insert into public.event_likes (event_id, user_id) values (${event}, ${visitorId(caller)})`
}

/** Somebody reports a comment. */
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
