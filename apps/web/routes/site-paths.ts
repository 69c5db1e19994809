import {donationPath, eventCalendarPath, registrationPath} from '@site/schemas/routes/document-path'
import {files} from '@site/schemas/routes/route-table'
import {pagePaths} from './pages.ts'
import {documentPaths, type PublishedPaths} from './published-paths.ts'
import {defaultPathRedirects, resolveRedirects} from './resolve-redirects.ts'

/** /api/addresses lists these paths, which exist in both languages. */
export interface SitePaths {
  /** Both pages and files are listed. */
  pages: string[]
  /** The new paths are by old path. */
  redirects: Record<string, string>
}

/** @param listPaths paths of the pages of lists, of years and of albums */
export function sitePaths(published: PublishedPaths, listPaths: string[]): SitePaths {
  const pages = new Set<string>([
    ...pagePaths,
    ...documentPaths(published),
    ...listPaths,
    ...Object.values(files).flatMap((file) => ('localized' in file ? [file.path] : [])),
    ...published.events.map(({eventKey}) => eventCalendarPath(eventKey)),
    ...published.events.flatMap((event) => (event.hasForm ? [registrationPath(event)] : [])),
    ...published.campaigns.map((path) => donationPath({path})),
  ])
  const redirects = [...published.redirects, ...defaultPathRedirects(published.events)]
  return {
    pages: [...pages],
    redirects: resolveRedirects(redirects, (path) => pages.has(path)),
  }
}
