'use client'

import {useTranslations} from 'next-intl'
import {memberMethods, type MemberMethod} from '#/features/admin-list/admin-search-params.ts'
import {SelectField} from '#/features/admin-list/select-field.tsx'

interface MethodSelectProps {
  method: MemberMethod | null
  onChoose: (method: MemberMethod | null) => void
}

export function MethodSelect({method, onChoose}: MethodSelectProps) {
  const t = useTranslations('admin.members')
  return (
    <SelectField
      label={t('byMethod.label')}
      className="max-w-md"
      value={method ?? ''}
      onChange={({target: {value}}) => onChoose(memberMethods.find((each) => each === value) ?? null)}
    >
      <option value="">{t('byMethod.all')}</option>
      {memberMethods.map((each) => (
        <option key={each} value={each}>
          {t(`byMethod.${each}`)}
        </option>
      ))}
    </SelectField>
  )
}
