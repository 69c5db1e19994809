'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {approveDonor, undoTransfer} from '../payments-actions.ts'
import {BusyButton} from './busy-button.tsx'
import {mayRefund, mayUndo, type Payment} from '../payment.ts'
import {RefundDialog} from './refund-dialog.tsx'
import {useMoneyAction} from '../use-money-action.ts'
import {usePounds} from '../use-pounds.ts'

export function PaymentControls({payment}: {payment: Payment}) {
  const t = useTranslations('admin.payments')
  const run = useMoneyAction()
  const pounds = usePounds()
  const [asked, setAsked] = useState<'undo' | 'refund'>()
  const {id, received, purpose, method, donorName, payerName} = payment
  const sum = pounds(received?.pence ?? 0, received?.currency)
  return (
    <>
      {donorName && received && (
        <section className="grid gap-3">
          <h3 className="text-h3">{t('donor.title')}</h3>
          <p>{t(`donor.${donorName}`, {name: payerName ?? ''})}</p>
          <BusyButton
            variant={donorName === 'waiting' ? 'primary' : 'quiet'}
            className="justify-self-start"
            onAct={() =>
              run(
                approveDonor(id, donorName === 'waiting'),
                t(donorName === 'waiting' ? 'donor.shown' : 'donor.hidden'),
              )
            }
          >
            {t(donorName === 'waiting' ? 'donor.approve' : 'donor.hide')}
          </BusyButton>
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        {mayRefund(payment) && (
          <button type="button" onClick={() => setAsked('refund')} className={buttonClass('quiet')}>
            {t(method === 'stripe' ? 'refund.card.open' : 'refund.bank.open')}
          </button>
        )}
        {mayUndo(payment) && (
          <button type="button" onClick={() => setAsked('undo')} className={buttonClass('quiet')}>
            {t('undo.open')}
          </button>
        )}
      </div>
      <RefundDialog
        payment={payment}
        isOpen={asked === 'refund'}
        isDecision={false}
        onClose={() => setAsked(undefined)}
      />
      <ConfirmDialog
        isOpen={asked === 'undo'}
        title={t('undo.title', {sum})}
        description={<p>{t(purpose === 'membership' ? 'undo.memberText' : 'undo.text')}</p>}
        confirm={t('undo.confirm')}
        busy={t('busy')}
        onConfirm={() => run(undoTransfer(id), t('undo.done', {sum}))}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}
