import {useLocale, useTranslations} from 'next-intl'
import {env} from '#/environment/env.ts'
import {CopyTextButton} from '#/ui/links/copy-text-button.tsx'
import type {Event} from '../events-queries.ts'
import {eventMessage} from './event-message.ts'

export function CopyEventMessage({event}: {event: Event}) {
  const locale = useLocale()
  const t = useTranslations('event')
  const words = {
    cancelled: t('cancelled'),
    toBeConfirmed: t('toBeConfirmed'),
    free: t('free'),
    price: t('price'),
  }
  return <CopyTextButton text={eventMessage(event, {locale, siteUrl: env.SITE_URL, words})} />
}
