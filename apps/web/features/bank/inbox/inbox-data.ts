import * as z from 'zod'
import {matchDataSchema, payoutSchema, tripSchema} from '../matching/match-data.ts'

const text = z.string()

/** Money in the bank that somebody entered by hand, and of which no line has come yet. */
const recorded = z.object({
  paymentId: text,
  purpose: z.enum(['membership', 'donation', 'trip', 'ticket']),
  pence: z.int(),
  on: text,
  membershipId: text.nullable(),
  name: text.nullable(),
  /** A list has it, and said that it came before the accounts begin: no report counts it until a line is it. */
  isBeforeAccounts: z.boolean(),
  /** The days of lines that may be this fee, however far from the day that was entered: a list may give the year only. */
  year: z.object({from: text, until: text}).nullable(),
})

/** What `bank_match_data()` answers. */
export const inboxDataSchema = matchDataSchema.extend({
  trips: z.array(
    tripSchema.extend({
      registrations: z.array(z.object({id: text, name: text, seats: z.int(), paidPence: z.int().nullable()})),
    }),
  ),
  recorded: z.array(recorded),
  payouts: z.array(
    payoutSchema.extend({
      /** There is a statement of its days, and no line is it. */
      isOverdue: z.boolean(),
    }),
  ),
  /** HMRC recognises the community, so that it may pay something. */
  hasGiftAid: z.boolean(),
})

export type Recorded = z.infer<typeof recorded>
export type InboxData = z.infer<typeof inboxDataSchema>
export type PayoutToCome = InboxData['payouts'][number]
export type TripToPay = InboxData['trips'][number]
