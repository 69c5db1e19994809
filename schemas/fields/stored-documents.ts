import type {ValidationContext} from '@sanity/types'

const apiVersion = '2025-02-19'

/** Title of some other document that matches the GROQ condition, drafts included; `undefined` if there is none. */
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

const hasPageAt = [
  'path == $address',
  '$address in aliases',
  '(_type == "event" && "/renginiai/" + eventKey == $address)',
  '(_type == "newsItem" && "/naujienos/" + slug.current == $address)',
  '(_type == "school" && "/mokykleles/" + slug.current == $address)',
].join(' || ')

/** Title of some other document whose page is at the address, drafts included; `undefined` if there is none. */
export function findPageAt(address: string, context: ValidationContext): Promise<string | undefined> {
  return findOtherDocument(context, hasPageAt, {address})
}

/** What the field holds in the published version of the document that is being edited. */
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
