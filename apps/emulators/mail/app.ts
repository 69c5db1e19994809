import {Hono} from 'hono'
import {isDiskFull, isWriteMethod, type Disk} from '../http/full-disk.ts'
import {isOwnOrigin} from '../http/own-origin.ts'
import {authorize} from './resend/authorize.ts'
import type {BodyLimits} from '../http/limit-bodies.ts'
import type {Delivery} from './resend/delivery.ts'
import {emailRoutes} from './resend/email-routes.ts'
import {createIdempotency} from './resend/idempotency.ts'
import {limitRate} from './resend/rate-limit.ts'
import {outageRequest, type OutageSwitch} from './resend/outage.ts'
import {insufficientStorage, ResendError} from './resend/resend-error.ts'
import type {SentEmails} from './resend/sent-emails.ts'

interface AppOptions {
  apiKey: string
  sent: SentEmails
  delivery: Delivery
  /** This is per second. Without it there is no limit. */
  rateLimit: number | undefined
  /** Without it, all domains may send. */
  verifiedDomains: readonly string[] | undefined
  outage: OutageSwitch
  now: () => number
}

export function createApp(options: AppOptions): Hono {
  const {apiKey, sent, delivery, rateLimit, verifiedDomains, outage, now} = options
  const app = new Hono()

  app.get('/health', (c) => c.json({status: 'ok'}))
  app.use('/local/*', async (c, next) => {
    if (isOwnOrigin((name) => c.req.header(name))) return next()
    throw new ResendError(403, 'restricted_origin', 'Only programs on this machine may do this.')
  })
  app.get('/local/outage', (c) => c.json(outage.current()))
  app.post('/local/outage', async (c) => {
    const parsed = outageRequest.safeParse(await c.req.json<unknown>().catch(() => undefined))
    if (!parsed.success) {
      throw new ResendError(
        400,
        'validation_error',
        'Send {"status": 400 to 599, "timeout" or "lost"}, or null to end the outage.',
      )
    }
    outage.set(parsed.data)
    return c.json(outage.current())
  })

  const emails = new Hono()
  emails.use(outage.middleware)
  emails.use(authorize(apiKey))
  emails.use(limitRate(rateLimit, now))
  const idempotency = createIdempotency(sent, now)
  emails.route('/', emailRoutes({sent, idempotency, delivery, verifiedDomains, now}))
  app.route('/emails', emails)

  app.notFound(() =>
    errorResponse(new ResendError(404, 'not_found', 'The requested endpoint does not exist.')),
  )
  app.onError((error, c) => {
    if (error instanceof ResendError) return c.json(error.body, error.statusCode, error.headers)
    if (isDiskFull(error)) return errorResponse(insufficientStorage())
    console.error(`${c.req.method} ${c.req.path} failed:`, error)
    return errorResponse(new ResendError(500, 'application_error', 'An unexpected error occurred.'))
  })
  return app
}

/** This is Resend's limit for an email with its attachments. */
export const bodyLimits: BodyLimits = {
  maxBytes: (path) => (path.startsWith('/emails') ? 40 : 1) * 1024 * 1024,
  tooLarge: () =>
    errorResponse(
      new ResendError(413, 'validation_error', 'The email is larger than 40 MB with its attachments.'),
    ),
}

export const diskOf = (directory: string): Disk => ({
  directory,
  isWrite: (method, path) => isWriteMethod(method) && path.startsWith('/emails'),
  full: () => errorResponse(insufficientStorage()),
})

const errorResponse = ({body, statusCode}: ResendError) => Response.json(body, {status: statusCode})
