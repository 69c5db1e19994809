import {newsItemPath} from '@site/schemas/routes/document-path'
import {Link} from '#/ui/links/link.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {NewsFacts} from './item/news-facts.tsx'
import type {NewsHeadline} from './news-queries.ts'

export function NewsByYear({news}: {news: NewsHeadline[]}) {
  const years = Map.groupBy(news, ({date, _createdAt}) => (date ?? _createdAt).slice(0, 4))
  return (
    <div className="frame grid gap-14">
      {[...years].map(([year, items]) => (
        <section key={year} aria-labelledby={`y${year}`} className="grid gap-x-12 md:grid-cols-[9rem_1fr]">
          <h2 id={`y${year}`} className="self-start text-h2 text-brand md:sticky md:top-24">
            {year}
          </h2>
          <ul className="mt-4 divide-y divide-line border-y border-line md:mt-0">
            {items.map((item) => (
              <li key={item._id}>
                <HeadlineItem item={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
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
