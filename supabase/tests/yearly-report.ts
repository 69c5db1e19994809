import {type Query} from './callers.ts'
import type {Transaction} from './database.ts'
import {serviceOf} from './money.ts'

export interface Sum {
  grossPence: number
  goneBackPence: number
  feePence: number
  netPence: number
}

export interface Report {
  members: Record<
    | 'atStart'
    | 'joined'
    | 'renewed'
    | 'lapsed'
    | 'left'
    | 'atEnd'
    | 'honorary'
    | 'households'
    | 'inHouseholds',
    number
  >
  money: {
    total: Sum
    kinds: (Sum & {kind: string})[]
    methods: (Sum & {method: string})[]
    months: (Sum & {month: string})[]
    campaigns: (Sum & {id: string; nameLt: string | null})[]
  }
  otherCurrencies: {currency: string; pence: number}[]
  payouts: {
    id: string
    amountPence: number
    status: string
    arrivesOn: string
    isRead: boolean
    contents: Record<string, number>
  }[]
  stripe: {
    readUntil: string | null
    unknown: {id: string; pence: number}[]
    different: {paymentId: string; ledgerPence: number; stripePence: number}[]
  }
}

export async function reportOf(query: Query, first: string, last: string): Promise<Report> {
  const [row] = await query<{report: Report}>`select public.yearly_report(${first}, ${last}) as report`
  if (!row) throw new Error('There is no report')
  return row.report
}

interface Charged {
  id: string
  intent: string | null
  pence: number
  fee: number
  at: Date
  category?: string
}

/** A balance transaction as reconcile-payments passes it on. */
export const transaction = ({id, intent, pence, fee, at, category = 'charge'}: Charged) => ({
  id,
  category,
  grossPence: pence,
  feePence: fee,
  netPence: pence - fee,
  currency: 'gbp',
  createdAt: at.toISOString(),
  availableOn: at.toISOString(),
  paidWith: intent,
})

/** Stores a movement of the balance at Stripe. */
export const charged = (tx: Transaction, movement: Charged) => serviceOf(tx)`
  select public.record_stripe_balance(${JSON.stringify([transaction(movement)])}::text::jsonb)`
