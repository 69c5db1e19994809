import type {Messages} from 'next-intl'

const ofAccountPages = ['confirm', 'profile', 'reset']

/** The account's messages that every page needs. Those of the account's own pages come with them. */
export function sharedAccountMessages(account: Messages['account']) {
  return Object.fromEntries(Object.entries(account).filter(([key]) => !ofAccountPages.includes(key)))
}
