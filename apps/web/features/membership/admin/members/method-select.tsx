'use client'

import {useTranslations} from 'next-intl'
import {useId} from 'react'
import {memberMethods, type MemberMethod} from '#/features/admin-list/admin-search-params.ts'

interface MethodSelectProps {
  /** Null for all ways of payment. */
  method: MemberMethod | null
  onChoose: (method: MemberMethod | null) => void
}

/** Chooses how the members that are shown last paid. */
export function MethodSelect({method, onChoose}: MethodSelectProps) {
  const t = useTranslations('admin.members')
  const id = useId()
  return (
    <div className="grid max-w-md gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {t('byMethod.label')}
      </label>
      <select
        id={id}
        value={method ?? ''}
        onChange={({target: {value}}) => onChoose(memberMethods.find((each) => each === value) ?? null)}
        className="min-h-12 w-full rounded-soft border border-muted bg-raised px-3 py-2 text-ink"
      >
        <option value="">{t('byMethod.all')}</option>
        {memberMethods.map((each) => (
          <option key={each} value={each}>
            {t(`byMethod.${each}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
