/** The site's own pages, apart from those that a document of the content makes. */
export const pages = [
  '/',
  '/apie-mus',
  '/naujienos',
  '/naujienos/puslapis/visos',
  '/renginiai',
  '/fotografijos',
  '/mokykleles',
  '/grupes',
  '/taptinariu',
  '/membership-success',
  '/christmas-success',
  '/christmas-cancelled',
  '/kontaktai',
  '/terms',
  '/privacy',
  '/aukojimas-sekmingai',
  '/aukojimas-atsauktas',
  '/paieska',
  '/paskyra',
  '/slaptazodis',
  '/auth/confirm',
  '/admin',
] as const

const pagesNotToFind: readonly string[] = [
  '/naujienos/puslapis/visos',
  '/membership-success',
  '/christmas-success',
  '/christmas-cancelled',
  '/aukojimas-sekmingai',
  '/aukojimas-atsauktas',
  '/paieska',
  '/paskyra',
  '/slaptazodis',
  '/auth/confirm',
  '/admin',
]

/** Those of them that somebody may look for: not the results of a payment, search itself, or what is an account's own. */
export const pagesToFind = pages.filter((page) => !pagesNotToFind.includes(page))

export type Page = (typeof pages)[number]

export function isPage(path: string): path is Page {
  return (pages as readonly string[]).includes(path)
}

/** Pages in the header's menu, in order; the label is a message of the namespace `navigation`. */
export const menu = [
  {path: '/apie-mus', label: 'about'},
  {path: '/naujienos', label: 'news'},
  {path: '/renginiai', label: 'events'},
  {path: '/mokykleles', label: 'schools'},
  {path: '/kontaktai', label: 'contact'},
] as const satisfies {path: Page; label: string}[]

/** Pages that the menu of a small screen and the footer lead to besides. */
export const moreMenu = [
  {path: '/fotografijos', label: 'photos'},
  {path: '/grupes', label: 'groups'},
  {path: '/taptinariu', label: 'membership'},
] as const satisfies {path: Page; label: string}[]
