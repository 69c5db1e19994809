import 'server-only'
import type {MembershipPage} from './content-types.ts'
import {fetchContent} from './fetch-content.ts'
import {membershipPageQuery} from './queries/pages.ts'

export async function getMembershipPage(): Promise<MembershipPage | null> {
  return fetchContent({query: membershipPageQuery, tags: ['membershipPage', 'clock']})
}
