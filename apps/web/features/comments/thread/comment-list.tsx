'use client'

import {useTranslations} from 'next-intl'
import {type ComponentType, type RefObject, useState} from 'react'
import {hasRole, type Account} from '#/features/account/account-state.ts'
import {inTime} from '#/browser/late-loading.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import type {CommentDialogProps} from './comment-dialog.tsx'
import {CommentItem} from './comment-item.tsx'
import type {Comment, CommentPage} from './comment-page.ts'

interface CommentListProps {
  page: CommentPage
  arrived: Comment[]
  account: Account
  title: RefObject<HTMLElement | null>
  /** Resolves to the first comment loaded, or null. */
  onLoadOlder: () => Promise<Comment | null>
  onDeleted: (commentId: string) => void
}

export function CommentList(props: CommentListProps) {
  const {page, arrived, account, title, onDeleted} = props
  const t = useTranslations('comments')
  const [Dialog, setDialog] = useState<ComponentType<CommentDialogProps>>()
  const [subject, setSubject] = useState<Comment>()
  const [reported, setReported] = useState<ReadonlySet<string>>(new Set())
  const mayDelete = hasRole(account, 'moderator')

  // Most visitors only read, so the dialog is loaded on first use.
  async function open(comment: Comment) {
    try {
      const {CommentDialog} = await inTime(import('./comment-dialog.tsx'))
      setDialog(() => CommentDialog)
      setSubject(comment)
    } catch {
      toast.error(t('error'), {description: t('unavailable')})
    }
  }

  if (page.comments.length === 0) {
    return <p className="mt-7 border-t border-line py-6 text-muted">{t('empty')}</p>
  }
  return (
    <>
      <ul className="mt-7 border-b border-line">
        {page.comments.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            isOwn={account.status === 'loggedIn' && account.id === comment.userId}
            mayDelete={mayDelete}
            isNew={arrived.includes(comment)}
            isReported={reported.has(comment.id)}
            onAct={() => void open(comment)}
          />
        ))}
      </ul>
      {page.hasMore && <MoreButton onLoadOlder={props.onLoadOlder} />}
      {Dialog && (
        <Dialog
          subject={subject}
          account={account}
          title={title}
          onClose={() => setSubject(undefined)}
          onDeleted={onDeleted}
          onReported={(id) => setReported((before) => new Set(before).add(id))}
        />
      )}
    </>
  )
}

function MoreButton({onLoadOlder}: Pick<CommentListProps, 'onLoadOlder'>) {
  const t = useTranslations('comments')
  const [isLoading, setIsLoading] = useState(false)

  async function load() {
    if (isLoading) return
    setIsLoading(true)
    const first = await onLoadOlder()
    setIsLoading(false)
    if (first) document.getElementById(`comment-${first.id}`)?.focus({preventScroll: true})
    else toast.error(t('error'), {description: t('moreError')})
  }

  return (
    <button type="button" onClick={load} aria-busy={isLoading} className={`mt-6 ${buttonClass('quiet')}`}>
      <BusyLabel isBusy={isLoading} busy={t('loading')}>
        {t('more')}
      </BusyLabel>
    </button>
  )
}

export function CommentListPlaceholder() {
  const t = useTranslations('comments')
  return (
    <div className="mt-7 min-h-40">
      <p className="sr-only">{t('loading')}</p>
      <div aria-hidden="true" className="grid animate-pulse gap-3 border-t border-line py-6">
        <div className="h-5 w-40 max-w-full rounded-soft bg-sunken" />
        <div className="h-5 w-full rounded-soft bg-sunken" />
        <div className="h-5 w-3/4 rounded-soft bg-sunken" />
      </div>
    </div>
  )
}

interface NewCommentsProps {
  comments: Comment[]
  /** Comments by this user are left out, since a toast announces them. */
  userId: string | null
}

export function NewComments({comments, userId}: NewCommentsProps) {
  const t = useTranslations('comments')
  const others = comments.filter((comment) => comment.userId !== userId)
  const last = others[0]
  return (
    <p aria-live="polite" className="sr-only">
      {last && t('arrived', {count: others.length, author: last.authorName || t('nameless')})}
    </p>
  )
}
