import {getTranslations} from 'next-intl/server'
import {WithoutScript} from '#/ui/layout/without-script.tsx'
import type {CommentSectionProps} from './thread/comment-section.tsx'
import {LateComments} from './thread/late-comments.tsx'

type CommentsProps = Omit<CommentSectionProps, 'title' | 'withForm'> & {withForm?: boolean}

export async function Comments({withForm = true, ...section}: CommentsProps) {
  const t = await getTranslations('comments')
  return (
    <>
      <LateComments
        key={section.eventKey}
        section={{...section, withForm}}
        title={t('title')}
        failure={t('unavailable')}
      />
      {withForm && (
        <div className="mt-4 text-muted">
          <WithoutScript of="comments" />
        </div>
      )}
    </>
  )
}
