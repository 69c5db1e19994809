import type {Bilingual} from '../languages.ts'

/**
 * A page at a fixed path. To add one, add an entry here and a page file in apps/web/app/[locale]: menus, sitemap,
 * link options in the Studio, reserved paths and revalidation follow from the entry.
 */
export interface PageRoute {
  /** The same in both languages; the site adds `/en`. */
  path: string
  /** Message key of the heading, used if no document has one. */
  heading: string
  /** Title of the page as a link target in the Studio. */
  linkTitle?: Required<Bilingual<string>>
  /**
   * `more` is the second list of the mobile menu, repeated in the footer. The label is a message key in `navigation`.
   */
  menu?: {list: 'header' | 'more'; label: string}
  inSitemap?: true
  // A changed document of the types in the next fields is shown at once; other pages follow in the background.
  /** Type of the page's own document; `documentId` if the type has several documents. */
  document?: string
  documentId?: string
  /** Type of the documents listed on the page. It is the page of documents without their own. */
  lists?: string
  /** Further types of documents shown on the page. */
  alsoShows?: readonly string[]
  /** Changes as time passes: events end, lessons begin, buttons disappear. */
  dependsOnClock?: true
  /** Rendered for each request, from its query. Other pages are rendered once for everybody, without one. */
  dependsOnQuery?: true
  /** Reserves all paths below this one. */
  reservesSection?: true
}

export const pages = [
  {
    path: '/',
    heading: 'home.title',
    linkTitle: {lt: 'Pradžia', en: 'Home'},
    inSitemap: true,
    document: 'homePage',
    alsoShows: ['newsItem', 'event', 'campaign', 'school', 'group', 'photoAlbum'],
    dependsOnClock: true,
  },
  {
    path: '/apie-mus',
    heading: 'about.title',
    linkTitle: {lt: 'Apie mus', en: 'About us'},
    menu: {list: 'header', label: 'about'},
    inSitemap: true,
    document: 'aboutPage',
    alsoShows: ['membershipPage'],
    dependsOnClock: true,
  },
  {
    path: '/naujienos',
    heading: 'news.title',
    linkTitle: {lt: 'Naujienos', en: 'News'},
    menu: {list: 'header', label: 'news'},
    inSitemap: true,
    lists: 'newsItem',
    alsoShows: ['membershipPage'],
    dependsOnClock: true,
  },
  // Two segments below /naujienos, so that no slug can clash.
  {path: '/naujienos/puslapis/visos', heading: 'news.allTitle'},
  {
    path: '/renginiai',
    heading: 'event.title',
    linkTitle: {lt: 'Renginiai', en: 'Events'},
    menu: {list: 'header', label: 'events'},
    inSitemap: true,
    lists: 'event',
    dependsOnClock: true,
  },
  {
    path: '/fotografijos',
    heading: 'photo.title',
    linkTitle: {lt: 'Nuotraukos', en: 'Photos'},
    menu: {list: 'more', label: 'photos'},
    inSitemap: true,
    lists: 'photoAlbum',
  },
  {
    path: '/mokykleles',
    heading: 'school.title',
    linkTitle: {lt: 'Mokyklėlės', en: 'Schools'},
    menu: {list: 'header', label: 'schools'},
    inSitemap: true,
    document: 'schoolsPage',
    lists: 'school',
    dependsOnClock: true,
  },
  {
    path: '/grupes',
    heading: 'group.title',
    linkTitle: {lt: 'Grupės', en: 'Groups'},
    menu: {list: 'more', label: 'groups'},
    inSitemap: true,
    document: 'groupsPage',
    lists: 'group',
    dependsOnClock: true,
  },
  {
    path: '/taptinariu',
    heading: 'membership.title',
    linkTitle: {lt: 'Tapti nariu', en: 'Become a member'},
    menu: {list: 'more', label: 'membership'},
    inSitemap: true,
    document: 'membershipPage',
    alsoShows: ['aboutPage'],
    dependsOnClock: true,
  },
  {path: '/membership-success', heading: 'membershipSuccess.title'},
  {path: '/christmas-success', heading: 'ticket.success.title'},
  {path: '/christmas-cancelled', heading: 'ticket.cancelled.title'},
  {
    path: '/kontaktai',
    heading: 'contact.title',
    linkTitle: {lt: 'Kontaktai', en: 'Contact'},
    menu: {list: 'header', label: 'contact'},
    inSitemap: true,
    document: 'contactPage',
  },
  {
    path: '/terms',
    heading: 'legal.terms',
    linkTitle: {lt: 'Naudojimo sąlygos', en: 'Terms of use'},
    inSitemap: true,
    document: 'legalPage',
    documentId: 'terms',
  },
  {
    path: '/privacy',
    heading: 'legal.privacy',
    linkTitle: {lt: 'Privatumo politika', en: 'Privacy policy'},
    inSitemap: true,
    document: 'legalPage',
    documentId: 'privacy',
  },
  {
    path: '/prieinamumas',
    heading: 'accessibility.title',
    linkTitle: {lt: 'Prieinamumas', en: 'Accessibility'},
    inSitemap: true,
  },
  {path: '/aukojimas-sekmingai', heading: 'donation.success.title'},
  {path: '/aukojimas-atsauktas', heading: 'donation.cancelled.title'},
  {path: '/paieska', heading: 'search.title', reservesSection: true, dependsOnQuery: true},
  {path: '/paskyra', heading: 'account.profile.title', reservesSection: true},
  {path: '/slaptazodis', heading: 'account.reset.title', reservesSection: true},
  {path: '/auth/confirm', heading: 'account.confirm.title', reservesSection: true},
  {path: '/naujienlaiskis/patvirtinti', heading: 'newsletter.confirm.title', reservesSection: true},
  {path: '/naujienlaiskis/atsisakyti', heading: 'newsletter.unsubscribe.title', reservesSection: true},
  {path: '/registracija/atsaukti', heading: 'registrations.manage.title', reservesSection: true},
  {path: '/naryste/pratesti', heading: 'membership.renewal.title', reservesSection: true},
  {path: '/laiskai/kalba', heading: 'emailLanguage.title', reservesSection: true},
  {path: '/perziura', heading: 'preview.link.title', reservesSection: true},
  {path: '/admin', heading: 'admin.title', reservesSection: true},
  {path: '/admin/vadovas', heading: 'adminGuide.title'},
] as const satisfies readonly PageRoute[]

export type PagePath = (typeof pages)[number]['path']

/** Paths of the pages of documents of one type. */
export interface DocumentRoute {
  /** Page below which they are, at the segment given by the field `segment`. */
  section?: PagePath
  segment?: 'slug' | 'eventKey'
  /** Volunteers may choose a path, which takes precedence over the one in the section. */
  customPath?: true
}

/** Types whose documents have pages of their own, which can be the target of links and redirects. */
export const documentRoutes = {
  newsItem: {section: '/naujienos', segment: 'slug'},
  event: {section: '/renginiai', segment: 'eventKey', customPath: true},
  campaign: {customPath: true},
  school: {section: '/mokykleles', segment: 'slug'},
} as const satisfies Record<string, DocumentRoute>

/** A file at a fixed path. */
export interface FileRoute {
  path: string
  /** Exists in each language; the English version goes through the proxy. */
  localized?: true
  /** Type of the documents in the file. Left out for the RSS feed, which may follow a change in the background. */
  lists?: string
}

export const files = {
  rss: {path: '/rss.xml', localized: true},
  calendar: {path: '/kalendorius.ics', localized: true, lists: 'event'},
  manifest: {path: '/manifest.webmanifest', localized: true},
  sitemap: {path: '/sitemap.xml'},
  robots: {path: '/robots.txt'},
} as const satisfies Record<string, FileRoute>

/** The 404 page. Only the site itself requests it. */
export const notFoundPath = '/404'

/** Types of documents that a page or file shows. */
export function shownTypes({document, lists, alsoShows = []}: Omit<PageRoute, 'heading'>): string[] {
  return [document, lists, ...alsoShows].filter((type) => type !== undefined)
}
