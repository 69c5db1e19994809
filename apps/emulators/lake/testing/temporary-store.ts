import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {onTestFinished} from 'vitest'
import type {Dataset, LakeDocument} from '../contract.ts'
import {mutate} from '../data/mutate.ts'
import {openStore} from '../store/open-store.ts'

/** A store in a directory of its own, removed with the test that opened it. */
export function temporaryStore() {
  const directory = mkdtempSync(join(tmpdir(), 'lake-'))
  const store = openStore(directory)
  onTestFinished(() => {
    store.close()
    rmSync(directory, {recursive: true})
  })
  return {store, directory}
}

/** A dataset in a store of its own, with these documents in it. */
export function temporaryDataset(
  documents: {_id: string; _type: string; [field: string]: unknown}[] = [],
): Dataset {
  const dataset = temporaryStore().store.dataset('production')
  mutate(dataset, {mutations: documents.map((create) => ({create}))}, asAuthor)
  return dataset
}

export const asAuthor = {author: 'ruta', dryRun: false, generateKeys: false, select: () => []}

/** What is stored, without what each write sets. */
export function contentOf(dataset: Dataset): Record<string, unknown>[] {
  return [...dataset.documents()].map(({_rev, _createdAt, _updatedAt, ...content}: LakeDocument) => content)
}
