import type {useTranslations} from 'next-intl'
import {toast} from 'sonner'
import type {AccountError} from './account-error.ts'

type Translate = ReturnType<typeof useTranslations<'account'>>

/** Id that all toasts about the account share, so that a success replaces the failure before it. */
export const ACCOUNT_TOAST = 'account'

/** Shows an error as a toast. `title` says what was attempted. */
export function showAccountError(t: Translate, error: AccountError, title: string): void {
  toast.error(errorTitleOf(t, error, title), {
    id: ACCOUNT_TOAST,
    // Beside the form: in the middle it would cover the submit button.
    position: 'bottom-left',
    description: errorText(t, error),
  })
}

/** A sentence that says what went wrong. */
export function errorText(t: Translate, error: AccountError): string {
  if (error.code === 'received') return error.message
  if (error.code !== 'weakPassword') return t(`failure.${error.code}`)
  const reasons = error.reasons.map((reason) => t(`failure.weakness.${reason}`))
  return [t('failure.weakPassword'), ...reasons].join(' ')
}

/** The heading of an error: the form's own, or a general one if the error is unexpected. */
export function errorTitleOf(t: Translate, error: AccountError, title: string): string {
  return error.code === 'unexpected' ? t('failure.title') : title
}
