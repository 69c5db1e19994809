import 'server-only'
import type {ClientReturn, FilterDefault, QueryParams} from '@sanity/client'
import type {PreviewGrant} from '#/preview/preview-grant.ts'
import {env} from '#/environment/env.ts'
import {client} from './client.ts'
import {queryWithDraft} from './shared-draft.ts'

/** Texts carry invisible marks of their field where it is known, so that a click opens it in the Studio. */
const drafts = client.withConfig({
  perspective: 'drafts',
  resultSourceMap: 'withKeyArraySelector',
  stega: {enabled: env.STUDIO_URL !== undefined, studioUrl: env.STUDIO_URL, filter: isTextInALanguage},
})

const unmarkedDrafts = client.withConfig({perspective: 'drafts'})

export async function fetchPreview<const Query extends string>(
  preview: PreviewGrant,
  query: Query,
  params: QueryParams,
): Promise<ClientReturn<Query, unknown>> {
  if (preview.kind === 'studio') {
    // Marks need the keys of lists, which content written through the API may lack.
    return drafts
      .fetch(query, params, {cache: 'no-store'})
      .catch(() => unmarkedDrafts.fetch(query, params, {cache: 'no-store'}))
  }
  return (await queryWithDraft(preview, query, params)) as ClientReturn<Query, unknown>
}

/** Only a field of one language is marked: in a path, a key or a choice, a mark would change what it means. */
function isTextInALanguage({sourcePath}: Parameters<FilterDefault>[0]): boolean {
  const field = sourcePath.at(-1)
  const isInLanguage = sourcePath.some((part) => part === 'lt' || part === 'en')
  return isInLanguage && (field === 'lt' || field === 'en' || field === 'text')
}
