import {newsItemPath} from '@site/schemas/routes/document-path'
import {useTranslations} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import {Pager} from '#/ui/controls/pager.tsx'
import {Link} from '#/ui/links/link.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {NewsFacts} from './item/news-facts.tsx'
import {newsYearPages} from './news-pages.ts'
import {getNewsOfYear, getNewsOfYearCount, type NewsHeadline} from './news-queries.ts'

interface NewsByYearProps {
  years: string[]
  year: string
  page?: number
}

export async function NewsByYear({years, year, page = 1}: NewsByYearProps) {
  const list = newsYearPages(year, years)
  const [t, news, count] = await Promise.all([
    getTranslations('news'),
    getNewsOfYear(year, list.range(page)),
    getNewsOfYearCount(year),
  ])
  const labels = {pages: t('pages'), previous: t('newer'), next: t('older')}
  return (
    <div className="frame grid gap-x-12 gap-y-8 md:grid-cols-[9rem_1fr]">
      {years.length > 1 && <YearLinks years={years} shown={year} />}
      <section aria-labelledby="year" className="md:col-start-2 md:row-start-1">
        <h2 id="year" className="text-h2 text-brand">
          {year}
        </h2>
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {news.map((item) => (
            <li key={item._id}>
              <HeadlineItem item={item} />
            </li>
          ))}
        </ul>
        <Pager list={list} page={page} items={count} labels={labels} />
      </section>
    </div>
  )
}

function YearLinks({years, shown}: {years: string[]; shown: string}) {
  const t = useTranslations('news')
  return (
    <nav aria-label={t('years')} className="self-start print:hidden">
      <ul className="-mx-3 flex flex-wrap md:grid">
        {years.map((year) => (
          <li key={year}>
            <Link
              href={newsYearPages(year, years).pathOf(1)}
              aria-current={year === shown ? 'page' : undefined}
              className="inline-flex min-h-11 min-w-11 items-center px-3 text-link underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-brand"
            >
              {year}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function HeadlineItem({item}: {item: NewsHeadline}) {
  return (
    <article className="relative grid gap-x-8 gap-y-1 py-4 lg:grid-cols-[1fr_auto] lg:items-baseline">
      <h3 className="text-h3">
        <Link
          href={newsItemPath(item.slug)}
          className="after:absolute after:inset-0 hover:underline hover:decoration-2 hover:underline-offset-4"
        >
          <LocalizedText text={item.title} />
        </Link>
      </h3>
      <p className="text-small text-muted">
        <NewsFacts item={item} />
      </p>
    </article>
  )
}
