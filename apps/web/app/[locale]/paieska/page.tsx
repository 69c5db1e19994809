import type {Metadata} from 'next'
import {NextIntlClientProvider, type Locale} from 'next-intl'
import {getMessages, getTranslations, setRequestLocale} from 'next-intl/server'
import {PageHeading} from '#/ui/layout/page-heading.tsx'
import {InsteadOfScript} from '#/ui/texts/instead-of-script.tsx'
import {LiveSearch} from '#/features/search/live-search.tsx'
import {pageMetadata} from '#/seo/page-metadata.ts'
import {localizedPath} from '#/i18n/localized-path.ts'
import {searchSite} from '#/features/search/site-search.ts'

type Props = PageProps<'/[locale]/paieska'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const t = await getTranslations({locale, namespace: 'search'})
  const metadata = await pageMetadata({locale, path: '/paieska', title: t('title'), description: t('intro')})
  return {...metadata, robots: {index: false, follow: true}}
}

export default async function SearchPage({params, searchParams}: Props) {
  const locale = (await params).locale as Locale
  setRequestLocale(locale)
  const {q} = await searchParams
  const other = locale === 'lt' ? 'en' : 'lt'
  const query = (Array.isArray(q) ? q[0] : q) ?? ''
  const [t, {search, language}, response] = await Promise.all([
    getTranslations('search'),
    getMessages(),
    searchSite(query, locale),
  ])
  return (
    <>
      <PageHeading title={t('title')} intro={t('intro')} />
      <NextIntlClientProvider messages={{search, language}}>
        <LiveSearch query={query} response={response} />
      </NextIntlClientProvider>
      {query.trim() && (
        // Without scripts, the header's link cannot know the query.
        <InsteadOfScript>
          <p className="frame mt-8">
            <a
              href={`${localizedPath(other, '/paieska')}?q=${encodeURIComponent(query)}`}
              hrefLang={other}
              className="text-link inline-flex min-h-11 items-center"
            >
              {t('inOtherLanguage')}
            </a>
          </p>
        </InsteadOfScript>
      )}
    </>
  )
}
