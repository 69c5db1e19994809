import 'server-only'
import type {Locale} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import type {EventCard} from '../events-queries.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {localizeText} from '#/i18n/localize.ts'
import {env} from '#/env.ts'
import {eventCalendar} from './event-calendar.ts'

interface CalendarFile {
  events: EventCard[]
  locale: Locale
  /** What the file is called when it is saved. */
  fileName: string
  refreshSeconds?: number
}

/** A calendar as a file that phones offer to add, and computers save. */
export async function calendarResponse({fileName, locale, ...calendar}: CalendarFile): Promise<Response> {
  const [settings, t] = await Promise.all([
    getSiteSettings(),
    getTranslations({locale, namespace: 'calendar'}),
  ])
  const text = eventCalendar({
    ...calendar,
    locale,
    name: t('name', {community: localizeText(settings?.name, locale)}),
    siteUrl: env.SITE_URL,
    texts: {
      cancelled: (title) => t('cancelled', {title}),
      toBeConfirmed: (title) => t('toBeConfirmed', {title}),
    },
  })
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="${fileName}"`,
    },
  })
}
