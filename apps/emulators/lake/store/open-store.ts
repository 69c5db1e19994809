import type {Store} from '../contract.ts'
import {openDatabase} from './database.ts'
import {DurableDataset} from './durable-dataset.ts'

/** @throws {Error} when another process holds the store */
export function openStore(directory: string): Store {
  const database = openDatabase(directory)
  const datasets = new Map<string, DurableDataset>()
  const open = (name: string) => {
    const known = datasets.get(name)
    if (known) return known
    const dataset = new DurableDataset(database, name)
    datasets.set(name, dataset)
    return dataset
  }
  for (const row of database.prepare('select name from datasets').all()) open(String(row.name))
  return {
    dataset: open,
    datasetNames: () => [...datasets.keys()],
    close: () => database.close(),
  }
}
