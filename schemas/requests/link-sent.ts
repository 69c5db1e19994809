import * as z from 'zod'

/** The answer if a link is not fresh enough for what was asked: the address was sent one that is (docs/decisions/067). */
export const linkSent = z.object({linkSent: z.literal(true)})
