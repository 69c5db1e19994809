import {eventCalendarPath} from '@site/schemas/routes/document-path'
import {files} from '@site/schemas/routes/route-table'
import {pagePaths} from './pages.ts'
import {documentPaths, type PublishedPaths} from './published-paths.ts'
import {defaultPathRedirects, resolveRedirects} from './resolve-redirects.ts'

/** Every path that the site answers in both languages, as /api/addresses lists them. */
export interface SitePaths {
  /** Paths of pages and files. */
  pages: string[]
  /** Old paths, and where each leads. */
  redirects: Record<string, string>
}

/** @param newsListPaths pages of the news list */
export function sitePaths(published: PublishedPaths, newsListPaths: string[]): SitePaths {
  const pages = new Set<string>([
    ...pagePaths,
    ...documentPaths(published),
    ...newsListPaths,
    ...Object.values(files).flatMap((file) => ('localized' in file ? [file.path] : [])),
    ...published.events.map(({eventKey}) => eventCalendarPath(eventKey)),
  ])
  const moved = [...published.redirects, ...defaultPathRedirects(published.events)]
  return {pages: [...pages], redirects: resolveRedirects(moved, (path) => pages.has(path))}
}
