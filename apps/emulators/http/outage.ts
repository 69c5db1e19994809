import type {HonoRequest} from 'hono'
import {createMiddleware} from 'hono/factory'
import * as z from 'zod'

/**
 * What becomes of a request. A status; `timeout`: it has no effect and is never answered; `lost`: it has its effect, but
 * is never answered; `null`: the outage is over.
 */
export const outageStatus = z.union([z.int().min(400).max(599), z.enum(['timeout', 'lost']), z.null()])

interface AnyOutage {
  status: z.infer<typeof outageStatus>
}

interface OutageOptions<Outage> {
  /** What an outage may be set to. */
  request: z.ZodType<Outage>
  /** The error of the service that is out. */
  errorOf(status: number, outage: Outage): Error
  /** What is left of the outage after this request, or nothing if it spares the request. By default it strikes all. */
  strike?: (outage: Outage, request: HonoRequest) => Outage | undefined
}

/** How long an answer is withheld. Clients give up before. */
const SILENCE_MS = 60_000

/** The switch that makes an API fail, for tests. A restart ends an outage. */
export function createOutage<Outage extends AnyOutage>({
  request,
  errorOf,
  strike = (outage) => outage,
}: OutageOptions<Outage>) {
  let outage = request.parse({status: null})
  const waiting = new Set<() => void>()

  /** Until the client gives up, the time is over, or the outage changes. */
  const wait = (ms: number, signal: AbortSignal) =>
    new Promise<void>((done) => {
      const timer = setTimeout(stop, ms)
      function stop() {
        clearTimeout(timer)
        waiting.delete(stop)
        done()
      }
      signal.addEventListener('abort', stop)
      waiting.add(stop)
    })

  return {
    current: () => outage,
    /** Requests whose answer is held back. */
    waiting: () => waiting.size,
    wait,
    set(next: Outage) {
      outage = next
      for (const stop of waiting) stop()
    },
    middleware: createMiddleware(async (c, next) => {
      const current = outage
      const {status} = current
      const left = status === null ? undefined : strike(current, c.req)
      if (status === null || !left) return next()
      outage = left
      if (typeof status === 'number') throw errorOf(status, current)
      if (status === 'lost') await next()
      await wait(SILENCE_MS, c.req.raw.signal)
      throw errorOf(504, current)
    }),
  }
}
