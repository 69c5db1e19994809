import type {NewsletterDraft} from '@site/schemas/requests/newsletter-issue'

/** What identifies a draft. */
export interface DraftVersion {
  /** Of a new draft too, so that saving it again makes no second one. */
  id: string
  /** As it is stored; null for a new draft. */
  version: number | null
}

export type SaveResult = {ok: true; saved: DraftVersion} | {ok: false; isConflict: boolean}

/** `conflict`: it has been edited, scheduled, sent or deleted elsewhere, and is saved no more. */
export type SaveState = 'saved' | 'typing' | 'saving' | 'failed' | 'conflict'

interface DraftSaverOptions {
  saved: DraftVersion
  /** True if the stored draft is known to have been changed elsewhere. */
  hasConflict?: boolean
  save: (draft: NewsletterDraft, saved: DraftVersion) => Promise<SaveResult>
  /** Keeps on this device what is not saved yet; undefined: nothing any more. */
  keep: (draft: NewsletterDraft | undefined, saved: DraftVersion) => void
  onChange: (state: SaveState, saved: DraftVersion) => void
}

export interface DraftSaver {
  /** Keeps what was typed, and saves it when typing pauses. */
  type: (draft: NewsletterDraft) => void
  /** Saves at once what is not saved. Resolves to whether all of it is. */
  flush: () => Promise<boolean>
  /** What is stored, as of the last saving. */
  saved: () => DraftVersion
}

const PAUSE_MS = 800
const FIRST_RETRY_MS = 3000
const LONGEST_RETRY_MS = 60_000

/** Saves a draft while it is typed: one request at a time, and again after failures. */
export function createDraftSaver(options: DraftSaverOptions): DraftSaver {
  const {save, keep, onChange} = options
  let {saved, hasConflict = false} = options
  let unsaved: NewsletterDraft | undefined
  let running: Promise<void> | undefined
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function schedule(delay: number) {
    clearTimeout(timer)
    if (!hasConflict) timer = setTimeout(() => void flush(), delay)
  }

  async function run(draft: NewsletterDraft) {
    onChange('saving', saved)
    const result = await save(draft, saved)
    running = undefined
    if (result.ok) {
      failures = 0
      keep(undefined, saved)
      saved = result.saved
      if (unsaved === draft) unsaved = undefined
      else keep(unsaved, saved)
      onChange(unsaved ? 'typing' : 'saved', saved)
      if (unsaved) schedule(PAUSE_MS)
      return
    }
    hasConflict = result.isConflict
    failures += 1
    onChange(hasConflict ? 'conflict' : 'failed', saved)
    schedule(Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS))
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    // What is being sent may not be the newest, and somebody else may wait for it too.
    while (running) await running
    if (!unsaved) return true
    if (hasConflict) return false
    running = run(unsaved)
    await running
    return unsaved === undefined
  }

  return {
    flush,
    saved: () => saved,
    type(draft) {
      unsaved = draft
      keep(draft, saved)
      if (hasConflict) return
      if (!running) onChange('typing', saved)
      schedule(PAUSE_MS)
    },
  }
}
