import {eventCalendarPath} from '@site/schemas/routes/document-path'
import {useLocale, useTranslations} from 'next-intl'
import {env} from '#/environment/env.ts'
import {localizedPath} from '#/i18n/localized-path.ts'
import {LineIcon} from '#/ui/graphics/icons.tsx'
import {ExternalLink} from '#/ui/links/web-link.tsx'
import type {Event} from '../events-queries.ts'
import {calendarForms} from './calendar-forms.ts'

const link = 'text-link inline-flex min-h-11 items-center'

/** An event whose date is to be confirmed only gets a file with a tentative entry. */
export function AddToCalendar({event}: {event: Event}) {
  const locale = useLocale()
  const t = useTranslations('calendar')
  if (event.isPast || event.status === 'cancelled' || event.start === null) return null
  const file = localizedPath(locale, eventCalendarPath(event.eventKey))
  if (event.dateToBeConfirmed) {
    return (
      <a href={file} className={`${link} print:hidden`}>
        {t('addExpected')}
      </a>
    )
  }
  const {google, outlook} = calendarForms(event, locale, env.SITE_URL)
  return (
    <details className="group print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold text-link [&::-webkit-details-marker]:hidden">
        {t('add')}
        <LineIcon path="m5 8 5 5 5-5" className="size-4 group-open:[transform:rotate(180deg)]" />
      </summary>
      <ul>
        <li>
          <ExternalLink href={google} className={link}>
            {t('google')}
          </ExternalLink>
        </li>
        <li>
          <ExternalLink href={outlook} className={link}>
            {t('outlook')}
          </ExternalLink>
        </li>
        <li>
          <a href={file} className={link}>
            {t('file')}
          </a>
        </li>
      </ul>
    </details>
  )
}
