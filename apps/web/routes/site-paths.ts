import {eventCalendarPath} from '@site/schemas/routes/document-path'
import {files} from '@site/schemas/routes/route-table'
import {pagePaths} from './pages.ts'
import {documentPaths, newestPaths, type PublishedPaths} from './published-paths.ts'
import {defaultPathRedirects, resolveRedirects} from './resolve-redirects.ts'

/** /api/addresses lists these paths, which exist in both languages. */
export interface SitePaths {
  /** Both pages and files are listed. */
  pages: string[]
  /** These are rendered before somebody asks for them. */
  prepared: string[]
  /** The new paths are by old path. */
  redirects: Record<string, string>
}

/** Older pages of the news list are rendered when somebody asks for them. */
export const PREPARED_LISTS = 10

/** @param newsListPaths paths of the pages of the news list */
export function sitePaths(published: PublishedPaths, newsListPaths: string[]): SitePaths {
  const pathsOf = (documents: PublishedPaths, lists: string[]) =>
    new Set<string>([
      ...pagePaths,
      ...documentPaths(documents),
      ...lists,
      ...Object.values(files).flatMap((file) => ('localized' in file ? [file.path] : [])),
      ...documents.events.map(({eventKey}) => eventCalendarPath(eventKey)),
    ])
  const pages = pathsOf(published, newsListPaths)
  const prepared = pathsOf(newestPaths(published), newsListPaths.slice(0, PREPARED_LISTS))
  const redirects = [...published.redirects, ...defaultPathRedirects(published.events)]
  return {
    pages: [...pages],
    prepared: [...prepared],
    redirects: resolveRedirects(redirects, (path) => pages.has(path)),
  }
}
