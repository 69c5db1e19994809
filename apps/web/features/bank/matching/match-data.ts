import * as z from 'zod'

const text = z.string()
const optional = text.nullable()

/** A member, or somebody who announced a transfer. */
const payer = z.object({
  membershipId: text,
  firstName: text,
  lastName: text,
  /** Lasting, with a check digit: M482137. */
  reference: text,
  status: z.enum(['pending', 'active', 'grace', 'expired', 'cancelled']),
  /** The last day that is paid for, YYYY-MM-DD. */
  until: optional,
  openTransfer: z.object({paymentId: text, pence: z.int(), since: text}).nullable(),
  /** Members at the same email, phone or postal address. */
  others: z.array(text),
  usualMethod: optional,
  /** The member who pays for this one's household; null for that member and for people on their own. */
  paidBy: optional,
  /** What a year costs, of a household for all of its persons. */
  feePence: z.int(),
})

/** What a person decided earlier about lines of the same payer. */
const learnt = z.object({
  /** `payerOf` of the line's text. */
  payer: text,
  target: z.discriminatedUnion('kind', [
    z.object({kind: z.literal('member'), membershipIds: z.array(text)}),
    z.object({kind: z.literal('donation'), campaignId: optional}),
    z.object({kind: z.literal('ignore')}),
  ]),
  times: z.int(),
  /** The sum, if it was the same each time. */
  pence: z.int().nullable(),
})

const campaign = z.object({
  id: text,
  names: z.array(text),
  /** What donors are asked to write, such as „sirdis25“. */
  reference: optional,
})

export const tripSchema = z.object({key: text, names: z.array(text)})

/** What Stripe sent to the bank, and no line is yet. */
export const payoutSchema = z.object({
  id: text,
  /** Negative if Stripe took it. */
  pence: z.int(),
  /** YYYY-MM-DD. */
  on: text,
})

/** A claim of Gift Aid that HMRC has not paid yet. */
const claim = z.object({
  id: text,
  /** What it asks for. */
  pence: z.int(),
  /** The day on which it was made, YYYY-MM-DD. */
  on: text,
  /** The charity's at HMRC, such as XR12345. */
  reference: text,
})

/** What `bank_match_data()` says of the community, as far as lines are matched with it. */
export const matchDataSchema = z.object({
  /** YYYY-MM-DD in London. */
  today: text,
  payers: z.array(payer),
  learnt: z.array(learnt),
  campaigns: z.array(campaign),
  trips: z.array(tripSchema),
  payouts: z.array(payoutSchema),
  claims: z.array(claim),
})

export type Payer = z.infer<typeof payer>
export type Learnt = z.infer<typeof learnt>
export type Campaign = z.infer<typeof campaign>
export type Trip = z.infer<typeof tripSchema>
export type Payout = z.infer<typeof payoutSchema>
export type Claim = z.infer<typeof claim>
export type MatchData = z.infer<typeof matchDataSchema>
