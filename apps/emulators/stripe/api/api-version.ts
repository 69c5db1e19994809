import {invalidRequest} from './stripe-error.ts'

/** The emulator has the shapes of this version, which is that of the official client in its package.json. */
export const API_VERSION = '2026-10-28.endive'

const [, release = ''] = API_VERSION.split('.')

/** Stripe changes nothing that exists within a release. @throws {StripeError} for another release */
export function requireVersion(header: string | undefined): string {
  if (header === undefined) return API_VERSION
  const [, ofHeader] = /^\d{4}-\d{2}-\d{2}\.([a-z]+)$/.exec(header) ?? []
  if (ofHeader === release) return header
  throw invalidRequest(
    `Invalid Stripe API version: ${header.slice(0, 40)}. The local Stripe has the version ${API_VERSION}.`,
  )
}
