import type {Messages} from 'next-intl'

const ofAccountPages = ['confirm', 'profile', 'reset']

/** The account's messages that every page needs. */
export function sharedAccountMessages({button, greeting, loggedOut, adminBanner}: Messages['account']) {
  return {button, greeting, loggedOut, adminBanner}
}

/** The messages of the log-in and sign-up dialog. */
export function accountDialogMessages({account, form}: Messages) {
  const ofDialog = Object.entries(account).filter(([key]) => !ofAccountPages.includes(key))
  return {account: Object.fromEntries(ofDialog), form}
}
