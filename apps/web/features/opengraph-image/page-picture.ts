import 'server-only'
import {pages} from '@site/schemas/routes/route-table'
import {getAboutPage} from '#/features/about/about-queries.ts'
import {getAlbums} from '#/features/albums/albums-queries.ts'
import {getContactPage} from '#/features/contact/contact-queries.ts'
import {getUpcomingEvents} from '#/features/events/events-queries.ts'
import {getGroups, getGroupsPage} from '#/features/groups/groups-queries.ts'
import {getHomePage} from '#/features/home/home-queries.ts'
import {getLegalPage} from '#/features/legal/legal-queries.ts'
import {getMembershipPage} from '#/features/membership/membership-queries.ts'
import {allNewsPath} from '#/features/news/news-pages.ts'
import {getNewsSlice} from '#/features/news/news-queries.ts'
import {getSchools, getSchoolsPage} from '#/features/schools/schools-queries.ts'
import type {Bilingual} from '#/i18n/localize.ts'
import {hasPicture, type PictureImage} from '#/ui/pictures/picture.tsx'

type PageRoute = (typeof pages)[number]

/** So many items of a list are asked for a picture. */
const FIRST = 5

const listedPictures = {
  newsItem: async () => (await getNewsSlice({from: 0, to: FIRST})).map(({image}) => image),
  event: async () => {
    const upcoming = await getUpcomingEvents()
    const coming = upcoming.filter(({status}) => status !== 'cancelled')
    return coming
      .toSorted((a, b) => Number(b.featured ?? false) - Number(a.featured ?? false))
      .map(({image}) => image)
  },
  photoAlbum: async () => (await getAlbums({from: 0, to: FIRST})).flatMap(({photos}) => photos ?? []),
  school: async () => (await getSchools()).map(({image}) => image),
  group: async () => (await getGroups()).map(({image}) => image),
}

/** A page without a picture has the first of those that it lists. */
export async function getPagePicture(path: string): Promise<PictureImage | undefined> {
  const page = pages.find((each) => each.path === path)
  if (!page) return undefined
  const document = await getPageDocument(page)
  return hasPicture(document?.image) ? document.image : getListedPicture(page)
}

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

/** Volunteers write these texts of the site's fixed pages. */
export async function getPageDocument(
  page: PageRoute,
): Promise<{title: Bilingual<string>; image?: PictureImage | null} | null> {
  if (!('document' in page)) return null
  return page.document === 'legalPage' ? getLegalPage(page.documentId) : getters[page.document]()
}
