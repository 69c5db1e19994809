'use client'

import type {PaymentAttention} from '@site/schemas/statuses/payment'
import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {decide} from '../payments-actions.ts'
import {OtherPersonDialog, type MemberPicker} from './other-person-dialog.tsx'
import {decisionsOf, type Decision, type Payment} from '../payment.ts'
import {RefundDialog} from './refund-dialog.tsx'
import {useMoneyAction} from '../use-money-action.ts'
import {usePounds} from '../use-pounds.ts'

interface PaymentDecisionProps {
  payment: Payment
  attention: PaymentAttention
  memberPicker: MemberPicker
}

export function PaymentDecision({payment, attention, memberPicker}: PaymentDecisionProps) {
  const t = useTranslations('admin.payments')
  const pounds = usePounds()
  const [asked, setAsked] = useState<Decision>()
  const decisions = decisionsOf(payment)
  const {received, amountPence, refundedPence, lostPence} = payment
  const close = () => setAsked(undefined)
  return (
    <section
      aria-labelledby="decision"
      className="grid gap-4 rounded-card border border-s-6 border-line border-s-danger bg-raised p-5"
    >
      <h3 id="decision" className="text-h3">
        {t(`attention.${attention}`)}
      </h3>
      <p>
        {t(`why.${attention}`, {
          asked: pounds(amountPence),
          received: pounds(received?.pence ?? 0, received?.currency),
          gone: pounds(refundedPence + lostPence, received?.currency),
        })}
      </p>
      {decisions.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {decisions.map((decision) => (
            <button
              key={decision}
              type="button"
              onClick={() => setAsked(decision)}
              className={buttonClass('quiet')}
            >
              {t(`decision.${labelOf(decision, payment)}.label`)}
            </button>
          ))}
        </div>
      )}
      <PlainDecision payment={payment} asked={asked} onClose={close} />
      <RefundDialog payment={payment} isOpen={asked === 'refund'} isDecision onClose={close} />
      {payment.membershipId && (
        <OtherPersonDialog
          payment={payment}
          memberPicker={memberPicker}
          isOpen={asked === 'another_person'}
          onClose={close}
        />
      )}
    </section>
  )
}

/** What counts as a year for a member counts as a gift or tickets for others. */
const labelOf = (decision: Decision, {purpose}: Payment) =>
  decision === 'count' && purpose === 'membership' ? 'extend' : decision

interface PlainDecisionProps {
  payment: Payment
  asked: Decision | undefined
  onClose: () => void
}

const isPlain = (decision: Decision | undefined): decision is 'count' | 'keep' | 'take_back' =>
  decision === 'count' || decision === 'keep' || decision === 'take_back'

function PlainDecision({payment, asked, onClose}: PlainDecisionProps) {
  const t = useTranslations('admin.payments')
  const run = useMoneyAction()
  // Keeps the question visible while the dialog fades out.
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  const decision = asked ?? last
  if (!isPlain(decision)) return null
  const words =
    `decision.${decision === 'count' && payment.purpose === 'membership' ? 'extend' : decision}` as const
  return (
    <ConfirmDialog
      isOpen={asked === decision}
      title={t(`${words}.title`)}
      description={<p>{t(`${words}.text`)}</p>}
      variant="primary"
      confirm={t(`${words}.label`)}
      busy={t('busy')}
      onConfirm={() => run(decide(payment, decision), t('decided'))}
      onClose={onClose}
    />
  )
}
