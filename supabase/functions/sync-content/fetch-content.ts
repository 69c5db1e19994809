import {createContentLake} from '../_shared/content-lake.ts'

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
export async function fetchContent(env: LakeEnv, kinds: readonly string[]): Promise<unknown[]> {
  const lake = createContentLake({...env, token: env.SANITY_API_READ_TOKEN, timeoutMs: 10_000})
  return (await lake.query(query, {kinds}, 'published')) as unknown[]
}
