import {useTranslations} from 'next-intl'
import type {NewsCardItem} from './news-queries.ts'
import {Juosta} from '#/ui/juosta.tsx'
import {NewsCard} from './news-card.tsx'

/** Other news below an item. */
export function MoreNews({items}: {items: NewsCardItem[]}) {
  const t = useTranslations('news')
  if (items.length === 0) return null
  return (
    <>
      <Juosta className="mt-20" />
      <section aria-labelledby="more-news" className="frame pt-12">
        <h2 id="more-news" className="text-h2">
          {t('more')}
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 md:grid-cols-3">
          {items.map((item) => (
            <li key={item._id}>
              <NewsCard item={item} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
