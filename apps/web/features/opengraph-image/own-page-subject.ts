import 'server-only'
import type {Locale} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import type {PictureImage} from '#/ui/picture.tsx'
import {getAboutPage} from '#/features/about/about-queries.ts'
import {getAlbums} from '#/features/albums/albums-queries.ts'
import {getContactPage} from '#/features/contact/contact-queries.ts'
import {getGroupsPage} from '#/features/groups/groups-queries.ts'
import {getHomePage} from '#/features/home/home-queries.ts'
import {getLegalPage} from '#/features/legal/legal-queries.ts'
import {getMembershipPage} from '#/features/membership/membership-queries.ts'
import {getSchoolsPage} from '#/features/schools/schools-queries.ts'
import {localizeText} from '#/i18n/localize.ts'
import type {Page} from '#/routes/pages.ts'

export interface OwnPageSubject {
  title: string
  image?: PictureImage | null
}

/** What the picture of one of the site's own pages shows: as the document of the page has it, else as the site does. */
export async function ownPageSubject(path: Page, locale: Locale): Promise<OwnPageSubject> {
  const t = await getTranslations({locale})
  const titled = (
    page: {title: Parameters<typeof localizeText>[0]; image?: PictureImage | null} | null,
    fallback: string,
  ) => ({title: localizeText(page?.title, locale) || fallback, image: page?.image})
  switch (path) {
    case '/':
      return titled(await getHomePage(), t('home.title'))
    case '/apie-mus':
      return titled(await getAboutPage(), t('about.title'))
    case '/naujienos':
      return {title: t('news.title')}
    case '/naujienos/puslapis/visos':
      return {title: t('news.allTitle')}
    case '/renginiai':
      return {title: t('event.title')}
    case '/fotografijos':
      return {title: t('photo.title'), image: (await getAlbums())[0]?.photos?.[0]}
    case '/mokykleles':
      return titled(await getSchoolsPage(), t('school.title'))
    case '/grupes':
      return titled(await getGroupsPage(), t('group.title'))
    case '/taptinariu':
      return titled(await getMembershipPage(), t('membership.title'))
    case '/membership-success':
      return {title: t('membershipSuccess.title')}
    case '/christmas-success':
      return {title: t('ticket.success.title')}
    case '/christmas-cancelled':
      return {title: t('ticket.cancelled.title')}
    case '/kontaktai':
      return titled(await getContactPage(), t('contact.title'))
    case '/terms':
      return titled(await getLegalPage('terms'), t('legal.terms'))
    case '/privacy':
      return titled(await getLegalPage('privacy'), t('legal.privacy'))
    case '/aukojimas-sekmingai':
      return {title: t('donation.success.title')}
    case '/aukojimas-atsauktas':
      return {title: t('donation.cancelled.title')}
    case '/paieska':
      return {title: t('search.title')}
    case '/paskyra':
      return {title: t('account.profile.title')}
    case '/slaptazodis':
      return {title: t('account.reset.title')}
    case '/auth/confirm':
      return {title: t('account.confirm.title')}
    case '/admin':
      return {title: t('admin.title')}
  }
}
