import {languages} from '../languages.ts'
import {documentRoutes, files, notFoundPath, type PageRoute, pages} from './route-table.ts'

const pageRoutes: readonly PageRoute[] = pages

const sitePaths = new Set<string>([
  ...pages.map(({path}) => path),
  ...Object.values(files).map(({path}) => path),
  notFoundPath,
])

const firstSegment = (path: string) => path.split('/')[1] ?? ''

/** First segments that documents cannot use. `/renginiai` is not reserved: custom paths may be below it. */
const reservedSegments = new Set<string>([
  ...languages.map(({id}) => id),
  'api',
  ...pageRoutes.filter(({reservesSection}) => reservesSection).map(({path}) => firstSegment(path)),
  ...Object.values(documentRoutes).flatMap((route) =>
    'section' in route && !('customPath' in route) ? [firstSegment(route.section)] : [],
  ),
  // For future pages.
  'registracija',
  'naryste',
])

/** True for the path of a page or file in the route table. */
export function isSitePath(path: string): boolean {
  return sitePaths.has(path)
}

/** True for a path that no document may have: one in the route table, or one below a reserved segment. */
export function isReservedPath(path: string): boolean {
  return isSitePath(path) || reservedSegments.has(firstSegment(path))
}
