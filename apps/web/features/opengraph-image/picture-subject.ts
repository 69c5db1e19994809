import 'server-only'
import {newsItemPath, schoolPath} from '@site/schemas/routes/document-path'
import type {Locale} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import {getCampaign} from '#/features/campaigns/campaigns-queries.ts'
import {type Event, getEventAt} from '#/features/events/events-queries.ts'
import {newsPagePaths} from '#/features/news/news-pages.ts'
import {getNewsCount, getNewsItem} from '#/features/news/news-queries.ts'
import {getSchool} from '#/features/schools/schools-queries.ts'
import {localizeText} from '#/i18n/localize.ts'
import {isPage} from '#/routes/pages.ts'
import {getAddresses} from '#/routes/routes-queries.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {eventDate} from '#/time/event-date.ts'
import type {PictureImage} from '#/ui/picture.tsx'
import {ownPageSubject} from './own-page-subject.ts'
import {photoAddress} from './photo-address.ts'

/** All that is on a picture: two pictures with the same subject are the same. */
export interface PictureSubject {
  title: string
  /** An event's date in words, or why it has none. */
  date?: string
  /** Name of the community. */
  community: string
  /** Address of the photo, ready to be drawn. */
  photo?: string
}

interface Found {
  title: string
  date?: string
  image?: PictureImage | null
}

/** What the picture of the page at this address, without language, shows; `undefined` where there is no page. */
export async function pictureSubject(path: string, locale: Locale): Promise<PictureSubject | undefined> {
  const found = isPage(path) ? await ownPageSubject(path, locale) : await documentSubject(path, locale)
  if (!found) return undefined
  const {title, date, image} = {date: undefined, ...found}
  const community = localizeText((await getSiteSettings())?.name, locale)
  return {title: title || community, date, community, photo: image ? photoAddress(image) : undefined}
}

async function documentSubject(path: string, locale: Locale): Promise<Found | undefined> {
  const {news, schools} = await getAddresses()
  const slug = news.find((known) => newsItemPath(known) === path)
  const item = slug && (await getNewsItem(slug))
  if (item) return {title: localizeText(item.title, locale), image: item.image}
  const schoolSlug = schools.find((known) => schoolPath(known) === path)
  const school = schoolSlug && (await getSchool(schoolSlug))
  if (school) return {title: localizeText(school.name, locale), image: school.image}
  const event = await getEventAt(path)
  if (event) {
    return {
      title: localizeText(event.title, locale),
      date: await dateInWords(event, locale),
      image: event.image,
    }
  }
  const campaign = await getCampaign(path)
  if (campaign) return {title: localizeText(campaign.name, locale), image: campaign.image}
  const isNewsList = newsPagePaths(await getNewsCount()).includes(path)
  return isNewsList ? ownPageSubject('/naujienos', locale) : undefined
}

async function dateInWords({start, end, status, dateToBeConfirmed}: Event, locale: Locale): Promise<string> {
  const t = await getTranslations({locale, namespace: 'event'})
  if (status === 'cancelled') return t('cancelled')
  return dateToBeConfirmed ? t('toBeConfirmed') : eventDate(start, end, locale).full
}
