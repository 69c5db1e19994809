import 'server-only'
import type {ClientReturn, QueryParams} from '@sanity/client'
import {currentPreview} from '#/preview/current-preview.ts'
import {client} from './client.ts'
import {contentTag, type ContentTag} from './content-tags.ts'
import {fetchPreview} from './fetch-preview.ts'
import {lakeError} from './lake-error.ts'
import {parseContent} from './parse-content.ts'

interface ContentQuery<Query extends string> {
  query: Query
  params?: QueryParams
  /** `clock` is for a result whose use depends on the current time. */
  tags: ContentTag[]
}

/**
 * The result is cached until one of its tags is revalidated; a preview reads its drafts, uncached.
 * @throws {Error} that names the Content Lake's URL, when it is unavailable and the result is not cached
 */
export async function fetchContent<const Query extends string>({
  query,
  params = {},
  tags,
}: ContentQuery<Query>): Promise<ClientReturn<Query, unknown>> {
  try {
    const preview = await currentPreview()
    const result = preview
      ? await fetchPreview(preview, query, params)
      : await client.fetch(query, params, {cache: 'force-cache', next: {tags: [contentTag, ...tags]}})
    return parseContent(query, result, params)
  } catch (error) {
    throw lakeError(error)
  }
}
