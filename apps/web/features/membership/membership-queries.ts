import 'server-only'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {image, seo} from '#/sanity/fragments.ts'
import type {MembershipPageQueryResult} from '#/sanity/sanity.types.gen.ts'

export type MembershipPage = NonNullable<MembershipPageQueryResult>

export const membershipPageQuery = defineQuery(`*[_type == "membershipPage"][0]{
  title,
  text,
  "image": image${image},
  hasDeadline,
  benefits,
  feeText,
  minimumAge,
  "seo": seo${seo}
}`)

export async function getMembershipPage(): Promise<MembershipPage | null> {
  return fetchContent({query: membershipPageQuery, tags: ['membershipPage', 'clock']})
}

/** The age is in years. */
export async function getMinimumAge(): Promise<number | null> {
  const page = await fetchContent({query: membershipPageQuery, tags: ['membershipPage']})
  return page?.minimumAge ?? null
}
