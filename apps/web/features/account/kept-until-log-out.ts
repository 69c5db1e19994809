import {deleteCaches} from '#/storage/browser-caches.ts'
import {localValues, tabValues} from '#/storage/browser-storage.ts'
import type {StoredKey} from '#/storage/stored-items.ts'

const PREFIX = 'until-log-out:'

type KeptKey<Key> = Key extends `${typeof PREFIX}${infer Rest}` ? Rest : never

/** Keeps a value until the user logs out, also when the page is closed. Returns false if storage is blocked. */
export function keepUntilLogOut(key: KeptKey<StoredKey<'local'>>, value: unknown): boolean {
  return localValues.write(`${PREFIX}${key}`, JSON.stringify(value))
}

/** Anybody may have changed the value. It is undefined if there is none. */
export function readKept(key: KeptKey<StoredKey<'local'>>): unknown {
  try {
    return JSON.parse(localValues.read(`${PREFIX}${key}`) ?? '') as unknown
  } catch {
    return undefined
  }
}

export function dropKept(key: KeptKey<StoredKey<'local'>>): void {
  localValues.remove(`${PREFIX}${key}`)
}

/** Drops everything that was kept, in this tab too: the values at once, then the pages. */
export function dropEverythingKept(): Promise<void> {
  localValues.removeAll(PREFIX)
  tabValues.removeAll(PREFIX)
  return dropKeptPages()
}

export const keptCacheName = <Name extends KeptKey<StoredKey<'cache'>>>(name: Name) =>
  `${PREFIX}${name}` as const

/** Deletes the caches of pages that work offline, and the service workers that show them. Never rejects. */
export async function dropKeptPages(): Promise<void> {
  try {
    const workers = await navigator.serviceWorker.getRegistrations()
    await Promise.all([deleteCaches(PREFIX), ...workers.map((worker) => worker.unregister())])
  } catch {
    // The browser has neither here, so nothing was kept.
  }
}
