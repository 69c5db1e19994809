import {isSignedRecently} from '@site/schemas/requests/signature-age'

const encoder = new TextEncoder()

/**
 * Whether Stripe has signed the body within 5 minutes.
 *
 * @param header `Stripe-Signature`: `t=<seconds>,v1=<hex>`, with a `v1` for each secret while the endpoint has two
 * @see https://docs.stripe.com/webhooks/signature
 */
export async function isSignedByStripe(
  header: string | null,
  body: string,
  secret: string,
): Promise<boolean> {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='))
  const valuesOf = (name: string) => parts.flatMap(([key, value = '']) => (key === name ? value : []))
  const [time = ''] = valuesOf('t')
  if (!/^\d{1,12}$/.test(time) || !isSignedRecently(Number(time) * 1000)) return false
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), hmac, false, ['verify'])
  const signed = encoder.encode(`${time}.${body}`)
  const matches = valuesOf('v1')
    .flatMap(bytesOf)
    // Compares in constant time.
    .map((signature) => crypto.subtle.verify('HMAC', key, signature, signed))
  return (await Promise.all(matches)).includes(true)
}

const hmac = {name: 'HMAC', hash: 'SHA-256'}

/** The 32 bytes of a signature in hexadecimal; none of what is no signature. */
function bytesOf(hex: string) {
  if (!/^[0-9a-f]{64}$/.test(hex)) return []
  return [Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))]
}
