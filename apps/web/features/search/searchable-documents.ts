import 'server-only'
import type {Language} from '@site/schemas/languages'
import {pages} from '@site/schemas/routes/route-table'
import type {Locale} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import {createHash} from 'node:crypto'
import {getSearchableAboutPage} from '#/features/about/about-queries.ts'
import {getSearchableAlbums} from '#/features/albums/albums-queries.ts'
import {getSearchableCampaigns} from '#/features/campaigns/campaigns-queries.ts'
import {getSearchableContactPage} from '#/features/contact/contact-queries.ts'
import {getSearchableEvents} from '#/features/events/events-queries.ts'
import {getSearchableGroups, getSearchableGroupsPage} from '#/features/groups/groups-queries.ts'
import {getSearchableHomePage} from '#/features/home/home-queries.ts'
import {getSearchableLegalPages} from '#/features/legal/legal-queries.ts'
import {getSearchableMembershipPage} from '#/features/membership/membership-queries.ts'
import {getSearchableNews} from '#/features/news/news-queries.ts'
import {getSearchableSchools, getSearchableSchoolsPage} from '#/features/schools/schools-queries.ts'
import {localize} from '#/i18n/localize.ts'
import {menu, moreMenu} from '#/routes/pages.ts'
import type {SearchSource, SearchText} from '#/sanity/search-source.ts'
import type {SearchDocument} from './ranking/search-index.ts'
import type {SynonymGroup} from './ranking/synonyms.ts'
import {getSynonyms} from './ranking/search-synonyms-queries.ts'

export interface SearchDocuments {
  /** Hash of the documents and synonyms. */
  version: string
  documents: Record<Language, SearchDocument[]>
  /** The same in both languages, since visitors mix them. */
  synonyms: SynonymGroup[]
}

/** All documents to index, in both languages, and the synonyms that volunteers defined. */
export async function getSearchDocuments(): Promise<SearchDocuments> {
  const [sources, lt, en, synonyms] = await Promise.all([
    getSources(),
    getMenuLabels('lt'),
    getMenuLabels('en'),
    getSynonyms(),
  ])
  const documents = {
    lt: toSearchDocuments(sources, lt, 'lt'),
    en: toSearchDocuments(sources, en, 'en'),
  }
  const version = createHash('sha256')
    .update(JSON.stringify([documents, synonyms]))
    .digest('base64url')
  return {version, documents, synonyms}
}

/** The sources in one language, with untranslated texts in the other. `labels` are the menu labels by path. */
export function toSearchDocuments(
  sources: SearchSource[],
  labels: Map<string, string>,
  language: Language,
): SearchDocument[] {
  const plain = (text: SearchText) =>
    typeof text === 'string' ? text : (localize(text, language)?.value ?? '')
  return sources.flatMap(({type, path, title, texts, date}, index): SearchDocument[] => {
    const localized = typeof title === 'string' ? {value: title, lang: language} : localize(title, language)
    if (!path || !localized) return []
    const label = type === 'page' && labels.get(path)
    return [
      {
        id: `${type}-${index}`,
        type,
        path,
        title: localized.value,
        lang: localized.lang,
        text: texts.flat().map(plain).filter(Boolean).join(' · '),
        ...(label && {label}),
        ...(date && {date}),
      },
    ]
  })
}

/** In the order of results that rank equally. */
async function getSources(): Promise<SearchSource[]> {
  const sources = await Promise.all([
    getSearchableNews(),
    getSearchableEvents(),
    getSearchableSchools(),
    getSearchableGroups(),
    getSearchableCampaigns(),
    getSearchableAlbums(),
    getSearchableHomePage(),
    getSearchableAboutPage(),
    getSearchableMembershipPage(),
    getSearchableContactPage(),
    getSearchableSchoolsPage(),
    getSearchableGroupsPage(),
    getSearchableLegalPages(),
    getListPages(),
  ])
  return sources.flat()
}

type PageRoute = (typeof pages)[number]
type ListRoute = Exclude<Extract<PageRoute, {lists: string}>, {document: string}>

const intros = {
  '/naujienos': 'news.intro',
  '/renginiai': 'event.intro',
  '/fotografijos': 'photo.intro',
} as const satisfies Record<ListRoute['path'], string>

/** Lists without a document of their own, whose texts are messages. */
async function getListPages(): Promise<SearchSource[]> {
  const [lt, en] = await Promise.all([getTranslations({locale: 'lt'}), getTranslations({locale: 'en'})])
  const isListRoute = (page: PageRoute): page is ListRoute => 'lists' in page && !('document' in page)
  return pages.filter(isListRoute).map(({path, heading}) => {
    const intro = intros[path]
    return {
      type: 'page',
      path,
      title: {lt: lt(heading), en: en(heading)},
      texts: [{lt: lt(intro), en: en(intro)}],
    }
  })
}

async function getMenuLabels(locale: Locale): Promise<Map<string, string>> {
  const t = await getTranslations({locale, namespace: 'navigation'})
  return new Map([...menu, ...moreMenu].map(({path, label}) => [path, t(label)]))
}
