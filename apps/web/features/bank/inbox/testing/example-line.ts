import type {BankLine} from '#/features/bank/line/bank-line.ts'

export const exampleLine = (fields: Partial<BankLine> = {}): BankLine => ({
  id: 'line',
  on: '2026-11-10',
  pence: 1500,
  openPence: 1500,
  text: 'FPI KAZLAUSKIENE R',
  state: 'open',
  why: null,
  note: null,
  settledAt: null,
  hasTwin: false,
  parts: [],
  ...fields,
})
