import type {Dataset, Store} from '../contract.ts'
import {datasetNotFound} from '../vendor-errors.ts'

/** The dataset of that name. Throws `LakeError` 404 where there is none: reading must not create it. */
export function existingDataset(store: Store, name: string): Dataset {
  if (!store.datasetNames().includes(name)) throw datasetNotFound(name)
  return store.dataset(name)
}
