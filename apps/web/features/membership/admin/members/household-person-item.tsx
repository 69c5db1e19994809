'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useQueryStates} from 'nuqs'
import {formatShortDate} from '#/time/format-date.ts'
import {Badge} from '#/ui/controls/badge.tsx'
import {buttonClass} from '#/ui/controls/button.tsx'
import {adminSearchParams} from '#/features/admin-list/admin-search-params.ts'
import {fullName} from './member.ts'
import type {HouseholdPerson} from './members-household-queries.ts'

interface HouseholdPersonItemProps {
  person: HouseholdPerson
  /** Whether it is the page of this person. */
  isOpen: boolean
  canLeave: boolean
  onAsk: (kind: 'payer' | 'remove') => void
}

export function HouseholdPersonItem({person, isOpen, canLeave, onAsk}: HouseholdPersonItemProps) {
  const t = useTranslations('admin.members')
  const locale = useLocale()
  const [, setParams] = useQueryStates({member: adminSearchParams.member}, {history: 'push'})
  const {id, status, until, pays, isHonorary} = person
  const name = fullName(person)
  const isBenefiting = status === 'active' || status === 'grace'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div className="grid min-w-0 gap-1">
        <strong className="font-semibold wrap-anywhere">{name}</strong>
        <span className="flex flex-wrap gap-1.5">
          {pays && <Badge variant="accent">{t('household.pays')}</Badge>}
          <Badge variant={isBenefiting ? 'accent' : 'outline'}>{t(`status.${status}`)}</Badge>
          {isHonorary && <Badge variant="accent">{t('mark.honorary')}</Badge>}
        </span>
        {until && !isHonorary && (
          <span className="text-small text-muted">
            {t('household.until', {day: formatShortDate(until, locale)})}
          </span>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {!isOpen && (
          <button
            type="button"
            onClick={() => void setParams({member: id})}
            aria-label={t('openOne', {name})}
            className={`${buttonClass('quiet')} text-small`}
          >
            {t('open')}
          </button>
        )}
        {!pays && !isHonorary && (
          <button
            type="button"
            onClick={() => onAsk('payer')}
            aria-label={t('household.payer.one', {name})}
            className={`${buttonClass('quiet')} text-small`}
          >
            {t('household.payer.open')}
          </button>
        )}
        {canLeave && (
          <button
            type="button"
            onClick={() => onAsk('remove')}
            aria-label={t('household.remove.one', {name})}
            className={`${buttonClass('quiet')} text-small`}
          >
            {t('household.remove.open')}
          </button>
        )}
      </div>
    </li>
  )
}
