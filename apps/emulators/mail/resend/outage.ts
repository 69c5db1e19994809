import {createMiddleware} from 'hono/factory'
import * as z from 'zod'
import {ResendError} from './resend-error.ts'

/**
 * Body of `POST /local/outage`: what becomes of every request under `/emails`. A status; `timeout`: it has no effect and
 * is never answered; `lost`: it has its effect, but is never answered; `null`: the outage is over.
 */
export const outageRequest = z.strictObject({
  status: z.union([z.int().min(400).max(599), z.enum(['timeout', 'lost']), z.null()]),
  /** Of a 429. */
  name: z.enum(['rate_limit_exceeded', 'daily_quota_exceeded', 'monthly_quota_exceeded']).optional(),
})

export type Outage = z.infer<typeof outageRequest>

const quotaMessages = {
  rate_limit_exceeded: 'Too many requests. Please limit the number of requests per second.',
  daily_quota_exceeded: 'You have reached your daily email sending quota.',
  monthly_quota_exceeded: 'You have reached your monthly email sending quota.',
} as const

/** An error 429 of Resend's. */
export const limitError = (name: keyof typeof quotaMessages) =>
  new ResendError(429, name, quotaMessages[name])

/** How long an answer is withheld. Clients give up before. */
const SILENCE_MS = 60_000

/** The switch that makes Resend fail, for tests. */
export function createOutage() {
  let outage: Outage = {status: null}
  const end = new Set<() => void>()

  /** Until the client gives up, or the outage ends. */
  const silence = (signal: AbortSignal) =>
    new Promise<void>((done) => {
      const timer = setTimeout(stop, SILENCE_MS)
      function stop() {
        clearTimeout(timer)
        end.delete(stop)
        done()
      }
      signal.addEventListener('abort', stop)
      end.add(stop)
    })

  return {
    current: () => outage,
    set(next: Outage) {
      outage = next
      for (const stop of end) stop()
    },
    middleware: createMiddleware(async (c, next) => {
      const {status, name} = outage
      if (status === null) return next()
      if (status === 429) {
        const error = limitError(name ?? 'rate_limit_exceeded')
        if (error.body.name === 'rate_limit_exceeded') c.header('retry-after', '1')
        throw error
      }
      if (typeof status === 'number') throw outageError(status)
      if (status === 'lost') await next()
      await silence(c.req.raw.signal)
      throw outageError(504)
    }),
  }
}

export type OutageSwitch = ReturnType<typeof createOutage>

/** Resend's error for a status. */
function outageError(status: number): ResendError {
  const name = status === 500 ? 'internal_server_error' : 'application_error'
  return new ResendError(status, name, 'An unexpected error occurred.')
}
