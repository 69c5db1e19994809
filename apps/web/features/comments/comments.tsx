import {getTranslations} from 'next-intl/server'
import type {CommentSectionProps} from './thread/comment-section.tsx'
import {CommentsFrame} from './thread/comments-frame.tsx'
import {LateComments} from './thread/late-comments.tsx'

export async function Comments(props: CommentSectionProps) {
  const {eventKey, heading, withForm = true} = props
  const t = await getTranslations('comments')
  return (
    <LateComments key={eventKey} section={props} failure={withForm ? t('unavailable') : undefined}>
      {withForm && (
        <CommentsFrame heading={heading} title={t('title')}>
          <p className="mt-4 hidden text-muted noscript:block">{t('needsJavaScript')}</p>
          <div className="min-h-[25rem] noscript:hidden" />
        </CommentsFrame>
      )}
    </LateComments>
  )
}
