import {fold} from '@site/schemas/fold'
import type {StatementColumns} from './statement-line.ts'

type Role =
  | Exclude<
      keyof StatementColumns,
      'dateOrder' | 'texts' | 'spent' | 'received' | 'noSigns' | 'accounts' | 'isTurned'
    >
  | 'account'
  | 'sortCode'

/** What banks write above a column, the most telling first. */
const names: Record<Role, string[]> = {
  date: [
    'transaction date',
    'date',
    'posting date',
    'date posted',
    'completed date',
    'date completed',
    'booking date',
    'value date',
    'started date',
    'date started',
    'created on',
    'created',
    'finished on',
    'data',
  ],
  amount: ['amount', 'value', 'gross', 'transaction amount', 'total amount', 'net', 'suma'],
  fee: ['fee', 'fees', 'transaction fee', 'fee amount'],
  net: ['net', 'net amount'],
  type: ['type', 'transaction type'],
  impact: ['balance impact'],
  in: [
    'paid in',
    'money in',
    'credit amount',
    'credit',
    'credits',
    'in',
    'deposits',
    'deposit',
    'receipts',
    'payments in',
    'amount in',
    'incoming',
    'kreditas',
    'iplaukos',
    'gauta',
  ],
  out: [
    'paid out',
    'money out',
    'debit amount',
    'debit',
    'debits',
    'out',
    'withdrawals',
    'withdrawal',
    'payments out',
    'amount out',
    'outgoing',
    'debetas',
    'islaidos',
    'isleista',
  ],
  balance: ['balance', 'running balance', 'account balance', 'closing balance', 'likutis'],
  id: [
    'transaction id',
    'transferwise id',
    'id',
    'transaction number',
    'unique id',
    'fitid',
    'bank reference id',
  ],
  direction: ['credit/debit', 'debit/credit', 'dr/cr', 'cr/dr', 'credit or debit', 'direction'],
  currency: ['currency', 'payment currency', 'account currency', 'valiuta'],
  status: ['status', 'state'],
  account: [
    'account number',
    'account',
    'account no',
    'account id',
    'saskaitos nr',
    'saskaitos numeris',
    'saskaita',
    'iban',
  ],
  sortCode: ['sort code', 'sortcode'],
}

/** What is no part of a line's text: the account itself, times, categories and sums in other currencies. */
const noTexts =
  /^(?:account|iban|sort code|time|time ?zone|emoji|category|spending category|category split|address|receipt|local |orig |fee|exchange|card |number|product|vat|tax|total |attachment|invoice|quantity|shipping|postage|insurance|auction|option|item |custom|balance impact|bank card)/

const longestHeading = 60

/** „Paid in (£)“ becomes `paid in`. */
export const headingName = (cell: string): string =>
  fold(cell.slice(0, longestHeading))
    .replaceAll(/\((?:£|gbp|utc|gmt)\)|£|\bgbp\b/g, '')
    .replaceAll(/[^a-z0-9/#& ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()

/** Which columns hold money in and money out by their headings, also where the others are not known. */
export function inAndOutByHeading(cells: string[]): {in: number; out: number} | null {
  const headings = cells.map(headingName)
  const [received, spent] = (['in', 'out'] as const).map((role) =>
    headings.findIndex((name) => names[role].includes(name)),
  )
  return received === undefined || spent === undefined || Math.min(received, spent) < 0
    ? null
    : {in: received, out: spent}
}

/** Tells what each column holds by its heading, or null if these are no headings of a statement. */
export function columnsByHeading(cells: string[]): StatementColumns | null {
  const headings = cells.map(headingName)
  const place = (role: Role) => {
    const name = names[role].find((each) => headings.includes(each))
    return name === undefined ? undefined : headings.indexOf(name)
  }
  const named = headings.findIndex((name) => /\b(?:date|data|timestamp)\b/.test(name))
  const date = place('date') ?? (named === -1 ? undefined : named)
  const amount = place('amount')
  const [received, spent] = [place('in'), place('out')]
  if (date === undefined || (amount ?? received ?? spent) === undefined) return null
  const optional = {
    ...(amount === undefined ? {...present('in', received), ...present('out', spent)} : {amount}),
    ...present('balance', place('balance')),
    ...present('id', place('id')),
    ...present('direction', amount === undefined ? undefined : place('direction')),
    ...present('currency', place('currency')),
    ...present('status', place('status')),
    ...present('fee', amount === undefined ? undefined : place('fee')),
    ...present('net', amount === undefined || place('net') === amount ? undefined : place('net')),
    ...present('impact', place('impact')),
  }
  const taken = new Set<unknown>([date, received, spent, ...Object.values(optional)])
  const isOther = (name: string) =>
    noTexts.test(name) ||
    Object.entries(names).some(([role, each]) => role !== 'id' && role !== 'type' && each.includes(name))
  const texts = headings.flatMap((name, index) =>
    name === '' || taken.has(index) || isOther(name) ? [] : [index],
  )
  const accounts = [place('sortCode'), place('account')].filter((each) => each !== undefined)
  return {date, ...optional, ...present('type', place('type')), texts, accounts, dateOrder: 'dmy'}
}

const present = (role: Role, place: number | undefined) => (place === undefined ? {} : {[role]: place})
