'use client'

import {useFormatter, useTranslations} from 'next-intl'
import {useRef} from 'react'
import {formatPounds} from '#/ui/format-pounds.ts'
import {useRaisedPounds} from './giving-queries.ts'

interface RaisedSumProps {
  campaignId: string
  /** Pounds. */
  target: number | null
}

/** What a campaign has raised so far and, if it has a target, how far that is. */
export function RaisedSum({campaignId, target}: RaisedSumProps) {
  const t = useTranslations('campaign.live')
  const format = useFormatter()
  const element = useRef<HTMLDivElement>(null)
  const raised = useRaisedPounds(campaignId, element)
  const sum = formatPounds(format, raised ?? 0)
  const isShown = raised !== undefined && (target || raised > 0)
  return (
    <div ref={element} className={target ? 'mb-6 min-h-14' : undefined}>
      {isShown && target ? <ProgressBar share={Math.min(raised / target, 1)} /> : null}
      {isShown && (
        <p className={target ? 'font-semibold' : 'mb-6 font-serif text-h3 font-semibold'}>
          {target ? t('raisedOf', {sum, target: formatPounds(format, target)}) : t('raised', {sum})}
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
