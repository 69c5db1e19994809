import {createHmac, timingSafeEqual} from 'node:crypto'
import * as z from 'zod'
import {env} from '#/environment/env.ts'

const milliseconds = z.int().positive()

const grant = z.discriminatedUnion('kind', [
  /** Somebody who works in the Studio sees all drafts. */
  z.object({kind: z.literal('studio'), issuedAt: milliseconds, expiresAt: milliseconds}),
  /** Somebody who was sent a link sees the draft of one document, given by the id of the published one. */
  z.object({
    kind: z.literal('document'),
    document: z.string().min(1).max(128),
    issuedAt: milliseconds,
    expiresAt: milliseconds,
  }),
])

export type PreviewGrant = z.infer<typeof grant>

export type DocumentGrant = Extract<PreviewGrant, {kind: 'document'}>

const HOUR = 3600_000

/** A preview lasts no longer than this by the real clock. */
export const grantLifetime = {studio: 12 * HOUR, document: 7 * 24 * HOUR}

/** An expired token is still known to be ours; anything else is `invalid`. */
export type ReadGrant =
  {status: 'valid'; grant: PreviewGrant} | {status: 'expired'; grant: PreviewGrant} | {status: 'invalid'}

/** There is no preview without complete settings. */
export const canPreview = env.PREVIEW_SECRET !== undefined && env.STUDIO_URL !== undefined

export function newGrant(of: {kind: 'studio'} | {kind: 'document'; document: string}): PreviewGrant {
  const issuedAt = Date.now()
  return {...of, issuedAt, expiresAt: issuedAt + grantLifetime[of.kind]}
}

/** Only this site can make the token, for a cookie or the URL of a link. */
export function signGrant(given: PreviewGrant): string {
  const payload = Buffer.from(JSON.stringify(given)).toString('base64url')
  return `${payload}.${signature(payload).toString('base64url')}`
}

/** The signature comes first: nothing else of a token is looked at unless it is ours. */
export function readGrant(token: string | undefined): ReadGrant {
  const [payload, given, ...rest] = token?.split('.') ?? []
  if (!canPreview || !payload || !given || rest.length > 0) return {status: 'invalid'}
  const expected = signature(payload)
  const actual = Buffer.from(given, 'base64url')
  const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected)
  if (!isOurs) return {status: 'invalid'}
  const {data} = grant.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (!data) return {status: 'invalid'}
  return {status: data.expiresAt > Date.now() ? 'valid' : 'expired', grant: data}
}

function signature(payload: string): Buffer {
  if (!env.PREVIEW_SECRET) throw new Error('PREVIEW_SECRET is not set')
  // The name lets the secret sign something else one day.
  return createHmac('sha256', env.PREVIEW_SECRET).update(`preview:${payload}`).digest()
}
