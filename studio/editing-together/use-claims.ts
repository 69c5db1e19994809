import {useCallback, useSyncExternalStore} from 'react'
import {distinctUntilChanged, map, merge, type Observable, ReplaySubject, share, tap, timer} from 'rxjs'
import {type Path, usePresenceStore} from 'sanity'
import {isSame} from './changed-values.ts'
import {askerFor, claimsIn, holderOf, type OtherClaim} from './claims.ts'
import {ownClaim} from './own-claim.ts'

type PresenceStore = ReturnType<typeof usePresenceStore>

/** All fields of a document share these. */
interface DocumentClaims {
  others: OtherClaim[]
  changes$: Observable<unknown>
}

const documents = new WeakMap<PresenceStore, Map<string, DocumentClaims>>()

function claimsOf(store: PresenceStore, documentId: string): DocumentClaims {
  const known = documents.get(store) ?? new Map<string, DocumentClaims>()
  documents.set(store, known)
  const claims: DocumentClaims = known.get(documentId) ?? {
    others: [],
    changes$: store.documentPresence(documentId).pipe(
      map(claimsIn),
      // Sanity reports each move of a cursor within a text, which changes no claim.
      distinctUntilChanged<OtherClaim[]>(isSame),
      tap((others) => (claims.others = others)),
      share({connector: () => new ReplaySubject(1), resetOnRefCountZero: () => timer(1000)}),
    ),
  }
  known.set(documentId, claims)
  return claims
}

export function useClaims(documentId: string, path: Path) {
  const store = usePresenceStore()
  ownClaim.announceThrough(store)
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = merge(claimsOf(store, documentId).changes$, ownClaim.current$).subscribe(onChange)
      return () => subscription.unsubscribe()
    },
    [store, documentId],
  )
  const own = () => (ownClaim.current$.value?.documentId === documentId ? ownClaim.current$.value : undefined)
  const others = () => claimsOf(store, documentId).others
  const isOwn = (kind: 'holds' | 'asks') => own()?.kind === kind && isSame(own()?.path, path)
  return {
    holder: useSyncExternalStore(subscribe, () =>
      holderOf(path, others(), own()?.kind === 'holds' ? own() : undefined),
    ),
    asker: useSyncExternalStore(subscribe, () => (isOwn('holds') ? askerFor(own(), others()) : undefined)),
    isHolding: useSyncExternalStore(subscribe, () => isOwn('holds')),
    isAsking: useSyncExternalStore(subscribe, () => isOwn('asks')),
  }
}
