import * as z from 'zod'

/** The key of an event or album. The table `content_items` checks the same. */
export const contentKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,95}$/)
