'use client'

import {useTranslations} from 'next-intl'
import {type ComponentType, type RefObject, useState} from 'react'
import {toast} from 'sonner'
import type {Account} from '#/features/account/account-queries.ts'
import {BusyLabel} from '#/ui/busy-label.tsx'
import {buttonClass} from '#/ui/button-link.tsx'
import type {CommentDialogProps} from './comment-dialog.tsx'
import {CommentItem} from './comment-item.tsx'
import type {Comment, CommentPage} from './comments-queries.ts'

interface CommentListProps {
  page: CommentPage
  arrived: Comment[]
  account: Account
  /** Where the keyboard goes when what it was at is gone. */
  title: RefObject<HTMLElement | null>
  withForm: boolean
  /** Resolves to the first comment loaded, or null. */
  onLoadOlder: () => Promise<Comment | null>
  onDeleted: (commentId: string) => void
}

/** The comments, and what may be done with each. */
export function CommentList(props: CommentListProps) {
  const {page, arrived, account, title, withForm, onDeleted} = props
  const t = useTranslations('comments')
  const [Dialog, setDialog] = useState<ComponentType<CommentDialogProps>>()
  const [subject, setSubject] = useState<Comment>()
  const [reported, setReported] = useState<ReadonlySet<string>>(new Set())
  const isAdmin = account.status === 'signedIn' && account.isAdmin

  // Loaded when it is first wanted: most visitors only read.
  async function open(comment: Comment) {
    try {
      const {CommentDialog} = await import('./comment-dialog.tsx')
      setDialog(() => CommentDialog)
      setSubject(comment)
    } catch {
      toast.error(t('error'), {description: t('unavailable')})
    }
  }

  if (page.comments.length === 0) {
    return (
      <p className="mt-7 border-t border-line py-6 text-muted">{t(withForm ? 'emptyInviting' : 'empty')}</p>
    )
  }
  return (
    <>
      <ul className="mt-7 border-b border-line">
        {page.comments.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            isOwn={account.status === 'signedIn' && account.id === comment.userId}
            isAdmin={isAdmin}
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
