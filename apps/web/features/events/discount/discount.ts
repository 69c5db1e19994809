import type {OwnMembership} from '#/features/membership/membership-own-queries.ts'

export interface Discount {
  code: string
  /** It is an ISO instant. */
  validUntil: string
}

/** `membersOnly`: there is no active membership; `noCodes`: the event has no codes (any more). */
export type DiscountError =
  | 'membersOnly'
  | 'noCodes'
  | 'used'
  | 'expired'
  | 'tooMany'
  | 'loggedOut'
  | 'offline'
  | 'unavailable'
  | 'failed'

/** `waiting`: the membership is not active yet; `former`: it is not active any more. */
export type Standing = 'member' | 'waiting' | 'former' | 'none'

export function standingOf(membership: Pick<OwnMembership, 'isActive' | 'status'> | null): Standing {
  if (membership?.isActive) return 'member'
  if (membership?.status === 'pending') return 'waiting'
  return membership?.status === 'expired' ? 'former' : 'none'
}

/** Returns undefined if the answer has no discount. */
export function discountIn(answer: unknown): Discount | undefined {
  const code = fieldOf(answer, 'code')
  const validUntil = fieldOf(answer, 'validUntil')
  if (typeof code !== 'string' || typeof validUntil !== 'string') return undefined
  return Number.isFinite(Date.parse(validUntil)) ? {code, validUntil} : undefined
}

const byCode: Record<string, DiscountError> = {
  members_only: 'membersOnly',
  not_found: 'noCodes',
  code_used: 'used',
  code_expired: 'expired',
  payments_unavailable: 'unavailable',
  unauthorized: 'loggedOut',
}

const known = new Set<unknown>(['tooMany', 'loggedOut', 'offline', 'unavailable'])
const isKnown = (error: string): error is DiscountError => known.has(error)

export function toDiscountError({error, code}: {error: string; code: string}): DiscountError {
  return byCode[code] ?? (isKnown(error) ? error : 'failed')
}

/** Stripe's payment link then has the code entered already. */
export function linkWithCode(link: string, code: string): string {
  const url = new URL(link)
  url.searchParams.set('prefilled_promo_code', code)
  return url.href
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value ? Reflect.get(value, name) : undefined
}
