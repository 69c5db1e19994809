const MAX_AGE_MS = 5 * 60_000

/** The sender's clock may be ahead of ours. */
const MAX_SKEW_MS = 60_000

/**
 * A webhook signed more than 5 minutes ago may have been recorded and sent again.
 *
 * @param signedAt milliseconds since 1970, the time that is part of the signature
 */
export function isSignedRecently(signedAt: number, now = Date.now()): boolean {
  return signedAt >= now - MAX_AGE_MS && signedAt <= now + MAX_SKEW_MS
}
