/** The site's own pages, apart from those that a document of the content makes. */
export const pages = ['/', '/naujienos', '/renginiai'] as const

export type Page = (typeof pages)[number]

export function isPage(path: string): path is Page {
  return (pages as readonly string[]).includes(path)
}

/** Pages in the header's menu, in order; the label is a message of the namespace `navigation`. */
export const menu = [
  {path: '/naujienos', label: 'news'},
  {path: '/renginiai', label: 'events'},
] as const satisfies {path: Page; label: string}[]
