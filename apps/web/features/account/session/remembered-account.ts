import {localValues, tabValues} from '#/storage/browser-storage.ts'
import {announceForgetting} from '../log-out-announcement.ts'

const KEY = 'has-account'

/** Remembers that this browser was used with an account, so that log-in is offered before sign-up. */
export function rememberAccount(): void {
  localValues.write(KEY, 'yes')
}

/**
 * Leaves no mark of the account, once the user has logged out or the account is deleted: neither that there was one nor
 * what was typed and not sent. A session that ends by itself leaves both.
 */
export function forgetAccount(): void {
  localValues.remove(KEY)
  tabValues.removeAll('comment-draft:')
  announceForgetting()
}

/** Forgets the account in this tab too, once another tab has. */
export function forgetWithOtherTabs(): void {
  addEventListener('storage', ({key, newValue}) => {
    if (key === KEY && newValue === null) forgetAccount()
  })
}

export function hasRememberedAccount(): boolean {
  return localValues.read(KEY) !== null
}
