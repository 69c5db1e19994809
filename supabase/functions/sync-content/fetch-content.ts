import {moneyContent, type MoneyContent} from '@site/schemas/content/money-content'
import {createContentLake} from '../_shared/content-lake.ts'

export interface LakeEnv {
  SANITY_API_HOST?: string | undefined
  SANITY_PROJECT_ID: string
  SANITY_DATASET: string
  SANITY_API_READ_TOKEN: string
}

/** Oldest first: of two documents with the same key, the older one has the comments. */
const query = `*[_type in $kinds] | order(_createdAt asc, _id asc){
  _id,
  _type,
  _updatedAt,
  eventKey,
  "slug": slug.current,
  path,
  "title": coalesce(title, name){lt, en},
  start,
  end,
  dateToBeConfirmed,
  description{lt, en},
  status,
  statusNote{lt, en},
  place{name{lt, en}, address},
  capacity,
  admission,
  ticketing{url, takesMemberCodes},
  registration{open, membersFirstUntil, confirmsAddresses, closesAt},
  prices[]{audience{lt, en}, amount},
  memberDiscount{amount, validDays}
}`

/** The group has a dot in its id, which hides it from everybody without a token. */
const moneyQuery = `{
  "settings": *[_type == "siteSettings"][0]{name{lt, en}},
  "membersGroupUrl": *[_type == "membersGroup"][0].url,
  "campaigns": *[_type == "campaign"] | order(_createdAt asc, _id asc){_id, _type, name{lt, en}, path, targetAmount, reference}
}`

export async function fetchContent(env: LakeEnv, kinds: readonly string[]): Promise<unknown[]> {
  return (await lakeOf(env).query(query, {kinds}, 'published')) as unknown[]
}

export async function fetchMoneyContent(env: LakeEnv): Promise<MoneyContent> {
  return moneyContent.parse(await lakeOf(env).query(moneyQuery, {}, 'published'))
}

export const lakeOf = (env: LakeEnv) =>
  createContentLake({...env, token: env.SANITY_API_READ_TOKEN, timeoutMs: 10_000})
