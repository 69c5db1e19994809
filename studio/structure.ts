import {CalendarIcon} from '@sanity/icons/Calendar'
import {ClockIcon} from '@sanity/icons/Clock'
import {CogIcon} from '@sanity/icons/Cog'
import {DocumentsIcon} from '@sanity/icons/Documents'
import {HeartIcon} from '@sanity/icons/Heart'
import {HomeIcon} from '@sanity/icons/Home'
import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {TimelineIcon} from '@sanity/icons/Timeline'
import type {ComponentType} from 'react'
import type {StructureBuilder, StructureResolver} from 'sanity/structure'
import {now} from './now.ts'
import {singletonTypes} from './schema-types.ts'

/** What a volunteer finds on the left, in the order in which it is needed. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title('Turinys')
    .items([
      S.listItem()
        .title('Naujienos')
        .icon(DocumentTextIcon)
        .schemaType('newsItem')
        .child(
          S.documentTypeList('newsItem')
            .title('Naujienos')
            .defaultOrdering([{field: 'date', direction: 'desc'}]),
        ),
      S.listItem().title('Renginiai').icon(CalendarIcon).child(events(S)),
      S.listItem()
        .title('Kampanijos')
        .icon(HeartIcon)
        .schemaType('campaign')
        .child(S.documentTypeList('campaign').title('Kampanijos')),
      S.divider(),
      S.listItem()
        .title('Puslapiai')
        .icon(DocumentsIcon)
        .child(
          S.list()
            .title('Puslapiai')
            .items([singleton(S, 'homePage', HomeIcon)]),
        ),
      singleton(S, 'siteSettings', CogIcon),
    ])

// An event without an end is over six hours after its start, as on the site.
const upcoming = 'select(defined(end) => end >= $now, defined(start) => start >= $sixHoursAgo, true)'

function events(S: StructureBuilder) {
  const params = {
    now: now().toISOString(),
    sixHoursAgo: new Date(now().getTime() - 6 * 3600_000).toISOString(),
  }
  const list = (title: string, filter: string, direction: 'asc' | 'desc') =>
    S.documentTypeList('event')
      .title(title)
      .filter(`_type == "event" && ${filter}`)
      .params(params)
      .apiVersion('2025-02-19')
      .defaultOrdering([{field: 'start', direction}])

  return S.list()
    .title('Renginiai')
    .items([
      S.listItem()
        .title('Būsimi')
        .icon(CalendarIcon)
        .child(list('Būsimi renginiai', upcoming, 'asc')),
      S.listItem()
        .title('Praėję')
        .icon(ClockIcon)
        .child(list('Praėję renginiai', `!(${upcoming})`, 'desc')),
      S.listItem()
        .title('Visi')
        .icon(TimelineIcon)
        .child(list('Visi renginiai', 'true', 'desc')),
    ])
}

function singleton(S: StructureBuilder, type: (typeof singletonTypes)[number]['name'], icon: ComponentType) {
  const title = singletonTypes.find(({name}) => name === type)?.title ?? type
  return S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .schemaType(type)
    .child(S.document().schemaType(type).documentId(type).title(title))
}
