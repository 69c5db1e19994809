import 'server-only'
import type {Language} from '@site/schemas/languages'
import {type PagePath, pages} from '@site/schemas/routes/route-table'
import type {Locale} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import {createHash} from 'node:crypto'
import {getSearchableAboutPage} from '#/features/about/about-search-queries.ts'
import {getSearchableAlbums} from '#/features/albums/albums-search-queries.ts'
import {getSearchableCampaigns} from '#/features/campaigns/campaigns-search-queries.ts'
import {getSearchableContactPage} from '#/features/contact/contact-search-queries.ts'
import {getSearchableEvents} from '#/features/events/events-search-queries.ts'
import {getSearchableGroups, getSearchableGroupsPage} from '#/features/groups/groups-search-queries.ts'
import {getSearchableHomePage} from '#/features/home/home-search-queries.ts'
import {getSearchableLegalPages} from '#/features/legal/legal-search-queries.ts'
import {getSearchableMembershipPage} from '#/features/membership/membership-search-queries.ts'
import {getSearchableNews} from '#/features/news/news-search-queries.ts'
import {getSearchableSchools, getSearchableSchoolsPage} from '#/features/schools/schools-search-queries.ts'
import {joinTexts, textInBothLanguages, type Words} from '#/i18n/both-languages.ts'
import {menu, moreMenu} from '#/routes/pages.ts'
import type {SearchSource, SearchText} from '#/sanity/search-source.ts'
import type {SearchDocument, SearchDocuments} from './ranking/search-document.ts'
import {getSynonyms} from './ranking/search-synonyms-queries.ts'

export async function getSearchDocuments(): Promise<SearchDocuments> {
  const [sources, lt, en, synonyms, inBothLanguages] = await Promise.all([
    getSources(),
    getMenuLabels('lt'),
    getMenuLabels('en'),
    getSynonyms(),
    textInBothLanguages(),
  ])
  const kindOf = (type: SearchSource['type']) =>
    type === 'page' ? [] : Object.values(inBothLanguages(({t}) => t(`search.type.${type}`)))
  const documents = toSearchDocuments(sources, {lt, en}, kindOf)
  const version = createHash('sha256')
    .update(JSON.stringify([documents, synonyms]))
    .digest('base64url')
  return {version, documents, synonyms}
}

/** Drops sources without path or title. `labels` are by path; `kindOf` names a type, such as „Grupė“ and ‘Group’. */
export function toSearchDocuments(
  sources: SearchSource[],
  labels: Record<Language, Map<string, string>>,
  kindOf: (type: SearchSource['type']) => string[] = () => [],
): SearchDocument[] {
  const timesListed = new Map<string, number>()
  return sources.flatMap((source): SearchDocument[] => {
    const {type, path, title, texts, alsoFoundBy, date, placeAndPrice, offer, overAt, isLegal} = source
    const titles = {lt: textIn(title, 'lt'), en: textIn(title, 'en')}
    if (!path || !(titles.lt || titles.en)) return []
    const joined = (language: Language) => joinTexts(texts.flat().map((text) => textIn(text, language)))
    const hidden = [...kindOf(type), ...(alsoFoundBy ?? [])].filter(Boolean)
    const page = `${type} ${path}`
    const before = timesListed.get(page) ?? 0
    timesListed.set(page, before + 1)
    const label = {lt: labels.lt.get(path) ?? '', en: labels.en.get(path) ?? ''}
    return [
      {
        id: `${page} ${before}`,
        type,
        path,
        title: titles,
        text: {lt: joined('lt'), en: joined('en')},
        ...(type === 'page' && label.lt && {label}),
        ...(hidden.length > 0 && {alsoFoundBy: hidden.join(' · ')}),
        ...(date && {date}),
        ...(placeAndPrice && {placeAndPrice}),
        ...(offer && {offer}),
        ...(overAt && {overAt}),
        ...(isLegal && {isLegal}),
      },
    ]
  })
}

/** A text that both languages share counts for each; '' stands for none. */
function textIn(text: SearchText, language: Language): string {
  return (typeof text === 'string' ? text : (text?.[language] ?? '')).trim()
}

/** Results that rank equally keep this order. */
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
    getPagesOfMessages(),
  ])
  return sources.flat()
}

type PageRoute = (typeof pages)[number]
type ListRoute = Exclude<Extract<PageRoute, {lists: string}>, {document: string}>
type TextOf = (words: Words) => string

/** Pages without a document of their own can be found by these. */
const pageTexts = {
  '/naujienos': ({t}: Words) =>
    joinTexts([t('news.intro'), t('newsletter.title'), t('newsletter.form.submit'), t('footer.rss')]),
  '/naujienos/puslapis/visos': ({t}: Words) => joinTexts([t('news.allIntro')]),
  '/renginiai': ({t}: Words) =>
    joinTexts([
      t('event.intro'),
      t('event.upcoming'),
      t('event.past'),
      t('calendar.title'),
      t('calendar.text'),
    ]),
  '/fotografijos': ({t}: Words) => joinTexts([t('photo.intro')]),
  '/prieinamumas': ({t}: Words) =>
    joinTexts([
      t('accessibility.intro'),
      t('accessibility.standard.text'),
      t('accessibility.tested.title'),
      t('accessibility.contact.title'),
      t('accessibility.contact.text'),
      t('accessibility.venues.title'),
    ]),
  '/paskyra': ({t}: Words) =>
    joinTexts([
      t('account.logIn.tab'),
      t('account.signUp.tab'),
      t('account.signUp.intro'),
      t('membership.own.title'),
      t('membership.own.text'),
      t('account.profile.newsletter.title'),
      t('account.profile.newsletter.label'),
      t('account.profile.changePassword'),
      t('account.profile.dataTitle'),
      t('account.profile.dataText'),
      t('account.profile.deleteTitle'),
      t('account.profile.deleteText'),
    ]),
  '/aukoti': ({t}: Words) =>
    joinTexts([
      t('donation.dialog.text'),
      t('donation.dialog.card'),
      t('donation.dialog.interval'),
      t('donation.dialog.once'),
      t('donation.dialog.month'),
      t('donation.dialog.monthHint'),
    ]),
  '/mano-auka': ({t}: Words) =>
    joinTexts([
      t('donation.dialog.already'),
      t('donation.dialog.monthHint'),
      t('donation.monthly.request.text'),
    ]),
  '/slaptazodis': ({t}: Words) => joinTexts([t('account.logIn.forgotten'), t('account.reset.intro')]),
} satisfies Record<ListRoute['path'], TextOf> & {[path in PagePath]?: TextOf}

const pageOffers: {[path in PagePath]?: TextOf} = {
  '/aukoti': ({t}) => joinTexts([t('donation.button'), t('donation.dialog.submit')]),
}

async function getPagesOfMessages(): Promise<SearchSource[]> {
  const inBothLanguages = await textInBothLanguages()
  return pages.flatMap(({path, heading}): SearchSource[] => {
    const text = path in pageTexts ? pageTexts[path as keyof typeof pageTexts] : undefined
    if (!text) return []
    const offer = pageOffers[path]
    return [
      {
        type: 'page',
        path,
        title: inBothLanguages(({t}) => t(heading)),
        texts: [inBothLanguages(text)],
        ...(offer && {offer: {words: inBothLanguages(offer)}}),
      },
    ]
  })
}

async function getMenuLabels(locale: Locale): Promise<Map<string, string>> {
  const t = await getTranslations({locale, namespace: 'navigation'})
  return new Map([...menu, ...moreMenu].map(({path, label}) => [path, t(label)]))
}
