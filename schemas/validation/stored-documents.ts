import type {ValidationContext} from '@sanity/types'
import {documentRoutes} from '../routes/route-table.ts'

const apiVersion = '2025-02-19'

export interface Condition {
  filter: string
  params: Record<string, string>
}

export function findOtherPublished(
  context: ValidationContext,
  condition: Condition,
): Promise<string | undefined> {
  return findTitle(context, condition, `!(_id in path("drafts.**")) && !(_id in path("versions.**"))`)
}

/** The draft may never be published, so rules only warn about it. */
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

export const pageAt = (path: string): Condition => ({filter: hasPageAt, params: {path}})

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
