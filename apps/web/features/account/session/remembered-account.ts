import {localValues, tabValues} from '#/storage/browser-storage.ts'
import {announceForgetting} from '#/storage/forgetting.ts'

const KEY = 'has-account'

/** Remembers that this browser was used with an account, so that log-in is offered before sign-up. */
export function rememberAccount(): void {
  localValues.write(KEY, 'yes')
}

/** Drops that there was an account and what was typed but not sent. A session that expires leaves both. */
export function forgetAccount(): void {
  localValues.remove(KEY)
  tabValues.removeAll('comment-draft:')
  tabValues.removeAll('typed:')
  announceForgetting()
}

export function forgetWithOtherTabs(): void {
  addEventListener('storage', ({key, newValue}) => {
    if (key === KEY && newValue === null) forgetAccount()
  })
}

export function hasRememberedAccount(): boolean {
  return localValues.read(KEY) !== null
}
