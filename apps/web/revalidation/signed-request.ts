import {
  decodeSignatureHeader,
  encodeSignatureHeader,
  isValidSignature,
  SIGNATURE_HEADER_NAME,
} from '@sanity/webhook'
import {isSignedRecently} from '@site/schemas/webhooks/signature-age'
import {readUpTo} from './read-body.ts'
import {env} from '#/environment/env.ts'

/** The webhook's body has less than 1 kB; anything much longer is not from the Content Lake. */
const MAX_BYTES = 16_384

type SignedBody = {ok: true; json: unknown} | {ok: false; response: Response}

const rejected = (status: number, message: string): SignedBody => ({
  ok: false,
  response: Response.json({error: message}, {status}),
})

/**
 * Reads the JSON body of a request signed with the webhook's secret. Otherwise returns the response to send: 401 for a
 * missing, wrong or old signature, 413 for a body that is too long, 400 for a body that is not JSON.
 */
export async function readSignedBody(request: Request): Promise<SignedBody> {
  const signature = request.headers.get(SIGNATURE_HEADER_NAME)
  if (!signature) return rejected(401, 'The signature is missing')
  const body = await readUpTo(request, MAX_BYTES)
  if (body === undefined) return rejected(413, `The body is longer than ${MAX_BYTES} bytes`)
  if (!(await isValidSignature(body, signature, env.SANITY_WEBHOOK_SECRET)))
    return rejected(401, 'The signature is wrong')
  if (!isSignedRecently(decodeSignatureHeader(signature).timestamp))
    return rejected(401, 'The signature is not of the last 5 minutes')
  try {
    return {ok: true, json: JSON.parse(body)}
  } catch {
    return rejected(400, 'The body is not JSON')
  }
}

/** The site signs a request to itself as the Content Lake signs its webhooks. */
export async function signedRequest(body: unknown): Promise<RequestInit> {
  const text = JSON.stringify(body)
  const signature = await encodeSignatureHeader(text, Date.now(), env.SANITY_WEBHOOK_SECRET)
  return {
    method: 'POST',
    body: text,
    headers: {'content-type': 'application/json', [SIGNATURE_HEADER_NAME]: signature},
  }
}
