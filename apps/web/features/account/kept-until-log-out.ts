const PREFIX = 'until-log-out:'

/** Keeps a value on this device until the user logs out, also when the page is closed. False if storage is blocked. */
export function keepUntilLogOut(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** A kept value, of which anybody may have changed anything; undefined if there is none. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? '') as unknown
  } catch {
    return undefined
  }
}

export function dropKept(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/** Leaves nothing that was kept: the values at once, then the pages. */
export function dropEverythingKept(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key)
    }
  } catch {
    // Storage is blocked: nothing was kept.
  }
  return dropKeptPages()
}

/** Name of a cache that lasts until log-out. */
export const keptCacheName = (name: string) => PREFIX + name

/** Deletes the caches of pages that work offline, and the service workers that show them. Never rejects. */
export async function dropKeptPages(): Promise<void> {
  try {
    const [workers, names] = await Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()])
    await Promise.all([
      ...workers.map((worker) => worker.unregister()),
      ...names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)),
    ])
  } catch {
    // The browser has neither here, so nothing was kept.
  }
}
