import {tabValues} from '#/storage/browser-storage.ts'
import type {StoredKey} from '#/storage/stored-items.ts'

const tokenPattern = /^[0-9a-f]{64}$/

/** Returns undefined unless the token could come from one of our emails. */
export function readLinkToken(search: string): string | undefined {
  const token = new URLSearchParams(search).get('token') ?? ''
  return tokenPattern.test(token) ? token : undefined
}

export interface LinkWindow {
  history: Pick<History, 'state' | 'replaceState'>
  location: Pick<Location, 'search' | 'pathname'>
}

/** The token of a link is kept under this key. */
export type LinkKey = Extract<StoredKey<'tab'>, `${string}Link`>

/**
 * Moves the token from the address bar, where it could be shared, to the state of the history entry, which survives a
 * reload, and to the tab's storage, from which the page in the other language takes it.
 */
export function takeLinkToken({history, location}: LinkWindow, key: LinkKey): string | undefined {
  const state = history.state as Record<string, unknown> | null
  if (new URLSearchParams(location.search).has('token')) {
    const token = readLinkToken(location.search)
    // Without what the router keeps there, Back would reload the page.
    history.replaceState({...state, [key]: token}, '', location.pathname)
    if (token) tabValues.write(key, token)
    return token
  }
  const kept = state?.[key]
  return typeof kept === 'string' ? kept : (tabValues.read(key) ?? undefined)
}
