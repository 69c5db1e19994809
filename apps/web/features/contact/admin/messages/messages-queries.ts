import {type NamedPhoto, namedPhoto} from '@site/schemas/content/photo-reference'
import type {Language} from '@site/schemas/languages'
import type {MessageColumn, MessageFilter} from '#/features/admin-list/admin-search-params.ts'
import type {MessageStatus} from '@site/schemas/statuses/contact-message'
import {queryOptions} from '@tanstack/react-query'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {loadPage, type ListPage} from '#/features/admin-list/admin-list-queries.ts'
import {searchPatterns} from '#/features/admin-list/search-patterns.ts'
import type {ListSearch} from '#/features/admin-list/use-list-search-params.ts'

export interface AdminMessage {
  id: string
  name: string
  email: string
  subject: string
  text: string
  event: {lt: string | null; en: string | null} | null
  photo: NamedPhoto | null
  language: Language
  /** A program seems to have sent it. */
  isSuspected: boolean
  /** The receipt bounced or failed for good. */
  isUnreached: boolean
  status: MessageStatus
  /** It is an ISO instant. */
  receivedAt: string
}

const fields =
  'id, first_name, last_name, email, subject, message, language, is_suspected, unreached_since, status, photo, created_at, event_key, content_items (title_lt, title_en)'

const sortFields = {
  received: ['created_at'],
  sender: ['last_name', 'first_name'],
  subject: ['subject'],
} as const satisfies Record<MessageColumn, readonly string[]>

interface MessageSearch extends ListSearch<MessageColumn> {
  filter: MessageFilter
}

export const messagesKey = ['messages']

/** Text or sender must contain all words of the search. */
export function messagesQuery(search: MessageSearch) {
  return queryOptions({queryKey: [...messagesKey, search], queryFn: () => loadMessages(search)})
}

async function loadMessages({filter, q, sort, page}: MessageSearch): Promise<ListPage<AdminMessage>> {
  const result = await loadPage(page, (supabase, {from, to, count}) => {
    let rows = supabase.from('contact_messages').select(fields, {count})
    if (filter !== 'all') rows = rows.eq('status', filter)
    for (const pattern of searchPatterns(q)) rows = rows.like('search_text', pattern)
    for (const field of sortFields[sort.by]) rows = rows.order(field, {ascending: !sort.isDescending})
    return rows.order('id').range(from, to)
  })
  const {rows, ...rest} = dataOf(result)
  return {
    ...rest,
    rows: rows.map((row) => ({
      id: row.id,
      name: `${row.first_name} ${row.last_name}`,
      email: row.email,
      subject: row.subject,
      text: row.message,
      event: row.content_items && {lt: row.content_items.title_lt, en: row.content_items.title_en},
      photo: namedPhoto.nullable().catch(null).parse(row.photo),
      language: row.language === 'en' ? 'en' : 'lt',
      isSuspected: row.is_suspected,
      isUnreached: row.unreached_since !== null,
      status: row.status === 'new' || row.status === 'read' ? row.status : 'answered',
      receivedAt: row.created_at,
    })),
  }
}
