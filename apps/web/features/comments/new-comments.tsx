import {useTranslations} from 'next-intl'
import type {Comment} from './comments-queries.ts'

interface NewCommentsProps {
  comments: Comment[]
  /** The visitor's own are announced when they are posted. */
  userId: string | null
}

/** Tells screen readers, when they have finished what they read, that others have commented. */
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
