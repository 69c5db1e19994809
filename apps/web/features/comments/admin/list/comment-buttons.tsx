'use client'

import {useTranslations} from 'next-intl'
import {excerpt, type AdminComment} from './admin-comment.ts'

export type CommentAction = 'approve' | 'delete' | 'restore' | 'dismiss' | 'ban'

interface CommentButtonsProps {
  comment: AdminComment
  mayBan: boolean
  onAction: (action: CommentAction, comment: AdminComment) => void
}

const variants = {
  approve: 'border-brand bg-brand text-on-brand hover:bg-brand-hover',
  restore: 'border-brand bg-brand text-on-brand hover:bg-brand-hover',
  dismiss: 'border-link text-link no-underline hover:bg-sunken',
  delete: 'border-danger text-danger hover:bg-sunken',
  ban: 'border-transparent text-start text-muted underline underline-offset-4 hover:text-danger max-sm:-ms-3 max-sm:basis-full min-[72rem]:-ms-3 min-[72rem]:basis-full',
}

export function CommentButtons({comment, mayBan, onAction}: CommentButtonsProps) {
  const t = useTranslations('admin.comments')
  const author = comment.author.name || t('nameless')
  return (
    <div className="flex flex-wrap gap-2 min-[72rem]:w-56">
      {actionsOn(comment, mayBan).map((action) => (
        <button
          key={action}
          type="button"
          onClick={() => onAction(action, comment)}
          aria-label={t('actOn', {action: t(action), author, text: excerpt(comment.text)})}
          className={`min-h-11 rounded-soft border px-3 py-2 text-small leading-tight font-semibold ${variants[action]}`}
        >
          {t(action)}
        </button>
      ))}
    </div>
  )
}

function actionsOn(
  {deletedAt, isPending, openReports, author}: AdminComment,
  mayBan: boolean,
): CommentAction[] {
  if (deletedAt) return ['restore']
  const actions: (CommentAction | false)[] = [
    isPending && 'approve',
    openReports > 0 && 'dismiss',
    'delete',
    mayBan && !author.isBanned && 'ban',
  ]
  return actions.filter((action) => action !== false)
}
