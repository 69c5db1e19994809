'use client'

import {COMMENT_LIMIT, countCharacters} from '@site/schemas/requests/comment-limits'
import {isVisible} from '@site/schemas/requests/readable-text'
import {useTranslations} from 'next-intl'
import {useEffect, useId, useRef, useState, type SyntheticEvent} from 'react'
import {toast} from 'sonner'
import {openAccountDialog} from '#/features/account/open-account-dialog.ts'
import type {Account} from '#/features/account/account-queries.ts'
import {addComment, type AddCommentError} from './comments-actions.ts'
import {storedDraft, storeDraft} from './comment-draft.ts'
import {useSettledAccount} from './use-settled-account.ts'
import {buttonClass} from '#/ui/button-link.tsx'
import {BusyLabel} from '#/ui/busy-label.tsx'
import {CharactersLeft} from './characters-left.tsx'

interface CommentFormProps {
  eventKey: string
  account: Account
  onAdded: () => void
}

const signedOutResult = {ok: false, error: 'signedOut'} as const

/** One message of the form takes the place of the one before. */
const TOAST = 'comment'

const messages = {
  banned: 'banned',
  closed: 'closed',
  tooMany: 'tooMany',
  signedOut: 'loginRequired',
  unavailable: 'commentError',
  offline: 'commentError',
  duplicate: 'commentError',
  failed: 'commentError',
} as const satisfies Record<AddCommentError, string>

/** The form for a comment. What is typed stays until it is posted, also over a log-in and a reload. */
export function CommentForm({eventKey, account, onAdded}: CommentFormProps) {
  const t = useTranslations('comments')
  const id = useId()
  const settledAccount = useSettledAccount(account)
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<AddCommentError>()
  const [isSending, setIsSending] = useState(false)
  const isTooLong = countCharacters(text.trim()) > COMMENT_LIMIT
  const mustLogIn = error === 'signedOut' && account.status !== 'signedIn'
  const message = error && (error !== 'signedOut' || mustLogIn) ? messages[error] : undefined

  // Somebody may have begun to type before the page came alive.
  useEffect(() => setText(field.current?.value || storedDraft(eventKey)), [eventKey])

  function change(typed: string) {
    setText(typed)
    setError(undefined)
    storeDraft(eventKey, typed)
  }

  function askToLogIn() {
    setError('signedOut')
    toast(t('loginRequired'), {id: TOAST, description: t('textStays')})
    openAccountDialog('logIn')
  }

  async function post(event: SyntheticEvent) {
    event.preventDefault()
    if (isSending) return
    setError(undefined)
    setIsSending(true)
    const settled = await settledAccount()
    const result =
      settled.status === 'signedIn' ? await addComment(eventKey, settled.id, text) : signedOutResult
    setIsSending(false)
    if (!result.ok) {
      if (result.error === 'signedOut') return askToLogIn()
      setError(result.error)
      toast.error(t('error'), {id: TOAST, description: t(messages[result.error])})
      return
    }
    change('')
    onAdded()
    if (result.data.isPending)
      toast.success(t('commentWaiting'), {id: TOAST, description: t('commentWaitingText')})
    else toast.success(t('commentAdded'), {id: TOAST})
    field.current?.focus()
  }

  return (
    <form onSubmit={post} className="mt-6">
      <label htmlFor={id} className="font-semibold">
        {t('label')}
      </label>
      {account.status === 'signedOut' && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {t('logInHint')}
        </p>
      )}
      <textarea
        ref={field}
        id={id}
        rows={3}
        value={text}
        readOnly={isSending}
        onChange={(event) => change(event.target.value)}
        aria-describedby={`${id}-hint ${id}-left ${id}-error`}
        aria-invalid={isTooLong || message !== undefined}
        className="mt-1.5 block field-sizing-content resize-y max-h-[60vh] min-h-28 w-full rounded-soft border border-muted bg-raised px-4 py-3 wrap-anywhere aria-invalid:border-danger"
      />
      <p id={`${id}-error`} role="alert" className="mt-2 font-semibold text-danger empty:hidden">
        {message && t(message)}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <button
          type="submit"
          disabled={!isVisible(text) || isTooLong}
          className={`${buttonClass()} border border-transparent disabled:border-dashed disabled:border-muted disabled:bg-transparent disabled:text-muted`}
        >
          <BusyLabel isBusy={isSending} busy={t('sending')}>
            {t('submit')}
          </BusyLabel>
        </button>
        <CharactersLeft id={`${id}-left`} text={text} limit={COMMENT_LIMIT} />
      </div>
    </form>
  )
}
