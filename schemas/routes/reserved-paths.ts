import {languages} from '../languages.ts'
import {
  albumSection,
  documentRoutes,
  files,
  listPageSegment,
  notFoundPath,
  type PageRoute,
  pages,
} from './route-table.ts'

const pageRoutes: readonly PageRoute[] = pages

const sitePaths = new Set<string>([
  ...pages.map(({path}) => path),
  ...Object.values(files).map(({path}) => path),
  notFoundPath,
])

const firstSegment = (path: string) => path.split('/')[1] ?? ''

/** Documents cannot start their paths with these. Custom paths may be below `/renginiai`, so it is not reserved. */
const reservedSegments = new Set<string>([
  ...languages.map(({id}) => id),
  'api',
  ...pageRoutes.filter(({reservesSection}) => reservesSection).map(({path}) => firstSegment(path)),
  ...Object.values(documentRoutes).flatMap((route) =>
    'section' in route && !('customPath' in route) ? [firstSegment(route.section)] : [],
  ),
  // These are for future pages.
  'registracija',
  'naryste',
])

/** Pages of lists and of albums are below these. */
const listSections = [
  ...pageRoutes.filter(({lists}) => lists).map(({path}) => `${path}/${listPageSegment}/`),
  `${albumSection}/`,
]

export function isSitePath(path: string): boolean {
  return sitePaths.has(path)
}

export function isReservedPath(path: string): boolean {
  return (
    isSitePath(path) ||
    reservedSegments.has(firstSegment(path)) ||
    listSections.some((section) => path.startsWith(section))
  )
}
