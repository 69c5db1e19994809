import {routing} from '#/i18n/routing.ts'
import {newsFeedResponse} from '#/features/news/news-feed.ts'

export const dynamic = 'force-static'
export const dynamicParams = false

/** The default language has no prefix; its file has a route of its own. */
export function generateStaticParams() {
  return routing.locales.filter((locale) => locale !== routing.defaultLocale).map((locale) => ({locale}))
}

export async function GET(_: Request, {params}: RouteContext<'/[locale]/rss.xml'>) {
  const {locale} = await params
  return newsFeedResponse(locale === 'en' ? 'en' : 'lt')
}
