import {tabValues} from '#/storage/browser-storage.ts'
import type {StoredKey} from '#/storage/stored-items.ts'

/** What was typed but not sent outlives the form's unmounting. */
export interface Draft<Fields> {
  read: () => Fields | undefined
  write: (fields: Fields | undefined) => void
}

/** The draft lasts until the page is reloaded. */
export function createDraft<Fields>(): Draft<Fields> {
  let stored: Fields | undefined
  return {
    read: () => stored,
    write: (fields) => {
      stored = fields
    },
  }
}

/**
 * The draft of a form also survives reloads and another language: the `form` is the same in both. It lasts until the tab is
 * closed, and is never for passwords.
 */
export function formDraft<Fields>(form: string): Draft<Fields> {
  const key = `typed:${form}` as const
  const unstored = createDraft<Fields>()
  return {
    read: () => fieldsIn<Fields>(tabValues.read(key)) ?? unstored.read(),
    write(fields) {
      const isStored = fields && tabValues.write(key, JSON.stringify(fields))
      if (!isStored) tabValues.remove(key)
      unstored.write(isStored ? undefined : fields)
    },
  }
}

/** Anybody may have changed what is stored. */
function fieldsIn<Fields>(stored: string | null): Fields | undefined {
  try {
    const fields: unknown = JSON.parse(stored ?? 'null')
    return typeof fields === 'object' && fields !== null ? (fields as Fields) : undefined
  } catch {
    return undefined
  }
}

/** The draft also survives reloads. It lasts until the tab is closed. */
export function tabDraft(key: StoredKey<'tab'>): Draft<string> {
  return {
    read: () => tabValues.read(key) ?? undefined,
    write: (text) => (text ? tabValues.write(key, text) : tabValues.remove(key)),
  }
}
