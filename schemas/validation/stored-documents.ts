import type {ValidationContext} from '@sanity/types'
import {documentRoutes} from '../routes/route-table.ts'

const apiVersion = '2025-02-19'

/** A GROQ filter with its parameters. */
export interface Condition {
  filter: string
  params: Record<string, string>
}

/** Title of another published document that matches; `undefined` if there is none. */
export function findOtherPublished(
  context: ValidationContext,
  condition: Condition,
): Promise<string | undefined> {
  return findTitle(context, condition, `!(_id in path("drafts.**")) && !(_id in path("versions.**"))`)
}

/** Title of another draft that matches; `undefined` if there is none. It may never be published, so it only warns. */
export function findOtherDraft(
  context: ValidationContext,
  condition: Condition,
): Promise<string | undefined> {
  return findTitle(context, condition, `_id in path("drafts.**")`)
}

async function findTitle(context: ValidationContext, {filter, params}: Condition, state: string) {
  const title = await context
    .getClient({apiVersion})
    .fetch<string | null>(
      `*[!(_id in $own) && ${state} && (${filter})][0]{"title": coalesce(title.lt, name.lt, _id)}.title`,
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

/** Documents whose page is at the path. */
export const pageAt = (path: string): Condition => ({filter: hasPageAt, params: {path}})

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
