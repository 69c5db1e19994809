import 'server-only'
import {newsItemPath, schoolPath} from '@site/schemas/routes/document-path'
import {pages} from '@site/schemas/routes/route-table'
import type {Locale} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import {getAboutPage} from '#/features/about/about-queries.ts'
import {getAlbums} from '#/features/albums/albums-queries.ts'
import {getCampaign} from '#/features/campaigns/campaigns-queries.ts'
import {getContactPage} from '#/features/contact/contact-queries.ts'
import {getEventAt, getEvents, type Event} from '#/features/events/events-queries.ts'
import {getGroups, getGroupsPage} from '#/features/groups/groups-queries.ts'
import {getHomePage} from '#/features/home/home-queries.ts'
import {getLegalPage} from '#/features/legal/legal-queries.ts'
import {getMembershipPage} from '#/features/membership/membership-queries.ts'
import {allNewsPath, newsPagePath, newsPagePaths} from '#/features/news/news-pages.ts'
import {getNewsCount, getNewsItem, getNewsSlice} from '#/features/news/news-queries.ts'
import {getSchool, getSchools, getSchoolsPage} from '#/features/schools/schools-queries.ts'
import {localizeText, type Bilingual} from '#/i18n/localize.ts'
import {getPublishedPaths} from '#/routes/routes-queries.ts'
import {imageUrl} from '#/seo/image-url.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {eventDate} from '#/time/format-date.ts'
import {hasPicture, type PictureImage} from '#/ui/picture.tsx'
import {PHOTO} from '../drawing/image-layout.tsx'

/** Everything shown on the image of a page. The same content gives the same image. */
export interface ImageContent {
  title: string
  /** Date of an event, or its status instead. */
  date?: string
  /** Name of the community. */
  community: string
  /** URL of the photo, scaled to its final size. */
  photo?: string
}

interface PageSummary {
  title: string
  date?: string
  image?: PictureImage | null
}

/** Content of a page's image; `path` is without language. `undefined` if there is no such page. */
export async function getImageContent(path: string, locale: Locale): Promise<ImageContent | undefined> {
  const summary = (await summarizePage(path, locale)) ?? (await summarizeDocument(path, locale))
  if (!summary) return undefined
  const community = localizeText((await getSiteSettings())?.name, locale)
  return {
    title: summary.title || community,
    date: summary.date,
    community,
    photo: imageUrl(summary.image, {
      width: PHOTO.width,
      ratio: PHOTO.width / PHOTO.height,
      quality: 85,
      jpeg: true,
    }),
  }
}

type PageRoute = (typeof pages)[number]

async function summarizePage(path: string, locale: Locale): Promise<PageSummary | undefined> {
  const page = pages.find((each) => each.path === path)
  if (!page) return undefined
  const t = await getTranslations({locale})
  const document = await getPageDocument(page)
  return {
    title: localizeText(document?.title, locale) || t(page.heading),
    image: hasPicture(document?.image) ? document.image : await getListedPicture(page),
  }
}

const NEWEST = 5

/** The pictures of what a list shows first. */
const listedPictures = {
  newsItem: async () => (await getNewsSlice({from: 0, to: NEWEST})).map(({image}) => image),
  event: async () => {
    const {upcoming} = await getEvents()
    const coming = upcoming.filter(({status}) => status !== 'cancelled')
    return coming
      .toSorted((a, b) => Number(b.featured ?? false) - Number(a.featured ?? false))
      .map(({image}) => image)
  },
  photoAlbum: async () => (await getAlbums()).flatMap(({photos}) => photos ?? []),
  school: async () => (await getSchools()).map(({image}) => image),
  group: async () => (await getGroups()).map(({image}) => image),
}

/** A picture for a page without its own: the first of those in its list. */
async function getListedPicture(page: PageRoute): Promise<PictureImage | undefined> {
  const type = page.path === allNewsPath ? 'newsItem' : 'lists' in page && page.lists
  const pictures: (PictureImage | null)[] = type ? await listedPictures[type]() : []
  return pictures.find(hasPicture)
}

const getters = {
  homePage: getHomePage,
  aboutPage: getAboutPage,
  schoolsPage: getSchoolsPage,
  groupsPage: getGroupsPage,
  membershipPage: getMembershipPage,
  contactPage: getContactPage,
}

async function getPageDocument(
  page: PageRoute,
): Promise<{title: Bilingual<string>; image?: PictureImage | null} | null> {
  if (!('document' in page)) return null
  return page.document === 'legalPage' ? getLegalPage(page.documentId) : getters[page.document]()
}

async function summarizeDocument(path: string, locale: Locale): Promise<PageSummary | undefined> {
  const {news, schools} = await getPublishedPaths()
  const slug = news.find((each) => newsItemPath(each) === path)
  const item = slug && (await getNewsItem(slug))
  if (item) return {title: localizeText(item.title, locale), image: item.image}
  const schoolSlug = schools.find((each) => schoolPath(each) === path)
  const school = schoolSlug && (await getSchool(schoolSlug))
  if (school) return {title: localizeText(school.name, locale), image: school.image}
  const event = await getEventAt(path)
  if (event) {
    const date = await dateInWords(event, locale)
    return {title: localizeText(event.title, locale), date, image: event.image}
  }
  const campaign = await getCampaign(path)
  if (campaign) return {title: localizeText(campaign.name, locale), image: campaign.image}
  const isNewsList = newsPagePaths(await getNewsCount()).includes(path)
  return isNewsList ? summarizePage(newsPagePath(1), locale) : undefined
}

async function dateInWords({start, end, status, dateToBeConfirmed}: Event, locale: Locale): Promise<string> {
  const t = await getTranslations({locale, namespace: 'event'})
  if (status === 'cancelled') return t('cancelled')
  return dateToBeConfirmed ? t('toBeConfirmed') : eventDate(start, end, locale).full
}
