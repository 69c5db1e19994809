'use client'

import {lastLondonDay} from '@site/schemas/london-time/instant'
import {useLocale, useTranslations} from 'next-intl'
import {formatShortDate} from '#/time/format-date.ts'
import {mailtoLink, telLink} from '#/ui/links/contact-urls.ts'
import {FactRow} from '#/features/admin-list/fact-row.tsx'
import {ReferenceButton} from '#/features/membership/own/reference-button.tsx'
import type {Member} from './member.ts'

export function MemberFacts({member}: {member: Member}) {
  const t = useTranslations('admin.members')
  const locale = useLocale()
  const {
    email,
    phone,
    reference,
    status,
    isHonorary,
    since,
    joinedOn,
    until,
    graceUntil,
    isCandidate,
    userId,
    unreached,
  } = member
  const day = (instant: string | null) => instant && formatShortDate(instant, locale)
  return (
    <dl className="grid gap-y-2 border-y border-line py-4">
      <FactRow term={t('field.reference')}>
        <span className="-mt-2.5 flex flex-wrap items-center gap-x-2">
          <strong className="font-semibold tabular-nums">{reference}</strong>
          <ReferenceButton reference={reference} />
        </span>
        <span className="block text-small text-muted">{t('referenceText')}</span>
      </FactRow>
      <FactRow term={t('field.email')}>
        {email ? (
          <a href={mailtoLink(email)} className="text-link">
            {email}
          </a>
        ) : (
          <span className="text-muted">{t('noEmailText')}</span>
        )}
        {unreached && (
          <span className="block font-semibold text-danger">
            {t(`unreached.${unreached.reason}`, {day: formatShortDate(unreached.since, locale)})}
          </span>
        )}
      </FactRow>
      <FactRow term={t('field.phone')}>
        {phone && (
          <a href={telLink(phone)} className="text-link">
            {phone}
          </a>
        )}
      </FactRow>
      <FactRow term={t('field.postalAddress')}>{member.postalAddress}</FactRow>
      <FactRow term={t('field.language')}>{t(`language.${member.language}`)}</FactRow>
      <FactRow term={t('field.since')}>{day(since ?? joinedOn)}</FactRow>
      <FactRow term={t('field.until')}>{isHonorary ? t('honoraryUntil') : day(until)}</FactRow>
      <FactRow term={t('field.grace')}>
        {status === 'grace' && !isHonorary && graceUntil && day(lastLondonDay(new Date(graceUntil)))}
      </FactRow>
      <FactRow term={t('field.candidate')}>{isCandidate && t('candidate')}</FactRow>
      <FactRow term={t('field.account')}>{t(userId ? 'hasAccount' : 'noAccount')}</FactRow>
      <FactRow term={t('field.invited')}>{day(member.invitedAt)}</FactRow>
      <FactRow term={t('field.deceased')}>{day(member.deceasedAt)}</FactRow>
    </dl>
  )
}
