import {isSignedRecently} from '@site/schemas/webhooks/signature-age'
import {Stripe} from 'stripe'

const MAX_AGE_SECONDS = 300

/** @param header `t=<seconds>,v1=<hex>`, with a `v1` for each secret while the endpoint has two */
export async function isSignedByStripe(
  header: string | null,
  body: string,
  secret: string,
): Promise<boolean> {
  if (header === null || !timesOf(header).every((time) => isSignedRecently(time * 1000))) return false
  try {
    const provider = Stripe.createSubtleCryptoProvider()
    const isValid = await Stripe.webhooks.signature?.verifyHeaderAsync(
      body,
      header,
      secret,
      MAX_AGE_SECONDS,
      provider,
    )
    return isValid === true
  } catch {
    return false
  }
}

/** The client accepts a time in the future, however far it is. */
const timesOf = (header: string) =>
  header.split(',').flatMap((part) => (part.startsWith('t=') ? Number(part.slice(2)) : []))
