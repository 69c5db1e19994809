import 'server-only'
import {documentPath} from '@site/schemas/routes/document-path'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {body, image, seo} from '#/sanity/fragments.ts'
import {now} from '#/time/now.ts'
import type {GroupListQueryResult, GroupsPageQueryResult} from '#/sanity/sanity.types.gen.ts'
import {titledTexts, type SearchSource} from '#/sanity/search-source.ts'

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

export const searchableGroupsQuery = defineQuery(
  `*[_type == "group"]{name, description, place, schedule, activities, note}`,
)

export const searchableGroupsPageQuery = defineQuery(`*[_type == "groupsPage"][0]{
  title, text, "generalInfo": {"lt": pt::text(generalInfo.lt), "en": pt::text(generalInfo.en)},
  steps, benefits, contactText
}`)

export async function getGroupsPage(): Promise<GroupsPage | null> {
  return fetchContent({query: groupsPageQuery, tags: ['groupsPage']})
}

/** All groups, ordered by position. `nextMeeting` is null once it has begun. */
export async function getGroups(): Promise<Group[]> {
  const groups = await fetchContent({query: groupListQuery, tags: ['group', 'clock']})
  const at = now().getTime()
  return groups.map((group) => ({
    ...group,
    nextMeeting: group.nextMeeting && Date.parse(group.nextMeeting) > at ? group.nextMeeting : null,
  }))
}

/** The groups as search indexes them. */
export async function getSearchableGroups(): Promise<SearchSource[]> {
  const groups = await fetchContent({query: searchableGroupsQuery, tags: ['group']})
  return groups.map(({name, description, place, schedule, activities, note}) => ({
    type: 'group',
    path: documentPath({_type: 'group'}),
    title: name,
    texts: [description, schedule, place?.name, place?.address, note, activities],
  }))
}

/** The page that lists the groups as search indexes it. */
export async function getSearchableGroupsPage(): Promise<SearchSource[]> {
  const page = await fetchContent({query: searchableGroupsPageQuery, tags: ['groupsPage']})
  if (!page) return []
  const {title, text, generalInfo, contactText, steps, benefits} = page
  return [
    {
      type: 'page',
      path: documentPath({_type: 'groupsPage'}),
      title,
      texts: [text, generalInfo, contactText, titledTexts(steps), benefits],
    },
  ]
}
