import {useLocale, useTranslations} from 'next-intl'
import {SelectField} from '#/features/admin-list/select-field.tsx'
import {usePounds} from '#/features/payments/use-pounds.ts'
import {formatShortDate} from '#/time/format-date.ts'
import type {Claim} from '../matching/match-data.ts'

interface ClaimFieldsProps {
  /** `none`: none of ours. */
  claimId: string
  pence: number
  /** Those that HMRC may have paid with the line. */
  claims: readonly Claim[]
  /** HMRC recognises the community, so that it may pay for none of ours. */
  hasGiftAid: boolean
  onChange: (claimId: string) => void
}

/** HMRC may have paid another sum than a claim asks for, which is said before it is confirmed. */
export function ClaimFields({claimId, pence, claims, hasGiftAid, onChange}: ClaimFieldsProps) {
  const t = useTranslations('admin.bank.decision')
  const locale = useLocale()
  const pounds = usePounds()
  const claim = claims.find(({id}) => id === claimId)
  const difference = claim ? pence - claim.pence : 0
  return (
    <>
      <SelectField label={t('claim')} value={claimId} onChange={({target}) => onChange(target.value)}>
        <option value="">{t('pickClaim')}</option>
        {claims.map(({id, on, pence: asked}) => (
          <option key={id} value={id}>
            {t('claimOf', {day: formatShortDate(on, locale), sum: pounds(asked)})}
          </option>
        ))}
        {hasGiftAid && <option value="none">{t('noneOfOurs')}</option>}
      </SelectField>
      <output className="text-small empty:hidden">
        {difference !== 0 &&
          t('claimDifference', {
            sum: pounds(Math.abs(difference)),
            compared: difference > 0 ? 'more' : 'less',
          })}
      </output>
    </>
  )
}
