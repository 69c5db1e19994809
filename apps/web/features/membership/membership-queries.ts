import 'server-only'
import {documentPath} from '@site/schemas/routes/document-path'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {image, seo} from '#/sanity/fragments.ts'
import type {MembershipPageQueryResult} from '#/sanity/sanity.types.gen.ts'
import {titledTexts, type SearchSource} from '#/sanity/search-source.ts'

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

export const searchableMembershipPageQuery = defineQuery(
  `*[_type == "membershipPage"][0]{title, text, benefits, feeText}`,
)

export async function getMembershipPage(): Promise<MembershipPage | null> {
  return fetchContent({query: membershipPageQuery, tags: ['membershipPage', 'clock']})
}

/** The age in years from which one can become a member. */
export async function getMinimumAge(): Promise<number | null> {
  const page = await fetchContent({query: membershipPageQuery, tags: ['membershipPage']})
  return page?.minimumAge ?? null
}

/** The membership page as search indexes it. */
export async function getSearchableMembershipPage(): Promise<SearchSource[]> {
  const page = await fetchContent({query: searchableMembershipPageQuery, tags: ['membershipPage']})
  if (!page) return []
  const {title, text, feeText, benefits} = page
  return [
    {
      type: 'page',
      path: documentPath({_type: 'membershipPage'}),
      title,
      texts: [text, feeText, titledTexts(benefits)],
    },
  ]
}
