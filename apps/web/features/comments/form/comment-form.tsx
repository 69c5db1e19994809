'use client'

import {COMMENT_LIMIT} from '@site/schemas/requests/comment-limits'
import {countCharacters} from '@site/schemas/texts/count-characters'
import {isVisible} from '@site/schemas/texts/readable-text'
import {useTranslations} from 'next-intl'
import {type SyntheticEvent, useEffect, useId, useRef, useState} from 'react'
import type {Account} from '#/features/account/account-state.ts'
import {onForgetting} from '#/storage/forgetting.ts'
import {openAccountDialog} from '#/features/account/open-account-dialog.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {tabDraft} from '#/ui/forms/draft.ts'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {addComment, type AddCommentError} from './comments-actions.ts'
import {CharactersLeft} from './characters-left.tsx'
import {useLoadedAccount} from './use-loaded-account.ts'

interface CommentFormProps {
  eventKey: string
  account: Account
  /** Somebody has just asked for the form, and wants to type. */
  isRequested?: boolean
  onAdded: () => void
}

const loggedOutResult = {ok: false, error: 'loggedOut'} as const

/** All toasts of the form share this id, so that each replaces the one before. */
const TOAST = 'comment'

const messages = {
  banned: 'banned',
  closed: 'closed',
  nameless: 'nameAsked',
  tooMany: 'tooMany',
  loggedOut: 'loginRequired',
  unavailable: 'commentError',
  offline: 'commentError',
  duplicate: 'commentError',
  failed: 'commentError',
} as const satisfies Record<AddCommentError, string>

/** The draft survives log-in and reloads. */
export function CommentForm({eventKey, account, isRequested = false, onAdded}: CommentFormProps) {
  const t = useTranslations('comments')
  const id = useId()
  const loadedAccount = useLoadedAccount(account)
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => draftFor(eventKey).read() ?? '')
  const [error, setError] = useState<AddCommentError>()
  const [isSending, setIsSending] = useState(false)
  const isTooLong = countCharacters(text.trim()) > COMMENT_LIMIT
  const mustLogIn = error === 'loggedOut' && account.status !== 'loggedIn'
  const message = error && (error !== 'loggedOut' || mustLogIn) ? messages[error] : undefined

  useEffect(() => {
    if (isRequested) field.current?.focus()
  }, [isRequested])

  useEffect(() => {
    return onForgetting(() => {
      setText('')
      setError(undefined)
    })
  }, [])

  function change(typed: string) {
    setText(typed)
    setError(undefined)
    draftFor(eventKey).write(typed)
  }

  function requestLogIn() {
    setError('loggedOut')
    openAccountDialog('logIn', `${t('loginRequired')}. ${t('textStays')}`)
  }

  async function post(event: SyntheticEvent) {
    event.preventDefault()
    if (isSending) return
    setError(undefined)
    setIsSending(true)
    const loaded = await loadedAccount()
    const result =
      loaded.status === 'loggedIn' ? await addComment(eventKey, loaded.id, text) : loggedOutResult
    setIsSending(false)
    if (!result.ok) {
      if (result.error === 'loggedOut') return requestLogIn()
      return setError(result.error)
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
      {account.status === 'loggedOut' && (
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
          className={`${buttonClass()} border border-transparent disabled:border-muted disabled:bg-transparent disabled:text-muted`}
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

const draftFor = (eventKey: string) => tabDraft(`comment-draft:${eventKey}`)

export const hasDraft = (eventKey: string): boolean => Boolean(draftFor(eventKey).read())
