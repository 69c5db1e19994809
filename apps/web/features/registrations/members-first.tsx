import {useLocale, useTranslations} from 'next-intl'
import {membersOnlyUntil} from '#/time/event-times.ts'
import {formatDateTime} from '#/time/format-date.ts'
import {now} from '#/time/now.ts'

interface MembersFirstProps {
  registration: Parameters<typeof membersOnlyUntil>[0]
}

export function MembersFirst({registration}: MembersFirstProps) {
  const t = useTranslations('event')
  const locale = useLocale()
  const until = membersOnlyUntil(registration, now())
  if (!until) return null
  return (
    <p className="font-semibold">{t('membersFirst', {date: formatDateTime(until.toISOString(), locale)})}</p>
  )
}
