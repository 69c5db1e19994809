import {eventKinds, newsCategories} from '@site/schemas/options/categories'
import {weekdays} from '@site/schemas/options/periods'
import {linkPages} from '@site/schemas/fields/link-target'
import {articleTexts} from './english/news-and-legal.ts'
import {campaignTexts} from './english/campaign.ts'
import {communityTexts} from './english/community.ts'
import {contentTexts} from './english/text-and-links.ts'
import {eventPartTexts} from './english/event-parts.ts'
import {eventTexts} from './english/event.ts'
import {listedTexts} from './english/group-and-album.ts'
import {messageTexts} from './english/messages.ts'
import {pageTexts} from './english/pages.ts'
import {schoolTexts} from './english/school.ts'
import {sharedTexts} from './english/shared.ts'

/** English by type of the schema, then by the Lithuanian of the schema. */
const textsOfType: Record<string, Record<string, string>> = {
  ...articleTexts,
  ...campaignTexts,
  ...communityTexts,
  ...contentTexts,
  ...eventPartTexts,
  ...eventTexts,
  ...listedTexts,
  ...pageTexts,
  ...schoolTexts,
}

/** Options that the site shows too have both languages already. */
const bilingualOptions = [...newsCategories, ...eventKinds, ...weekdays, ...linkPages].map(
  ({title}) => [title.lt, title.en] as const,
)

const everywhere: Record<string, string> = {...Object.fromEntries(bilingualOptions), ...sharedTexts}

/** The English of a title or description in a type of the schema. */
export const englishText = (lithuanian: string, type: string): string | undefined =>
  textsOfType[type]?.[lithuanian] ?? everywhere[lithuanian]

/** The English of a message of the validation. */
export const englishMessage = (lithuanian: string): string | undefined => messageTexts[lithuanian]

/** Every Lithuanian text of the tables, by type; the messages under `messages`. */
export const tables: Record<string, Record<string, string>> = {
  ...textsOfType,
  shared: sharedTexts,
  messages: messageTexts,
}
