import {linkSent} from '@site/schemas/requests/link-sent'
import type {Locale} from 'next-intl'
import * as z from 'zod'
import {callFunction} from '#/supabase/edge-function.ts'
import {createFormSender} from '#/supabase/form-submission.ts'
import {failure, query, success, type Failure, type Result} from '#/supabase/query.ts'
import {monthlyGift, ownSubscriptions, type MonthlyGift, type OwnMonthlyGift} from './monthly-gift.ts'

/**
 * `notFound`: the link leads to no gift, or is older than a year; `changed`: the gift is not in the state that was shown;
 * `paymentsUnavailable`: Stripe does not respond.
 */
export type GiftError =
  'offline' | 'tooMany' | 'unavailable' | 'paymentsUnavailable' | 'notFound' | 'changed' | 'refused'

export type GiftResult<Data = MonthlyGift> = Result<Data, GiftError>

/** The link in an email opens one gift, the session of a donor each of their own. */
export type GiftKey = {token: string} | {id: string}

export type GiftChange =
  {action: 'change'; amount: number} | {action: 'pause'; months: number} | {action: 'resume' | 'stop'}

export const createLinkSender = () => createFormSender('send-subscription-link')

export async function showGift(token: string): Promise<GiftResult> {
  const result = await query((supabase) => supabase.rpc('show_subscription', {token}))
  // The link of a membership that renews itself opens another page.
  if (result.ok && z.object({purpose: z.literal('membership')}).safeParse(result.data).success)
    return failure('notFound')
  return parsed(monthlyGift, result)
}

/** Memberships that renew themselves are left out. */
export async function loadOwnGifts(): Promise<GiftResult<OwnMonthlyGift[]>> {
  const result = parsed(ownSubscriptions, await query((supabase) => supabase.rpc('my_subscriptions')))
  if (!result.ok) return result
  return {...result, data: result.data.filter((each) => each.purpose === 'donation')}
}

export async function loadGift(key: GiftKey): Promise<GiftResult> {
  if ('token' in key) return showGift(key.token)
  const result = await loadOwnGifts()
  if (!result.ok) return result
  const gift = result.data.find(({id}) => id === key.id)
  return gift ? success(gift) : failure('notFound')
}

const managed = z.union([linkSent, z.object({subscription: monthlyGift})])

/** What a change gives, unless the link in an email is too old for it: then another one has been sent to the donor. */
export type Changed<Data> = Data | 'linkSent'

export async function changeGift(
  key: GiftKey,
  change: GiftChange,
  locale: Locale,
): Promise<GiftResult<Changed<MonthlyGift>>> {
  const result = parsed(managed, await callFunction('manage-subscription', {...key, ...change, locale}))
  if (!result.ok) return result
  return success('linkSent' in result.data ? 'linkSent' : result.data.subscription)
}

const cardPage = z.union([linkSent, z.object({url: z.url({protocol: /^https?$/})})])

/** Gives the URL of Stripe's page, which leads back. */
export async function openCardPage(
  key: GiftKey,
  locale: Locale,
): Promise<GiftResult<Changed<{url: string}>>> {
  const result = parsed(cardPage, await callFunction('manage-subscription', {...key, action: 'card', locale}))
  if (!result.ok) return result
  return success('linkSent' in result.data ? 'linkSent' : result.data)
}

function parsed<Schema extends z.ZodType>(
  schema: Schema,
  result: Result<unknown>,
): GiftResult<z.output<Schema>> {
  if (!result.ok) return {...result, error: toGiftError(result)}
  const read = schema.safeParse(result.data)
  return read.success ? success(read.data) : failure('unavailable', read.error)
}

/** The codes are those of the database and of the function. */
const byCode: Record<string, GiftError> = {
  PT404: 'notFound',
  not_found: 'notFound',
  subscription_state: 'changed',
  bad_request: 'refused',
  payments_unavailable: 'paymentsUnavailable',
}

function toGiftError({error, code}: Failure): GiftError {
  return byCode[code] ?? (error === 'offline' || error === 'tooMany' ? error : 'unavailable')
}
