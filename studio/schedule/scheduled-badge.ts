import type {DocumentBadgeComponent} from 'sanity'
import {useTranslation} from 'sanity'
import {useLondonTime} from '../time/london-time.ts'
import {useScheduledOf} from './scheduled-provider.tsx'
import {scheduleTexts} from './texts.ts'
import {useFailureText} from './use-failure-text.ts'

export const scheduledBadge: DocumentBadgeComponent = ({id}) => {
  const {publish, unpublish} = useScheduledOf(id)
  const {t} = useTranslation(scheduleTexts.namespace)
  const failureOf = useFailureText()
  const time = useLondonTime()
  const next = publish ?? unpublish
  if (!next) return null
  const failure = failureOf(next)
  if (failure) return {label: t('badge.failed'), title: failure, color: 'danger'}
  const all = [publish, unpublish].flatMap((each) =>
    each ? [t(`badge.${each.action}`, {time: time(each.at)})] : [],
  )
  return {label: all[0], title: all.join('. '), color: 'primary'}
}
