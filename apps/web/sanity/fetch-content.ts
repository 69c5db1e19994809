import 'server-only'
import type {ClientReturn, QueryParams} from '@sanity/client'
import {currentPreview} from '#/preview/current-preview.ts'
import {client} from './client.ts'
import {cacheTags, contentTag, type ContentTag} from './content-tags.ts'
import {fetchPreview} from './fetch-preview.ts'
import {lakeError} from './lake-error.ts'
import {readOrLast} from './last-result.ts'
import {parseContent} from './parse-content.ts'

interface ContentQuery<Query extends string> {
  query: Query
  params?: QueryParams
  /** `clock` is for a result whose use depends on the current time. */
  tags: ContentTag[]
}

/**
 * The result is cached until one of its tags is revalidated; a preview reads its drafts, uncached. While the Content Lake is
 * unavailable, the result is the last that there was.
 * @throws {Error} that names the Content Lake's URL, when it is unavailable and there has never been a result
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
      : await fetchPublished(query, params, tags)
    return parseContent(query, result, params)
  } catch (error) {
    throw lakeError(error)
  }
}

function fetchPublished<const Query extends string>(
  query: Query,
  params: QueryParams,
  types: ContentTag[],
): Promise<ClientReturn<Query, unknown>> {
  const tags = cacheTags([contentTag, ...types])
  return readOrLast({
    source: 'content',
    query,
    params,
    tags,
    async read() {
      try {
        return await client.fetch(query, params, {cache: 'force-cache', next: {tags}})
      } catch (error) {
        throw lakeError(error)
      }
    },
  })
}
