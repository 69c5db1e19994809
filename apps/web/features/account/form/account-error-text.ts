import type {useTranslations} from 'next-intl'
import type {AccountError} from './account-error.ts'

/** The sentence that tells a visitor what did not work. */
export function errorText(t: ReturnType<typeof useTranslations<'account'>>, failure: AccountError): string {
  if (failure.code === 'received') return failure.message
  if (failure.code !== 'weakPassword') return t(`failure.${failure.code}`)
  const reasons = failure.reasons.map((reason) => t(`failure.weakness.${reason}`))
  return [t('failure.weakPassword'), ...reasons].join(' ')
}

/** The heading over it: that of the form, unless nobody expected the error. */
export function errorTitleOf(
  t: ReturnType<typeof useTranslations<'account'>>,
  failure: AccountError,
  title: string,
): string {
  return failure.code === 'unexpected' ? t('failure.title') : title
}
