'use client'

import {useTranslations} from 'next-intl'
import {Badge} from '#/ui/controls/badge.tsx'
import {telLink} from '#/ui/links/contact-urls.ts'
import {isConsentMissing, isUnconfirmed, shownStatusOf, type Registration} from '../records/registration.ts'

export function RegistrationMarks({registration}: {registration: Registration}) {
  const t = useTranslations('admin.registrations')
  const {status, phone, isRepeated, isSuspected, isUnreached} = registration
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge variant={status === 'requested' ? 'accent' : 'outline'}>
        {t(`status.${shownStatusOf(registration)}`)}
      </Badge>
      {isUnconfirmed(registration) && <Badge>{t('mark.unconfirmed')}</Badge>}
      {isConsentMissing(registration) && <Badge variant="danger">{t('mark.consent')}</Badge>}
      {isRepeated && <Badge variant="danger">{t('mark.repeated')}</Badge>}
      {isSuspected && <Badge variant="danger">{t('mark.suspected')}</Badge>}
      {isUnreached && <Badge variant="danger">{t('mark.unreached')}</Badge>}
      {isUnreached && phone && (
        <a href={telLink(phone)} className="text-link w-full font-semibold">
          {t('call', {phone})}
        </a>
      )}
    </span>
  )
}
