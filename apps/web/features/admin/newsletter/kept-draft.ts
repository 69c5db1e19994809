import type {NewsletterDraft} from '@site/schemas/requests/newsletter-issue'
import {richText} from '@site/schemas/requests/rich-text'
import * as z from 'zod'
import {dropKept, keepUntilLogOut, readKept} from '#/features/account/kept-until-log-out.ts'
import type {Saved} from './draft-saver.ts'

const keptSchema = z.object({
  version: z.int().nullable(),
  subject: z.object({lt: z.string(), en: z.string()}),
  content: z.object({lt: richText, en: richText}),
})

/** A text that was typed on this device and not saved, and the version of the draft that it is a change of. */
export interface KeptDraft {
  version: number | null
  draft: NewsletterDraft
}

const keyOf = (id: string | undefined) => `newsletter:${id ?? 'new'}`

/** What was kept of a draft, of a new one without an id. */
export function readKeptDraft(id: string | undefined): KeptDraft | undefined {
  const kept = keptSchema.safeParse(readKept(keyOf(id)))
  if (!kept.success) return undefined
  const {version, subject, content} = kept.data
  return {version, draft: {subject, content}}
}

/** Keeps what is not saved until it is, or until the user logs out. */
export function keepDraft(draft: NewsletterDraft | undefined, saved: Saved | undefined): void {
  if (draft) keepUntilLogOut(keyOf(saved?.id), {version: saved?.version ?? null, ...draft})
  else dropKept(keyOf(saved?.id))
}

/** Drops what was kept of a draft that is deleted, or whose stored text is preferred. */
export function dropKeptDraft(id: string | undefined): void {
  dropKept(keyOf(id))
}
