'use client'

import {useTranslations} from 'next-intl'
import {useCallback} from 'react'
import {buttonClass} from '#/ui/button.tsx'
import {toast} from '#/ui/toast.ts'
import {confirmTransfer, undoTransfer} from '../payments/admin-payments-actions.ts'
import {todayInLondon} from '../payments/typed-pence.ts'
import {useMoneyAction} from '../payments/use-money-action.ts'
import {usePounds} from '../payments/use-pounds.ts'
import {fullName, type Member} from './member.ts'

/** Long enough to see that it was the wrong person. */
const UNDO_MS = 20_000

/** Confirms with one press that the whole fee came today, memoised: the toast undoes it. */
export function useTransferConfirmation() {
  const t = useTranslations('admin.payments')
  const run = useMoneyAction()
  const pounds = usePounds()
  return useCallback(
    async (member: Member) => {
      const {transfer} = member
      if (!transfer) return
      const sum = pounds(transfer.pence)
      const toastId = `transfer/${transfer.id}`
      const movement = {pence: transfer.pence, on: todayInLondon()}
      const undo = (
        <button
          type="button"
          onClick={() => {
            toast.dismiss(toastId)
            void run(undoTransfer(transfer.id), t('undo.done', {sum}))
          }}
          className={`${buttonClass('quiet')} my-1.5 text-small`}
        >
          {t('undo.confirm')}
        </button>
      )
      await run(
        confirmTransfer(transfer.id, movement),
        ({isHeld}) => t(isHeld ? 'transfer.held' : 'transfer.doneFor', {sum, name: fullName(member)}),
        {id: toastId, duration: UNDO_MS, action: undo},
      )
    },
    [t, run, pounds],
  )
}
