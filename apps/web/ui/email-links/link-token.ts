import {tabValues} from '#/storage/browser-storage.ts'
import type {StoredKey} from '#/storage/stored-items.ts'

const tokenPattern = /^[0-9a-f]{64}$/

/** The token in the query string of a link; undefined unless it could come from one of our emails. */
export function readLinkToken(search: string): string | undefined {
  const token = new URLSearchParams(search).get('token') ?? ''
  return tokenPattern.test(token) ? token : undefined
}

/** The parts of `window` that are used. */
export interface LinkWindow {
  history: Pick<History, 'state' | 'replaceState'>
  location: Pick<Location, 'search' | 'pathname'>
}

/** Under which the token of a link is kept. */
export type LinkKey = Extract<StoredKey<'tab'>, `${string}Link`>

/**
 * The token of the link that opened the page, kept under `key`. Moves it from the address bar, where it could be shared, to the state of
 * the history entry, which survives a reload, and to the tab's storage, from which the page in the other language takes it.
 */
export function takeLinkToken({history, location}: LinkWindow, key: LinkKey): string | undefined {
  const state = history.state as Record<string, unknown> | null
  if (new URLSearchParams(location.search).has('token')) {
    const token = readLinkToken(location.search)
    // With what the router keeps there, or Back would reload the page.
    history.replaceState({...state, [key]: token}, '', location.pathname)
    if (token) tabValues.write(key, token)
    return token
  }
  const kept = state?.[key]
  return typeof kept === 'string' ? kept : (tabValues.read(key) ?? undefined)
}
