import type {Bilingual} from '../languages.ts'

/**
 * To add a page, add an entry here and a page file in apps/web/app/[locale]. Menus, sitemap, link options in the
 * Studio, reserved paths and revalidation follow from the entry.
 */
export interface PageRoute {
  /** The path is the same in both languages; the site adds `/en`. */
  path: string
  /** This message key is used if no document has a heading. */
  heading: string
  linkTitle?: Required<Bilingual<string>>
  /** `more` is the second list of the mobile menu, repeated in the footer. The label is a message key. */
  menu?: {list: 'header' | 'more'; label: string}
  inSitemap?: true
  // The Studio says which pages show a document, and the sitemap when a page has changed, by the types below.
  /** Types with several documents also need `documentId`. */
  document?: string
  documentId?: string
  /** The page lists documents of this type, and is the page of those without their own. */
  lists?: string
  alsoShows?: readonly string[]
  /** The page is rendered for each request with its query. Other pages are rendered once for everybody, without one. */
  dependsOnQuery?: true
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
  },
  {
    path: '/apie-mus',
    heading: 'about.title',
    linkTitle: {lt: 'Apie mus', en: 'About us'},
    menu: {list: 'header', label: 'about'},
    inSitemap: true,
    document: 'aboutPage',
    alsoShows: ['membershipPage'],
  },
  {
    path: '/naujienos',
    heading: 'news.title',
    linkTitle: {lt: 'Naujienos', en: 'News'},
    menu: {list: 'header', label: 'news'},
    inSitemap: true,
    lists: 'newsItem',
    alsoShows: ['membershipPage'],
  },
  // Two segments below /naujienos cannot clash with a slug.
  {path: '/naujienos/puslapis/visos', heading: 'news.allTitle'},
  {
    path: '/renginiai',
    heading: 'event.title',
    linkTitle: {lt: 'Renginiai', en: 'Events'},
    menu: {list: 'header', label: 'events'},
    inSitemap: true,
    lists: 'event',
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
  },
  {
    path: '/grupes',
    heading: 'group.title',
    linkTitle: {lt: 'Grupės', en: 'Groups'},
    menu: {list: 'more', label: 'groups'},
    inSitemap: true,
    document: 'groupsPage',
    lists: 'group',
  },
  {
    path: '/taptinariu',
    heading: 'membership.title',
    linkTitle: {lt: 'Tapti nariu', en: 'Become a member'},
    menu: {list: 'more', label: 'membership'},
    inSitemap: true,
    document: 'membershipPage',
    alsoShows: ['aboutPage'],
  },
  {
    path: '/aukoti',
    heading: 'donation.dialog.title',
    linkTitle: {lt: 'Paaukoti', en: 'Donate'},
    inSitemap: true,
    reservesSection: true,
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
  {path: '/paskyra/pazyma', heading: 'donation.statement.title'},
  {path: '/slaptazodis', heading: 'account.reset.title', reservesSection: true},
  {path: '/auth/confirm', heading: 'account.confirm.title', reservesSection: true},
  {path: '/naujienlaiskis/patvirtinti', heading: 'newsletter.confirm.title', reservesSection: true},
  {path: '/naujienlaiskis/atsisakyti', heading: 'newsletter.unsubscribe.title', reservesSection: true},
  {path: '/registracija/atsaukti', heading: 'registrations.manage.title', reservesSection: true},
  {path: '/naryste/pratesti', heading: 'membership.renewal.title', reservesSection: true},
  {path: '/gift-aid', heading: 'giftAidDeclaration.title', reservesSection: true},
  {
    path: '/mano-auka',
    heading: 'donation.monthly.title',
    linkTitle: {lt: 'Mano mėnesinė auka', en: 'My monthly gift'},
    reservesSection: true,
  },
  {path: '/laiskai/kalba', heading: 'emailLanguage.title', reservesSection: true},
  {path: '/perziura', heading: 'preview.link.title', reservesSection: true},
  {path: '/admin', heading: 'admin.title', reservesSection: true},
  {path: '/admin/vadovas', heading: 'adminGuide.title'},
] as const satisfies readonly PageRoute[]

export type PagePath = (typeof pages)[number]['path']

export interface DocumentRoute {
  /** Documents are below this page, at the segment given by the field `segment`. */
  section?: PagePath
  segment?: 'slug' | 'eventKey'
  /** Volunteers may choose a path, which takes precedence over the one in the section. */
  customPath?: true
}

export const documentRoutes = {
  newsItem: {section: '/naujienos', segment: 'slug'},
  event: {section: '/renginiai', segment: 'eventKey', customPath: true},
  campaign: {customPath: true},
  school: {section: '/mokykleles', segment: 'slug'},
} as const satisfies Record<string, DocumentRoute>

/** The form of an event or a campaign has a page below these, at the path of the document: `/registracija/jonines`. */
export const formPages = {registration: '/registracija', donation: '/aukoti'} as const

/** The form of these pages is posted where no script sends it, as are those below `formPages`. */
export const pagesWithForm: readonly string[] = ['/taptinariu'] satisfies PagePath[]

/** Scripts of these pages call a Server Action. */
export const pagesWithAction: readonly string[] = ['/naujienos'] satisfies PagePath[]

/** Further pages of a list are below its path and this segment: `/naujienos/puslapis/2`. */
export const listPageSegment = 'puslapis'

/** Each album has a page here, besides its place in the list. It is no target of links that volunteers choose. */
export const albumSection = '/fotografijos/albumas'

export interface FileRoute {
  path: string
  /** The English version of a localized file goes through the proxy. */
  localized?: true
  /** The RSS feed has no types, because it may follow a change in the background. */
  lists?: string
}

export const files = {
  rss: {path: '/rss.xml', localized: true},
  calendar: {path: '/kalendorius.ics', localized: true, lists: 'event'},
  manifest: {path: '/manifest.webmanifest', localized: true},
  sitemap: {path: '/sitemap.xml'},
  robots: {path: '/robots.txt'},
} as const satisfies Record<string, FileRoute>

/** Only the site itself requests this path. */
export const notFoundPath = '/404'

export function shownTypes({document, lists, alsoShows = []}: Omit<PageRoute, 'heading'>): string[] {
  return [document, lists, ...alsoShows].filter((type) => type !== undefined)
}
