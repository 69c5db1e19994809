import {useLocale, useTranslations} from 'next-intl'
import {localizedPath} from '#/i18n/localized-path.ts'
import type {Event} from '../events-queries.ts'
import {saysOfAccess} from './access-answers.ts'

/** The link shows until the event is over, while the way or access is not described. */
export function AskAboutEvent({event: {eventKey, gettingThere, access, isPast, status}}: {event: Event}) {
  const locale = useLocale()
  const t = useTranslations('event')
  const isDescribed = Boolean(gettingThere?.length) && saysOfAccess(access)
  if (isDescribed || isPast || status === 'cancelled') return null
  return (
    <p className="mt-3 print:hidden">
      <a
        href={`${localizedPath(locale, '/kontaktai')}?renginys=${encodeURIComponent(eventKey)}#write`}
        rel="nofollow"
        className="text-link inline-flex min-h-11 items-center font-semibold"
      >
        {t('ask')}
      </a>
    </p>
  )
}
