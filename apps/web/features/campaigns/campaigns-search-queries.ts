import 'server-only'
import {documentPath} from '@site/schemas/routes/document-path'
import {defineQuery} from 'next-sanity'
import {joinTexts, textInBothLanguages} from '#/i18n/both-languages.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {plainBody} from '#/sanity/fragments.ts'
import {numberAsTyped, type SearchSource, statTexts} from '#/sanity/search-source.ts'

export const searchableCampaignsQuery = defineQuery(`*[_type == "campaign" && defined(path)]{
  name, formerTitles, description, "body": ${plainBody}, stats, statsNote, reference, responsible, "report": report{year, text},
  path
}`)

export async function getSearchableCampaigns(): Promise<SearchSource[]> {
  const [campaigns, inBothLanguages] = await Promise.all([
    fetchContent({query: searchableCampaignsQuery, tags: ['campaign']}),
    textInBothLanguages(),
  ])
  return campaigns.map(
    ({name, formerTitles, description, body, stats, statsNote, responsible, report, ...campaign}) => ({
      type: 'campaign',
      path: documentPath({_type: 'campaign', path: campaign.path}),
      title: name,
      texts: [
        description,
        body,
        statTexts(stats),
        statsNote,
        inBothLanguages(({t}) =>
          joinTexts([
            t('donation.button'),
            t('campaign.howToGive'),
            t('campaign.bank'),
            campaign.reference && `${t('bank.reference')}: ${campaign.reference}`,
            t('campaign.paypal'),
            report?.year && t('campaign.report', {year: `${report.year}`}),
          ]),
        ),
        report?.text,
        [responsible?.name, responsible?.role, responsible?.email, responsible?.phone],
      ],
      offer: {
        words: inBothLanguages(({t}) =>
          joinTexts([t('donation.button'), t('donation.dialog.submit'), t('donation.dialog.month')]),
        ),
      },
      alsoFoundBy: [...(formerTitles ?? []), ...numberAsTyped(responsible?.phone)],
    }),
  )
}
