'use client'

import {useTranslations} from 'next-intl'
import dynamic from 'next/dynamic'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {useSettledQuery} from '../dashboard/query-client.ts'
import {RowsSkeleton} from '../dashboard/skeletons.tsx'
import {ListFailure} from '../list/list-message.tsx'
import {usePounds} from '../payments/use-pounds.ts'
import {campaignTotalsQuery, type CampaignTotal} from './admin-donations-queries.ts'

// The chart library is for those who look at it.
const ShareBar = dynamic(async () => (await import('../charts/share-bar.tsx')).ShareBar, {
  ssr: false,
  loading: () => <div className="h-3" />,
})

/** What each campaign has received and kept: a table, with a bar chart in it. */
export function CampaignTotals() {
  const t = useTranslations('admin.donations.totals')
  const pounds = usePounds()
  const {data, error, isLoading, reload} = useSettledQuery(campaignTotalsQuery)
  if (error && !data) {
    return <ListFailure error={error} hasRows={false} isLoading={isLoading} onRetry={() => void reload()} />
  }
  if (!data) return <RowsSkeleton />
  const shown = data.filter(({id, confirmedPence}) => id !== 'other' || confirmedPence > 0)
  const most = Math.max(...shown.map(({confirmedPence}) => confirmedPence))
  const total = data.reduce((sum, {confirmedPence}) => sum + confirmedPence, 0)
  return (
    <table className="w-full rounded-card border border-line bg-raised [border-collapse:separate] [border-spacing:0] [&_td]:px-4 [&_td]:py-3 [&_th]:px-4 [&_th]:py-3">
      <caption className="mb-2 text-start font-semibold">{t('title')}</caption>
      <thead className="text-small text-muted *:*:font-semibold">
        <tr>
          <th scope="col" className="text-start">
            {t('campaign')}
          </th>
          <th scope="col" className="text-end">
            {t('received')}
          </th>
          <th scope="col" className="text-end">
            {t('target')}
          </th>
        </tr>
      </thead>
      <tbody className="align-top *:*:border-t *:*:border-line">
        {shown.map((campaign) => (
          <CampaignRow key={campaign.id} campaign={campaign} most={most} />
        ))}
      </tbody>
      <tfoot className="*:*:border-t *:*:border-line *:*:font-semibold">
        <tr>
          <th scope="row" className="text-start">
            {t('total')}
          </th>
          <td className="text-end whitespace-nowrap">{pounds(total)}</td>
          <td className="text-end text-muted">–</td>
        </tr>
      </tfoot>
    </table>
  )
}

function CampaignRow({campaign, most}: {campaign: CampaignTotal; most: number}) {
  const t = useTranslations('admin.donations.totals')
  const pounds = usePounds()
  const {id, name, confirmedPence, targetPence} = campaign
  return (
    <tr>
      <th scope="row" className="w-3/5 text-start font-normal wrap-anywhere">
        <span className="mb-2 block">
          {id === 'other' ? t('other') : name.lt || name.en ? <LocalizedText text={name} /> : id}
        </span>
        <ShareBar value={confirmedPence} most={most} />
      </th>
      <td className="text-end whitespace-nowrap">{pounds(confirmedPence)}</td>
      <td className="text-end whitespace-nowrap text-muted">
        {targetPence === null ? '–' : pounds(targetPence)}
      </td>
    </tr>
  )
}
