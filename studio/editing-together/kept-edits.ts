import type {Path} from 'sanity'
import * as z from 'zod'

const keptEdits = z.object({
  key: z.string(),
  owner: z.string(),
  /** This is the published id of the document. */
  id: z.string(),
  type: z.string(),
  /** Nobody can open a document again that was never saved. */
  isNew: z.boolean(),
  at: z.string(),
  /** This tab saves the edits itself while it is open. The name is empty if that has failed. */
  tab: z.string(),
  changes: z.array(
    z.object({
      path: z.custom<Path>(Array.isArray),
      before: z.unknown().optional(),
      after: z.unknown().optional(),
    }),
  ),
})

export type KeptEdits = z.output<typeof keptEdits>

const PREFIX = 'site-kept-edits:'
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000
const MAX_ENTRIES = 20
const MAX_CHARACTERS = 200_000

export class KeptEditsStore {
  private readonly storage: Storage
  private readonly owner: string

  constructor(storage: Storage, owner: string) {
    this.storage = storage
    this.owner = owner
  }

  /** Very long edits, such as articles pasted into many fields, are kept as far as there is room. */
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
      // Local storage is full. The tab still asks before it is closed.
    }
  }

  forget(key: string): void {
    this.storage.removeItem(key)
  }

  /** A new document is also offered the edits of documents that were never saved. */
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

  private all(): KeptEdits[] {
    return Array.from({length: this.storage.length}, (_, index) => this.storage.key(index) ?? '')
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => parse(this.storage.getItem(key)))
      .toSorted((one, other) => one.at.localeCompare(other.at))
  }
}

function parse(kept: string | null): KeptEdits[] {
  try {
    return [keptEdits.parse(JSON.parse(kept ?? ''))]
  } catch {
    return []
  }
}

export const newKey = (): string => PREFIX + crypto.randomUUID()
