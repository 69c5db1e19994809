import 'server-only'
import type {ClientReturn, QueryParams} from 'next-sanity'
import {client} from './client.ts'

interface FetchContent<Query extends string> {
  query: Query
  params?: QueryParams
  /** Document types that the result depends on. */
  tags: string[]
}

/** Asks Content Lake once and keeps the answer until one of its tags is revalidated. */
export async function fetchContent<const Query extends string>({
  query,
  params = {},
  tags,
}: FetchContent<Query>): Promise<ClientReturn<Query>> {
  return client.fetch(query, params, {cache: 'force-cache', next: {tags: ['content', ...tags]}})
}
