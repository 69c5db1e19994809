import * as z from 'zod'
import {query} from '#/supabase/query.ts'
import {longer, money, type MoneyResult} from '#/features/payments/payments-actions.ts'
import {lineFaults, type LineRefusal, type Settlement} from './bank-line.ts'

export interface AddedLine {
  fingerprint: string
  line: number
  on: string
  pence: number
  text: string
  bankId: string | null
  balancePence: number | null
}

export interface NewStatement {
  id: string
  fileName: string
  account: string
  /** What the next file of the account has in common with it. */
  source: string
  /** The number of all its lines. */
  lines: number
}

const addedSchema = z.object({added: z.int(), known: z.int()})

export type Added = z.infer<typeof addedSchema>

/** Adds lines once for each key. Those that are there already are counted as known. */
export async function addLines(
  statement: NewStatement,
  lines: AddedLine[],
  key: string,
): Promise<MoneyResult<Added>> {
  const args = {statement: {...statement}, lines: lines.map((line) => ({...line})), key}
  const result = await money(query((supabase) => supabase.rpc('add_bank_lines', args), longer))
  return result.ok ? {...result, data: addedSchema.parse(result.data)} : result
}

export interface SettledLine {
  lineId: string
  settlement: Settlement
  /** What is learnt for the next line of the payer; null to learn nothing. */
  payer: string | null
}

const settledSchema = z.array(
  z.object({
    lineId: z.string(),
    isHeld: z.boolean().default(false),
    error: z.enum(lineFaults).catch('bad_request').optional(),
  }),
)

export interface SettleOutcome {
  lineId: string
  /** Its sum is not the fee, so that the payment waits for a decision. */
  isHeld: boolean
  error?: LineRefusal
}

/** Each line is settled by itself: one that is refused does not stop the others. */
export async function settleLines(lines: SettledLine[]): Promise<MoneyResult<SettleOutcome[]>> {
  const items = lines.map(({lineId, settlement, payer}) => ({
    lineId,
    ...settlement,
    ...(payer !== null && payer !== '' && {learn: true, payer}),
  }))
  const result = await money(query((supabase) => supabase.rpc('settle_bank_lines', {items}), longer))
  if (!result.ok) return result
  const outcomes = settledSchema.parse(result.data)
  return {...result, data: outcomes.map(({error, ...rest}) => ({...rest, ...(error && {error})}))}
}

/** Everything that was booked from the line is undone. */
export function undoLine(lineId: string): Promise<MoneyResult> {
  return money(query((supabase) => supabase.rpc('undo_bank_line', {line_id: lineId}), longer))
}

/** Only a statement of which nothing is settled can be removed. */
export function undoStatement(statementId: string): Promise<MoneyResult> {
  return money(query((supabase) => supabase.rpc('undo_bank_statement', {statement_id: statementId}), longer))
}
