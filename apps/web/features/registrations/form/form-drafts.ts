import {createDraft, type Draft} from '#/ui/forms/use-request-form.ts'

const drafts = new Map<string, unknown>()

/** The draft lasts until the page is reloaded. */
export function draftFor<Fields>(form: string, eventKey: string): Draft<Fields> {
  const id = `${form} ${eventKey}`
  const draft = (drafts.get(id) as Draft<Fields> | undefined) ?? createDraft<Fields>()
  drafts.set(id, draft)
  return draft
}
