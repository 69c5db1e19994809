import * as z from 'zod'

/** A link to a page: with another scheme it could run a script. */
export const webLink = z.url({protocol: /^https?$/})
