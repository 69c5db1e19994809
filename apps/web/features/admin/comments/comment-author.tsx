'use client'

import {useTranslations} from 'next-intl'
import type {AdminComment} from './admin-comments-queries.ts'
import {mailtoLink} from '#/ui/mailto-link.ts'
import {Badge} from '#/ui/badge.tsx'

/** Who wrote a comment, and how to write back. */
export function CommentAuthor({author}: Pick<AdminComment, 'author'>) {
  const t = useTranslations('admin.comments')
  return (
    <div className="grid justify-items-start gap-0.5 text-small min-[72rem]:min-w-36">
      <strong className="wrap-anywhere max-[72rem]:font-serif max-[72rem]:text-[1.1875rem]">
        {author.name || t('nameless')}
      </strong>
      {author.email && (
        <a href={mailtoLink(author.email)} className="text-link wrap-anywhere">
          {author.email}
        </a>
      )}
      {author.isBanned && <Badge look="danger">{t('banned')}</Badge>}
    </div>
  )
}
