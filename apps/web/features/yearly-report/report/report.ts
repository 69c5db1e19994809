import {paymentMethods, paymentPurposes} from '@site/schemas/statuses/payment'
import * as z from 'zod'

/** In pence. */
const sum = z.object({
  grossPence: z.int(),
  goneBackPence: z.int(),
  feePence: z.int(),
  netPence: z.int(),
})
export type Sum = z.infer<typeof sum>

const payout = z.object({
  id: z.string(),
  amountPence: z.int(),
  currency: z.string(),
  status: z.enum(['pending', 'in_transit', 'paid', 'failed', 'canceled']),
  arrivesOn: z.iso.date(),
  isAutomatic: z.boolean(),
  /** Its contents are known. */
  isRead: z.boolean(),
  contents: z.object({
    grossPence: z.int(),
    refundPence: z.int(),
    disputePence: z.int(),
    feePence: z.int(),
    netPence: z.int(),
    payments: z.int(),
  }),
})
export type Payout = z.infer<typeof payout>

const members = z.object({
  atStart: z.int(),
  joined: z.int(),
  renewed: z.int(),
  lapsed: z.int(),
  left: z.int(),
  atEnd: z.int(),
  honorary: z.int(),
  /** Those of which several persons are members at the end, and how many these are. */
  households: z.int(),
  inHouseholds: z.int(),
})
export type MemberFigures = z.infer<typeof members>

const money = z.object({
  total: sum,
  kinds: z.array(sum.extend({kind: z.enum([...paymentPurposes, 'other'])})),
  methods: z.array(sum.extend({method: z.enum(paymentMethods)})),
  months: z.array(sum.extend({month: z.iso.date()})),
  campaigns: z.array(
    sum.extend({id: z.string(), nameLt: z.string().nullable(), nameEn: z.string().nullable()}),
  ),
})

const accounts = z.object({
  money,
  otherCurrencies: z.array(z.object({currency: z.string(), pence: z.int()})),
  payouts: z.array(payout),
  stripe: z.object({
    readUntil: z.iso.datetime({offset: true}).nullable(),
    unknown: z.array(z.object({id: z.string(), category: z.string(), pence: z.int(), at: z.string()})),
    different: z.array(z.object({paymentId: z.uuid(), ledgerPence: z.int(), stripePence: z.int()})),
  }),
})
export type Accounts = z.infer<typeof accounts>

/** `yearly_report()` gives this shape. Without `money`, the caller may see the members only. */
const restricted = z.object({members, money: z.undefined().optional()})
const complete = accounts.extend({members})

export interface YearlyReport {
  members: MemberFigures
  /** Null for a secretary. */
  accounts: Accounts | null
}

/** @throws {z.ZodError} when the shape differs */
export function readReport(given: unknown): YearlyReport {
  const read = z.union([restricted, complete]).parse(given)
  return {members: read.members, accounts: read.money === undefined ? null : read}
}

/** Whether the contents of a payout, if they are known, are its sum. */
export const addsUp = ({isRead, amountPence, contents}: Payout) =>
  !isRead || contents.netPence === amountPence

/** What is neither a payment nor went back nor is a fee, such as an earlier payout that failed. */
export const restOf = ({grossPence, refundPence, disputePence, feePence, netPence}: Payout['contents']) =>
  netPence - (grossPence + refundPence + disputePence - feePence)
