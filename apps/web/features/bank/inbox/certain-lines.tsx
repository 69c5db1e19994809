'use client'

import {useTranslations} from 'next-intl'
import {useMemo, useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {Choice} from '#/ui/forms/choice.tsx'
import type {SettledLine} from '../line/line-actions.ts'
import {LineFacts} from '../line/line-facts.tsx'
import {ProgressBar} from '../line/progress-bar.tsx'
import {payerOf} from '../matching/bank-words.ts'
import {settlementOf, type InboxData, type InboxItem} from './inbox-item.ts'
import {ReasonList} from './reason-list.tsx'
import {useProposalWords} from './use-proposal-words.ts'
import type {Settling} from './use-settling.ts'

interface CertainLinesProps {
  items: readonly InboxItem[]
  data: InboxData
  settling: Settling
}

const SHOWN = 100

/** All are confirmed with one press, except those whose mark somebody takes away. */
export function CertainLines({items, data, settling}: CertainLinesProps) {
  const t = useTranslations('admin.bank.certain')
  const words = useProposalWords(data)
  const [unmarked, setUnmarked] = useState<ReadonlySet<string>>(new Set())
  const [isWhole, setIsWhole] = useState(false)
  const marked = useMemo(() => items.filter(({line}) => !unmarked.has(line.id)), [items, unmarked])
  const {progress, settle, stop} = settling
  if (items.length === 0) return null
  const shown = isWhole ? items : items.slice(0, SHOWN)

  function toggle(id: string) {
    const next = new Set(unmarked)
    if (!next.delete(id)) next.add(id)
    setUnmarked(next)
  }

  return (
    <section aria-labelledby="certain-lines" className="grid grid-cols-1 gap-4">
      <h3 id="certain-lines" className="text-h3">
        {t('title', {count: items.length})}
      </h3>
      <p className="max-w-3xl text-muted">{t('text')}</p>
      <ul className="max-h-[60vh] divide-y divide-line overflow-y-auto rounded-card border border-line bg-raised px-4">
        {shown.map(({line, match}) => (
          <li key={line.id}>
            <Choice
              type="checkbox"
              checked={!unmarked.has(line.id)}
              onChange={() => toggle(line.id)}
              className="py-3"
            >
              <LineFacts line={line} />
              {match.proposal && (
                <span className="block font-semibold wrap-anywhere">{words.describe(match.proposal)}</span>
              )}
              <ReasonList reasons={match.reasons} explain={words.explain} />
            </Choice>
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <button
          type="button"
          onClick={() => setIsWhole(true)}
          className={`${buttonClass('quiet')} justify-self-start`}
        >
          {t('showAll', {count: items.length})}
        </button>
      )}
      {progress ? (
        <ProgressBar label={t('busy')} {...progress} onStop={stop} />
      ) : (
        <button
          type="button"
          disabled={marked.length === 0}
          onClick={() => void settle(marked.flatMap((item) => toSettle(item, data)))}
          className={`${buttonClass()} min-h-12 justify-self-start disabled:cursor-progress`}
        >
          {t('confirm', {count: marked.length})}
        </button>
      )}
    </section>
  )
}

function toSettle({line, match}: InboxItem, {payers}: InboxData): SettledLine[] {
  const settlement = settlementOf(match.proposal, line.openPence, payers)
  return settlement ? [{lineId: line.id, settlement, payer: payerOf(line.text ?? '')}] : []
}
