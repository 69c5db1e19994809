import {useLocale, useTranslations} from 'next-intl'
import {formatDateTime} from '#/time/format-date.ts'
import {Badge} from '#/ui/controls/badge.tsx'
import {LongText} from '#/ui/rich-text/long-text.tsx'
import type {Comment} from './comment-page.ts'

interface CommentItemProps {
  comment: Comment
  isOwn: boolean
  mayDelete: boolean
  /** A comment that arrives while the list is shown is animated. */
  isNew: boolean
  isReported: boolean
  onAct: () => void
}

const arriving = {
  item: 'grid grid-cols-1 grid-rows-[1fr] transition-[grid-template-rows,opacity] duration-200 starting:grid-rows-[0fr] starting:opacity-0',
  content: 'min-h-0 overflow-clip [overflow-clip-margin:8px]',
}

export function CommentItem({comment, isOwn, mayDelete, isNew, isReported, onAct}: CommentItemProps) {
  const locale = useLocale()
  const t = useTranslations('comments')
  const {id, createdAt, text, isPending} = comment
  const author = comment.authorName || t('nameless')
  return (
    <li
      id={`comment-${id}`}
      tabIndex={-1}
      className={`border-t border-line outline-none ${isNew ? arriving.item : ''}`}
    >
      <div className={isNew ? arriving.content : ''}>
        <div className="flex items-start justify-between gap-x-4 pt-4">
          <p className="flex min-h-11 flex-wrap items-baseline gap-x-3 py-1.5">
            <strong className="font-serif text-[1.1875rem] wrap-anywhere">{author}</strong>
            <time dateTime={createdAt} className="text-small text-muted">
              {formatDateTime(createdAt, locale)}
            </time>
          </p>
          {isReported ? (
            <p className="flex min-h-11 flex-none items-center text-small text-muted">{t('reported')}</p>
          ) : (
            (mayDelete || !isOwn) && (
              <button
                type="button"
                onClick={onAct}
                className={`-me-2 min-h-11 flex-none rounded-soft px-2 text-small underline decoration-1 underline-offset-4 hover:bg-sunken ${mayDelete ? 'text-danger' : 'text-muted'}`}
              >
                {t(mayDelete ? 'delete' : 'report')}
                <span className="sr-only">: {author}</span>
              </button>
            )
          )}
        </div>
        {isPending && (
          <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
            <Badge variant="accent">{t('waiting')}</Badge>
            {isOwn && t('waitingText')}
          </p>
        )}
        <div className="pb-5">
          <LongText text={text} lines={12} showAll={t('showAll')} showLess={t('showLess')} />
        </div>
      </div>
    </li>
  )
}
