import type {useTranslations} from 'next-intl'
import type {Failure} from '../failure.ts'

/** The sentence that tells a visitor what did not work. */
export function failureText(t: ReturnType<typeof useTranslations<'account'>>, failure: Failure): string {
  if (failure.code === 'received') return failure.message
  if (failure.code !== 'weakPassword') return t(`failure.${failure.code}`)
  const reasons = failure.reasons.map((reason) => t(`failure.weakness.${reason}`))
  return [t('failure.weakPassword'), ...reasons].join(' ')
}

/** The heading over it: that of the form, unless nobody expected the error. */
export function failureTitle(
  t: ReturnType<typeof useTranslations<'account'>>,
  failure: Failure,
  title: string,
): string {
  return failure.code === 'unexpected' ? t('failure.title') : title
}
