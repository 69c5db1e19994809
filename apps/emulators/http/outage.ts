import type {HonoRequest} from 'hono'
import {createMiddleware} from 'hono/factory'
import * as z from 'zod'

/** With `timeout` a request has neither effect nor response, with `lost` only its effect. `null` ends the outage. */
export const outageStatus = z.union([z.int().min(400).max(599), z.enum(['timeout', 'lost']), z.null()])

interface AnyOutage {
  status: z.infer<typeof outageStatus>
}

interface OutageOptions<Outage> {
  request: z.ZodType<Outage>
  errorOf(status: number, outage: Outage): Error
  /** It returns what is left of the outage after this request, or nothing to spare the request. */
  strike?: (outage: Outage, request: HonoRequest) => Outage | undefined
}

/** Clients give up sooner. */
const SILENCE_MS = 60_000

/** A restart ends an outage. */
export function createOutage<Outage extends AnyOutage>({
  request,
  errorOf,
  strike = (outage) => outage,
}: OutageOptions<Outage>) {
  let outage = request.parse({status: null})
  const waiting = new Set<() => void>()

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
