'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useSyncExternalStore} from 'react'
import {readLinkFault} from '#/preview/link-page-url.ts'
import {formatDateTime} from '#/time/format-date.ts'
import {buttonClass, ButtonLink} from '#/ui/controls/button.tsx'
import {LinkOutcome} from '#/ui/email-links/link-outcome.tsx'

/** A static page has its query in the browser only. */
export function PreviewLinkFault() {
  const t = useTranslations('preview.link')
  const locale = useLocale()
  const query = useSyncExternalStore(neverChanges, () => location.search, onServer)
  if (query === undefined) return null
  const fault = readLinkFault(new URLSearchParams(query))
  const date = fault.reason === 'invalid' ? '' : formatDateTime(new Date(fault.at).toISOString(), locale)
  return (
    <LinkOutcome title={t(`${fault.reason}.title`)} text={t(`${fault.reason}.text`, {date})}>
      {fault.reason === 'ended' ? (
        <span className="flex flex-wrap gap-3">
          {/* Out of the Studio's frame, which has the Studio ask for a new preview. */}
          <a
            href={`/api/preview/renew?${new URLSearchParams({page: fault.page})}`}
            target="_top"
            className={buttonClass('primary')}
          >
            {t('renew')}
          </a>
          <a href={fault.page} className={buttonClass('quiet')}>
            {t('published')}
          </a>
        </span>
      ) : (
        <ButtonLink href="/">{t('home')}</ButtonLink>
      )}
    </LinkOutcome>
  )
}

const neverChanges = () => () => {}

const onServer = () => undefined
