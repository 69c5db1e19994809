import {BehaviorSubject} from 'rxjs'
import type {Path, PresenceLocation} from 'sanity'
import {isSame} from './changed-values.ts'
import {type Claim, toLocation} from './claims.ts'
import {thisTab} from './open-tabs.ts'

/** Somebody who types nothing loses the field after this time. */
const QUIET_MS = 20_000

interface Place {
  documentId: string
  path: Path
}

interface PresenceStore {
  setLocation(locations: PresenceLocation[]): void
}

/** A tab claims one field of one document at a time. */
export class OwnClaim {
  readonly current$ = new BehaviorSubject<(Claim & {documentId: string}) | undefined>(undefined)
  private announce: () => void = () => undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private told = new WeakSet<PresenceStore>()

  /** Adds the claim to everything that Sanity tells others about this tab. */
  announceThrough(store: PresenceStore): void {
    if (this.told.has(store)) return
    this.told.add(store)
    const tell = store.setLocation.bind(store)
    let location: PresenceLocation[] = []
    this.announce = () => tell([...location, ...this.locations()])
    store.setLocation = (locations) => {
      location = locations
      this.announce()
    }
  }

  hold(place: Place): void {
    this.set('holds', place)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.release(), QUIET_MS)
  }

  ask(place: Place): void {
    clearTimeout(this.timer)
    this.set('asks', place)
  }

  release(): void {
    clearTimeout(this.timer)
    if (!this.current$.value) return
    this.current$.next(undefined)
    this.announce()
  }

  private set(kind: Claim['kind'], {documentId, path}: Place): void {
    const now = this.current$.value
    if (now?.kind === kind && now.documentId === documentId && isSame(now.path, path)) return
    this.current$.next({kind, documentId, path, tab: thisTab(), since: new Date().toISOString()})
    this.announce()
  }

  private locations(): PresenceLocation[] {
    const claim = this.current$.value
    return claim ? [toLocation(claim.documentId, claim)] : []
  }
}

export const ownClaim = new OwnClaim()
