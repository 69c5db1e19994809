import type {APIRequestContext} from '@playwright/test'
import {stackEnv} from '../env.ts'
import {expect} from './test.ts'

/** Sends a form that is paid by card, and resolves to the id of the checkout session. */
export async function beginCheckout(
  request: APIRequestContext,
  form: 'create-donation' | 'create-membership-payment',
  fields: object,
): Promise<string> {
  const {SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY} = stackEnv()
  const response = await request.post(`${SUPABASE_URL}/functions/v1/${form}`, {
    headers: {apikey: SUPABASE_PUBLISHABLE_KEY},
    data: fields,
  })
  const {url} = (await response.json()) as {url: string}
  return sessionIn(url)
}

/** Follows the payment link of the example event's tickets. */
export async function beginTicketCheckout(request: APIRequestContext): Promise<string> {
  const link = `${stackEnv().STRIPE_API_BASE}/b/kaledos-2025`
  const response = await request.get(link, {maxRedirects: 0})
  return sessionIn(response.headers()['location'] ?? '')
}

export async function payCheckout(request: APIRequestContext, session: string): Promise<void> {
  const pay = `${stackEnv().STRIPE_API_BASE}/local/checkout/${session}/pay`
  const paid = await request.post(pay, {data: {}})
  expect(paid.status()).toBe(200)
}

export const beginFee = (request: APIRequestContext, fields: object = {}): Promise<string> =>
  beginCheckout(request, 'create-membership-payment', {
    firstName: 'Austėja',
    lastName: 'Bandytoja',
    email: `apmokejo-${crypto.randomUUID()}@example.test`,
    ...fields,
  })

function sessionIn(url: string): string {
  const [session] = /cs_\w+/.exec(url) ?? []
  if (!session) throw new Error(`There is no session in ${url}`)
  return session
}
