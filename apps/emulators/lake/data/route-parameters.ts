import type {Dataset, Store} from '../contract.ts'
import {badRequest, datasetNotFound} from '../lake-error.ts'

/** `store.dataset` would create a missing dataset. @throws {LakeError} 404 */
export function existingDataset(store: Store, name: string): Dataset {
  if (!store.datasetNames().includes(name)) throw datasetNotFound(name)
  return store.dataset(name)
}

/** @throws {LakeError} 400 for malformed JSON */
export function queryParameters(search: URLSearchParams): Record<string, unknown> {
  const entries = [...search].filter(([key]) => key.startsWith('$'))
  return Object.fromEntries(entries.map(([key, value]) => [key.slice(1), parseValue(key, value)]))
}

function parseValue(key: string, value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    throw badRequest(`Query parameter ${key} is not JSON: ${value}`)
  }
}
