'use client'

import {useTranslations} from 'next-intl'
import dynamic from 'next/dynamic'
import type {ReactNode} from 'react'
import {usePounds} from '#/features/payments/use-pounds.ts'
import type {Sum} from './report.ts'
import styles from './printed-report.module.css'
import stacked from './stacked-rows.module.css'

// Only those who look at a chart load its library.
const ShareBar = dynamic(async () => (await import('#/ui/charts/share-bar.tsx')).ShareBar, {
  ssr: false,
  loading: () => <div className="h-3" />,
})

const cellClass = 'px-2.5 py-2 first:ps-4 last:pe-4'
const ruledCellClass = `border-t border-line ${cellClass}`
const numberClass = 'text-end whitespace-nowrap tabular-nums'

const columns = ['grossPence', 'goneBackPence', 'feePence', 'netPence'] as const

interface SumTableProps {
  title: string
  /** The heading of the first column. */
  heading: string
  rows: (Sum & {key: string; name: ReactNode})[]
  /** Without it there is no last row. */
  total?: Sum | undefined
  hasBars?: boolean
}

export function SumTable({title, heading, rows, total, hasBars = false}: SumTableProps) {
  const t = useTranslations('admin.year.column')
  const words = useTranslations('admin.year')
  const most = Math.max(...rows.map(({grossPence}) => grossPence))
  return (
    <div className={stacked.frame}>
      <table
        className={`${stacked.table} w-full rounded-card border border-line bg-raised [border-collapse:separate] [border-spacing:0] print:border-0 ${styles.dense}`}
      >
        <caption className="mb-2 text-start font-serif text-h3 font-semibold">{title}</caption>
        <thead className="text-small text-muted">
          <tr>
            <th scope="col" className={`${cellClass} text-start font-semibold`}>
              {heading}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={`${cellClass} text-end font-semibold`}>
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="align-top">
          {rows.map(({key, name, ...sum}) => (
            <tr key={key}>
              <th
                scope="row"
                className={`${ruledCellClass} w-full min-w-36 text-start font-normal wrap-break-word`}
              >
                {name}
                {hasBars && (
                  <span className="mt-1.5 block print:hidden">
                    <ShareBar value={sum.grossPence} most={most} />
                  </span>
                )}
              </th>
              <SumCells sum={sum} />
            </tr>
          ))}
        </tbody>
        {total && (
          // Browsers repeat a foot on each sheet, where it would be taken for the sum of the sheet.
          <tfoot className="font-semibold">
            <tr>
              <th scope="row" className={`${ruledCellClass} text-start`}>
                {words('total')}
              </th>
              <SumCells sum={total} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function SumCells({sum}: {sum: Sum}) {
  const t = useTranslations('admin.year.column')
  const pounds = usePounds()
  return columns.map((column) => {
    const isShown = column === 'grossPence' || column === 'netPence' || sum[column] !== 0
    return (
      <td
        key={column}
        data-column={t(column)}
        className={`${ruledCellClass} ${numberClass} ${isShown ? '' : stacked.none}`}
      >
        {isShown ? pounds(sum[column]) : '–'}
      </td>
    )
  })
}
