import type {StoredKey} from './stored-items.ts'

/** @throws where the browser has no caches or blocks them */
export function openCache(name: StoredKey<'cache'>): Promise<Cache> {
  return caches.open(name)
}

/** @throws where the browser has no caches or blocks them */
export async function deleteCaches(prefix: string): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)))
}
