import {createHash, timingSafeEqual} from 'node:crypto'
import {StripeError} from './stripe-error.ts'

/** Accepts the key as bearer token or as user name of basic authentication. @throws {StripeError} 401 otherwise */
export function authorize(header: string | undefined, secretKey: string): void {
  const given = keyIn(header ?? '')
  if (!given) {
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth ' +
        "(e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, " +
        'or we can help at https://support.stripe.com/.',
    )
  }
  if (!timingSafeEqual(digest(given), digest(secretKey))) {
    throw unauthorized(`Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(12)}${given.slice(-4)}`)
  }
}

function keyIn(header: string): string | undefined {
  const [, scheme = '', value = ''] = /^(Bearer|Basic)\s+(\S+)$/i.exec(header) ?? []
  if (scheme.toLowerCase() === 'bearer') return value
  return Buffer.from(value, 'base64').toString().split(':')[0]
}

const unauthorized = (message: string) =>
  new StripeError(401, {type: 'invalid_request_error', message}, {'www-authenticate': 'Basic realm="Stripe"'})

const digest = (text: string) => createHash('sha256').update(text).digest()
