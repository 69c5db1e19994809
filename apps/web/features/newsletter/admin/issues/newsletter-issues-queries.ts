import type {NewsletterDraft} from '@site/schemas/requests/newsletter-issue'
import {richText, type RichText} from '@site/schemas/texts/rich-text'
import {
  audiences,
  issueStatuses,
  letterPurposes,
  type IssueStatus,
  type LetterAudience,
} from '@site/schemas/statuses/newsletter'
import {queryOptions} from '@tanstack/react-query'
import * as z from 'zod'
import {query} from '#/supabase/query.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {saveLatest} from './draft-saver.ts'
import type {Mailing} from './mailing.ts'

export const newslettersKey = ['newsletters']

const statusSchema = z.enum(issueStatuses)

/** Instants are ISO strings. */
export interface Draft {
  id: string
  subject: {lt: string; en: string}
  updatedAt: string
  /** When it should have been sent, but the site stood still. */
  missedAt: string | null
}

export const draftsQuery = (mailing: Mailing) =>
  queryOptions({
    queryKey: [...newslettersKey, 'drafts', mailing],
    queryFn: async (): Promise<Draft[]> => {
      const result = await query((supabase) =>
        supabase
          .from('newsletter_issues')
          .select('id, subject_lt, subject_en, updated_at, missed_at')
          .eq('status', 'draft')
          .in(
            'audience',
            audiences.filter((audience) => (audience === 'subscribers') === (mailing === 'newsletter')),
          )
          .order('updated_at', {ascending: false})
          .order('id')
          .limit(100),
      )
      return dataOf(result).map((row) => ({
        id: row.id,
        subject: {lt: row.subject_lt, en: row.subject_en},
        updatedAt: row.updated_at,
        missedAt: row.missed_at,
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

/**
 * `recipients` were subscribed, or members, when it was started; `left` of them are still to get it. Only a newsletter is
 * `unsubscribed` from. Of a letter, `shared` count those with whom somebody shares an address, `noAddress` those without one.
 */
export interface IssueCounts {
  recipients: number
  left: number
  delivered: number
  bounced: number
  complained: number
  failed: number
  skipped: number
  unsubscribed: number
  shared: number
  noAddress: number
}

/** The progress of what is being sent is loaded again at this interval. */
const PROGRESS_MS = 3000
/** A newsletter that is scheduled starts by itself. */
const SCHEDULED_MS = 20_000

export const historyQuery = (mailing: Mailing) =>
  queryOptions({
    queryKey: [...newslettersKey, 'history', mailing],
    queryFn: mailing === 'letter' ? loadLetters : loadNewsletters,
    refetchInterval: ({state: {data}}) => {
      if (data?.some(({status}) => status === 'sending')) return PROGRESS_MS
      return data?.some(({status}) => status === 'scheduled') ? SCHEDULED_MS : false
    },
  })

async function loadNewsletters(): Promise<SentIssue[]> {
  const rows = dataOf(await query((supabase) => supabase.rpc('newsletter_history')))
  return rows.map((row) => toSentIssue({...row, shared: 0, no_address: 0}))
}

async function loadLetters(): Promise<SentIssue[]> {
  const rows = dataOf(await query((supabase) => supabase.rpc('letter_history')))
  return rows.map((row) => toSentIssue({...row, unsubscribed: 0}))
}

type HistoryRow = Omit<IssueCounts, 'noAddress'> & {
  id: string
  status: string
  subject_lt: string
  subject_en: string
  send_at: string
  started_at: string
  no_address: number
}

const toSentIssue = (row: HistoryRow): SentIssue => ({
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
    shared: row.shared,
    noAddress: row.no_address,
  },
})

const emailsSchema = z.object({
  lt: z.int(),
  en: z.int(),
  perDay: z.int().nullable(),
  seconds: z.number(),
})

/** The emails that would be sent now, by language. The quotas limit them to `perDay`, and the last one is sent after `seconds`. */
export type Emails = z.infer<typeof emailsSchema>

const subscribersSchema = emailsSchema.extend({suppressed: z.int()})

/** `suppressed` are subscribers who get none. */
export const subscribersQuery = queryOptions({
  queryKey: [...newslettersKey, 'audience', 'subscribers'],
  queryFn: async () => {
    const result = await query((supabase) => supabase.rpc('newsletter_audience'))
    return subscribersSchema.parse(dataOf<unknown>(result))
  },
})

const membersSchema = emailsSchema.extend({members: z.int(), shared: z.int(), noAddress: z.int()})

/** Of the `members`, `shared` get a letter together with somebody at their address, and `noAddress` get none by email. */
export type LetterReaders = z.infer<typeof membersSchema>

export const lettersQuery = (audience: LetterAudience) =>
  queryOptions({
    queryKey: [...newslettersKey, 'audience', audience],
    queryFn: async () => {
      const result = await query((supabase) => supabase.rpc('letter_audience', {audience}))
      return membersSchema.parse(dataOf<unknown>(result))
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
      .select('id, status, version, audience, purpose, subject_lt, subject_en, content_lt, content_en')
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
      audience: z.enum(audiences).parse(row.audience),
      purpose: z.enum(letterPurposes).nullable().parse(row.purpose),
      subject: {lt: row.subject_lt, en: row.subject_en},
      content: {lt: readRichText(row.content_lt), en: readRichText(row.content_en)},
    },
  }
}

/** What another client stored may be anything. */
const readRichText = (stored: unknown): RichText => richText.catch([]).parse(stored)
