import {queryOptions} from '@tanstack/react-query'
import * as z from 'zod'
import {query, type Result} from '#/supabase/query.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {moneyKey} from '#/features/payments/payments-queries.ts'

export const holdReasons = ['benefit', 'other_people', 'company'] as const
export type HoldReason = (typeof holdReasons)[number]

const charity = z
  .object({charityName: z.string(), hmrcReference: z.string(), claimsFees: z.boolean().default(false)})
  .nullable()

const gift = z.object({
  paymentId: z.string(),
  donorName: z.string().nullable(),
  donatedOn: z.string(),
  pence: z.number(),
  state: z.enum(['claimable', 'held', 'claimed']),
  /** Why it is held back. */
  reason: z
    .enum([
      ...holdReasons,
      'currency',
      'undecided',
      'refunded',
      'dispute',
      'household',
      'too_old',
      'withdrawn',
      'anonymous',
      'no_declaration',
      'two_people',
      'letters',
      'deceased',
    ])
    .nullable(),
  declarant: z.string().nullable(),
  /** Whether it is a membership fee, which the community may claim for. */
  isFee: z.boolean(),
})
export type GiftAidGift = z.output<typeof gift>

const lines = z.object({
  /** Null while Gift Aid is off. */
  charity,
  gifts: z.array(gift),
  /** What was refunded or is no longer covered of claimed gifts, which the next claim gives back. */
  owed: z.array(z.object({paymentId: z.string(), pence: z.number()})),
})
export type GiftAidLines = z.output<typeof lines>

const claim = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  madeAt: z.string(),
  mayUndo: z.boolean(),
  gifts: z.number(),
  pence: z.number(),
  taxPence: z.number(),
  adjustedPence: z.number(),
  adjustedTaxPence: z.number(),
  /** What HMRC paid for it, and the day. */
  paid: z.object({pence: z.number(), on: z.string()}).nullable(),
})
export type GiftAidClaim = z.output<typeof claim>

const declaration = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  house: z.string(),
  street: z.string(),
  postcode: z.string().nullable(),
  covers: z.enum(['gift', 'all']),
  wording: z.string(),
  source: z.enum(['form', 'paper']),
  givenOn: z.string(),
  withdrawnOn: z.string().nullable(),
})
export type GiftAidDeclaration = z.output<typeof declaration>

const scheduleLine = z.object({
  title: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  house: z.string().nullable(),
  postcode: z.string().nullable(),
  donatedOn: z.string(),
  pence: z.number(),
})

export interface Period {
  /** Days in London: `2026-03-01`. */
  from: string
  to: string
}

export const giftAidLinesQuery = ({from, to}: Period) =>
  queryOptions({
    queryKey: [...moneyKey, 'giftAid', from, to],
    queryFn: async () =>
      parsed(
        lines,
        query((supabase) => supabase.rpc('gift_aid_lines', {from_day: from, to_day: to})),
      ),
  })

export const giftAidClaimsQuery = queryOptions({
  queryKey: [...moneyKey, 'giftAidClaims'],
  queryFn: async () =>
    parsed(
      z.array(claim),
      query((supabase) => supabase.rpc('gift_aid_claims')),
    ),
})

export const giftAidDeclarationsQuery = queryOptions({
  queryKey: [...moneyKey, 'giftAidDeclarations'],
  queryFn: async () =>
    parsed(
      z.array(declaration),
      query((supabase) => supabase.rpc('gift_aid_declarations')),
    ),
})

export const loadScheduleLines = (claimId: string) =>
  parsed(
    z.array(scheduleLine),
    query((supabase) => supabase.rpc('gift_aid_claim_lines', {claim_id: claimId})),
  )

async function parsed<Schema extends z.ZodType>(
  schema: Schema,
  request: Promise<Result<unknown>>,
): Promise<z.output<Schema>> {
  return schema.parse(dataOf(await request))
}
