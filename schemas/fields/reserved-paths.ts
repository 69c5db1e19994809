import {sitePages} from './site-pages.ts'

/** Pages that nobody links to from content, yet whose addresses are taken: results of payments and the like. */
const servicePages = [
  '/admin',
  '/404',
  '/membership-success',
  '/christmas-success',
  '/christmas-cancelled',
  '/aukojimas-sekmingai',
  '/aukojimas-atsauktas',
  '/kalendorius.ics',
  '/rss.xml',
  '/sitemap.xml',
  '/robots.txt',
]

/** First parts of addresses under which nothing of the content may live. */
const reservedSections = [
  'en',
  'lt',
  'api',
  'admin',
  'auth',
  'naujienos',
  'mokykleles',
  'paieska',
  'paskyra',
  'slaptazodis',
  'naujienlaiskis',
  'registracija',
  'naryste',
]

const reservedPaths = new Set<string>([...sitePages.map(({path}) => path), ...servicePages])

/** Whether a page of the site's own is at this address. */
export function isOwnPage(path: string): boolean {
  return reservedPaths.has(path)
}

/** Whether the site itself answers at this address, so that no document may have it. */
export function isReservedPath(path: string): boolean {
  const [, section = ''] = path.split('/')
  return isOwnPage(path) || reservedSections.includes(section)
}
