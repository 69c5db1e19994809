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

/** The draft also survives reloads. It lasts until the tab is closed. */
export function tabDraft(key: StoredKey<'tab'>): Draft<string> {
  return {
    read: () => tabValues.read(key) ?? undefined,
    write: (text) => (text ? tabValues.write(key, text) : tabValues.remove(key)),
  }
}
