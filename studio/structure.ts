import {BookIcon} from '@sanity/icons/Book'
import {CalendarIcon} from '@sanity/icons/Calendar'
import {ClockIcon} from '@sanity/icons/Clock'
import {CogIcon} from '@sanity/icons/Cog'
import {CreditCardIcon} from '@sanity/icons/CreditCard'
import {DocumentSheetIcon} from '@sanity/icons/DocumentSheet'
import {DocumentsIcon} from '@sanity/icons/Documents'
import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {HeartIcon} from '@sanity/icons/Heart'
import {HomeIcon} from '@sanity/icons/Home'
import {ImagesIcon} from '@sanity/icons/Images'
import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {LinkIcon} from '@sanity/icons/Link'
import {LockIcon} from '@sanity/icons/Lock'
import {TimelineIcon} from '@sanity/icons/Timeline'
import {UsersIcon} from '@sanity/icons/Users'
import {hoursWithoutEnd} from '@site/schemas/london-time'
import {membersGroup, membersGroupId} from '@site/schemas/singletons/membersGroup'
import type {ComponentType} from 'react'
import type {StructureBuilder, StructureResolver} from 'sanity/structure'
import {env} from './env.ts'
import {singletonTypes, type documentTypes} from './schema-types.ts'

type DocumentType = (typeof documentTypes)[number]['name']
type SingletonType = (typeof singletonTypes)[number]['name']

/** The navigation on the left, in the order in which volunteers need it. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title('Turinys')
    .items([
      documents(S, 'newsItem', 'Naujienos', DocumentTextIcon, {field: 'date', direction: 'desc'}),
      S.listItem().title('Renginiai').icon(CalendarIcon).child(events(S)),
      documents(S, 'school', 'Mokyklėlės', BookIcon, byPosition),
      documents(S, 'group', 'Grupės', UsersIcon, byPosition),
      documents(S, 'photoAlbum', 'Nuotraukos', ImagesIcon, byPosition),
      documents(S, 'campaign', 'Kampanijos', HeartIcon, {field: 'name.lt', direction: 'asc'}),
      S.divider(),
      S.listItem().title('Puslapiai').icon(DocumentsIcon).child(pages(S)),
      documents(S, 'redirect', 'Nukreipimai', LinkIcon, {field: 'from', direction: 'asc'}),
      singleton(S, 'siteSettings', CogIcon),
      fixedDocument(S, {
        id: membersGroupId,
        type: membersGroup.name,
        title: membersGroup.title ?? membersGroup.name,
        icon: LockIcon,
      }),
    ])

const byPosition = {field: 'position', direction: 'asc'} as const

function documents(
  S: StructureBuilder,
  type: DocumentType,
  title: string,
  icon: ComponentType,
  order: {field: string; direction: 'asc' | 'desc'},
) {
  return S.listItem()
    .title(title)
    .icon(icon)
    .schemaType(type)
    .child(S.documentTypeList(type).title(title).defaultOrdering([order]))
}

function pages(S: StructureBuilder) {
  return S.list()
    .title('Puslapiai')
    .items([
      singleton(S, 'homePage', HomeIcon),
      singleton(S, 'aboutPage', InfoOutlineIcon),
      singleton(S, 'schoolsPage', BookIcon),
      singleton(S, 'groupsPage', UsersIcon),
      singleton(S, 'membershipPage', CreditCardIcon),
      singleton(S, 'contactPage', EnvelopeIcon),
      fixedDocument(S, {id: 'terms', type: 'legalPage', title: 'Naudojimo sąlygos', icon: DocumentSheetIcon}),
      fixedDocument(S, {
        id: 'privacy',
        type: 'legalPage',
        title: 'Privatumo politika',
        icon: DocumentSheetIcon,
      }),
    ])
}

const clockAheadMs = env.SANITY_STUDIO_SITE_CLOCK ? Date.parse(env.SANITY_STUDIO_SITE_CLOCK) - Date.now() : 0

/** The time that decides which events are upcoming: the site's clock, which is set back for seed content. */
const now = () => new Date(Date.now() + clockAheadMs)

// As on the site, also for events without an end.
const upcoming = 'select(defined(end) => end >= $now, defined(start) => start >= $earliestStart, true)'

function events(S: StructureBuilder) {
  const params = {
    now: now().toISOString(),
    earliestStart: new Date(now().getTime() - hoursWithoutEnd.beforePast * 3600_000).toISOString(),
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

function singleton(S: StructureBuilder, type: SingletonType, icon: ComponentType) {
  const title = singletonTypes.find(({name}) => name === type)?.title ?? type
  return fixedDocument(S, {id: type, type, title, icon})
}

interface FixedDocument {
  id: string
  type: string
  title: string
  icon: ComponentType
}

function fixedDocument(S: StructureBuilder, {id, type, title, icon}: FixedDocument) {
  return S.listItem()
    .id(id)
    .title(title)
    .icon(icon)
    .schemaType(type)
    .child(S.document().schemaType(type).documentId(id).title(title))
}
