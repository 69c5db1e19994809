import {serve} from './serve.ts'

export interface StripeCall {
  path: string
  idempotencyKey: string | null
  parameters: Record<string, string>
}

export const stripeKey = 'sk_test_ofTheTests'

export const exampleSession = {
  id: 'cs_test_1',
  object: 'checkout.session',
  url: 'https://checkout.stripe.example/c/pay/cs_test_1#abc',
  expires_at: 1_800_000_000,
}

/** A fake of Stripe's API that answers every request so. */
export async function serveStripe(
  answer: (call: StripeCall, method: string) => Response | Promise<Response> = () =>
    Response.json(exampleSession),
): Promise<{url: string; calls: StripeCall[]}> {
  const calls: StripeCall[] = []
  const url = await serve(async (request) => {
    if (request.headers.get('authorization') !== `Bearer ${stripeKey}`)
      return new Response('{}', {status: 401})
    const {pathname: path, search} = new URL(request.url)
    const call = {
      path,
      idempotencyKey: request.headers.get('idempotency-key'),
      parameters: Object.fromEntries(new URLSearchParams((await request.text()) || search)),
    }
    calls.push(call)
    return answer(call, request.method)
  })
  return {url, calls}
}

/** Stripe's refusal or failure. */

export const stripeFailure = (status: number, error: {type: string; code?: string; message?: string}) => () =>
  Response.json({error}, {status})
