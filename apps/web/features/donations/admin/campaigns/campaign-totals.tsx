'use client'

import {useTranslations} from 'next-intl'
import dynamic from 'next/dynamic'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {ScrollRegion} from '#/ui/layout/scroll-region.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {RowsSkeleton} from '#/features/admin-list/skeletons.tsx'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import {usePounds} from '#/features/payments/use-pounds.ts'
import {campaignTotalsQuery, type CampaignTotal} from './donations-campaign-queries.ts'

// Only those who look at a chart load its library.
const ShareBar = dynamic(async () => (await import('#/ui/charts/share-bar.tsx')).ShareBar, {
  ssr: false,
  loading: () => <div className="h-3" />,
})

const cellClass = 'px-2.5 py-3 first:ps-4 last:pe-4'
const ruledCellClass = `border-t border-line ${cellClass}`

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
    <ScrollRegion label={t('title')}>
      <table className="w-full rounded-card border border-line bg-raised [border-collapse:separate] [border-spacing:0]">
        <caption className="mb-2 text-start font-semibold">{t('title')}</caption>
        <thead className="text-small text-muted">
          <tr>
            <th scope="col" className={`${cellClass} text-start font-semibold`}>
              {t('campaign')}
            </th>
            <th scope="col" className={`${cellClass} text-end font-semibold`}>
              {t('received')}
            </th>
            <th scope="col" className={`${cellClass} text-end font-semibold`}>
              {t('target')}
            </th>
          </tr>
        </thead>
        <tbody className="align-top">
          {shown.map((campaign) => (
            <CampaignRow key={campaign.id} campaign={campaign} most={most} />
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr>
            <th scope="row" className={`${ruledCellClass} text-start`}>
              {t('total')}
            </th>
            <td className={`${ruledCellClass} text-end whitespace-nowrap`}>{pounds(total)}</td>
            <td className={`${ruledCellClass} text-end text-muted`}>–</td>
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  )
}

function CampaignRow({campaign, most}: {campaign: CampaignTotal; most: number}) {
  const t = useTranslations('admin.donations.totals')
  const pounds = usePounds()
  const {id, name, confirmedPence, targetPence} = campaign
  return (
    <tr>
      <th scope="row" className={`${ruledCellClass} w-full text-start font-normal wrap-break-word`}>
        <span className="mb-2 block">
          {id === 'other' ? t('other') : name.lt || name.en ? <LocalizedText text={name} /> : id}
        </span>
        <ShareBar value={confirmedPence} most={most} />
      </th>
      <td className={`${ruledCellClass} text-end whitespace-nowrap`}>{pounds(confirmedPence)}</td>
      <td className={`${ruledCellClass} text-end whitespace-nowrap text-muted`}>
        {targetPence === null ? '–' : pounds(targetPence)}
      </td>
    </tr>
  )
}
