import 'server-only'
import type {ClientReturn, QueryParams} from '@sanity/client'
import {client} from './client.ts'
import {contentTag, type ContentTag} from './freshness/content-tags.ts'

interface ContentQuery<Query extends string> {
  query: Query
  params?: QueryParams
  /** Types of document that the result depends on, and `clock` where it is sorted or marked by the time of day. */
  tags: ContentTag[]
}

/** The result of a query over published content, kept until a document of one of its types changes. */
export async function fetchContent<const Query extends string>({
  query,
  params = {},
  tags,
}: ContentQuery<Query>): Promise<ClientReturn<Query, unknown>> {
  return client.fetch(query, params, {cache: 'force-cache', next: {tags: [contentTag, ...tags]}})
}
