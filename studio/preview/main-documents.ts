import {albumSection, documentRoutes, type PageRoute, pages} from '@site/schemas/routes/route-table'
import type {DocumentResolver} from 'sanity/presentation'

const routes: readonly PageRoute[] = pages

const inBothLanguages = (path: string) => [path, path === '/' ? '/en' : `/en${path}`]

const pathOf = (pathname: string) => pathname.replace(/^\/en(?=\/)/, '')

/** The first matching route decides, so pages without a document of their own are listed too. */
export const mainDocuments: DocumentResolver[] = [
  ...routes.map(({path, document, documentId}) => ({
    route: inBothLanguages(path),
    resolve: () =>
      document
        ? {filter: `_type == $type && _id == $id`, params: {type: document, id: documentId ?? document}}
        : undefined,
  })),
  {
    route: inBothLanguages(`${documentRoutes.event.section}/:eventKey`),
    filter: '_type == "event" && (eventKey == $eventKey || path == $path || $path in aliases)',
    params: ({params, path}) => ({eventKey: params.eventKey ?? '', path: pathOf(path)}),
  },
  ...(['newsItem', 'school'] as const).map((type) => ({
    route: inBothLanguages(`${documentRoutes[type].section}/:slug`),
    filter: `_type == "${type}" && slug.current == $slug`,
    params: ({params}: {params: Record<string, string>}) => ({slug: params.slug ?? ''}),
  })),
  {
    route: inBothLanguages(`${albumSection}/:id`),
    filter: '_type == "photoAlbum" && _id == $id',
    params: ({params}) => ({id: params.id ?? ''}),
  },
  {
    route: ['/:a', '/:a/:b', '/:a/:b/:c', '/:a/:b/:c/:d'],
    filter: '_type in ["event", "campaign"] && (path == $path || $path in aliases)',
    params: ({path}) => ({path: pathOf(path)}),
  },
]
