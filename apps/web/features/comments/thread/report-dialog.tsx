'use client'

import {Dialog} from '@base-ui/react/dialog'
import {countCharacters} from '@site/schemas/texts/count-characters'
import {REPORT_REASON_LIMIT} from '@site/schemas/requests/comment-limits'
import {useTranslations} from 'next-intl'
import {type SyntheticEvent, useId, useRef, useState} from 'react'
import {type Account, userIdOf} from '#/features/account/account-state.ts'
import type {QueryError} from '#/supabase/query.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {DialogFrame} from '#/ui/dialogs/dialog-frame.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {reportComment} from './comments-moderation-actions.ts'
import {CharactersLeft} from '../form/characters-left.tsx'
import type {Comment} from './comment-page.ts'

interface ReportDialogProps {
  comment: Comment
  account: Account
  isOpen: boolean
  onClose: () => void
  onReported: (commentId: string) => void
}

const messages = {
  tooMany: 'reportedEnough',
  forbidden: 'commentGone',
  loggedOut: 'reportError',
  unavailable: 'reportError',
  offline: 'reportError',
  failed: 'reportError',
} as const satisfies Record<Exclude<QueryError, 'duplicate'>, string>

export function ReportDialog({comment, account, isOpen, onClose, onReported}: ReportDialogProps) {
  const t = useTranslations('comments')
  const id = useId()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<keyof typeof messages>()
  const [isSending, setIsSending] = useState(false)
  const isReported = useRef(false)
  const isTooLong = countCharacters(reason.trim()) > REPORT_REASON_LIMIT

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    if (isSending || isTooLong) return
    setIsSending(true)
    setError(undefined)
    const result = await reportComment(comment.id, userIdOf(account), reason)
    setIsSending(false)
    if (!result.ok && result.error !== 'duplicate') {
      setError(result.error)
      return
    }
    isReported.current = true
    onReported(comment.id)
    if (result.ok) toast.success(t('reportThanks'), {description: t('reportThanksText')})
    else toast(t('reportedBefore'))
    onClose()
  }

  return (
    <DialogFrame
      isOpen={isOpen}
      title={t('reportQuestion')}
      description={<p>{t('reportText', {author: comment.authorName || t('nameless')})}</p>}
      finalFocus={() => (isReported.current ? document.getElementById(`comment-${comment.id}`) : null)}
      onClose={onClose}
    >
      <form onSubmit={(event) => void send(event)} className="mt-5">
        <label htmlFor={id} className="font-semibold">
          {t('reason')}
        </label>
        <textarea
          id={id}
          rows={3}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          aria-invalid={isTooLong}
          aria-describedby={`${id}-left`}
          className="mt-1.5 block w-full rounded-soft border border-muted bg-paper px-4 py-3 wrap-anywhere aria-invalid:border-danger"
        />
        <CharactersLeft id={`${id}-left`} text={reason} limit={REPORT_REASON_LIMIT} />
        <p role="alert" className="mt-2 font-semibold text-danger empty:hidden">
          {error && t(messages[error])}
        </p>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Dialog.Close className={buttonClass('quiet')}>{t('cancel')}</Dialog.Close>
          <button
            type="submit"
            disabled={isTooLong}
            className={`${buttonClass()} border border-transparent disabled:border-muted disabled:bg-transparent disabled:text-muted`}
          >
            <BusyLabel isBusy={isSending} busy={t('sending')}>
              {t('sendReport')}
            </BusyLabel>
          </button>
        </div>
      </form>
    </DialogFrame>
  )
}
