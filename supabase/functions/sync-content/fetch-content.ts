import {createClient} from '@sanity/client'

interface LakeEnv {
  SANITY_API_HOST?: string | undefined
  SANITY_PROJECT_ID: string
  SANITY_DATASET: string
  SANITY_API_READ_TOKEN: string
}

/** Oldest first: of two documents with the same key, the older one has the comments. */
const query = `*[_type in $kinds] | order(_createdAt asc, _id asc){
  _id,
  _type,
  eventKey,
  "slug": slug.current,
  path,
  "title": coalesce(title, name){lt, en},
  start,
  end,
  dateToBeConfirmed,
  status,
  place{name{lt, en}, address},
  capacity,
  admission,
  ticketing{kind},
  registration{kind, open, closesAt},
  prices[]{audience{lt, en}, amount},
  memberDiscount{amount, validDays}
}`

/** All published documents of these types, not validated. */
export function fetchContent(env: LakeEnv, kinds: readonly string[]): Promise<unknown[]> {
  const client = createClient({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    token: env.SANITY_API_READ_TOKEN,
    apiVersion: '2026-02-01',
    perspective: 'published',
    useCdn: false,
    timeout: 10_000,
    maxRetries: 1,
    ...(env.SANITY_API_HOST && {apiHost: env.SANITY_API_HOST, useProjectHostname: false}),
  })
  return client.fetch<unknown[]>(query, {kinds})
}
