'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useState} from 'react'
import {formatShortDate} from '#/time/format-date.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import type {CardRenewal} from '#/features/membership/renewal/card-renewal.ts'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import {fullName, type Member} from './member.ts'
import {stopMemberRenewal} from './members-actions.ts'
import {memberRenewalQuery} from './members-renewal-queries.ts'

/** Renders nothing for a member whose card is not charged each year. */
export function MemberRenewal({member}: {member: Member}) {
  const t = useTranslations('admin.members.byCard')
  const run = useMoneyAction()
  const {data, error, isLoading, reload} = useSettledQuery(memberRenewalQuery(member.id))
  const [isAsked, setIsAsked] = useState(false)
  if (error)
    return <ListFailure error={error} hasRows={!!data} isLoading={isLoading} onRetry={() => void reload()} />
  if (!data) return null
  const name = fullName(member)
  return (
    <section aria-labelledby="member-renewal" className="grid grid-cols-1 gap-3">
      <h3 id="member-renewal" className="text-h3">
        {t('title')}
      </h3>
      <RenewalState renewal={data} />
      <button
        type="button"
        onClick={() => setIsAsked(true)}
        className={`${buttonClass('quiet')} justify-self-start`}
      >
        {t('stop')}
      </button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('question', {name})}
        description={<p>{t('text')}</p>}
        confirm={t('confirm')}
        busy={t('busy')}
        onConfirm={() => run(stopMemberRenewal(data.id), t('done', {name}))}
        onClose={() => setIsAsked(false)}
      />
    </section>
  )
}

function RenewalState({renewal}: {renewal: CardRenewal}) {
  const t = useTranslations('admin.members.byCard')
  const locale = useLocale()
  const pounds = usePounds()
  const {status, isSkipped, amountPence, nextChargeAt, nextAttemptAt} = renewal
  const day = (instant: string | null) => (instant ? formatShortDate(instant, locale) : '')
  const sum = pounds(amountPence)
  if (status === 'failing') {
    return (
      <p className="border-t border-line pt-3 font-semibold text-danger">
        {nextAttemptAt ? t('failingAgain', {sum, day: day(nextAttemptAt)}) : t('failing', {sum})}
      </p>
    )
  }
  return (
    <p className="border-t border-line pt-3">
      {t(isSkipped ? 'skipped' : 'active', {sum, day: day(nextChargeAt)})}
    </p>
  )
}
