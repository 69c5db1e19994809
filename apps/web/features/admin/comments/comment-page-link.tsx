'use client'

import {useLocale, useTranslations} from 'next-intl'
import type {AdminComment} from './admin-comments-queries.ts'
import {Link} from '#/i18n/navigation.ts'

/** Leads to where the comment stands, in the reader's language; a title that is only in the other one says so. */
export function CommentPageLink({page: {path, title}}: Pick<AdminComment, 'page'>) {
  const locale = useLocale()
  const t = useTranslations('admin.comments')
  const other = locale === 'lt' ? 'en' : 'lt'
  const name = title[locale] ? (
    title[locale]
  ) : title[other] ? (
    <span lang={other}>{title[other]}</span>
  ) : (
    (path ?? t('pageUnknown'))
  )
  return path ? (
    <Link href={path} className="text-link wrap-anywhere">
      {name}
    </Link>
  ) : (
    name
  )
}
