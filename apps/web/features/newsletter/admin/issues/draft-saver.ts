import type {NewsletterDraft} from '@site/schemas/requests/newsletter-issue'

export interface DraftVersion {
  /** A new draft has one too, so that saving it again makes no second one. */
  id: string
  /** It is null for a new draft. */
  version: number | null
}

export type SaveResult = {ok: true; saved: DraftVersion} | {ok: false; isConflict: boolean}

/** `conflict`: it has been edited, scheduled, sent or deleted elsewhere, and is not saved again. */
export type SaveState = 'saved' | 'typing' | 'saving' | 'failed' | 'conflict'

interface DraftSaverOptions {
  saved: DraftVersion
  save: (draft: NewsletterDraft, saved: DraftVersion) => Promise<SaveResult>
  onChange: (state: SaveState, saved: DraftVersion) => void
}

export interface DraftSaver {
  /** The draft is saved when typing pauses. */
  type: (draft: NewsletterDraft) => void
  /** Saves at once what is not saved. Resolves to whether all of it is. */
  flush: () => Promise<boolean>
  /** Later changes go to the new draft. */
  saveAsNew: (id: string) => Promise<boolean>
  saved: () => DraftVersion
}

let latest: DraftSaver | undefined

/** `saveLatest` then saves the draft of this saver, also when its editor is closed. */
export function keepAsLatest(saver: DraftSaver): void {
  latest = saver
}

/** Whoever opens the latest draft again gets all of its text, as far as it can be saved. */
export async function saveLatest(): Promise<void> {
  await latest?.flush()
}

const PAUSE_MS = 800
const FIRST_RETRY_MS = 3000
const LONGEST_RETRY_MS = 60_000

/** Sends one request at a time, and again after failures. */
export function createDraftSaver({save, onChange, ...options}: DraftSaverOptions): DraftSaver {
  let {saved} = options
  let unsaved: NewsletterDraft | undefined
  // A request whose response was lost may have been carried out. The database recognizes a repetition of the same text.
  let unanswered: NewsletterDraft | undefined
  let running: Promise<void> | undefined
  let hasConflict = false
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
      unanswered = undefined
      saved = result.saved
      if (unsaved === draft) unsaved = undefined
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
    const isRepetition = unanswered !== undefined && unanswered !== unsaved
    unanswered ??= unsaved
    running = run(unanswered)
    await running
    return isRepetition && !unanswered ? flush() : unsaved === undefined
  }

  return {
    flush,
    saved: () => saved,
    type(draft) {
      unsaved = draft
      if (hasConflict) return
      if (!running) onChange('typing', saved)
      schedule(PAUSE_MS)
    },
    saveAsNew(id) {
      saved = {id, version: null}
      unanswered = undefined
      hasConflict = false
      return flush()
    },
  }
}
