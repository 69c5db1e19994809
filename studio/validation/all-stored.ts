import {filter, firstValueFrom, map, race, timeout} from 'rxjs'
import type {DocumentStore} from 'sanity'
import {DocumentGone, deletions} from '../editing-together/deletions.ts'
import {patienceMs} from '../connection/patience.ts'

/** Sanity's rich text hands over what was typed a quarter of a second after the last letter. */
const handOverMs = 300

/** @throws {Error} if storing the typed edits takes half a minute, or somebody else has deleted the document */
export async function allStored(
  {pair}: Pick<DocumentStore, 'pair'>,
  publishedId: string,
  type: string,
): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, handOverMs))
  const operations$ = pair.editOperations(publishedId, type)
  const ready$ = operations$.pipe(filter(({commit}) => commit.disabled !== 'NOT_READY'))
  const {commit} = await firstValueFrom(ready$.pipe(timeout(patienceMs)))
  commit.execute()
  const stored$ = pair.consistencyStatus(publishedId, type).pipe(
    filter(Boolean),
    map(() => undefined),
  )
  const gone$ = deletions.observe(publishedId).pipe(
    filter(({is}) => is === 'gone'),
    map(() => {
      throw new DocumentGone(publishedId)
    }),
  )
  await firstValueFrom(race(gone$, stored$).pipe(timeout(patienceMs)))
}
