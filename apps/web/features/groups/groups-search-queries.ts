import 'server-only'
import {documentPath} from '@site/schemas/routes/document-path'
import {defineQuery} from 'next-sanity'
import {joinTexts, textInBothLanguages} from '#/i18n/both-languages.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {type SearchSource, titledTexts} from '#/sanity/search-source.ts'
import {formatDateTime} from '#/time/format-date.ts'

export const searchableGroupsQuery = defineQuery(
  `*[_type == "group"]{
    name, formerTitles, description, place, schedule, activities, note, ageFrom, ageTo, nextMeeting, email
  }`,
)

export const searchableGroupsPageQuery = defineQuery(`*[_type == "groupsPage"][0]{
  title, text, "generalInfo": {"lt": pt::text(generalInfo.lt), "en": pt::text(generalInfo.en)},
  steps, benefits, contactText, email
}`)

export async function getSearchableGroups(): Promise<SearchSource[]> {
  const [groups, inBothLanguages] = await Promise.all([
    fetchContent({query: searchableGroupsQuery, tags: ['group']}),
    textInBothLanguages(),
  ])
  return groups.map(({ageFrom, ageTo, nextMeeting, ...group}) => ({
    type: 'group',
    path: documentPath({_type: 'group'}),
    title: group.name,
    texts: [
      group.description,
      group.schedule,
      inBothLanguages(({t, locale}) =>
        joinTexts([
          ageFrom !== null && t('age.from', {from: `${ageFrom}`}),
          ageTo !== null && t('age.to', {to: `${ageTo}`}),
          nextMeeting && `${t('group.nextMeeting')}: ${formatDateTime(nextMeeting, locale)}`,
        ]),
      ),
      group.place?.name,
      group.place?.address,
      group.note,
      group.activities,
      group.email,
    ],
    alsoFoundBy: group.formerTitles,
  }))
}

export async function getSearchableGroupsPage(): Promise<SearchSource[]> {
  const page = await fetchContent({query: searchableGroupsPageQuery, tags: ['groupsPage']})
  if (!page) return []
  const {title, text, generalInfo, contactText, email, steps, benefits} = page
  return [
    {
      type: 'page',
      path: documentPath({_type: 'groupsPage'}),
      title,
      texts: [text, generalInfo, contactText, email, titledTexts(steps), benefits],
    },
  ]
}
