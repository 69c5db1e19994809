import {type PagePath, pages} from '@site/schemas/routes/route-table'

export const pagePaths: readonly PagePath[] = pages.map(({path}) => path)

export const sitemapPaths = pages.flatMap((page) => ('inSitemap' in page ? [page.path] : []))

export function isPagePath(path: string): path is PagePath {
  return (pagePaths as readonly string[]).includes(path)
}

/** False for a page that is rendered once for everybody. */
export function isRenderedForRequest(path: string): boolean {
  return pages.some((page) => page.path === path && 'dependsOnQuery' in page)
}

const menuPages = pages.flatMap((page) => ('menu' in page ? [{path: page.path, ...page.menu}] : []))

/** Labels are message keys in `navigation`. */
export const menu = menuPages.filter(({list}) => list === 'header')

/** The mobile menu and the footer have these pages too. */
export const moreMenu = menuPages.filter(({list}) => list === 'more')
