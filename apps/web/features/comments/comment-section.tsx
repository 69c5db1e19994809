'use client'

import {useTranslations} from 'next-intl'
import {useRef} from 'react'
import {useAccount} from '#/features/account/account-queries.ts'
import {useComments} from './comments-queries.ts'
import {CommentForm} from './comment-form.tsx'
import {CommentList} from './comment-list.tsx'
import {CommentListPlaceholder} from './comment-list-placeholder.tsx'
import {NewComments} from './new-comments.tsx'

interface CommentSectionProps {
  eventKey: string
  alsoOn: readonly string[]
  withForm: boolean
  heading: 'h2' | 'h3'
}

const looks = {
  h2: {section: 'mt-14 md:mt-16', title: 'text-h2'},
  h3: {section: 'mt-8', title: 'text-h3'},
}

/** What visitors say about something: the form, then the comments, newest first. */
export function CommentSection({eventKey, alsoOn, withForm, heading: Heading}: CommentSectionProps) {
  const t = useTranslations('comments')
  const section = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const account = useAccount()
  const {page, arrived, isUnavailable, loadOlder, drop, refresh} = useComments([eventKey, ...alsoOn], section)
  return (
    <div ref={section} className={`max-w-[46rem] ${looks[Heading].section}`}>
      <Heading ref={title} tabIndex={-1} className={`outline-none ${looks[Heading].title}`}>
        {t('title')}
      </Heading>
      <p className="mt-4 hidden text-muted noscript:block">{t('needsJavaScript')}</p>
      <div className="noscript:hidden">
        {withForm && <CommentForm eventKey={eventKey} account={account} onAdded={refresh} />}
        <div aria-live="polite">
          {isUnavailable && (
            <p className="mt-7 rounded-card border-s-6 border-accent bg-sunken px-5 py-4">
              <strong className="block">{t('unavailable')}</strong>
              {t('unavailableText')}
            </p>
          )}
        </div>
        <NewComments comments={arrived} userId={account.status === 'signedIn' ? account.id : null} />
        {page ? (
          <CommentList
            page={page}
            arrived={arrived}
            account={account}
            title={title}
            withForm={withForm}
            onLoadOlder={loadOlder}
            onDeleted={drop}
          />
        ) : (
          !isUnavailable && <CommentListPlaceholder />
        )}
      </div>
    </div>
  )
}
