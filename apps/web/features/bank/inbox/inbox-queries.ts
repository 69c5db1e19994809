import {queryOptions} from '@tanstack/react-query'
import * as z from 'zod'
import {query} from '#/supabase/query.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {bankKey, loadOpenLines} from '../line/line-queries.ts'
import {matchAll} from '../matching/match-all.ts'
import {toItem, type InboxData, type InboxItem} from './inbox-item.ts'

const text = z.string()
const texts = z.array(text)
const optional = text.nullable()

const dataSchema = z.object({
  today: text,
  payers: z.array(
    z.object({
      membershipId: text,
      firstName: text,
      lastName: text,
      reference: text,
      status: z.enum(['pending', 'active', 'grace', 'expired', 'cancelled']),
      until: optional,
      openTransfer: z.object({paymentId: text, pence: z.int(), since: text}).nullable(),
      others: texts,
      usualMethod: optional,
      paidBy: optional,
      feePence: z.int(),
    }),
  ),
  learnt: z.array(
    z.object({
      payer: text,
      target: z.discriminatedUnion('kind', [
        z.object({kind: z.literal('member'), membershipIds: texts}),
        z.object({kind: z.literal('donation'), campaignId: optional}),
        z.object({kind: z.literal('ignore')}),
      ]),
      times: z.int(),
    }),
  ),
  campaigns: z.array(z.object({id: text, names: texts, reference: optional})),
  trips: z.array(
    z.object({
      key: text,
      names: texts,
      registrations: z.array(z.object({id: text, name: text, seats: z.int(), paidPence: z.int().nullable()})),
    }),
  ),
  recorded: z.array(
    z.object({
      paymentId: text,
      purpose: z.enum(['membership', 'donation', 'trip', 'ticket']),
      pence: z.int(),
      on: text,
      membershipId: optional,
      name: optional,
      year: z.object({from: text, until: text}).nullable(),
    }),
  ),
  payouts: z.array(z.object({id: text, pence: z.int(), on: text, isOverdue: z.boolean()})),
})

export interface Inbox {
  items: InboxItem[]
  data: InboxData
}

export interface Progress {
  done: number
  total: number
}

/** Loads the open lines and matches them in the browser. */
export function inboxQuery(onProgress: (progress: Progress) => void) {
  return queryOptions({
    queryKey: [...bankKey, 'inbox'],
    queryFn: ({signal}) => loadInbox(onProgress, signal),
  })
}

async function loadInbox(onProgress: (progress: Progress) => void, signal: AbortSignal): Promise<Inbox> {
  const [lines, data] = await Promise.all([loadOpenLines(), loadData()])
  const matches = await matchAll(
    // Lines of several statements may have the same number.
    lines.map(({on, openPence, text: printed}, place) => ({
      line: place + 1,
      on,
      pence: openPence,
      text: printed ?? '',
      bankId: null,
      balancePence: null,
    })),
    data,
    (done) => onProgress({done, total: lines.length}),
    signal,
  )
  const items = lines.flatMap((line, place) => {
    const match = matches[place]
    return match ? [toItem(line, match, data)] : []
  })
  return {items, data}
}

const TIMEOUT_MS = 30_000

async function loadData(): Promise<InboxData> {
  const result = await query((supabase) => supabase.rpc('bank_match_data'), {timeoutMs: TIMEOUT_MS})
  return dataSchema.parse(dataOf(result))
}
