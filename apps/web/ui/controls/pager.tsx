import {useTranslations} from 'next-intl'
import type {ListPages} from '#/routes/list-pages.ts'
import {ButtonLink} from './button.tsx'

interface PagerProps {
  list: ListPages
  page: number
  /** The list has this many items on all its pages. */
  items: number
  labels: {pages: string; previous: string; next: string}
}

/** A list of one page has none. */
export function Pager({list, page, items, labels}: PagerProps) {
  const t = useTranslations('pager')
  const pages = list.count(items)
  if (pages === 1) return null
  return (
    <nav
      aria-label={labels.pages}
      className="mt-14 flex flex-wrap items-center gap-3 border-t border-line pt-8 sm:justify-between print:hidden"
    >
      {page > 1 && (
        <ButtonLink href={list.pathOf(page - 1)} variant="quiet" rel="prev">
          <span aria-hidden="true">←</span>
          {labels.previous}
        </ButtonLink>
      )}
      <p className="px-2 text-muted max-sm:order-last max-sm:w-full">
        {t('page', {page: String(page), pages: String(pages)})}
      </p>
      {page < pages && (
        <ButtonLink href={list.pathOf(page + 1)} variant="quiet" rel="next">
          {labels.next}
          <span aria-hidden="true">→</span>
        </ButtonLink>
      )}
    </nav>
  )
}
