import type {NewsletterDraft} from '@site/schemas/requests/newsletter-issue'
import {richText} from '@site/schemas/requests/rich-text'
import * as z from 'zod'
import {dropKept, keepUntilLogOut, readKept} from '#/features/account/kept-until-log-out.ts'
import type {DraftVersion} from './draft-saver.ts'

const keptSchema = z.object({
  id: z.uuid(),
  version: z.int().nullable(),
  subject: z.object({lt: z.string(), en: z.string()}),
  content: z.object({lt: richText, en: richText}),
})

/** A text that was typed on this device and not saved, and the version of the draft that it is a change of. */
export interface KeptDraft extends DraftVersion {
  draft: NewsletterDraft
}

const keyOf = (storedId: string | undefined) => `newsletter:${storedId ?? 'new'}` as const

/** What was kept of a stored draft or, without an id, of a new one. */
export function readKeptDraft(storedId: string | undefined): KeptDraft | undefined {
  const kept = keptSchema.safeParse(readKept(keyOf(storedId)))
  if (!kept.success) return undefined
  const {id, version, subject, content} = kept.data
  return {id, version, draft: {subject, content}}
}

/** Keeps what is not saved until it is, or until the user logs out. */
export function keepDraft(draft: NewsletterDraft | undefined, {id, version}: DraftVersion): void {
  const key = keyOf(version === null ? undefined : id)
  if (draft) keepUntilLogOut(key, {id, version, ...draft})
  else dropKept(key)
}

/** Drops what was kept of a stored draft that is deleted. */
export function dropKeptDraft(storedId: string): void {
  dropKept(keyOf(storedId))
}
