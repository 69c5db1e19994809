import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {RunBy} from '#/features/about/run-by.tsx'
import {CommunityLinks} from '#/features/home/community-links.tsx'
import {Greeting} from '#/features/account/greeting.tsx'
import {CampaignBanner} from '#/features/campaigns/campaign-banner.tsx'
import {getFeaturedCampaign} from '#/features/campaigns/campaigns-queries.ts'
import {NextEvents} from '#/features/events/upcoming-events.tsx'
import {HomeHero} from '#/features/home/home-hero.tsx'
import {LatestNews} from '#/features/news/latest-news.tsx'
import {PageJsonLd} from '#/seo/page-json-ld.tsx'
import {getFirstAlbums} from '#/features/albums/albums-queries.ts'
import {getUpcomingEvents} from '#/features/events/events-queries.ts'
import {getGroups} from '#/features/groups/groups-queries.ts'
import {getHomePage} from '#/features/home/home-queries.ts'
import {getNewsSlice} from '#/features/news/news-queries.ts'
import {getSchools} from '#/features/schools/schools-queries.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {getPagePicture} from '#/features/opengraph-image/page-picture.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]'>

// Otherwise Next would take a missing top-level file (`/x.txt`) for a locale and cache the 404.
export const dynamicParams = false

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const [home, t] = await Promise.all([getHomePage(), getTranslations({locale, namespace: 'home'})])
  return pageMetadata({
    locale,
    path: '/',
    image: await getPagePicture('/'),
    title: home?.title ?? t('title'),
    description: home?.text,
    seo: home?.seo,
  })
}

export default async function HomePage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const [home, campaign, settings, upcoming, news, schools, groups, albums] = await Promise.all([
    getHomePage(),
    getFeaturedCampaign(),
    getSiteSettings(),
    getUpcomingEvents(),
    getNewsSlice({from: 0, to: 4}),
    getSchools(),
    getGroups(),
    getFirstAlbums(),
  ])
  return (
    <>
      <PageJsonLd crumbs={[]} />
      <HomeHero
        home={home}
        greeting={<Greeting />}
        runBy={<RunBy settings={settings} className="text-small text-muted" linkClass="text-link" />}
      />
      <NextEvents events={upcoming.slice(0, 3)} />
      {campaign && <CampaignBanner campaign={campaign} />}
      <LatestNews news={news} pictureAbove={campaign?.image?.asset?._id} />
      <CommunityLinks schools={schools} groups={groups} albums={albums} fee={settings?.membershipFee} />
    </>
  )
}
