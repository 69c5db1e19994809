import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {setRequestLocale} from 'next-intl/server'
import {Belong} from '../../components/home/belong.tsx'
import {CampaignBand} from '../../components/home/campaign-band.tsx'
import {ComingUp} from '../../components/home/coming-up.tsx'
import {Hero} from '../../components/home/hero.tsx'
import {LatestNews} from '../../components/home/latest-news.tsx'
import {PageJsonLd} from '../../components/page-json-ld.tsx'
import {getAlbums} from '../../content/get-albums.ts'
import {getEvents} from '../../content/get-events.ts'
import {getGroups} from '../../content/get-groups.ts'
import {getHomePage} from '../../content/get-home-page.ts'
import {getNewsSlice} from '../../content/get-news-slice.ts'
import {getSchools} from '../../content/get-schools.ts'
import {getSiteSettings} from '../../content/get-site-settings.ts'
import {pageMetadata} from '../../metadata/page-metadata.ts'

type Props = PageProps<'/[locale]'>

// Without it, a file at the top that does not exist (`/x.txt`) would be taken for a language and kept in memory.
export const dynamicParams = false

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const home = await getHomePage()
  return pageMetadata({
    locale,
    path: '/',
    title: home?.title,
    description: home?.text,
    seo: home?.seo,
  })
}

export default async function HomePage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const [home, settings, {upcoming}, news, schools, groups, albums] = await Promise.all([
    getHomePage(),
    getSiteSettings(),
    getEvents(),
    getNewsSlice({from: 0, to: 4}),
    getSchools(),
    getGroups(),
    getAlbums(),
  ])
  return (
    <>
      <PageJsonLd crumbs={[]} />
      <Hero home={home} />
      <ComingUp events={upcoming.slice(0, 3)} />
      {home?.campaign && <CampaignBand campaign={home.campaign} />}
      <LatestNews news={news} />
      <Belong schools={schools} groups={groups} albums={albums} fee={settings?.membershipFee} />
    </>
  )
}
