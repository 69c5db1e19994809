'use client'

import {useLocale, useTranslations} from 'next-intl'
import {formatShortDate} from '#/time/format-date.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import {addsUp, restOf, type Payout} from './report.ts'
import stacked from './stacked-rows.module.css'

const cellClass = 'border-t border-line px-2.5 py-2 first:ps-4 last:pe-4'
const numberClass = `${cellClass} text-end whitespace-nowrap tabular-nums`
const headClass = 'px-2.5 py-2 font-semibold first:ps-4 last:pe-4'

/** On paper the sum is enough: one or two sheets have no room for each payout. */
export function PayoutsSection({payouts}: {payouts: Payout[]}) {
  const t = useTranslations('admin.year.payouts')
  const pounds = usePounds()
  const arrived = payouts.filter(({status, currency}) => status === 'paid' && currency === 'GBP')
  const total = arrived.reduce((sum, {amountPence}) => sum + amountPence, 0)
  return (
    <div>
      <h3 className="text-h3 font-semibold">{t('title')}</h3>
      <p className="mt-1">{t('summary', {count: arrived.length, sum: pounds(total)})}</p>
      {payouts.length > 0 && (
        <details className="mt-2 print:hidden">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">{t('all')}</summary>
          <PayoutTable payouts={payouts} />
        </details>
      )}
    </div>
  )
}

function PayoutTable({payouts}: {payouts: Payout[]}) {
  const t = useTranslations('admin.year.payouts')
  return (
    <div className={stacked.frame}>
      <table
        className={`${stacked.table} w-full rounded-card border border-line bg-raised [border-collapse:separate] [border-spacing:0]`}
      >
        <caption className="sr-only">{t('title')}</caption>
        <thead className="text-small text-muted">
          <tr>
            {(['arrives', 'payments', 'back', 'fee', 'rest', 'amount', 'state'] as const).map((name) => (
              <th
                key={name}
                scope="col"
                className={`${headClass} ${name === 'arrives' ? 'text-start' : 'text-end'}`}
              >
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="align-top">
          {payouts.map((payout) => (
            <PayoutRow key={payout.id} payout={payout} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function PayoutRow({payout}: {payout: Payout}) {
  const t = useTranslations('admin.year.payouts')
  const locale = useLocale()
  const pounds = usePounds()
  const {arrivesOn, amountPence, currency, status, isRead, isAutomatic, contents} = payout
  const inside = (pence: number) => (isRead ? pounds(pence, currency) : '–')
  return (
    <tr>
      <th scope="row" className={`${cellClass} text-start font-normal whitespace-nowrap`}>
        {formatShortDate(arrivesOn, locale)}
      </th>
      <td data-column={t('payments')} className={numberClass}>
        {inside(contents.grossPence)}
      </td>
      <td data-column={t('back')} className={numberClass}>
        {inside(contents.refundPence + contents.disputePence)}
      </td>
      <td data-column={t('fee')} className={numberClass}>
        {inside(contents.feePence)}
      </td>
      <td data-column={t('rest')} className={numberClass}>
        {inside(restOf(contents))}
      </td>
      <td data-column={t('amount')} className={`${numberClass} font-semibold`}>
        {pounds(amountPence, currency)}
      </td>
      <td data-column={t('state')} className={`${cellClass} text-end`}>
        {t(`status.${status}`)}
        {!addsUp(payout) && <strong className="block text-danger">{t('differs')}</strong>}
        {!isRead && (
          <span className="block text-small text-muted">{t(isAutomatic ? 'unread' : 'byHand')}</span>
        )}
      </td>
    </tr>
  )
}
