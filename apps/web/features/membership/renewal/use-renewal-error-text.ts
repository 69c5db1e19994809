import {useTranslations} from 'next-intl'
import type {SubmissionError} from '#/supabase/form-submission.ts'

const shared = ['offline', 'unavailable', 'paymentsUnavailable', 'tooMany'] as const

export function useRenewalErrorText(): (error: SubmissionError) => string {
  const t = useTranslations('membership.renewal')
  const submission = useTranslations('submission')
  return (error) => {
    const known = shared.find((each) => each === error)
    if (known) return submission(known)
    return error === 'gone' ? t('notFoundText') : t('failedText')
  }
}
