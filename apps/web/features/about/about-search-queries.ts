import 'server-only'
import {documentPath} from '@site/schemas/routes/document-path'
import {formatPounds} from '@site/schemas/money/format-money'
import {defineQuery} from 'next-sanity'
import {joinTexts, type Words, textInBothLanguages} from '#/i18n/both-languages.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import type {SearchableAboutPageQueryResult} from '#/sanity/sanity.types.gen.ts'
import {type SearchSource, titledTexts} from '#/sanity/search-source.ts'
import {bankNumbersAsTyped, bankTexts} from '#/site-settings/bank-texts.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'

export const searchableAboutPageQuery = defineQuery(`*[_type == "aboutPage"][0]{
  title, text, "membership": {"lt": pt::text(membership.lt), "en": pt::text(membership.en)},
  connections, objectives, missions, eligibility, subscription, reasons, council, meetings, registration,
  "hasConstitution": defined(constitution), "hasAccounts": count(accounts) > 0
}`)

type SearchableAboutPage = NonNullable<SearchableAboutPageQueryResult>

export async function getSearchableAboutPage(): Promise<SearchSource[]> {
  const [page, settings, inBothLanguages] = await Promise.all([
    fetchContent({query: searchableAboutPageQuery, tags: ['aboutPage']}),
    getSiteSettings(),
    textInBothLanguages(),
  ])
  if (!page) return []
  const fee = settings?.membershipFee
  return [
    {
      type: 'page',
      path: documentPath({_type: 'aboutPage'}),
      title: page.title,
      texts: [
        page.text,
        page.membership,
        page.subscription,
        inBothLanguages((words) => {
          const {t, locale} = words
          return joinTexts([
            fee != null && `${t('membership.fee')}: ${formatPounds(locale, fee)} ${t('membership.perYear')}`,
            bankTexts(settings, words),
          ])
        }),
        page.objectives,
        page.eligibility,
        page.reasons,
        titledTexts(page.connections),
        titledTexts(page.missions),
        page.council && inBothLanguages(({t}) => t('about.council')),
        page.council?.flatMap(({name, role, text}) => [name, role, text]),
        titledTexts(page.meetings),
        inBothLanguages((words) => documentsOf(page, words)),
      ],
      alsoFoundBy: bankNumbersAsTyped(settings),
    },
  ]
}

function documentsOf({registration, ...has}: SearchableAboutPage, {t}: Words): string {
  return joinTexts([
    registration?.number && `${t('about.registration')}: ${registration.number}`,
    has.hasConstitution && t('about.constitution'),
    has.hasAccounts && t('about.accounts'),
  ])
}
