import type {OwnMembership} from '#/features/membership/membership-actions.ts'

/** A member's personal code for an event. */
export interface Discount {
  code: string
  /** ISO instant. */
  validUntil: string
}

/** Why there is no code. `membersOnly`: no active membership; `noCodes`: the event has none (any more). */
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

/** What whoever is logged in may be offered. `waiting`: not active yet; `former`: not active any more. */
export type Standing = 'member' | 'waiting' | 'former' | 'none'

/** The standing that a membership gives. */
export function standingOf(membership: Pick<OwnMembership, 'isActive' | 'status'> | null): Standing {
  if (membership?.isActive) return 'member'
  if (membership?.status === 'pending') return 'waiting'
  return membership?.status === 'expired' ? 'former' : 'none'
}

/** The discount that create-discount-code answers with; `undefined` if it is none. */
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

/** What a refusal or failure of create-discount-code means to the member. */
export function toDiscountError({error, code}: {error: string; code: string}): DiscountError {
  return byCode[code] ?? (isKnown(error) ? error : 'failed')
}

/** A payment link of Stripe on which the code is entered already. */
export function linkWithCode(link: string, code: string): string {
  const url = new URL(link)
  url.searchParams.set('prefilled_promo_code', code)
  return url.href
}

/** A property of what came from outside; `undefined` if it has none. */
function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value ? Reflect.get(value, name) : undefined
}
