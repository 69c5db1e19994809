import type {NewsletterDraft} from '@site/schemas/requests/newsletter-issue'
import type {Locale} from 'next-intl'
import * as z from 'zod'
import {callFunction} from '#/supabase/edge-function.ts'
import {query, type Result} from '#/supabase/query.ts'
import {createRepeatableCall} from '#/browser/repeatable-call.ts'
import {refusalDetail} from '#/features/admin-list/query-client.ts'
import type {DraftVersion, SaveResult} from './draft-saver.ts'

const savedSchema = z.object({id: z.string(), version: z.int()})

/** The text as typed cannot be saved as the same draft after these refusals. */
const conflicts = ['edited_elsewhere', 'newsletter_scheduled', 'newsletter_started', 'not_found']

/** A new draft is saved once for its id. */
export async function saveDraft(draft: NewsletterDraft, {id, version}: DraftVersion): Promise<SaveResult> {
  const result = await query((supabase) =>
    supabase.rpc('save_newsletter_draft', {
      issue_id: id,
      // It is null for a new draft, which the generated types do not know.
      version: version as number,
      issue: {
        audience: draft.audience,
        purpose: draft.purpose,
        subject: {...draft.subject},
        content: {...draft.content},
      },
    }),
  )
  if (result.ok) return {ok: true, saved: savedSchema.parse(result.data)}
  return {ok: false, isConflict: conflicts.includes(refusalDetail(result.cause))}
}

export function deleteDraft(id: string): Promise<Result<undefined>> {
  return query((supabase) => supabase.rpc('delete_newsletter_draft', {issue_id: id}))
}

/** Nobody else gets the newsletter until it is resumed. */
export function stopIssue(id: string): Promise<Result<undefined>> {
  return query((supabase) => supabase.rpc('stop_newsletter', {issue_id: id}))
}

/** Sends it to those who have not got it yet. */
export function resumeIssue(id: string): Promise<Result<undefined>> {
  return query((supabase) => supabase.rpc('resume_newsletter', {issue_id: id}))
}

export function unscheduleIssue(id: string): Promise<Result<undefined>> {
  return query((supabase) => supabase.rpc('unschedule_newsletter', {issue_id: id}))
}

const FUNCTION = 'send-newsletter'

const emailSchema = z.object({subject: z.string(), html: z.string(), text: z.string()})
const previewSchema = z.object({lt: emailSchema, en: emailSchema})

export type PreviewedEmail = z.infer<typeof emailSchema>
export type Preview = z.infer<typeof previewSchema>

/** Nothing is sent. */
export async function previewIssue(draft: NewsletterDraft): Promise<Result<Preview>> {
  const result = await callFunction(FUNCTION, {...draft, mode: 'preview'})
  return result.ok ? {...result, data: previewSchema.parse(result.data)} : result
}

export function sendTest(draft: NewsletterDraft, locale: Locale): Promise<Result<unknown>> {
  return callFunction(FUNCTION, {...draft, mode: 'test', locale})
}

/** All subscribers get it, at once or at the ISO time `sendAt`. */
export interface Sending {
  draft: NewsletterDraft
  saved: DraftVersion
  sendAt: string | undefined
}

/** Sends once, however often the same newsletter is tried. Each editor needs its own sender. */
export function createIssueSender(): (sending: Sending) => Promise<Result<unknown>> {
  const {call} = createRepeatableCall<Result<unknown>>()
  return ({draft, saved, sendAt}) => {
    const request = {
      ...draft,
      ...(sendAt && {sendAt}),
      ...(saved.version !== null && {issueId: saved.id, version: saved.version}),
    }
    return call(request, (key) => callFunction(FUNCTION, request, {'Idempotency-Key': key}))
  }
}
