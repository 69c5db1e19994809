import type {useTranslations} from 'next-intl'
import type {AccountError} from './account-error.ts'

type Translate = ReturnType<typeof useTranslations<'account'>>

/** All toasts about the account share this id, so that each replaces the one before. */
export const ACCOUNT_TOAST = 'account'

export function errorText(t: Translate, error: AccountError): string {
  if (error.code === 'received') return error.message
  if (error.code !== 'weakPassword') return t(`failure.${error.code}`)
  const reasons = error.reasons.map((reason) => t(`failure.weakness.${reason}`))
  return [t('failure.weakPassword'), ...reasons].join(' ')
}

export function errorTitleOf(t: Translate, error: AccountError, title: string): string {
  return error.code === 'unexpected' ? t('failure.title') : title
}
