import type {ValidationContext} from '@sanity/types'
import {documentRoutes} from '../routes/route-table.ts'

const apiVersion = '2025-02-19'

/** Title of another document, draft or published, that matches the GROQ filter; `undefined` if there is none. */
export async function findOtherDocument(
  context: ValidationContext,
  condition: string,
  params: Record<string, string>,
): Promise<string | undefined> {
  const title = await context
    .getClient({apiVersion})
    .fetch<string | null>(
      `*[!(_id in $own) && (${condition})][0]{"title": coalesce(title.lt, name.lt, _id)}.title`,
      {...params, own: ownIds(context)},
      {perspective: 'raw', signal: context.signal},
    )
  return title ?? undefined
}

const fields = {slug: 'slug.current', eventKey: 'eventKey'}

const hasPageAt = [
  'path == $path',
  '$path in aliases',
  ...Object.entries(documentRoutes).flatMap(([type, route]) =>
    'section' in route
      ? [`(_type == "${type}" && "${route.section}/" + ${fields[route.segment]} == $path)`]
      : [],
  ),
].join(' || ')

/** Title of another document, draft or published, whose page is at the path; `undefined` if there is none. */
export function findPageAt(path: string, context: ValidationContext): Promise<string | undefined> {
  return findOtherDocument(context, hasPageAt, {path})
}

/** Value of a field in the published version of the document being edited. */
export async function findPublished(context: ValidationContext, field: string): Promise<string | undefined> {
  const [id] = ownIds(context)
  const value = await context
    .getClient({apiVersion})
    .fetch<string | null>(`*[_id == $id][0].${field}`, {id}, {perspective: 'raw', signal: context.signal})
  return value ?? undefined
}

function ownIds({document}: ValidationContext): [published: string, draft: string] {
  const published = document?._id.replace(/^drafts\./, '') ?? ''
  return [published, `drafts.${published}`]
}
