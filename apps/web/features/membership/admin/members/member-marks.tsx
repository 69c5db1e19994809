'use client'

import {useTranslations} from 'next-intl'
import {Badge} from '#/ui/controls/badge.tsx'
import {UnreachedMark} from '#/features/payments/payment-marks.tsx'
import type {Member} from './member.ts'

export function MemberMarks({member}: {member: Member}) {
  const t = useTranslations('admin.members')
  const {status, transfer, deceasedAt, needsDecision, mayBeDuplicate, unreached, email, household} = member
  const isBenefiting = status === 'active' || status === 'grace'
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge variant={isBenefiting ? 'accent' : 'outline'}>{t(`status.${status}`)}</Badge>
      {member.isHonorary && <Badge variant="accent">{t('mark.honorary')}</Badge>}
      {household && (
        <Badge variant={household.payer ? 'outline' : 'danger'}>
          {t(household.pays ? 'mark.householdPayer' : household.payer ? 'mark.household' : 'mark.noPayer')}
        </Badge>
      )}
      {deceasedAt && <Badge>{t('mark.deceased')}</Badge>}
      {transfer && !transfer.isLapsed && <Badge variant="danger">{t('mark.transfer')}</Badge>}
      {needsDecision && <Badge variant="danger">{t('mark.needsDecision')}</Badge>}
      {email === null && <Badge>{t('mark.noEmail')}</Badge>}
      {unreached && <UnreachedMark reason={unreached.reason} />}
      {mayBeDuplicate && <Badge>{t('mark.duplicate')}</Badge>}
    </span>
  )
}
