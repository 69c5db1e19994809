import {randomUUID} from 'node:crypto'
import {Hono, type Context} from 'hono'
import {parseBatch} from './batch-request.ts'
import type {Delivery} from './delivery.ts'
import type {Email} from '../email.ts'
import {parseEmail} from './email-request.ts'
import type {Idempotency} from './idempotency.ts'
import {splitMailbox} from '../email.ts'
import {ResendError} from './resend-error.ts'
import type {SentEmails} from './sent-emails.ts'

interface EmailRoutes {
  sent: SentEmails
  idempotency: Idempotency
  delivery: Delivery
  verifiedDomains: readonly string[] | undefined
  now: () => number
}

export function emailRoutes({sent, idempotency, delivery, verifiedDomains, now}: EmailRoutes): Hono {
  const routes = new Hono()

  routes.post('/', async (c) => {
    const request = await keyedRequest(c)
    const response = await idempotency.once<{id: string}>(request, async (keyFor) => {
      const accepted = {id: randomUUID(), email: parseEmail(request.body)}
      requireDomain(verifiedDomains, [accepted.email])
      sent.accept([accepted], keyFor({id: accepted.id}), now())
      await delivery.deliver(accepted.id, accepted.email)
      return {id: accepted.id}
    })
    return c.json(response)
  })

  routes.post('/batch', async (c) => {
    const request = await keyedRequest(c)
    const isPermissive = c.req.header('x-batch-validation') === 'permissive'
    const response = await idempotency.once<object>(request, async (keyFor) => {
      const {emails, errors} = parseBatch(request.body, isPermissive)
      requireDomain(verifiedDomains, emails)
      const accepted = emails.map((email) => ({id: randomUUID(), email}))
      const data = accepted.map(({id}) => ({id}))
      const result = isPermissive ? {data, errors} : {data}
      sent.accept(accepted, keyFor(result), now())
      await Promise.all(accepted.map(({id, email}) => delivery.deliver(id, email)))
      return result
    })
    return c.json(response)
  })

  return routes
}

/** @throws {ResendError} when an email is from a domain that is not verified */
function requireDomain(verified: readonly string[] | undefined, emails: readonly Email[]) {
  if (!verified) return
  for (const {from} of emails) {
    const domain = splitMailbox(from).address.split('@').at(-1)?.toLowerCase() ?? ''
    if (verified.includes(domain)) continue
    const message = `The ${domain} domain is not verified. Please, add and verify your domain on https://resend.com/domains`
    throw new ResendError(403, 'validation_error', message)
  }
}

async function keyedRequest(c: Context) {
  const body = await c.req.json<unknown>().catch(() => {
    throw new ResendError(400, 'validation_error', 'The request body must be valid JSON.')
  })
  return {key: c.req.header('idempotency-key'), path: c.req.path, body}
}
