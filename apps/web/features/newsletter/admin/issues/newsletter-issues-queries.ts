import type {NewsletterDraft} from '@site/schemas/requests/newsletter-issue'
import {richText, type RichText} from '@site/schemas/texts/rich-text'
import {issueStatuses, type IssueStatus} from '@site/schemas/statuses/newsletter'
import {queryOptions} from '@tanstack/react-query'
import * as z from 'zod'
import {query} from '#/supabase/query.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {saveLatest} from './draft-saver.ts'

export const newslettersKey = ['newsletters']

const statusSchema = z.enum(issueStatuses)

/** Instants are ISO strings. */
export interface Draft {
  id: string
  subject: {lt: string; en: string}
  updatedAt: string
}

export const draftsQuery = queryOptions({
  queryKey: [...newslettersKey, 'drafts'],
  queryFn: async (): Promise<Draft[]> => {
    const result = await query((supabase) =>
      supabase
        .from('newsletter_issues')
        .select('id, subject_lt, subject_en, updated_at')
        .eq('status', 'draft')
        .order('updated_at', {ascending: false})
        .order('id')
        .limit(100),
    )
    return dataOf(result).map((row) => ({
      id: row.id,
      subject: {lt: row.subject_lt, en: row.subject_en},
      updatedAt: row.updated_at,
    }))
  },
})

/** Instants are ISO strings. */
export interface SentIssue {
  id: string
  status: Exclude<IssueStatus, 'draft'>
  subject: {lt: string; en: string}
  sendAt: string | null
  startedAt: string | null
  counts: IssueCounts
}

/** `recipients` were subscribed when it was started; `left` of them are still to get it. */
export interface IssueCounts {
  recipients: number
  left: number
  delivered: number
  bounced: number
  complained: number
  failed: number
  skipped: number
  unsubscribed: number
}

/** The progress of what is being sent is loaded again at this interval. */
const PROGRESS_MS = 3000
/** A newsletter that is scheduled starts by itself. */
const SCHEDULED_MS = 20_000

export const historyQuery = queryOptions({
  queryKey: [...newslettersKey, 'history'],
  queryFn: loadHistory,
  refetchInterval: ({state: {data}}) => {
    if (data?.some(({status}) => status === 'sending')) return PROGRESS_MS
    return data?.some(({status}) => status === 'scheduled') ? SCHEDULED_MS : false
  },
})

async function loadHistory(): Promise<SentIssue[]> {
  const rows = dataOf(await query((supabase) => supabase.rpc('newsletter_history')))
  return rows.map((row) => ({
    id: row.id,
    status: statusSchema.exclude(['draft']).parse(row.status),
    subject: {lt: row.subject_lt, en: row.subject_en},
    sendAt: row.send_at,
    startedAt: row.started_at,
    counts: {
      recipients: row.recipients,
      left: row.left,
      delivered: row.delivered,
      bounced: row.bounced,
      complained: row.complained,
      failed: row.failed,
      skipped: row.skipped,
      unsubscribed: row.unsubscribed,
    },
  }))
}

const audienceSchema = z.object({
  lt: z.int(),
  en: z.int(),
  suppressed: z.int(),
  perDay: z.int().nullable(),
  seconds: z.number(),
})

/**
 * The counts are of those who would get a newsletter now, by language, and of subscribers who get none. The quotas
 * limit the emails to `perDay`, and the last one is sent after `seconds`.
 */
export type Audience = z.infer<typeof audienceSchema>

export const audienceQuery = queryOptions({
  queryKey: [...newslettersKey, 'audience'],
  queryFn: async () => {
    const result = await query((supabase) => supabase.rpc('newsletter_audience'))
    return audienceSchema.parse(dataOf<unknown>(result))
  },
})

export interface Issue {
  id: string
  status: IssueStatus
  version: number
  draft: NewsletterDraft
}

/** The result is null if there is no newsletter with this id. */
export const issueQuery = (id: string) =>
  queryOptions({queryKey: [...newslettersKey, 'issue', id], queryFn: () => loadIssue(id)})

/** @throws {QueryFailure} when the query failed */
async function loadIssue(id: string): Promise<Issue | null> {
  await saveLatest()
  const result = await query((supabase) =>
    supabase
      .from('newsletter_issues')
      .select('id, status, version, subject_lt, subject_en, content_lt, content_en')
      .eq('id', id)
      .maybeSingle(),
  )
  const row = dataOf(result)
  if (!row) return null
  return {
    id: row.id,
    status: statusSchema.parse(row.status),
    version: row.version,
    draft: {
      subject: {lt: row.subject_lt, en: row.subject_en},
      content: {lt: readRichText(row.content_lt), en: readRichText(row.content_en)},
    },
  }
}

/** What another client stored may be anything. */
const readRichText = (stored: unknown): RichText => richText.catch([]).parse(stored)
