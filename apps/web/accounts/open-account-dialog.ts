export type AccountTab = 'signUp' | 'logIn'

/** Opens the dialog for signing up and logging in, from anywhere on the page. */
export function openAccountDialog(tab: AccountTab = 'signUp'): void {
  dispatchEvent(new CustomEvent<AccountTab>('open-account-dialog', {detail: tab}))
}
