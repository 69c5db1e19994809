import {useTranslations} from 'next-intl'

/** Keeps the place of comments that are on their way. */
export function CommentListPlaceholder() {
  const t = useTranslations('comments')
  return (
    <div className="mt-7 min-h-40">
      <p className="sr-only">{t('loading')}</p>
      <div aria-hidden="true" className="grid animate-pulse gap-3 border-t border-line py-6">
        <div className="h-5 w-40 max-w-full rounded-soft bg-sunken" />
        <div className="h-5 w-full rounded-soft bg-sunken" />
        <div className="h-5 w-3/4 rounded-soft bg-sunken" />
      </div>
    </div>
  )
}
