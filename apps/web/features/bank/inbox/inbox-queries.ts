import {queryOptions} from '@tanstack/react-query'
import {query} from '#/supabase/query.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {bankKey, loadOpenLines} from '../line/line-queries.ts'
import {matchAll} from '../matching/match-all.ts'
import {inboxDataSchema, type InboxData} from './inbox-data.ts'
import {toItem, type InboxItem} from './inbox-item.ts'

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
  return inboxDataSchema.parse(dataOf(result))
}
