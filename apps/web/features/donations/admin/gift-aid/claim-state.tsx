import {dateInWords} from '@site/schemas/london-time/in-words'
import {useLocale, useTranslations} from 'next-intl'
import {usePounds} from '#/features/payments/use-pounds.ts'
import type {GiftAidClaim} from './gift-aid-queries.ts'

interface ClaimStateProps {
  claim: Pick<GiftAidClaim, 'paid' | 'taxPence' | 'adjustedTaxPence'>
}

/** Whether HMRC has paid, when, and how much more or less than was asked for. */
export function ClaimState({claim: {paid, taxPence, adjustedTaxPence}}: ClaimStateProps) {
  const t = useTranslations('admin.giftAid.claims')
  const locale = useLocale()
  const pounds = usePounds()
  const asked = taxPence - adjustedTaxPence
  if (!paid) return <p>{asked > 0 ? t('awaited', {sum: pounds(asked)}) : t('nothingDue')}</p>
  const difference = paid.pence - asked
  return (
    <p>
      {t('paid', {
        day: dateInWords(paid.on, locale),
        sum: pounds(paid.pence),
        difference: pounds(Math.abs(difference)),
        compared: difference === 0 ? 'same' : difference > 0 ? 'more' : 'less',
      })}
    </p>
  )
}
