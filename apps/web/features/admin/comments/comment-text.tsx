import {useTranslations} from 'next-intl'
import {LongText} from '#/ui/long-text.tsx'

/** A comment as it was typed, as text; of a long one the beginning at first. */
export function CommentText({text}: {text: string}) {
  const t = useTranslations('admin.comments')
  return (
    <div className="text-base min-[72rem]:min-w-64">
      <LongText text={text} lines={5} showAll={t('showAll')} showLess={t('showLess')} />
    </div>
  )
}
