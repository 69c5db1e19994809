import type {useTranslations} from 'next-intl'
import {toast} from 'sonner'
import type {Failure} from './failure.ts'
import {failureText, failureTitle} from './form/failure-text.ts'

/** Toasts about the account take each other's place: a success does not stand beside the failure before it. */
export const ACCOUNT_TOAST = 'account'

/** The toast of a failure, under the heading that fits what was tried. */
export function showFailure(
  t: ReturnType<typeof useTranslations<'account'>>,
  failure: Failure,
  title: string,
): void {
  toast.error(failureTitle(t, failure, title), {
    id: ACCOUNT_TOAST,
    // Beside the form, whose button it would lie over in the middle.
    position: 'bottom-left',
    description: failureText(t, failure),
  })
}
