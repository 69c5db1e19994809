import type {useTranslations} from 'next-intl'
import {toast} from 'sonner'
import type {AccountError} from './account-error.ts'
import {errorText, errorTitleOf} from './account-error-text.ts'

/** Toasts about the account take each other's place: a success does not stand beside the failure before it. */
export const ACCOUNT_TOAST = 'account'

/** The toast of a failure, under the heading that fits what was tried. */
export function showAccountError(
  t: ReturnType<typeof useTranslations<'account'>>,
  failure: AccountError,
  title: string,
): void {
  toast.error(errorTitleOf(t, failure, title), {
    id: ACCOUNT_TOAST,
    // Beside the form, whose button it would lie over in the middle.
    position: 'bottom-left',
    description: errorText(t, failure),
  })
}
