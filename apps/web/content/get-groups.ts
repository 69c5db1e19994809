import 'server-only'
import type {Group} from './content-types.ts'
import {fetchContent} from './fetch-content.ts'
import {groupListQuery} from './queries/groups.ts'

/** All groups, in the volunteers' order. */
export async function getGroups(): Promise<Group[]> {
  return fetchContent({query: groupListQuery, tags: ['group', 'clock']})
}
