import * as z from 'zod'
import type {Payout} from '../payment-reports.ts'
import {currency, id, instant, signedPence} from './shapes.ts'

export const payout = z
  .object({
    id,
    object: z.literal('payout'),
    amount: signedPence,
    // Midnight of the day in UTC.
    arrival_date: instant,
    automatic: z.boolean(),
    created: instant,
    currency,
    reconciliation_status: z.string(),
    status: z.enum(['pending', 'in_transit', 'paid', 'failed', 'canceled']),
  })
  .transform((of): Payout => ({
    payoutId: of.id,
    pence: of.amount,
    currency: of.currency,
    status: of.status,
    arrivesOn: of.arrival_date.slice(0, 10),
    isAutomatic: of.automatic,
    isComplete: of.reconciliation_status === 'completed',
    createdAt: of.created,
  }))
