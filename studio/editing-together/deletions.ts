import {BehaviorSubject, concatMap, distinctUntilChanged, filter, map, type Observable, of, take} from 'rxjs'

export interface Version {
  /** Of the draft, or of the published version. */
  id: string
  revision: string
}

interface Deletion {
  transaction: string
  by: string
}

/**
 * `unsure` means that a version was deleted, and perhaps the document. `gone` waits for what the person at the open
 * form chooses, and `letGo` is one choice.
 */
export type Existence =
  | {is: 'exists'}
  | {is: 'unsure'; versions: readonly Version[]}
  | {is: 'gone'; versions: readonly Version[]; by: string | undefined}
  | {is: 'letGo'}

const exists: Existence = {is: 'exists'}

/** Documents that somebody else deletes while their forms are open here. They are named by their published ids. */
export class Deletions {
  private readonly existence$ = new BehaviorSubject<ReadonlyMap<string, Existence>>(new Map())
  private readonly forms = new Map<string, number>()
  private readonly seen = new Map<string, readonly Version[]>()
  private readonly drafts = new Map<string, boolean>()
  private readonly own = new Set<string>()
  private readonly last = new Map<string, Deletion>()

  /** @returns a function to call when the form is closed */
  open(id: string): () => void {
    const count = this.forms.get(id) ?? 0
    if (count === 0) this.set(id, exists)
    this.forms.set(id, count + 1)
    return () => {
      const left = (this.forms.get(id) ?? 1) - 1
      this.forms.set(id, left)
      if (left > 0) return
      this.seen.delete(id)
      this.letGo(id)
    }
  }

  isOpen(id: string): boolean {
    return (this.forms.get(id) ?? 0) > 0
  }

  /** The form shows these versions, as they are stored. */
  see(id: string, versions: readonly Version[]): void {
    if (versions.length > 0 || this.wasSeen(id)) this.seen.set(id, versions)
    this.drafts.set(
      id,
      versions.some((version) => version.id !== id),
    )
  }

  /** Other forms began with a new document. */
  wasSeen(id: string): boolean {
    return this.seen.has(id)
  }

  versionsSeen(id: string): readonly Version[] {
    return this.seen.get(id) ?? []
  }

  /** Somebody has made the draft, or published it. */
  moveDraft(id: string, isThere: boolean): void {
    this.drafts.set(id, isThere)
  }

  /** As far as is known here. */
  hasDraft(id: string): boolean {
    return this.drafts.get(id) ?? false
  }

  /** Nobody at this tab need be told of the transaction that gets this id. */
  ownTransactionId(): string {
    const transactionId = crypto.randomUUID()
    this.own.add(transactionId)
    return transactionId
  }

  isOwn(transactionId: string): boolean {
    return this.own.has(transactionId)
  }

  suspect(id: string, deleted?: Version & Deletion): void {
    const now = this.of(id)
    if (now.is === 'letGo') return
    const known = 'versions' in now ? now.versions : []
    if (deleted) this.last.set(id, deleted)
    this.set(id, {is: 'unsure', versions: deleted ? [...known, deleted] : known})
  }

  /**
   * What is known once the Content Lake was asked.
   *
   * @param record the revision of the record in the bin, which a person has left
   */
  settle(id: string, isGone: boolean, record?: string): void {
    const now = this.of(id)
    if (now.is !== 'unsure') return
    const {transaction, by} = this.last.get(id) ?? {}
    const isByPerson = record !== undefined && record === transaction
    this.set(id, isGone ? {...now, is: 'gone', by: isByPerson ? by : undefined} : exists)
  }

  /** There is a version that was not there before. */
  appear(id: string): void {
    this.set(id, exists)
  }

  letGo(id: string): void {
    if (this.isHolding(id)) this.set(id, {is: 'letGo'})
  }

  of(id: string): Existence {
    return this.existence$.value.get(id) ?? exists
  }

  /** What the form shows is neither changed nor stored then. */
  isHolding(id: string): boolean {
    const {is} = this.of(id)
    return is === 'unsure' || is === 'gone'
  }

  /** The draft, if there was one. */
  lastVersion(id: string): Version | undefined {
    const now = this.of(id)
    const deleted = 'versions' in now ? now.versions : []
    const versions = deleted.length > 0 ? deleted : this.versionsSeen(id)
    return versions.findLast((version) => version.id !== id) ?? versions.at(-1)
  }

  observe(id: string): Observable<Existence> {
    return this.existence$.pipe(
      map(() => this.of(id)),
      distinctUntilChanged(),
    )
  }

  /** Emits once it is known that the document exists. @throws {DocumentGone} if it was let go */
  whenThere(id: string): Observable<void> {
    return this.observe(id).pipe(
      filter(() => !this.isHolding(id)),
      take(1),
      concatMap(({is}) => {
        if (is === 'letGo') throw new DocumentGone(id)
        return of(undefined)
      }),
    )
  }

  private set(id: string, existence: Existence): void {
    if (existence.is === this.of(id).is && existence.is !== 'unsure') return
    this.existence$.next(new Map(this.existence$.value).set(id, existence))
  }
}

/** Sanity gives up what it cannot store with this status. `keepEdits` keeps it. */
export class DocumentGone extends Error {
  override readonly name = 'DocumentGone'
  readonly statusCode = 404

  constructor(id: string) {
    super(`${id} was deleted`)
  }
}

export const deletions = new Deletions()
