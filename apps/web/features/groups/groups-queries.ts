import 'server-only'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {body, image, seo} from '#/sanity/fragments.ts'
import {now} from '#/time/now.ts'
import type {GroupListQueryResult, GroupsPageQueryResult} from '#/sanity/sanity.types.gen.ts'

export type GroupsPage = NonNullable<GroupsPageQueryResult>

export type Group = GroupListQueryResult[number]

export const groupsPageQuery = defineQuery(`*[_type == "groupsPage"][0]{
  title,
  text,
  "generalInfo": generalInfo${body},
  steps,
  benefits,
  contactText,
  email,
  eventKey,
  "seo": seo${seo}
}`)

export const groupListQuery = defineQuery(`*[_type == "group"] | order(position asc, name.lt asc){
  _id,
  name,
  description,
  "image": image${image},
  ageFrom,
  ageTo,
  schedule,
  activities,
  nextMeeting,
  place,
  email,
  note
}`)

export async function getGroupsPage(): Promise<GroupsPage | null> {
  return fetchContent({query: groupsPageQuery, tags: ['groupsPage']})
}

/** `nextMeeting` is null once it has started. */
export async function getGroups(): Promise<Group[]> {
  const groups = await fetchContent({query: groupListQuery, tags: ['group', 'clock']})
  const at = now().getTime()
  return groups.map((group) => ({
    ...group,
    nextMeeting: group.nextMeeting && Date.parse(group.nextMeeting) > at ? group.nextMeeting : null,
  }))
}
