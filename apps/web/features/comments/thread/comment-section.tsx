import {useTranslations} from 'next-intl'
import {type RefObject, useRef} from 'react'
import {useAccount} from '#/features/account/account-store.ts'
import {CommentForm} from '../form/comment-form.tsx'
import {CommentList, CommentListPlaceholder, NewComments} from './comment-list.tsx'
import {CommentsFrame} from './comments-frame.tsx'
import {useComments} from './comments-queries.ts'

export interface CommentSectionProps {
  eventKey: string
  /** Comments on these keys are listed as well. */
  alsoOn?: readonly string[]
  /** Without the form, nothing is shown, and no room kept, while there are no comments. */
  withForm: boolean
  /** It is one level below that of the surrounding section. */
  heading?: 'h2' | 'h3'
  /** The heading above the form. */
  title?: RefObject<HTMLHeadingElement | null>
}

export function CommentSection(props: CommentSectionProps) {
  const {eventKey, alsoOn = [], withForm} = props
  const t = useTranslations('comments')
  const section = useRef<HTMLDivElement>(null)
  const ownTitle = useRef<HTMLHeadingElement>(null)
  const title = props.title ?? ownTitle
  const account = useAccount()
  const {page, arrived, isUnavailable, loadOlder, drop, refresh} = useComments([eventKey, ...alsoOn], section)
  const hasList = withForm || (page?.comments.length ?? 0) > 0
  const content = (
    <>
      {withForm && <CommentForm eventKey={eventKey} account={account} onAdded={refresh} />}
      <div aria-live="polite">
        {isUnavailable && (
          <p className="mt-7 rounded-card border-s-6 border-accent bg-sunken px-5 py-4">
            <strong className="block">{t('unavailable')}</strong>
            {t('unavailableText')}
          </p>
        )}
      </div>
      <NewComments comments={arrived} userId={account.status === 'loggedIn' ? account.id : null} />
      {page && hasList && (
        <CommentList
          page={page}
          arrived={arrived}
          account={account}
          title={title}
          onLoadOlder={loadOlder}
          onDeleted={drop}
        />
      )}
      {!page && withForm && !isUnavailable && <CommentListPlaceholder />}
    </>
  )
  if (withForm) return <div ref={section}>{content}</div>
  return (
    <CommentsFrame
      ref={section}
      titleRef={title}
      heading={props.heading}
      title={hasList || isUnavailable ? t('title') : undefined}
    >
      {content}
    </CommentsFrame>
  )
}
