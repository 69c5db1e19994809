import {documentLocations, type LocatedDocument} from '@site/schemas/routes/document-locations'
import {map} from 'rxjs'
import {getPublishedId} from 'sanity'
import type {DocumentLocationResolver} from 'sanity/presentation'
import {siteUrl} from './site-url.ts'

const query = `*[_id == $id][0]{
  _id, _type, "slug": slug.current, eventKey, path, from,
  "title": coalesce(name, title)
}`

/** The pages that show a document, each in both languages, for the top of its form. */
export const locations: DocumentLocationResolver = ({id, type, perspectiveStack}, {documentStore}) =>
  documentStore
    .listenQuery(
      query,
      {id: getPublishedId(id)},
      {perspective: perspectiveStack.length > 0 ? perspectiveStack : ['drafts'], apiVersion: '2025-02-19'},
    )
    .pipe(map((found: LocatedDocument | null) => ({locations: hrefs(found ?? {_id: id, _type: type})})))

function hrefs(document: LocatedDocument) {
  return documentLocations(document).flatMap(({path, title}) => [
    {title: `${title.lt ?? path} · LT`, href: siteUrl('lt', path)},
    {title: `${title.en ?? title.lt ?? path} · EN`, href: siteUrl('en', path)},
  ])
}
