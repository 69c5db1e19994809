import {CalendarIcon} from '@sanity/icons/Calendar'
import {ClockIcon} from '@sanity/icons/Clock'
import {DocumentsIcon} from '@sanity/icons/Documents'
import {TimelineIcon} from '@sanity/icons/Timeline'
import {hoursWithoutEnd} from '@site/schemas/calendar/event-end'
import {membersGroup, membersGroupId} from '@site/schemas/singletons/membersGroup'
import type {StructureBuilder, StructureResolver} from 'sanity/structure'
import type {documentTypes, singletonTypes} from '../schema/schema-types.ts'
import {siteNow} from '../time/site-clock.ts'
import {eventTemplates} from './event-templates.ts'
import {typeIcons} from '../schema/type-icons.ts'
import {orderedList} from './order/ordered-list.ts'
import {structureTexts} from './texts.ts'

const {lithuanian, namespace} = structureTexts

type DocumentType = (typeof documentTypes)[number]['name']
type SingletonType = (typeof singletonTypes)[number]['name']
type ListKey = keyof typeof lithuanian & `list.${string}`

export const structure: StructureResolver = (S) =>
  S.list()
    .id('content')
    .title(lithuanian['tool.title'])
    .i18n({title: {key: 'tool.title', ns: namespace}})
    .items([
      S.listItem()
        .id('events')
        .title(lithuanian['list.events'])
        .i18n(titled('list.events'))
        .icon(CalendarIcon)
        .child(events(S)),
      documents(S, 'newsItem', 'list.news', [
        {field: 'date', direction: 'desc'},
        {field: '_createdAt', direction: 'desc'},
      ]),
      orderedList(S, 'photoAlbum', 'list.albums'),
      orderedList(S, 'school', 'list.schools'),
      orderedList(S, 'group', 'list.groups'),
      documents(S, 'campaign', 'list.campaigns', [{field: 'name.lt', direction: 'asc'}]),
      S.divider(),
      fixedDocument(S, {id: 'siteSettings', type: 'siteSettings', title: 'list.siteSettings'}),
      S.listItem()
        .id('pages')
        .title(lithuanian['list.pages'])
        .i18n(titled('list.pages'))
        .icon(DocumentsIcon)
        .child(pages(S)),
      fixedDocument(S, {id: membersGroupId, type: membersGroup.name, title: 'list.membersGroup'}),
      documents(S, 'redirect', 'list.redirects', [{field: 'from', direction: 'asc'}]),
    ])

const titled = (key: ListKey) => ({title: {key, ns: namespace}})

function documents(
  S: StructureBuilder,
  type: DocumentType,
  title: ListKey,
  order: {field: string; direction: 'asc' | 'desc'}[],
) {
  return S.listItem()
    .id(type)
    .title(lithuanian[title])
    .i18n(titled(title))
    .icon(typeIcons[type])
    .schemaType(type)
    .child(S.documentTypeList(type).title(lithuanian[title]).i18n(titled(title)).defaultOrdering(order))
}

const singletonPages: SingletonType[] = [
  'homePage',
  'aboutPage',
  'schoolsPage',
  'groupsPage',
  'membershipPage',
  'contactPage',
]

function pages(S: StructureBuilder) {
  return S.list()
    .id('pages')
    .title(lithuanian['list.pages'])
    .i18n(titled('list.pages'))
    .items([
      ...singletonPages.map((type) =>
        fixedDocument(S, {id: type, type, title: `list.${type as Exclude<SingletonType, 'siteSettings'>}`}),
      ),
      fixedDocument(S, {id: 'terms', type: 'legalPage', title: 'list.terms'}),
      fixedDocument(S, {id: 'privacy', type: 'legalPage', title: 'list.privacy'}),
    ])
}

// The site counts in the same way, also for events without an end.
const upcoming = 'select(defined(end) => end >= $now, defined(start) => start >= $earliestStart, true)'

function events(S: StructureBuilder) {
  const now = siteNow()
  const params = {
    now: now.toISOString(),
    earliestStart: new Date(now.getTime() - hoursWithoutEnd.beforePast * 3600_000).toISOString(),
  }
  const templates = ['event', ...eventTemplates.map(({id}) => id)].map((id) => S.initialValueTemplateItem(id))
  const list = (title: ListKey, filter: string, direction: 'asc' | 'desc') =>
    S.documentTypeList('event')
      .title(lithuanian[title])
      .i18n(titled(title))
      .filter(`_type == "event" && ${filter}`)
      .params(params)
      .apiVersion('2025-02-19')
      .defaultOrdering([{field: 'start', direction}])
      .initialValueTemplates(templates)
  const item = (id: string, title: ListKey) =>
    S.listItem().id(id).title(lithuanian[title]).i18n(titled(title))

  return (
    S.list()
      .id('events')
      .title(lithuanian['list.events'])
      .i18n(titled('list.events'))
      .initialValueTemplates(templates)
      // It contains lists, not documents, so a new event opens in a form of its own.
      .canHandleIntent(() => false)
      .items([
        item('upcoming', 'list.events.upcoming')
          .icon(CalendarIcon)
          .child(list('list.events.upcoming.long', upcoming, 'asc')),
        item('past', 'list.events.past')
          .icon(ClockIcon)
          .child(list('list.events.past.long', `!(${upcoming})`, 'desc')),
        item('all', 'list.events.all')
          .icon(TimelineIcon)
          .child(list('list.events.all.long', 'true', 'desc')),
      ])
  )
}

interface FixedDocument {
  id: string
  type: string
  title: ListKey
}

/** The title of its pane is that of the preview: Sanity shows a given one in one language only. */
function fixedDocument(S: StructureBuilder, {id, type, title}: FixedDocument) {
  return S.listItem()
    .id(id)
    .title(lithuanian[title])
    .i18n(titled(title))
    .icon(typeIcons[type])
    .schemaType(type)
    .child(S.document().schemaType(type).documentId(id))
}
