import type {NewsletterDraft} from '@site/schemas/requests/newsletter-issue'
import type {Issue} from './newsletter-issues-queries.ts'
import type {KeptDraft} from './kept-draft.ts'

export const emptyDraft: NewsletterDraft = {subject: {lt: '', en: ''}, content: {lt: [], en: []}}

export const isEqualDraft = (a: NewsletterDraft, b: NewsletterDraft) =>
  JSON.stringify([a.subject.lt, a.subject.en, a.content.lt, a.content.en]) ===
  JSON.stringify([b.subject.lt, b.subject.en, b.content.lt, b.content.en])

export interface OpenedDraft {
  draft: NewsletterDraft
  /** `unsaved`: typed here and not saved yet; `conflict`: besides, somebody else has changed the draft since. */
  state: 'saved' | 'unsaved' | 'conflict'
}

/** The text with which the editor opens: the stored one, unless something else was typed here and not saved. */
export function openDraft(issue: Issue | undefined, kept: KeptDraft | undefined): OpenedDraft {
  const stored = issue?.draft ?? emptyDraft
  if (!kept || isEqualDraft(kept.draft, stored)) return {draft: stored, state: 'saved'}
  const isChange = kept.version === (issue?.version ?? null)
  return {draft: kept.draft, state: isChange ? 'unsaved' : 'conflict'}
}
