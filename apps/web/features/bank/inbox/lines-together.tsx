'use client'

import {useTranslations} from 'next-intl'
import {useId, useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {Choice} from '#/ui/forms/choice.tsx'
import type {SettledLine} from '../line/line-actions.ts'
import {LineFacts} from '../line/line-facts.tsx'
import {ProgressBar} from '../line/progress-bar.tsx'
import {payerOf} from '../matching/bank-words.ts'
import type {InboxData} from './inbox-data.ts'
import {settlementOf, type InboxItem} from './inbox-item.ts'
import {markOf, type Marks} from './item-groups.ts'
import {ReasonList} from './reason-list.tsx'
import {useProposalWords} from './use-proposal-words.ts'
import type {Settling} from './use-settling.ts'

interface LinesTogetherProps {
  title: string
  text: string
  confirmLabel: (count: number) => string
  items: readonly InboxItem[]
  data: InboxData
  settling: Settling
  /** Whether a line is to be confirmed unless somebody takes its mark away. */
  isMarkedFirst: boolean
  marks: Marks
  onMark: (items: readonly InboxItem[], isMarked: boolean) => void
  /** Offers to mark all at once. */
  markAllLabel?: string | undefined
}

const SHOWN = 100

/** The marked ones are confirmed with one press. The others are decided one by one. */
export function LinesTogether(props: LinesTogetherProps) {
  const {title, text, confirmLabel, items, data, settling, isMarkedFirst, marks, onMark, markAllLabel} = props
  const t = useTranslations('admin.bank')
  const id = useId()
  const words = useProposalWords(data)
  const [isWhole, setIsWhole] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const isMarked = (item: InboxItem) => marks.get(markOf(item)) ?? isMarkedFirst
  const marked = items.filter(isMarked)
  const shown = isWhole ? items : items.slice(0, SHOWN)

  async function confirm() {
    setIsSent(true)
    await settling.settle(marked.flatMap((item) => toSettle(item, data)))
    setIsSent(false)
  }

  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h3 id={id} className="text-h3">
        {title}
      </h3>
      <p className="max-w-3xl text-muted">{text}</p>
      {markAllLabel && !shown.every(isMarked) && (
        <button
          type="button"
          onClick={() => onMark(shown, true)}
          className={`${buttonClass('quiet')} justify-self-start`}
        >
          {markAllLabel}
        </button>
      )}
      <ul className="max-h-[60vh] divide-y divide-line overflow-y-auto rounded-card border border-line bg-raised px-4">
        {shown.map((item) => {
          const {line, match} = item
          const fault = settling.faults.get(line.id)
          return (
            <li key={line.id}>
              <Choice
                type="checkbox"
                checked={isMarked(item)}
                onChange={() => onMark([item], !isMarked(item))}
                className="py-3"
              >
                <LineFacts line={line} />
                {match.proposal && (
                  <span className="block font-semibold wrap-anywhere">{words.describe(match.proposal)}</span>
                )}
                <ReasonList reasons={match.reasons} explain={words.explain} />
                {fault && (
                  <span className="block text-small font-semibold text-danger">{t(`fault.${fault}`)}</span>
                )}
              </Choice>
            </li>
          )
        })}
      </ul>
      {shown.length < items.length && (
        <button
          type="button"
          onClick={() => setIsWhole(true)}
          className={`${buttonClass('quiet')} justify-self-start`}
        >
          {t('together.showAll', {count: items.length})}
        </button>
      )}
      {isSent && settling.progress ? (
        <ProgressBar label={t('together.busy')} {...settling.progress} onStop={settling.stop} />
      ) : (
        <button
          type="button"
          disabled={marked.length === 0 || settling.progress !== null}
          onClick={() => void confirm()}
          className={`${buttonClass()} min-h-12 justify-self-start disabled:cursor-progress`}
        >
          {confirmLabel(marked.length)}
        </button>
      )}
    </section>
  )
}

function toSettle({line, match}: InboxItem, {payers}: InboxData): SettledLine[] {
  const settlement = settlementOf(match.proposal, line.openPence, payers)
  return settlement ? [{lineId: line.id, settlement, payer: payerOf(line.text ?? '')}] : []
}
