'use client'

import {Dialog} from '@base-ui/react/dialog'
import {zodResolver} from '@hookform/resolvers/zod'
import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {flushSync} from 'react-dom'
import {useWatch} from 'react-hook-form'
import type {QueryError, Result} from '#/supabase/query.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {DialogFrame} from '#/ui/dialogs/dialog-frame.tsx'
import {ErrorSummary, FormFailure} from '#/ui/forms/error-summary.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {useRequestForm} from '#/ui/forms/use-request-form.ts'
import {useCloseOnBack} from '#/ui/dialogs/use-close-on-back.ts'
import {toast} from '#/ui/toasts/toast.ts'
import {createRepeatableCall} from '#/browser/repeatable-call.ts'
import {RegistrantsMessageFields} from './registrants-message-fields.tsx'
import {
  countRecipients,
  draftFields,
  excessOf,
  messageDraft,
  type MessageDraft,
  type Readers,
} from './registrants-message.ts'

interface RegistrantsMessageDialogProps {
  isOpen: boolean
  initialDraft: MessageDraft
  note?: string | undefined
  readers: Readers
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
  const {isOpen, initialDraft, note, readers, onCheck, onSent, onOutdated, onClose} = props
  const t = useTranslations('admin.registrations.write')
  const [sendOnce] = useState(() => createRepeatableCall<Result<number, QueryError | 'outdated'>>())
  const [isConfirming, setIsConfirming] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failedText, setFailedText] = useState('')
  useCloseOnBack(isOpen && isConfirming, () => setIsConfirming(false))

  function errorText(name: string, code: string, typed: MessageDraft) {
    const field = draftFields.find((each) => each.name === name)
    if (!field) return t('missing.recipients')
    const {id, language, part} = field
    return code === 'tooLong'
      ? t(`tooLong.${id}`, {count: excessOf(part, typed[language][part])})
      : t(`missing.${id}`)
  }

  const {form, submit, summary, field, clear} = useRequestForm({
    resolver: zodResolver(messageDraft(readers)),
    defaultValues: initialDraft,
    errorText,
    send: async () => {
      setFailedText('')
      setIsConfirming(true)
      onCheck()
      return undefined
    },
    onInvalid: () => setFailedText(''),
  })
  const failure = failedText ? {title: t('failed'), text: failedText} : undefined
  const {statuses} = useWatch({control: form.control})
  const recipients = countRecipients(readers, statuses ?? [])

  const failedTextOf = ({error}: {error: string}) => t(error === 'tooMany' ? 'tooManyText' : 'failedText')

  async function send() {
    if (isBusy) return
    setIsBusy(true)
    const draft = form.getValues()
    const result = await sendOnce.call(draft, (key) => props.send(draft, key))
    flushSync(() => {
      setIsBusy(false)
      setIsConfirming(false)
      setFailedText(result.ok || result.error === 'outdated' ? '' : failedTextOf(result))
    })
    if (!result.ok && result.error === 'outdated') {
      onOutdated?.()
      onClose()
      return
    }
    if (!result.ok) {
      toast.error(t('failed'), {description: failedTextOf(result)})
      summary.ref.current?.focus()
      return
    }
    toast.success(t('done', {count: result.data}))
    clear()
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
      step={isConfirming ? 'confirm' : 'write'}
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
          <button type="button" onClick={() => setIsConfirming(false)} className={buttonClass('quiet')}>
            {t('back')}
          </button>
          <button type="button" onClick={() => void send()} className={buttonClass()}>
            <BusyLabel isBusy={isBusy} busy={t('sending')}>
              {t('send', {count: recipients})}
            </BusyLabel>
          </button>
        </div>
      ) : (
        <form noValidate className="mt-5 grid gap-5" onSubmit={submit}>
          <ErrorSummary {...summary} failure={failure} />
          <FormFailure {...summary} failure={failure} />
          <RegistrantsMessageFields field={field} readers={readers} />
          <p aria-live="polite">{t('recipients', {count: recipients})}</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Dialog.Close className={buttonClass('quiet')}>{t('close')}</Dialog.Close>
            <button type="submit" className={buttonClass()}>
              {t('next')}
            </button>
          </div>
        </form>
      )}
    </DialogFrame>
  )
}
