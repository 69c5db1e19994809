'use client'

import {AlertDialog} from '@base-ui/react/alert-dialog'
import {useTranslations} from 'next-intl'
import {useId, useRef, useState} from 'react'
import {flushSync} from 'react-dom'
import type {QueryError, Result} from '#/supabase/query.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {DialogFrame} from '#/ui/dialogs/dialog-frame.tsx'
import {ErrorSummary} from '#/ui/forms/error-summary.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {useCloseOnBack} from '#/ui/dialogs/use-close-on-back.ts'
import {toast} from '#/ui/toasts/toast.ts'
import {createRepeatableCall} from '#/repeatable-call.ts'
import {RegistrantsMessageFields} from './registrants-message-fields.tsx'
import {countRecipients, type DraftFault, faultsIn, type MessageDraft} from './registrants-message.ts'
import type {Registration} from '../records/registration.ts'

interface RegistrantsMessageDialogProps {
  isOpen: boolean
  initialDraft: MessageDraft
  note?: string | undefined
  registrations: readonly Registration[]
  /** Sends once for each key. Resolves to the number of emails; `outdated` if it must not be sent any more. */
  send: (draft: MessageDraft, key: string) => Promise<Result<number, QueryError | 'outdated'>>
  /** The registrations load again, so that the number of recipients is right. */
  onCheck: () => void
  onSent?: () => void
  onOutdated?: () => void
  onClose: () => void
}

/** What was typed stays until it is sent, also while the dialog is closed. */
export function RegistrantsMessageDialog(props: RegistrantsMessageDialogProps) {
  const {isOpen, initialDraft, note, registrations, onCheck, onSent, onOutdated, onClose} = props
  const t = useTranslations('admin.registrations.write')
  const id = useId()
  const summaryRef = useRef<HTMLElement>(null)
  const [draft, setDraft] = useState(initialDraft)
  const [sendOnce] = useState(() => createRepeatableCall<number, QueryError | 'outdated'>())
  const [isChecked, setIsChecked] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  useCloseOnBack(isOpen && isConfirming, () => setIsConfirming(false))
  const recipients = countRecipients(registrations, draft.statuses)
  const faults = isChecked ? faultsIn(draft, recipients) : []

  const faultText = (fault: DraftFault) =>
    fault.code === 'missing' ? t(`missing.${fault.id}`) : t(`tooLong.${fault.id}`, {count: fault.excess})

  function check() {
    const isComplete = faultsIn(draft, recipients).length === 0
    flushSync(() => {
      setIsChecked(true)
      setHasFailed(false)
      setIsConfirming(isComplete)
    })
    if (isComplete) onCheck()
    else summaryRef.current?.focus()
  }

  async function send() {
    if (isBusy) return
    setIsBusy(true)
    const result = await sendOnce.call(draft, (key) => props.send(draft, key))
    flushSync(() => {
      setIsBusy(false)
      setIsConfirming(false)
      setHasFailed(!result.ok && result.error !== 'outdated')
    })
    if (!result.ok && result.error === 'outdated') {
      onOutdated?.()
      onClose()
      return
    }
    if (!result.ok) {
      toast.error(t('failed'), {description: t('failedText')})
      summaryRef.current?.focus()
      return
    }
    toast.success(t('done', {count: result.data}))
    setDraft(initialDraft)
    setIsChecked(false)
    onSent?.()
    onClose()
  }

  function close() {
    setIsConfirming(false)
    onClose()
  }

  return (
    <DialogFrame
      isOpen={isOpen}
      title={isConfirming ? t('confirmTitle', {count: recipients}) : t('title')}
      description={
        <>
          <p>{isConfirming ? t('confirmText') : t('text')}</p>
          {note && <p className="mt-2">{note}</p>}
        </>
      }
      finalFocus={() => null}
      onClose={close}
    >
      {isConfirming ? (
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <button
            type="button"
            ref={focusOnce}
            onClick={() => setIsConfirming(false)}
            className={buttonClass('quiet')}
          >
            {t('back')}
          </button>
          <button type="button" onClick={() => void send()} className={buttonClass()}>
            <BusyLabel isBusy={isBusy} busy={t('sending')}>
              {t('send', {count: recipients})}
            </BusyLabel>
          </button>
        </div>
      ) : (
        <form
          noValidate
          className="mt-5 grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            check()
          }}
        >
          <ErrorSummary
            ref={summaryRef}
            fieldErrors={faults.map((fault) => ({id: `${id}-${fault.id}`, text: faultText(fault)}))}
            failure={hasFailed ? {title: t('failed'), text: t('failedText')} : undefined}
          />
          <RegistrantsMessageFields
            id={id}
            draft={draft}
            errorOf={(field) => {
              const fault = faults.find((each) => each.id === field)
              return fault && faultText(fault)
            }}
            registrations={registrations}
            onChange={setDraft}
          />
          <p aria-live="polite">{t('recipients', {count: recipients})}</p>
          <div className="flex flex-wrap justify-end gap-3">
            <AlertDialog.Close className={buttonClass('quiet')}>{t('close')}</AlertDialog.Close>
            <button type="submit" className={buttonClass()}>
              {t('next')}
            </button>
          </div>
        </form>
      )}
    </DialogFrame>
  )
}

/** The button that had the focus is gone. */
function focusOnce(button: HTMLElement | null) {
  button?.focus()
}
