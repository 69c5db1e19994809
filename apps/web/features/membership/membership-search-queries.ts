import 'server-only'
import {documentPath} from '@site/schemas/routes/document-path'
import {formatPounds} from '@site/schemas/money/format-money'
import {defineQuery} from 'next-sanity'
import {joinTexts, textInBothLanguages} from '#/i18n/both-languages.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {type SearchSource, titledTexts} from '#/sanity/search-source.ts'
import {bankNumbersAsTyped, bankTexts} from '#/site-settings/bank-texts.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'

export const searchableMembershipPageQuery = defineQuery(`*[_type == "membershipPage"][0]{
  title, text, benefits, feeText, minimumAge, "eligibility": *[_type == "aboutPage"][0].eligibility
}`)

export async function getSearchableMembershipPage(): Promise<SearchSource[]> {
  const [page, settings, inBothLanguages] = await Promise.all([
    fetchContent({query: searchableMembershipPageQuery, tags: ['membershipPage', 'aboutPage']}),
    getSiteSettings(),
    textInBothLanguages(),
  ])
  if (!page) return []
  const {title, text, feeText, benefits, minimumAge, eligibility} = page
  const fee = settings?.membershipFee
  return [
    {
      type: 'page',
      path: documentPath({_type: 'membershipPage'}),
      title,
      texts: [
        text,
        inBothLanguages(({t, locale}) =>
          joinTexts([
            fee != null && `${t('membership.fee')}: ${formatPounds(locale, fee)} ${t('membership.perYear')}`,
            t('membership.howToJoin'),
            eligibility?.length
              ? t('membership.eligibility')
              : minimumAge != null && t('membership.minimumAge', {age: `${minimumAge}`}),
          ]),
        ),
        eligibility,
        feeText,
        titledTexts(benefits),
        inBothLanguages((words) => {
          const {t} = words
          return joinTexts([
            t('membership.form.paymentMethod'),
            t('membership.form.method.stripe'),
            t('membership.form.method.bank_transfer'),
            t('membership.startText'),
            bankTexts(settings, words),
            t('membership.renewal.title'),
          ])
        }),
      ],
      offer: {words: inBothLanguages(({t}) => joinTexts([t('membership.fee'), t('membership.form.submit')]))},
      alsoFoundBy: bankNumbersAsTyped(settings),
    },
  ]
}
