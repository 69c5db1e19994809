'use client'

import {formatPounds} from '@site/schemas/money/format-money'
import {useLocale, useTranslations} from 'next-intl'
import {useRef} from 'react'
import {useRaisedPounds} from './giving-queries.ts'

interface RaisedSumProps {
  campaignId: string
  /** The target is in pounds. */
  target: number | null
}

export function RaisedSum({campaignId, target}: RaisedSumProps) {
  const t = useTranslations('campaign.live')
  const locale = useLocale()
  const element = useRef<HTMLDivElement>(null)
  const raised = useRaisedPounds(campaignId, element)
  const sum = formatPounds(locale, raised ?? 0)
  const isShown = raised !== undefined && (target || raised > 0)
  return (
    <div ref={element} className={target ? 'mb-6 min-h-14' : undefined}>
      {isShown && target ? <ProgressBar share={Math.min(raised / target, 1)} /> : null}
      {isShown && (
        <p className={target ? 'font-semibold' : 'mb-6 font-serif text-h3 font-semibold'}>
          {target ? t('raisedOf', {sum, target: formatPounds(locale, target)}) : t('raised', {sum})}
        </p>
      )}
    </div>
  )
}

/** Repeats the words below it for the eye. */
function ProgressBar({share}: {share: number}) {
  return (
    <div aria-hidden="true" className="mb-2 h-3 overflow-hidden rounded-soft border border-muted bg-sunken">
      <div className="h-full bg-brand forced-colors:bg-[Highlight]" style={{width: `${share * 100}%`}} />
    </div>
  )
}
