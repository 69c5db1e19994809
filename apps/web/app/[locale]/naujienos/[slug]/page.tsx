import {newsCategories} from '@site/schemas/fields/news-categories'
import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {notFound} from 'next/navigation'
import {Actions} from '../../../../components/actions.tsx'
import {Badge} from '../../../../components/badge.tsx'
import {Juosta} from '../../../../components/juosta.tsx'
import {LocalizedText} from '../../../../components/localized-text.tsx'
import {NewsCard} from '../../../../components/news-card.tsx'
import {Picture} from '../../../../components/picture.tsx'
import {RichText} from '../../../../components/rich-text.tsx'
import {choiceTitle} from '../../../../content/choice-title.ts'
import {getAddresses} from '../../../../content/get-addresses.ts'
import {getNewsItem} from '../../../../content/get-news-item.ts'
import {getNews} from '../../../../content/get-news.ts'
import {calendarDay} from '../../../../dates/event-date.ts'
import {Link} from '../../../../i18n/navigation.ts'
import {pageMetadata} from '../../../../metadata/page-metadata.ts'
import {newsItemPath} from '@site/schemas/fields/document-path'

type Props = PageProps<'/[locale]/naujienos/[slug]'>

export async function generateStaticParams() {
  const {news} = await getAddresses()
  return news.map((slug) => ({slug}))
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {locale, slug} = await params
  const item = await getNewsItem(slug)
  if (!item) return {}
  return pageMetadata({...item, locale: locale as Locale, path: newsItemPath(slug), type: 'article'})
}

export default async function NewsItemPage({params}: Props) {
  const {locale, slug} = (await params) as {locale: Locale; slug: string}
  setRequestLocale(locale)
  const [item, news, t] = await Promise.all([getNewsItem(slug), getNews(), getTranslations('news')])
  if (!item) notFound()
  const others = news.filter((other) => other._id !== item._id).slice(0, 3)
  return (
    <>
      <article className="frame pt-8 md:pt-12">
        <Link href="/naujienos" className="text-link inline-block py-2">
          ← {t('back')}
        </Link>
        <header className="mt-4 max-w-4xl">
          <p className="flex flex-wrap items-center gap-3 text-muted">
            <time dateTime={item.date}>{calendarDay(item.date, locale)}</time>
            <Badge>{choiceTitle(newsCategories, item.category, locale)}</Badge>
          </p>
          <h1 className="mt-3 text-h1">
            <LocalizedText text={item.title} />
          </h1>
          <p className="measure mt-5 text-lead text-muted">
            <LocalizedText text={item.description} />
          </p>
        </header>
        <div className="mt-10 grid gap-x-12 lg:grid-cols-[minmax(0,64ch)_1fr]">
          <div>
            <Picture
              image={item.image}
              sizes="(min-width: 64rem) 40rem, 92vw"
              priority
              className="max-h-[34rem] rounded-card object-cover"
            />
            <RichText body={item.body} />
            <Actions actions={item.actions} />
          </div>
        </div>
      </article>
      <Juosta className="mt-20" />
      <section aria-labelledby="more-news" className="frame pt-12">
        <h2 id="more-news" className="text-h2">
          {t('more')}
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {others.map((other) => (
            <li key={other._id}>
              <NewsCard item={other} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
