import type {Dataset, LakeDocument, Transaction} from '../contract.ts'
import {retainedSince} from './document-events.ts'

/** For a deleted document, the last revision is the one before the deletion. */
export type Moment = {revision: string} | {time: string} | 'lastRevision'

/** Returns `undefined` if the document did not exist, or history does not reach back that far. */
export function documentAt(dataset: Dataset, id: string, moment: Moment): LakeDocument | undefined {
  const current = dataset.get(id)
  if (moment === 'lastRevision') return current ?? beforeDeletion(dataset, id)
  if ('revision' in moment && current?._rev === moment.revision) return current
  const latest = latestChange(dataset, id, moment)
  return changeOf(latest, id)?.after ?? undefined
}

function beforeDeletion(dataset: Dataset, id: string): LakeDocument | undefined {
  const [deletion] = dataset.findTransactions({
    documents: [id],
    since: retainedSince(),
    newestFirst: true,
    limit: 1,
  })
  return changeOf(deletion, id)?.before ?? undefined
}

function latestChange(
  dataset: Dataset,
  id: string,
  moment: Exclude<Moment, 'lastRevision'>,
): Transaction | undefined {
  const by = {documents: [id], newestFirst: true, limit: 1}
  if ('time' in moment) {
    if (moment.time < retainedSince()) return undefined
    return dataset.findTransactions({...by, until: moment.time})[0]
  }
  const to = dataset.sequenceOf(moment.revision)
  if (to === undefined) return undefined
  const isRetained = dataset.findTransactions({from: to, to, since: retainedSince(), limit: 1}).length > 0
  return isRetained ? dataset.findTransactions({...by, to})[0] : undefined
}

const changeOf = (transaction: Transaction | undefined, id: string) =>
  transaction?.changes.find((change) => change.id === id)
