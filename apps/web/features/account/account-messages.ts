import type {Messages} from 'next-intl'

const ofAccountPages = ['confirm', 'profile', 'reset']

export function sharedAccountMessages({button, greeting, loggedOut, adminBanner}: Messages['account']) {
  return {button, greeting, loggedOut, adminBanner}
}

export function accountDialogMessages({account, form}: Messages) {
  const ofDialog = Object.entries(account).filter(([key]) => !ofAccountPages.includes(key))
  return {account: Object.fromEntries(ofDialog), form}
}
