import {lastLondonDay, londonDay} from '@site/schemas/london-time/instant'
import {formatMoney} from '@site/schemas/money/format-money'
import {dateInWords} from '@site/schemas/london-time/in-words'
import {useLocale, useTranslations} from 'next-intl'
import {formatShortDate} from '#/time/format-date.ts'
import {MembershipFact} from '../renewal/membership-fact.tsx'
import {HouseholdFacts} from './household-facts.tsx'
import {ReferenceButton} from './reference-button.tsx'
import type {MembershipPayment, OwnMembership} from './own-membership.ts'

export function MembershipFacts({membership}: {membership: OwnMembership}) {
  const t = useTranslations('membership.own')
  const locale = useLocale()
  const {status, memberSince, validUntil, graceUntil, groupUrl, payments, reference, household} = membership
  const day = (instant: string) => dateInWords(londonDay(new Date(instant)), locale)
  const lastDay = graceUntil ? dateInWords(lastLondonDay(new Date(graceUntil)), locale) : ''
  const isOver = status === 'expired' || status === 'cancelled'
  const hasEnded = isOver || status === 'grace'
  const isHonorary = membership.isHonorary && !isOver
  return (
    <>
      <p className="font-serif text-h3 font-semibold">
        {isHonorary ? t('honorary') : t(`status.${status}.title`)}
      </p>
      <p className="mt-2">{isHonorary ? t('honoraryText') : t(`status.${status}.text`, {date: lastDay})}</p>
      {memberSince && validUntil && (
        <dl className="mt-4 grid gap-4 sm:grid-cols-2">
          {!isOver && <MembershipFact term={t('since')} value={day(memberSince)} />}
          {!isHonorary && <MembershipFact term={t(hasEnded ? 'ended' : 'until')} value={day(validUntil)} />}
        </dl>
      )}
      {household && <HouseholdFacts household={household} />}
      {!isHonorary && <Reference reference={reference} />}
      {groupUrl && (
        <p className="mt-4">
          <a
            href={groupUrl}
            target="_blank"
            rel="noopener"
            className="text-link inline-flex min-h-11 items-center"
          >
            {t('group')}
          </a>
        </p>
      )}
      {payments.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">{t('payments')}</h3>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {payments.map((payment) => (
              <Payment key={payment.createdAt} payment={payment} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Reference({reference}: {reference: string}) {
  const t = useTranslations('membership.own')
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-end gap-x-4">
        <dl>
          <MembershipFact term={t('reference')} value={reference} />
        </dl>
        <ReferenceButton reference={reference} />
      </div>
      <p className="mt-1 text-small text-muted">{t('referenceText')}</p>
    </div>
  )
}

function Payment({payment}: {payment: MembershipPayment}) {
  const t = useTranslations('membership.own')
  const locale = useLocale()
  const {method, status, amountPence, currency, takenBackPence, paidAt, createdAt, coversFrom, coversUntil} =
    payment
  const sum = (pence: number) => formatMoney(locale, pence, currency)
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-2">
      <span>
        {formatShortDate(paidAt ?? createdAt, locale)}, {t(`method.${method}`)}
        {coversFrom && coversUntil && (
          <span className="block text-small text-muted">
            {t('covers', {
              from: formatShortDate(coversFrom, locale),
              until: formatShortDate(coversUntil, locale),
            })}
          </span>
        )}
      </span>
      <span className="ms-auto text-end">
        <span className="font-semibold tabular-nums">{sum(amountPence)}</span>{' '}
        <span className="block text-small text-muted">
          {takenBackPence > 0 ? t('takenBack', {amount: sum(takenBackPence)}) : t(`payment.${status}`)}
        </span>
      </span>
    </li>
  )
}
