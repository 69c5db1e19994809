import {languages} from '../languages.ts'
import {documentRoutes, files, notFoundPath, type PageRoute, pages} from './route-table.ts'

const pageRoutes: readonly PageRoute[] = pages

const sitePaths = new Set<string>([
  ...pages.map(({path}) => path),
  ...Object.values(files).map(({path}) => path),
  notFoundPath,
])

const firstSegment = (path: string) => path.split('/')[1] ?? ''

/** First segments that documents cannot use. A section of custom paths, `/renginiai`, stays open to them. */
const reservedSegments = new Set<string>([
  ...languages.map(({id}) => id),
  'api',
  ...pageRoutes.filter(({reservesSection}) => reservesSection).map(({path}) => firstSegment(path)),
  ...Object.values(documentRoutes).flatMap((route) =>
    'section' in route && !('customPath' in route) ? [firstSegment(route.section)] : [],
  ),
  // Kept for pages to come.
  'naujienlaiskis',
  'registracija',
  'naryste',
])

/** True for the path of one of the site's own pages or files. */
export function isSitePath(path: string): boolean {
  return sitePaths.has(path)
}

/** True for a path that no document may have: one of the site's own, or one in a section that it keeps to itself. */
export function isReservedPath(path: string): boolean {
  return isSitePath(path) || reservedSegments.has(firstSegment(path))
}
