import type {SanityClient} from '@sanity/client'
import {sanityImport} from '@sanity/import'
import {readSeedDocuments, seedFolder} from './seed-documents.ts'

/** Progress of a load. Without `total` the step is not counted. */
export interface LoadProgress {
  step: string
  current?: number
  total?: number
}

interface LoadOptions {
  /** Overwrite existing documents. */
  replace: boolean
  /** URL of the local Stripe, if there is one. */
  localStripe?: string
  onProgress: (progress: LoadProgress) => void
}

export type LoadResult = {loaded: true; documents: number} | {loaded: false; existing: number}

/** Exists in the dataset while a load runs, so that the next one notices if it was cut short. */
const mark = {_id: 'seed.unfinished', _type: 'seedMark'}

/**
 * Loads the seed content, unless the dataset already has documents of its types (including drafts) that were not left
 * behind by an interrupted load. Identical pictures are uploaded once.
 *
 * @throws errors of the client. A picture that cannot be uploaded fails the load.
 */
export async function loadSeed(
  client: SanityClient,
  {replace, localStripe, onProgress}: LoadOptions,
): Promise<LoadResult> {
  const documents = readSeedDocuments(localStripe)
  const types = [...new Set(documents.map(({_type}) => _type))]
  const {existing, unfinished} = await client.fetch<{existing: number; unfinished: boolean}>(
    '{"existing": count(*[_type in $types]), "unfinished": defined(*[_id == $mark][0]._id)}',
    {types, mark: mark._id},
    {perspective: 'raw', useCdn: false},
  )
  if (existing > 0 && !unfinished && !replace) return {loaded: false, existing}
  await client.createIfNotExists(mark)
  const {numDocs} = await sanityImport(documents, {
    client,
    operation: 'createOrReplace',
    assetsBase: seedFolder,
    onProgress,
  })
  await client.delete(mark._id)
  return {loaded: true, documents: numDocs}
}
