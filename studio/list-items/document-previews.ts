import {eventAdmission, type StoredAdmission} from '@site/schemas/event-admission'
import {inLondon} from '@site/schemas/london-time/in-words'
import {type Bilingual, languageOf} from '@site/schemas/languages'
import {isFilled} from '@site/schemas/validation/filled'
import type {PreviewConfig} from 'sanity'
import {previewLanguage} from './preview-language.tsx'

type Selected = Record<string, unknown> & {
  title?: Bilingual<string>
  description?: Bilingual<string>
}

export const documentPreviews: Record<string, PreviewConfig> = {
  newsItem: preview({media: 'image', date: 'date'}, ({date}) => [inWords(date)]),
  event: preview(
    {
      media: 'image',
      start: 'start',
      dateToBeConfirmed: 'dateToBeConfirmed',
      status: 'status',
      admission: 'admission',
      ticketing: 'ticketing',
    },
    (event) => [
      event.dateToBeConfirmed
        ? [inWords(event.start), mark('dateToBeConfirmed')].filter(Boolean).join(', ')
        : inWords(event.start),
    ],
    eventMarks,
  ),
  campaign: preview({title: 'name', media: 'image', reference: 'reference'}, ({reference}) => [
    reference ? say('reference', {reference}) : undefined,
  ]),
  school: preview({title: 'name', media: 'image', place: 'place.name.lt'}, ({place}) => [place]),
  group: preview({title: 'name', media: 'image', nextMeeting: 'nextMeeting'}, ({nextMeeting}) => [
    nextMeeting ? say('meets', {date: inWords(nextMeeting)}) : undefined,
  ]),
  photoAlbum: preview({media: 'photos.0', photos: 'photos'}, ({photos}) => [
    say('photos', {count: Object.keys(photos ?? {}).length}),
  ]),
  legalPage: preview({date: 'updatedOn'}, ({date}) => [inWords(date)]),
  redirect: {
    select: {
      title: 'from',
      page: 'page',
      documentTitle: 'document.title.lt',
      documentName: 'document.name.lt',
    },
    prepare: ({title, page, documentTitle, documentName}) => ({
      title: title ?? say('untitled'),
      subtitle: say('leadsTo', {target: page ?? documentTitle ?? documentName ?? '?'}),
    }),
  },
}

function preview(
  select: Record<string, string>,
  details: (selected: Selected) => unknown[],
  marks: (selected: Selected) => string[] = () => [],
): PreviewConfig {
  return {
    select: {title: 'title', description: 'description', ...select},
    prepare: (selection) => {
      const selected = selection as Selected
      const {title, media} = selected
      const lines = [
        ...marks(selected),
        ...(lacksEnglish(selected) ? [mark('noEnglish')] : []),
        ...details(selected),
        title?.lt && title.en !== title.lt && title.en,
      ]
      return {
        title: title?.lt || title?.en || say('untitled'),
        subtitle: lines.filter(Boolean).join(' · '),
        media: media as never,
      }
    },
  }
}

function lacksEnglish({title, description}: Selected): boolean {
  return [title, description].some((text) => isFilled(text?.lt) && !isFilled(text?.en))
}

function eventMarks(event: Selected): string[] {
  const {ticketing} = eventAdmission(event as StoredAdmission)
  return [
    ...(event.status === 'cancelled' ? [mark('cancelled')] : []),
    ...(event.status === 'changed' ? [mark('changed')] : []),
    ...(ticketing?.availability === 'soldOut' ? [mark('soldOut')] : []),
  ]
}

const say = (key: string, values?: Record<string, unknown>) => previewLanguage.t(key, values)
const mark = (name: string) => say(`mark.${name}`)

/** Returns „2025-12-13 17:00“ or ‘13 Dec 2025, 17:00’, and leaves out the hour of a day. */
function inWords(date: unknown): string | undefined {
  if (typeof date !== 'string' || Number.isNaN(Date.parse(date))) return undefined
  const timeStyle = date.includes('T') ? 'short' : undefined
  return inLondon(date, languageOf(previewLanguage.id), {dateStyle: 'medium', timeStyle})
}
