'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useId, useMemo, useState} from 'react'
import {formatShortDate} from '#/time/format-date.ts'
import {Choice} from '#/ui/forms/choice.tsx'
import {buttonClass} from '#/ui/controls/button.tsx'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import {linesOf, type ReadLines} from '../statement/lines-of.ts'
import {knownSigns, withKnownSigns, wordsIn} from '../statement/sign-column.ts'
import {areUnsigned} from '../statement/unsigned-sums.ts'
import type {
  LineFault,
  OpenedStatement,
  StatementColumns,
  StatementLine,
} from '../statement/statement-line.ts'
import {AccountQuestion} from './account-question.tsx'
import {BalanceWarning} from './balance-warning.tsx'
import {ColumnFields} from './column-fields.tsx'
import {DateQuestion} from './date-question.tsx'
import {DirectionQuestion} from './direction-question.tsx'
import {SignQuestion} from './sign-question.tsx'
import {statementParts, type AccountAnswer, type StatementPart} from './statement-accounts.ts'
import {knownStatementsQuery} from './upload-queries.ts'
import type {AddedPart} from './use-adding.ts'

interface StatementPreviewProps {
  name: string
  statement: Extract<OpenedStatement, {ok: true}>
  onAdd: (parts: AddedPart[]) => Promise<void>
  onClose: () => void
}

const SAMPLES = 3

/** What was read of the file, and what it does not say, before its lines go into the inbox. */
export function StatementPreview({name, statement, onAdd, onClose}: StatementPreviewProps) {
  const t = useTranslations('admin.bank.preview')
  const locale = useLocale()
  const pounds = usePounds()
  const id = useId()
  const csv = statement.kind === 'csv' ? statement : undefined
  const [columns, setColumns] = useState(csv?.columns)
  const [hasOrder, setHasOrder] = useState((csv?.dateOrders.length ?? 0) < 2)
  const [answers, setAnswers] = useState<Record<string, AccountAnswer>>({})
  const [isPressed, setIsPressed] = useState(false)
  const {lines, faults, skipped} = useMemo(() => readLines(statement, columns), [statement, columns])
  const isUnsigned = useMemo(
    () => csv !== undefined && columns !== undefined && areUnsigned(csv.rows, columns),
    [csv, columns],
  )
  const days = lines.map(({on}) => on).toSorted()
  const [from = '', until = ''] = [days[0], days.at(-1)]
  const {data: known, error, isLoading, reload} = useSettledQuery(knownStatementsQuery(from, until))
  const parts = useMemo(() => {
    const layout = csv?.headings?.join(' ') ?? statement.kind
    return known ? statementParts({fileName: name, layout, lines}, known, answers) : []
  }, [csv, statement.kind, name, lines, known, answers])
  const open = [
    ...(hasOrder ? [] : [`${id}-order`]),
    ...(columns?.direction === undefined || columns.spent !== undefined ? [] : [`${id}-signs`]),
    ...(isUnsigned && columns?.isTurned === undefined ? [`${id}-direction`] : []),
    ...parts.flatMap(({answer}, place) => (answer?.name.trim() ? [] : [`${id}-account${place}`])),
  ]
  const isMissing = (question: string) => isPressed && open.includes(`${id}-${question}`)

  function add() {
    setIsPressed(true)
    const [first] = open
    if (first) document.getElementById(first)?.focus()
    else void onAdd(parts.map((part) => ({...part, account: part.answer?.name.trim() ?? ''})))
  }

  return (
    <div className="grid grid-cols-1 gap-5 rounded-card border border-line bg-raised p-5">
      <div>
        <h3 className="text-h3 wrap-anywhere">{name}</h3>
        <p className="text-muted">
          {[
            parts
              .map(({named}) => named)
              .filter(Boolean)
              .join(', '),
            t('lines', {count: lines.length}),
            lines.length > 0 ? t('sums', {in: pounds(sumOf(lines, 1)), out: pounds(sumOf(lines, -1))}) : '',
            from === until
              ? from && formatShortDate(from, locale)
              : t('period', {from: formatShortDate(from, locale), until: formatShortDate(until, locale)}),
            skipped > 0 ? t('skipped', {count: skipped}) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {csv?.doubts.map((doubt) => (
        <p key={doubt} className="font-semibold">
          {t(`doubt.${doubt}`)}
        </p>
      ))}
      {csv && columns && csv.dateOrders.length > 1 && (
        <DateQuestion
          id={`${id}-order`}
          cells={csv.rows.map(({cells}) => cells[columns.date] ?? '')}
          orders={csv.dateOrders}
          answer={hasOrder ? columns.dateOrder : undefined}
          isMissing={isMissing('order')}
          onChange={(dateOrder) => {
            setHasOrder(true)
            setColumns({...columns, dateOrder})
          }}
        />
      )}
      {csv &&
        columns?.direction !== undefined &&
        !knownSigns(wordsIn(csv.rows, columns, columns.direction)) && (
          <SignQuestion
            id={`${id}-signs`}
            statement={csv}
            columns={columns}
            direction={columns.direction}
            isMissing={isMissing('signs')}
            onChange={setColumns}
          />
        )}
      {columns && isUnsigned && (
        <DirectionQuestion
          id={`${id}-direction`}
          answer={columns.isTurned}
          isMissing={isMissing('direction')}
          onChange={(isTurned) => setColumns({...columns, isTurned})}
        />
      )}
      {parts.map((part, place) =>
        isOnlyAnswer(part) ? null : (
          <AccountQuestion
            key={part.named}
            {...part}
            id={`${id}-account${place}`}
            isMissing={isMissing(`account${place}`)}
            onChange={(answer) => setAnswers((before) => ({...before, [part.named]: answer}))}
          />
        ),
      )}
      {error && (
        <ListFailure error={error} hasRows={!!known} isLoading={isLoading} onRetry={() => void reload()} />
      )}
      {parts.map(({named, lines: own}) => (
        <BalanceWarning key={named} lines={own} faults={faults} />
      ))}
      {csv && columns && (
        <details open={csv.doubts.length > 0}>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-link">{t('columns')}</summary>
          <ColumnFields
            statement={csv}
            columns={columns}
            onChange={(next) => setColumns(withKnownSigns(csv.rows, next))}
          />
          <Choice
            type="checkbox"
            checked={columns.isTurned === true}
            onChange={({target}) => setColumns({...columns, isTurned: target.checked})}
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
            {lines.slice(0, SAMPLES).map((line, place) => (
              <li key={place} className="wrap-anywhere">
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
          disabled={isLoading || (open.length === 0 && parts.length === 0)}
          onClick={add}
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

const sumOf = (lines: StatementLine[], sign: number) =>
  lines.reduce((sum, {pence}) => sum + Math.max(pence * sign, 0), 0)

/** The file names the account, and no other is known. */
const isOnlyAnswer = ({named, options, answer, isContradicted}: StatementPart) =>
  named !== '' && options.length === 1 && answer?.name === named && !isContradicted

function readLines(
  statement: StatementPreviewProps['statement'],
  columns: StatementColumns | undefined,
): ReadLines {
  if (statement.kind === 'ofx') return {lines: statement.lines, faults: statement.faults, skipped: 0}
  const read = linesOf(statement.rows, columns ?? statement.columns, statement.account)
  return {...read, skipped: read.skipped + statement.skipped}
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
