import {isTooLate, type ScheduledAction} from '@site/schemas/content/scheduled-action'
import {useTranslation} from 'sanity'
import {scheduleTexts} from './texts.ts'

/** Returns `undefined` if nothing is wrong. */
export function useFailureText(): (scheduled: ScheduledAction) => string | undefined {
  const {t} = useTranslation(scheduleTexts.namespace)
  return ({failure, checked}) => {
    if (failure && isTooLate(failure)) return t(`failure.${failure}`)
    const problems = checked?.problems?.join(' ')
    if (problems) return t('failure.invalid', {problems})
    return failure ? t(`failure.${failure}`) : undefined
  }
}
