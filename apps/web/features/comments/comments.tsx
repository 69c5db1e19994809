import {getTranslations} from 'next-intl/server'
import {WithoutScript} from '#/ui/layout/without-script.tsx'
import type {CommentSectionProps} from './thread/comment-section.tsx'
import {LateComments} from './thread/late-comments.tsx'

type CommentsProps = Omit<CommentSectionProps, 'title' | 'form'> & {form?: CommentSectionProps['form']}

export async function Comments({form = 'shown', ...section}: CommentsProps) {
  const t = await getTranslations('comments')
  return (
    <>
      <LateComments
        key={section.eventKey}
        section={{...section, form}}
        title={t('title')}
        failure={t('unavailable')}
      />
      {form === 'shown' && (
        <div className="mt-4 text-muted">
          <WithoutScript of="comments" />
        </div>
      )}
    </>
  )
}
