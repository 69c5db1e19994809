import {useTranslations} from 'next-intl'
import {newsPagePath} from './news-pages.ts'
import {ButtonLink} from '#/ui/button-link.tsx'

/** Leads from one page of the news list to its neighbours. */
export function NewsPager({page, pages}: {page: number; pages: number}) {
  const t = useTranslations('news')
  return (
    <nav
      aria-label={t('pages')}
      className="mt-14 flex flex-wrap items-center gap-3 border-t border-line pt-8 sm:justify-between"
    >
      <ButtonLink href={newsPagePath(page - 1)} look="quiet" rel="prev">
        ← {t('newer')}
      </ButtonLink>
      <p className="px-2 text-muted max-sm:order-last max-sm:w-full">
        {t('page', {page: String(page), pages: String(pages)})}
      </p>
      {page < pages && (
        <ButtonLink href={newsPagePath(page + 1)} look="quiet" rel="next">
          {t('older')} →
        </ButtonLink>
      )}
    </nav>
  )
}
