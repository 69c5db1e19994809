import 'server-only'
import {newsItemPath, schoolPath} from '@site/schemas/routes/document-path'
import {pages} from '@site/schemas/routes/route-table'
import type {Locale} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import {albumPages, albumsPages} from '#/features/albums/albums-pages.ts'
import {getAlbum, getAlbumCount, getAlbumSizes} from '#/features/albums/albums-queries.ts'
import {getCampaign} from '#/features/campaigns/campaigns-queries.ts'
import {eventDateInWords} from '#/features/events/event-date-in-words.ts'
import {countPastEvents, getEventAt} from '#/features/events/events-queries.ts'
import {pastEventsPages} from '#/features/events/past-events-pages.ts'
import {allNewsPath, newsPages, newsYearPaths} from '#/features/news/news-pages.ts'
import {getNewsCount, getNewsItem, getNewsCounts} from '#/features/news/news-queries.ts'
import {getSchool} from '#/features/schools/schools-queries.ts'
import {localizeText} from '#/i18n/localize.ts'
import {getNewsSlugs, getSchoolSlugs} from '#/routes/routes-queries.ts'
import {imageContent, type ImageContent, type PageSummary} from '#/seo/opengraph-content.ts'
import {getPageDocument, getPagePicture} from '../page-picture.ts'

/** `path` is without language. Returns undefined if there is no such page. */
export async function getImageContent(path: string, locale: Locale): Promise<ImageContent | undefined> {
  const summary = (await summarizePage(path, locale)) ?? (await summarizeDocument(path, locale))
  return summary && imageContent(summary, locale)
}

async function summarizePage(path: string, locale: Locale): Promise<PageSummary | undefined> {
  const page = pages.find((each) => each.path === path)
  if (!page) return undefined
  const t = await getTranslations({locale})
  const document = await getPageDocument(page)
  return {
    title: localizeText(document?.title, locale) || t(page.heading),
    image: await getPagePicture(path),
  }
}

async function summarizeDocument(path: string, locale: Locale): Promise<PageSummary | undefined> {
  const [news, schools] = await Promise.all([getNewsSlugs(), getSchoolSlugs()])
  const slug = news.find((each) => newsItemPath(each) === path)
  const item = slug && (await getNewsItem(slug))
  if (item) return {title: localizeText(item.title, locale), image: item.image}
  const schoolSlug = schools.find((each) => schoolPath(each) === path)
  const school = schoolSlug && (await getSchool(schoolSlug))
  if (school) return {title: localizeText(school.name, locale), image: school.image}
  const event = await getEventAt(path)
  if (event) {
    const date = await eventDateInWords(event, locale)
    return {title: localizeText(event.title, locale), date, image: event.image}
  }
  const campaign = await getCampaign(path)
  if (campaign) return {title: localizeText(campaign.name, locale), image: campaign.image}
  return (await summarizeAlbum(path, locale)) ?? summarizeListPage(path, locale)
}

async function summarizeAlbum(path: string, locale: Locale): Promise<PageSummary | undefined> {
  const albums = await getAlbumSizes()
  const found = albums.find(({_id, photoCount}) => albumPages(_id).paths(photoCount).includes(path))
  const album = found && (await getAlbum(found._id, {from: 0, to: 1}))
  return album ? {title: localizeText(album.title, locale), image: album.photos?.[0]} : undefined
}

/** A further page has what the first one has. */
async function summarizeListPage(path: string, locale: Locale): Promise<PageSummary | undefined> {
  const [newsCount, counts, pastCount, albumCount] = await Promise.all([
    getNewsCount(),
    getNewsCounts(),
    countPastEvents(),
    getAlbumCount(),
  ])
  const first = Object.entries({
    [newsPages.pathOf(1)]: newsPages.paths(newsCount),
    [allNewsPath]: newsYearPaths(counts),
    [pastEventsPages.pathOf(1)]: pastEventsPages.paths(pastCount),
    [albumsPages.pathOf(1)]: albumsPages.paths(albumCount),
  }).find(([, paths]) => paths.includes(path))?.[0]
  return first === undefined ? undefined : summarizePage(first, locale)
}
