import type {Path} from 'sanity'
import * as z from 'zod'

const keptEdits = z.object({
  /** Where it is kept. */
  key: z.string(),
  /** Dataset and person. */
  owner: z.string(),
  /** Published id of the document. */
  id: z.string(),
  type: z.string(),
  /** Whether the document had never been saved, so that nobody can open it again. */
  isNew: z.boolean(),
  /** ISO time of the last edit. */
  at: z.string(),
  /** The tab that saves it by itself while it is open. Empty once it has failed. */
  tab: z.string(),
  changes: z.array(
    z.object({
      path: z.custom<Path>(Array.isArray),
      before: z.unknown().optional(),
      after: z.unknown().optional(),
    }),
  ),
})

/** What somebody typed in a document, until it is saved. */
export type KeptEdits = z.output<typeof keptEdits>

const PREFIX = 'site-kept-edits:'
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000
const MAX_ENTRIES = 20
const MAX_CHARACTERS = 200_000

/** The edits that this browser keeps, of one person in one dataset. */
export class KeptEditsStore {
  private readonly storage: Storage
  private readonly owner: string

  constructor(storage: Storage, owner: string) {
    this.storage = storage
    this.owner = owner
  }

  /** What is too long, such as an article pasted into each of many fields, is kept as far as there is room. */
  keep(edits: Omit<KeptEdits, 'owner' | 'at'>, now = Date.now()): void {
    let room = MAX_CHARACTERS
    const changes = edits.changes.filter((change) => {
      const {length} = JSON.stringify(change)
      if (length > room) return false
      room -= length
      return true
    })
    const kept: KeptEdits = {...edits, changes, owner: this.owner, at: new Date(now).toISOString()}
    if (this.storage.getItem(kept.key) === null) this.makeRoom(now)
    try {
      this.storage.setItem(kept.key, JSON.stringify(kept))
    } catch {
      // Full, by whatever else is kept for this address. The tab still asks before it is closed.
    }
  }

  forget(key: string): void {
    this.storage.removeItem(key)
  }

  /** What can be offered in a document: its own edits, and in a new one those of documents that never were saved. */
  of(document: {id: string; type: string; isNew: boolean}): KeptEdits[] {
    return this.all().filter(
      ({owner, id, type, isNew}) =>
        owner === this.owner && type === document.type && (id === document.id || (isNew && document.isNew)),
    )
  }

  private makeRoom(now: number): void {
    const all = this.all()
    const isOld = ({at}: KeptEdits) => now - Date.parse(at) > MAX_AGE_MS
    const old = all.filter(isOld)
    const rest = all.filter((kept) => !isOld(kept))
    for (const {key} of [...old, ...rest.slice(0, Math.max(0, rest.length - MAX_ENTRIES + 1))])
      this.forget(key)
  }

  /** The oldest first. */
  private all(): KeptEdits[] {
    return Array.from({length: this.storage.length}, (_, index) => this.storage.key(index) ?? '')
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => parse(this.storage.getItem(key)))
      .toSorted((one, other) => one.at.localeCompare(other.at))
  }
}

/** None, if it is not what this version of the Studio keeps. */
function parse(kept: string | null): KeptEdits[] {
  try {
    return [keptEdits.parse(JSON.parse(kept ?? ''))]
  } catch {
    return []
  }
}

/** A key under which nothing is kept yet. */
export const newKey = (): string => PREFIX + crypto.randomUUID()
