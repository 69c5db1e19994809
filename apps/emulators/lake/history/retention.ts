/** Sanity's free plan keeps history this long. */
const RETENTION_MS = 3 * 24 * 60 * 60 * 1000

/** The log itself keeps everything. */
export const retainedSince = () => new Date(Date.now() - RETENTION_MS).toISOString()
