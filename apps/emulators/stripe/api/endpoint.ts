import {logLine} from '@site/schemas/log-line'
import type {Context, Hono} from 'hono'
import {isDiskFull} from '../../http/full-disk.ts'
import type {Account} from '../store/account.ts'
import {newId} from '../store/object-id.ts'
import {requireVersion} from './api-version.ts'
import {authorize} from './authorize.ts'
import {expand} from './expand.ts'
import {parseForm} from './form.ts'
import type {Idempotency} from './idempotency.ts'
import {list, readShape, text, type ReadParameters, type Shape} from './parameters.ts'
import {insufficientStorage, invalidRequest, StripeError} from './stripe-error.ts'

interface Call<Of extends Shape> {
  parameters: ReadParameters<Of>
  id: string
}

interface ApiOptions {
  app: Hono
  account: Account
  idempotency: Idempotency
  secretKey: string
  /** A request waits here before it has an effect. */
  delay: (signal: AbortSignal) => Promise<void>
}

interface Answer {
  status: number
  body: string
}

/** `perform` runs in one transaction and returns the object of the response, or an error whose effects remain. */
export type AddEndpoint = <Of extends Shape>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  shape: Of,
  perform: (call: Call<Of>) => object,
) => void

const expansions = {expand: list(text({max: 200}), {max: 20})}

export function createApi({app, account, idempotency, secretKey, delay}: ApiOptions): AddEndpoint {
  return (method, path, shape, perform) => {
    app.on(method, path, async (c) => {
      const requestId = newId('req_')
      c.header('request-id', requestId)
      authorize(c.req.header('authorization'), secretKey)
      c.header('stripe-version', requireVersion(c.req.header('stripe-version')))
      const key = (method === 'POST' && c.req.header('idempotency-key')) || undefined
      if (key === undefined) return respond(c, await once(c, requestId))

      c.header('idempotency-key', key)
      const release = idempotency.begin(key)
      try {
        return respond(c, await once(c, requestId, key))
      } finally {
        release()
      }
    })

    async function once(c: Context, requestId: string, key?: string): Promise<Answer> {
      const given = await parametersOf(c, method)
      await delay(c.req.raw.signal)
      const keyed = key === undefined ? undefined : {key, path: c.req.path, parameters: given}
      const stored = keyed && idempotency.stored(keyed)
      if (stored) {
        c.header('idempotent-replayed', 'true')
        c.header('original-request', stored.requestId)
        return stored
      }
      const {expand: paths, ...values} = readShape<Shape>(parseForm(given), {...shape, ...expansions})
      const parameters = values as ReadParameters<typeof shape>
      const id = c.req.param('id') ?? ''
      try {
        return account.store.transaction(() => {
          const cause = {id: requestId, idempotency_key: key ?? null}
          const result = account.events.causedBy(cause, () => perform({parameters, id}))
          const answer =
            result instanceof StripeError
              ? errorAnswer(result, requestId)
              : {
                  status: 200,
                  body: JSON.stringify(expand(account, result, paths as string[] | undefined), null, 2),
                }
          if (keyed) idempotency.store(keyed, {...answer, requestId})
          return answer
        })
      } catch (error) {
        // The endpoint has run, so its error is the response to this key, unlike that of malformed parameters.
        if (keyed && error instanceof StripeError) {
          idempotency.store(keyed, {...errorAnswer(error, requestId), requestId})
        }
        throw error
      }
    }
  }
}

async function parametersOf(c: Context, method: string): Promise<string> {
  if (method !== 'POST') return new URL(c.req.url).search.slice(1)
  const body = await c.req.text()
  const type = c.req.header('content-type') ?? ''
  if (body !== '' && !/^application\/x-www-form-urlencoded\b/i.test(type)) {
    throw invalidRequest(
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
    )
  }
  return body
}

function errorAnswer(error: StripeError, requestId: string): Answer {
  const request_log_url = `https://dashboard.stripe.com/test/logs/${requestId}`
  return {status: error.status, body: JSON.stringify({error: {...error.body, request_log_url}}, null, 2)}
}

const respond = (c: Context, {status, body}: Answer): Response =>
  c.body(body, status as 200, {'content-type': 'application/json'})

export function errorResponse(error: unknown, c: Context): Response {
  const requestId = c.res.headers.get('request-id') ?? newId('req_')
  c.header('request-id', requestId)
  if (isDiskFull(error)) return respond(c, errorAnswer(insufficientStorage(), requestId))
  if (!(error instanceof StripeError)) {
    console.error(logLine(`${c.req.method} ${c.req.path} failed:`, error))
    const unexpected = new StripeError(500, {type: 'api_error', message: 'An unknown error occurred'})
    return respond(c, errorAnswer(unexpected, requestId))
  }
  for (const [name, value] of Object.entries(error.headers)) c.header(name, value)
  return respond(c, errorAnswer(error, requestId))
}
