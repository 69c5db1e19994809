import type {StoredKey} from './stored-items.ts'

/** Where storage is blocked, nothing is kept, and nothing is thrown. */
interface BrowserStorage<Key extends string> {
  read: (key: Key) => string | null
  /** False if storage is blocked or full. */
  write: (key: Key, value: string) => boolean
  remove: (key: Key) => void
  removeAll: (prefix: string) => void
}

function storageIn<Key extends string>(area: () => Storage): BrowserStorage<Key> {
  return {
    read(key) {
      try {
        return area().getItem(key)
      } catch {
        return null
      }
    },
    write(key, value) {
      try {
        area().setItem(key, value)
        return true
      } catch {
        return false
      }
    },
    remove(key) {
      try {
        area().removeItem(key)
      } catch {
        // Nothing was kept.
      }
    },
    removeAll(prefix) {
      try {
        for (const key of Object.keys(area())) if (key.startsWith(prefix)) area().removeItem(key)
      } catch {
        // Nothing was kept.
      }
    },
  }
}

/** These values last until they are deleted. */
export const localValues = storageIn<StoredKey<'local'>>(() => localStorage)

/** These values last until the tab is closed. */
export const tabValues = storageIn<StoredKey<'tab'>>(() => sessionStorage)
