import {randomUUID} from 'node:crypto'
import {as, type Caller} from './callers.ts'
import type {Transaction} from './database.ts'
import {daysAgo} from './money.ts'
import {giveRole, signUp, unique} from './people.ts'

export type Fields = Record<string, unknown>

/** Takes the lock of an import first: others may have it, and wait for a sum that is changed before. */
export async function secretaryIn(tx: Transaction) {
  await tx`select private.lock_money()`
  return giveRole(tx, await signUp(tx, 'Sigita'), 'secretary')
}

export const address = () => `${unique('list')}@example.test`
export const dayIn = (days: number) => daysAgo(-days).toISOString().slice(0, 10)

export const person = (fields: Fields = {}) => ({
  firstName: 'Ona',
  lastName: unique('Petraitė'),
  email: address(),
  phone: null,
  postalAddress: null,
  locale: 'lt',
  joinedOn: null,
  isHonorary: false,
  ...fields,
})
export const yearTo = (days: number, fields: Fields = {}) => ({
  until: dayIn(days),
  paidOn: dayIn(days - 365),
  pence: 1500,
  method: 'cash',
  ...fields,
})

export interface Imported {
  id: string
  added: number
  changed: number
}

/** The rows begin on line 2, below the headings. */
export async function importRows(
  tx: Transaction,
  caller: Caller,
  rows: Fields[],
  {key = randomUUID(), households = []}: {key?: string; households?: Fields[]} = {},
): Promise<Imported> {
  const list = {
    fileName: 'nariai.csv',
    skipped: 2,
    rows: rows.map((row, index) => ({line: index + 2, ...row})),
    households,
  }
  const [row] = await as(tx, caller)<{imported: Imported}>`
    select public.import_members(${JSON.stringify(list)}::text::jsonb, ${key}) as imported`
  if (!row) throw new Error('Nothing was returned')
  return row.imported
}

export const undo = (tx: Transaction, caller: Caller, {id}: Imported) =>
  as(tx, caller)`select public.undo_member_import(${id})`
