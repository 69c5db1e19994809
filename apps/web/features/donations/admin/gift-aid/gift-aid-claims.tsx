import {dateInWords} from '@site/schemas/london-time/in-words'
import {useLocale, useTranslations} from 'next-intl'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {ExportButtons} from '#/features/admin-list/export-buttons.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import {ClaimState} from './claim-state.tsx'
import {undoClaim} from './gift-aid-actions.ts'
import {giftAidClaimsQuery, loadScheduleLines, type GiftAidClaim} from './gift-aid-queries.ts'
import {giftAidSchedule} from './gift-aid-schedule.ts'

export function GiftAidClaims() {
  const t = useTranslations('admin.giftAid')
  const locale = useLocale()
  const pounds = usePounds()
  const run = useMoneyAction()
  const {data = []} = useSettledQuery(giftAidClaimsQuery)
  const [undone, setUndone] = useState<GiftAidClaim>()
  if (data.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-4">
      <h3 className="text-h3">{t('claims.title')}</h3>
      <p className="max-w-3xl">{t('claims.text')}</p>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-raised">
        {data.map((claim) => (
          <li key={claim.id} className="grid gap-3 p-4">
            <p className="font-semibold">
              {t('claims.made', {day: dateInWords(claim.madeAt, locale), count: claim.gifts})}
            </p>
            <p>
              {t('claims.sums', {given: pounds(claim.pence), tax: pounds(claim.taxPence)})}
              {claim.adjustedPence !== 0 && ` ${t('claims.adjusted', {tax: pounds(claim.adjustedTaxPence)})}`}
            </p>
            <ClaimState claim={claim} />
            <div className="flex flex-wrap gap-3">
              {claim.gifts > 0 && (
                <ExportButtons
                  fileName={`gift-aid-${claim.madeAt.slice(0, 10)}`}
                  loadSheet={async () => giftAidSchedule(await loadScheduleLines(claim.id))}
                />
              )}
              {claim.mayUndo && (
                <button type="button" onClick={() => setUndone(claim)} className={buttonClass('quiet')}>
                  {t('undo.open')}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={undone !== undefined}
        title={t('undo.title')}
        description={<p>{t('undo.text')}</p>}
        confirm={t('undo.confirm')}
        busy={t('busy')}
        onConfirm={async () => (undone ? run(undoClaim(undone.id), t('undo.done')) : true)}
        onClose={() => setUndone(undefined)}
      />
    </section>
  )
}
