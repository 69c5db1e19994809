import {createHash, timingSafeEqual} from 'node:crypto'
import {env} from '#/environment/env.ts'
import type {ComparisonResult} from './comparison-record.ts'
import type {ContentState} from './content-state.ts'
import {revalidateChanged} from './rendered-state.ts'
import {readSignedBody} from './signed-request.ts'

interface Comparison {
  readState: (sent?: unknown) => Promise<ContentState>
  onCompared?: (result: ComparisonResult, startedAt: number) => Promise<void>
}

/**
 * The site sends itself a signed POST (content-watch.ts), whose body `readState` gets. On a host that keeps no process running,
 * a schedule sends a GET with the header `Authorization: Bearer <CRON_SECRET>`.
 */
export function comparisonRoute({readState, onCompared}: Comparison) {
  async function compare(sent?: unknown): Promise<Response> {
    const startedAt = Date.now()
    try {
      const revalidated = await revalidateChanged(await readState(sent))
      await onCompared?.(revalidated.length > 0 ? 'revalidated' : 'unchanged', startedAt)
      return Response.json({revalidated})
    } catch (error) {
      await onCompared?.('failed', startedAt)
      return Response.json({error: error instanceof Error ? error.message : String(error)}, {status: 503})
    }
  }
  return {
    async GET(request: Request): Promise<Response> {
      if (isFromSchedule(request)) return compare()
      return Response.json({error: 'The secret of the schedule is missing or wrong'}, {status: 401})
    },
    async POST(request: Request): Promise<Response> {
      const body = await readSignedBody(request)
      return body.ok ? compare(body.json) : body.response
    },
  }
}

function isFromSchedule(request: Request): boolean {
  const given = request.headers.get('authorization') ?? ''
  return env.CRON_SECRET !== undefined && timingSafeEqual(hash(given), hash(`Bearer ${env.CRON_SECRET}`))
}

const hash = (text: string) => createHash('sha256').update(text).digest()
