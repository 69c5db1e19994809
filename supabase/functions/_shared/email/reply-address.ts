import * as z from 'zod'

/** Zod's own, with top-level domains of other alphabets too. */
const pattern = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i

/**
 * What somebody typed as their address, if email can be sent there: Resend refuses the whole email for a reply address that
 * it does not accept.
 */
export const replyAddress = (typed: string): string | undefined =>
  z.email({pattern}).safeParse(typed).success ? typed : undefined
