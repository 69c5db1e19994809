import 'server-only'
import {now} from '#/time/now.ts'
import type {Group} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {groupListQuery} from './groups.ts'

/** All groups, in the volunteers' order, each with its next meeting as long as that is to come. */
export async function getGroups(): Promise<Group[]> {
  const groups = await fetchContent({query: groupListQuery, tags: ['group', 'clock']})
  const at = now().getTime()
  return groups.map((group) => ({
    ...group,
    nextMeeting: group.nextMeeting && Date.parse(group.nextMeeting) > at ? group.nextMeeting : null,
  }))
}
