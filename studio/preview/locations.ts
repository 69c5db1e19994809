import {documentLocations, type LocatedDocument} from '@site/schemas/routes/document-locations'
import {combineLatest, map} from 'rxjs'
import {getPublishedId} from 'sanity'
import type {DocumentLocationResolver} from 'sanity/presentation'
import {listenQuery} from '../connection/listen-query.ts'
import {isEnglish} from '../workspace/chosen-language.ts'
import {siteUrl} from './site-url.ts'
import {previewTexts} from './texts.ts'

const query = `*[_id == $id][0]{
  _id, _type, "slug": slug.current, eventKey, path, from,
  "title": coalesce(name, title)
}`

const apiVersion = '2025-02-19'

/** An unpublished document is on no page. */
export const locations: DocumentLocationResolver = ({id, type, perspectiveStack}, {documentStore}) => {
  const params = {id: getPublishedId(id)}
  const perspective = perspectiveStack.length > 0 ? perspectiveStack : ['drafts']
  return combineLatest([
    listenQuery<LocatedDocument | null>(documentStore, query, params, {perspective, apiVersion}),
    listenQuery<string | null>(documentStore, '*[_id == $id][0]._id', params, {
      perspective: 'published',
      apiVersion,
    }),
  ]).pipe(
    map(([found, published]) =>
      published === null
        ? {message: (isEnglish() ? previewTexts.english : previewTexts.lithuanian)['locations.not-published']}
        : {locations: hrefs(found ?? {_id: id, _type: type})},
    ),
  )
}

function hrefs(document: LocatedDocument) {
  return documentLocations(document).flatMap(({path, title}) => [
    {title: `${title.lt ?? path} · LT`, href: siteUrl('lt', path)},
    {title: `${title.en ?? title.lt ?? path} · EN`, href: siteUrl('en', path)},
  ])
}
