'use client'

import {useLocale, useTranslations} from 'next-intl'
import {Link} from '#/ui/links/link.tsx'
import {Badge} from '#/ui/controls/badge.tsx'
import {LongText} from '#/ui/rich-text/long-text.tsx'
import {mailtoLink} from '#/ui/links/contact-urls.ts'
import {ShortDate} from '#/features/admin-list/short-date.tsx'
import type {AdminComment} from './admin-comment.ts'

export function CommentBody({comment, isPendingShown}: {comment: AdminComment; isPendingShown: boolean}) {
  const t = useTranslations('admin.comments')
  const locale = useLocale()
  const {text, isPending, openReports, reports} = comment
  return (
    <div className="grid gap-2">
      {isPendingShown && isPending && (
        <p>
          <Badge variant="accent">{t('isWaiting')}</Badge>
        </p>
      )}
      <div className="text-base min-[72rem]:min-w-64">
        <LongText text={text} lines={5} showAll={t('showAll')} showLess={t('showLess')} />
      </div>
      {openReports > 0 && (
        <div className="rounded-soft border-s-4 border-danger bg-paper px-3.5 py-2.5 text-small">
          <p className="font-semibold text-danger">{t('reportCount', {count: openReports})}</p>
          <ul className="mt-1 grid gap-1">
            {reports.map(({id, reason, reportedAt}) => (
              <li key={id} className="wrap-anywhere">
                {reason ?? <span className="text-muted">{t('noReason')}</span>}{' '}
                <span className="text-muted">
                  (<ShortDate instant={reportedAt} locale={locale} />)
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

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
      {author.isBanned && <Badge variant="danger">{t('banned')}</Badge>}
    </div>
  )
}

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

export function Deletion({comment: {deletedAt, deletedBy, daysToRestore}}: {comment: AdminComment}) {
  const locale = useLocale()
  const t = useTranslations('admin.comments')
  if (!deletedAt) return null
  return (
    <div className="grid gap-0.5">
      <ShortDate instant={deletedAt} locale={locale} />
      {deletedBy && <span className="text-muted">{t('deletedBy', {name: deletedBy})}</span>}
      <strong>{t('daysLeft', {days: daysToRestore})}</strong>
    </div>
  )
}
