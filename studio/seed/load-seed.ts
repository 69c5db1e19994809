import type {SanityClient} from '@sanity/client'
import {sanityImport} from '@sanity/import'
import {readSeedDocuments, seedFolder} from './seed-documents.ts'

/** A step without `total` is not counted. */
export interface LoadProgress {
  step: string
  current?: number
  total?: number
}

interface LoadOptions {
  replace: boolean
  localStripe?: string
  onProgress: (progress: LoadProgress) => void
}

export type LoadResult = {loaded: true; documents: number} | {loaded: false; existing: number}

/** This document exists only while a load runs, so that the next load can tell if it was cut short. */
const mark = {_id: 'seed.unfinished', _type: 'seedMark'}

/**
 * Loads nothing if the dataset already has documents (including drafts), unless `replace` is true or an interrupted load
 * left them.
 *
 * @throws errors of the client. A picture that cannot be uploaded fails the load.
 */
export async function loadSeed(
  client: SanityClient,
  {replace, localStripe, onProgress}: LoadOptions,
): Promise<LoadResult> {
  const documents = readSeedDocuments(localStripe)
  const {existing, unfinished} = await client.fetch<{existing: number; unfinished: boolean}>(
    '{"existing": count(*[!(_type match "system.*") && !(_type match "sanity.*")]), "unfinished": defined(*[_id == $mark][0]._id)}',
    {mark: mark._id},
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
