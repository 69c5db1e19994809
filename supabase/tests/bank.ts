import {randomUUID} from 'node:crypto'
import {as} from './callers.ts'
import type {Json, Transaction} from './database.ts'
import type {Person} from './people.ts'

type Fields = Record<string, Json | undefined>

/** A day in London so many days ago, such as 2026-11-15. */
export async function dayAgo(tx: Transaction, days: number): Promise<string> {
  const [row] = await tx<{day: string}[]>`
    select ((now() at time zone 'Europe/London')::date - ${days}::integer)::text as day`
  return row?.day ?? ''
}

/** A line of a bank statement, of yesterday unless `on` says otherwise. */
export const bankLine = async (tx: Transaction, fields: Fields = {}): Promise<Fields> => ({
  fingerprint: randomUUID(),
  line: 2,
  on: await dayAgo(tx, 1),
  pence: 1500,
  balancePence: null,
  bankId: null,
  text: 'FPI RASAITE RASA NARIO MOKESTIS',
  ...fields,
})

/** Adds lines as a statement of their own and returns what the function does. */
export async function addLines(
  tx: Transaction,
  treasurer: Person,
  lines: readonly Fields[],
  {
    id = randomUUID(),
    key = randomUUID(),
    account = '20-00-00 12345678',
    source,
  }: {id?: string; key?: string; account?: string | null; source?: string} = {},
) {
  // Tests of several files wait for each other in the same order: some have booked money before they add a line.
  await tx`select private.lock_money()`
  const statement = {id, fileName: 'statement.csv', account, source, lines: lines.length}
  const [row] = await as(tx, treasurer)<{result: {added: number; known: number}}>`
    select public.add_bank_lines(
      ${JSON.stringify(statement)}::text::jsonb, ${JSON.stringify(lines)}::text::jsonb, ${key}
    ) as result`
  return {...row?.result, id}
}

/** Adds one line and returns its id. */
export async function addLine(tx: Transaction, treasurer: Person, fields: Fields = {}): Promise<string> {
  const line = await bankLine(tx, fields)
  await addLines(tx, treasurer, [line])
  const [row] = await tx<{id: string}[]>`
    select id from public.bank_lines where fingerprint = ${String(line.fingerprint)}`
  return row?.id ?? ''
}

export interface LineResult {
  lineId: string
  isHeld?: boolean
  error?: string
}

export async function settle(
  tx: Transaction,
  person: Person,
  ...items: readonly Fields[]
): Promise<LineResult[]> {
  const [row] = await as(tx, person)<{result: LineResult[]}>`
    select public.settle_bank_lines(${JSON.stringify(items)}::text::jsonb) as result`
  return row?.result ?? []
}

export const undoLine = (tx: Transaction, person: Person, lineId: string) =>
  as(tx, person)`select public.undo_bank_line(${lineId})`

/** Inserts a statement with a line that is a payment for a trip, and returns their keys. */
export async function addTripLine(
  tx: Transaction,
  treasurer: Person,
  eventKey: string,
  registrationId: string,
) {
  const line = await addLine(tx, treasurer, {pence: 4000})
  await settle(tx, treasurer, {lineId: line, parts: [{kind: 'trip', eventKey, registrationId}]})
  const [row] = await tx<{statement: string; payment: string}[]>`
    select line.statement_id as statement, part.payment_id as payment
    from public.bank_lines as line join public.bank_line_payments as part on part.line_id = line.id
    where line.id = ${line}`
  return {line, statement: row?.statement ?? '', payment: row?.payment ?? ''}
}

export interface LineOverview {
  state: string
  open_pence: number
  text: string | null
  parts: {paymentId: string; pence: number; purpose: string; name: string | null; wasKnown: boolean}[]
}

export async function lineOf(tx: Transaction, person: Person, lineId: string): Promise<LineOverview> {
  const [row] = await as(tx, person)<LineOverview>`
    select state, open_pence, text, parts from public.bank_line_overview where id = ${lineId}`
  if (!row) throw new Error('There is no such line')
  return row
}
