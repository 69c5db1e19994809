import {useTranslations} from 'next-intl'
import {type RefObject, useRef, useState} from 'react'
import {useAccount} from '#/features/account/account-store.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {CommentForm, hasDraft} from '../form/comment-form.tsx'
import {CommentList, CommentListPlaceholder, NewComments} from './comment-list.tsx'
import {CommentsFrame} from './comments-frame.tsx'
import {useComments} from './comments-queries.ts'

export interface CommentSectionProps {
  eventKey: string
  /** Comments on these keys are listed as well. */
  alsoOn?: readonly string[]
  /** Unless the form is shown at once, no room is kept for comments that there may not be. */
  form: 'shown' | 'onRequest' | 'none'
  /** What is commented on, for screen readers, if a page has several such forms on request. */
  about?: string
  /** It is one level below that of the surrounding section. */
  heading?: 'h2' | 'h3'
  /** The heading above the form. */
  title?: RefObject<HTMLHeadingElement | null>
}

export function CommentSection(props: CommentSectionProps) {
  const {eventKey, alsoOn = [], form, about} = props
  const t = useTranslations('comments')
  const section = useRef<HTMLDivElement>(null)
  const ownTitle = useRef<HTMLHeadingElement>(null)
  const title = props.title ?? ownTitle
  const account = useAccount()
  const {page, arrived, isUnavailable, loadOlder, drop, refresh} = useComments([eventKey, ...alsoOn], section)
  const [isRequested, setIsRequested] = useState(false)
  const [hadDraft] = useState(() => form === 'onRequest' && hasDraft(eventKey))
  const isShown = form === 'shown'
  const isWriting = hadDraft || isRequested
  const hasList = isShown || (page?.comments.length ?? 0) > 0
  const content = (
    <>
      {(isShown || isWriting) && (
        <CommentForm eventKey={eventKey} account={account} isRequested={isRequested} onAdded={refresh} />
      )}
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
      {!page && isShown && !isUnavailable && <CommentListPlaceholder />}
      {form === 'onRequest' && !isWriting && (
        <button type="button" onClick={() => setIsRequested(true)} className={`${buttonClass('quiet')} mt-4`}>
          <span>
            {t('write')}
            {about && <span className="sr-only">: {about}</span>}
          </span>
        </button>
      )}
    </>
  )
  if (isShown) return <div ref={section}>{content}</div>
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
