'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useQueryStates} from 'nuqs'
import {formatDateTime, formatShortDate} from '#/time/format-date.ts'
import {mailtoLink} from '#/ui/links/contact-urls.ts'
import {adminSearchParams} from '#/features/admin-list/admin-search-params.ts'
import {FactRow} from '#/features/admin-list/fact-row.tsx'
import {remainingPence, type Payment} from '../payment.ts'
import {UnreachedMark} from '../payment-marks.tsx'
import {PurposeOf} from '../list/use-payment-columns.tsx'
import {usePounds} from '../use-pounds.ts'

export function PaymentFacts({payment}: {payment: Payment}) {
  const t = useTranslations('admin.payments.field')
  const tPayments = useTranslations('admin.payments')
  const tMethod = useTranslations('admin.payments.method')
  const locale = useLocale()
  const pounds = usePounds()
  const {
    received,
    amountPence,
    refundedPence,
    lostPence,
    covers,
    payerEmail,
    unreached,
    membershipId,
    tickets,
  } = payment
  const currency = received?.currency
  const isOther = received && (received.pence !== amountPence || currency !== 'GBP')
  // Only the day of a transfer is known.
  const formatPaid = payment.method === 'stripe' ? formatDateTime : formatShortDate
  return (
    <dl className="grid gap-y-2 border-y border-line py-4">
      <FactRow term={t('purpose')}>
        <PurposeOf payment={payment} />
      </FactRow>
      <FactRow term={t('payer')}>
        {payment.payerName}
        {membershipId && <MemberLink id={membershipId} />}
      </FactRow>
      <FactRow term={t('email')}>
        {payerEmail && (
          <a href={mailtoLink(payerEmail)} className="text-link">
            {payerEmail}
          </a>
        )}
        {unreached && (
          <span className="block">
            <UnreachedMark reason={unreached} />
          </span>
        )}
      </FactRow>
      <FactRow term={t('address')}>{payment.payerAddress}</FactRow>
      <FactRow term={t('tickets')}>
        {tickets.map(({name, quantity}) => `${quantity} × ${name}`).join('\n')}
      </FactRow>
      <FactRow term={t('method')}>{tMethod(payment.method)}</FactRow>
      <FactRow term={t('asked')}>{(isOther || !received) && pounds(amountPence)}</FactRow>
      <FactRow term={t('received')}>{received && pounds(received.pence, currency)}</FactRow>
      <FactRow term={t('refunded')}>{refundedPence > 0 && pounds(refundedPence, currency)}</FactRow>
      <FactRow term={t('lost')}>{lostPence > 0 && pounds(lostPence, currency)}</FactRow>
      <FactRow term={t('kept')}>
        {refundedPence + lostPence > 0 && pounds(remainingPence(payment), currency)}
      </FactRow>
      <FactRow term={t('begun')}>{formatDateTime(payment.createdAt, locale)}</FactRow>
      <FactRow term={t('paid')}>{received && formatPaid(received.at, locale)}</FactRow>
      <FactRow term={t('accounts')}>{payment.isBeforeAccounts && tPayments('beforeAccounts')}</FactRow>
      <FactRow term={t('covers')}>
        {covers && `${formatShortDate(covers.from, locale)} – ${formatShortDate(covers.until, locale)}`}
      </FactRow>
      <FactRow term={t('message')}>{payment.message}</FactRow>
      <FactRow term={t('number')}>{payment.id}</FactRow>
    </dl>
  )
}

function MemberLink({id}: {id: string}) {
  const t = useTranslations('admin.payments')
  const [, setParams] = useQueryStates(adminSearchParams, {history: 'push'})
  return (
    <button
      type="button"
      onClick={() =>
        void setParams({
          tab: 'members',
          member: id,
          payment: null,
          show: null,
          method: null,
          q: null,
          sort: null,
          page: null,
        })
      }
      className="text-link block min-h-11 text-start font-semibold"
    >
      {t('openMember')}
    </button>
  )
}
