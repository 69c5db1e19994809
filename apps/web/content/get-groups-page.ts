import 'server-only'
import type {GroupsPage} from './content-types.ts'
import {fetchContent} from './fetch-content.ts'
import {groupsPageQuery} from './queries/groups.ts'

export async function getGroupsPage(): Promise<GroupsPage | null> {
  return fetchContent({query: groupsPageQuery, tags: ['groupsPage']})
}
