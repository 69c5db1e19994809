import 'server-only'
import type {GroupsPage} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {groupsPageQuery} from './groups.ts'

export async function getGroupsPage(): Promise<GroupsPage | null> {
  return fetchContent({query: groupsPageQuery, tags: ['groupsPage']})
}
