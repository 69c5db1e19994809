import 'server-only'
import type {ClientReturn, FilterDefault, QueryParams} from '@sanity/client'
import type {PreviewGrant} from '#/preview/preview-grant.ts'
import {env} from '#/env.ts'
import {client} from './client.ts'
import {queryWithDraft} from './shared-draft.ts'

/**
 * Reads drafts in place of what is published. Texts carry invisible marks of their field, so that a click on them opens it
 * in the Studio, wherever the Content Lake says which field a text comes from.
 */
const drafts = client.withConfig({
  perspective: 'drafts',
  resultSourceMap: 'withKeyArraySelector',
  stega: {enabled: env.STUDIO_URL !== undefined, studioUrl: env.STUDIO_URL, filter: isTextInALanguage},
})

const unmarkedDrafts = client.withConfig({perspective: 'drafts'})

/** The result of a query as the holder of a grant sees it. */
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

/** Marks only what readers read, a field of one language: in a path, a key or a choice, a mark would change what it means. */
function isTextInALanguage({sourcePath}: Parameters<FilterDefault>[0]): boolean {
  const field = sourcePath.at(-1)
  const isInLanguage = sourcePath.some((part) => part === 'lt' || part === 'en')
  return isInLanguage && (field === 'lt' || field === 'en' || field === 'text')
}
