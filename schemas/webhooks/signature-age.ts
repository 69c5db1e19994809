const MAX_AGE_MS = 5 * 60_000

/** How far the sender's clock may be ahead of ours. */
const MAX_SKEW_MS = 60_000

/**
 * False for a webhook that was signed more than 5 minutes ago: somebody may have recorded it. Or in the future.
 *
 * @param signedAt milliseconds since 1970, the time that is part of the signature
 */
export function isSignedRecently(signedAt: number, now = Date.now()): boolean {
  return signedAt >= now - MAX_AGE_MS && signedAt <= now + MAX_SKEW_MS
}
