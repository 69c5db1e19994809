/** How long Sanity's free plan keeps the history of a document. */
const RETENTION_MS = 3 * 24 * 60 * 60 * 1000

/** ISO time of the oldest transaction that history shows. The log itself keeps all. */
export const retainedSince = () => new Date(Date.now() - RETENTION_MS).toISOString()
