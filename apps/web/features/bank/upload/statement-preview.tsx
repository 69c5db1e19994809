'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useMemo, useState} from 'react'
import {formatShortDate} from '#/time/format-date.ts'
import {Choice} from '#/ui/forms/choice.tsx'
import {buttonClass} from '#/ui/controls/button.tsx'
import {usePounds} from '#/features/payments/use-pounds.ts'
import {balanceGap} from '../statement/balance-gap.ts'
import {linesOf} from '../statement/lines-of.ts'
import type {
  LineFault,
  OpenedStatement,
  StatementColumns,
  StatementDoubt,
  StatementLine,
} from '../statement/statement-line.ts'
import {ColumnFields} from './column-fields.tsx'

interface StatementPreviewProps {
  name: string
  statement: Extract<OpenedStatement, {ok: true}>
  onAdd: (lines: StatementLine[]) => Promise<void>
  onClose: () => void
}

const SAMPLES = 3

/** What was read of the file, before its lines go into the inbox. */
export function StatementPreview({name, statement, onAdd, onClose}: StatementPreviewProps) {
  const t = useTranslations('admin.bank.preview')
  const locale = useLocale()
  const pounds = usePounds()
  const [columns, setColumns] = useState(statement.kind === 'csv' ? statement.columns : undefined)
  const doubts: StatementDoubt[] = statement.kind === 'csv' ? statement.doubts : []
  // The balance tells that money out stands without a minus.
  const [isTurned, setIsTurned] = useState(doubts.includes('sign'))
  const {lines, faults, skipped} = useMemo(
    () => readLines(statement, columns, isTurned),
    [statement, columns, isTurned],
  )
  const gap = useMemo(() => balanceGap(lines, faults), [lines, faults])
  const days = lines.map(({on}) => on).toSorted()
  const [from, until] = [days[0], days.at(-1)]
  return (
    <div className="grid grid-cols-1 gap-5 rounded-card border border-line bg-raised p-5">
      <div>
        <h3 className="text-h3 wrap-anywhere">{name}</h3>
        <p className="text-muted">
          {[
            statement.kind === 'csv' && statement.layout ? t('layout', {bank: statement.layout}) : '',
            statement.account,
            t('lines', {count: lines.length}),
            from && until
              ? from === until
                ? formatShortDate(from, locale)
                : t('period', {from: formatShortDate(from, locale), until: formatShortDate(until, locale)})
              : '',
            skipped > 0 ? t('skipped', {count: skipped}) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {doubts.map((doubt) => (
        <p key={doubt} className="font-semibold">
          {t(`doubt.${doubt}`)}
        </p>
      ))}
      {gap && (
        <p className="font-semibold">{t('gap', {line: gap.line, day: formatShortDate(gap.on, locale)})}</p>
      )}
      {statement.kind === 'csv' && columns && (
        <details open={doubts.length > 0}>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-link">{t('columns')}</summary>
          <ColumnFields statement={statement} columns={columns} onChange={setColumns} />
          <Choice
            type="checkbox"
            checked={isTurned}
            onChange={({target}) => setIsTurned(target.checked)}
            className="mt-3"
          >
            {t('turned')}
          </Choice>
        </details>
      )}
      {lines.length > 0 && (
        <div>
          <h4 className="font-semibold">{t('samples')}</h4>
          <ul className="mt-1 grid gap-2">
            {lines.slice(0, SAMPLES).map((line) => (
              <li key={line.line} className="wrap-anywhere">
                <strong className="whitespace-nowrap">{pounds(line.pence)}</strong>{' '}
                <span className="whitespace-nowrap text-muted">{formatShortDate(line.on, locale)}</span>{' '}
                {line.text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <LineFaults faults={faults} />
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          disabled={lines.length === 0}
          onClick={() => void onAdd(lines)}
          className={`${buttonClass()} min-h-12 disabled:cursor-progress`}
        >
          {t('add', {count: lines.length})}
        </button>
        <button type="button" onClick={onClose} className={buttonClass('quiet')}>
          {t('close')}
        </button>
      </div>
    </div>
  )
}

function readLines(
  statement: StatementPreviewProps['statement'],
  columns: StatementColumns | undefined,
  isTurned: boolean,
) {
  if (statement.kind === 'ofx') return {lines: statement.lines, faults: statement.faults, skipped: 0}
  const read = linesOf(statement.rows, columns ?? statement.columns)
  const lines = isTurned ? read.lines.map((line) => ({...line, pence: -line.pence || 0})) : read.lines
  return {...read, lines, skipped: read.skipped + statement.skipped}
}

const MOST_FAULTS = 50

function LineFaults({faults}: {faults: readonly LineFault[]}) {
  const t = useTranslations('admin.bank.preview')
  if (faults.length === 0) return null
  return (
    <details
      open={faults.length <= SAMPLES}
      className="rounded-soft border border-s-6 border-line border-s-danger px-4 py-2"
    >
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {t('faults', {count: faults.length})}
      </summary>
      <ul className="grid gap-1 pb-2 text-small">
        {faults.slice(0, MOST_FAULTS).map(({line, code, cell}) => (
          <li key={`${line} ${code}`} className="wrap-anywhere">
            {t('fault', {line, reason: t(`lineFault.${code}`), cell})}
          </li>
        ))}
        {faults.length > MOST_FAULTS && <li>{t('moreFaults', {count: faults.length - MOST_FAULTS})}</li>}
      </ul>
    </details>
  )
}
