import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {onTestFinished} from 'vitest'
import type {Dataset, LakeDocument} from '../contract.ts'
import {mutate} from '../data/mutate.ts'
import {LakeError} from '../lake-error.ts'
import {openStore} from '../store/open-store.ts'

/** A store in a temporary directory, removed at the end of the test. */
export function temporaryStore() {
  const directory = mkdtempSync(join(tmpdir(), 'lake-'))
  const store = openStore(directory)
  onTestFinished(() => {
    store.close()
    rmSync(directory, {recursive: true})
  })
  return {store, directory}
}

/** A dataset in a temporary store, with these documents. */
export function temporaryDataset(
  documents: {_id: string; _type: string; [field: string]: unknown}[] = [],
): Dataset {
  const dataset = temporaryStore().store.dataset('production')
  mutate(dataset, {mutations: documents.map((create) => ({create}))}, asAuthor)
  return dataset
}

export const asAuthor = {author: 'ruta', dryRun: false, generateKeys: false}

/** The stored documents without revision and timestamps. */
export function contentOf(dataset: Dataset): Record<string, unknown>[] {
  return [...dataset.documents()].map(({_rev, _createdAt, _updatedAt, ...content}: LakeDocument) => content)
}

/** Status and body of the `LakeError` that `call` throws. Throws when it does not. */
export function lakeErrorOf(call: () => unknown): Record<string, unknown> {
  try {
    call()
  } catch (error) {
    if (error instanceof LakeError) return {status: error.status, ...error.body}
    throw error
  }
  throw new Error('Expected a LakeError')
}
