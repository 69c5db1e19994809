import 'server-only'
import type {MembershipPage} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {membershipPageQuery} from '#/sanity/pages.ts'

export async function getMembershipPage(): Promise<MembershipPage | null> {
  return fetchContent({query: membershipPageQuery, tags: ['membershipPage', 'clock']})
}
