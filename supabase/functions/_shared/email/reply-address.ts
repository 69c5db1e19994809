import * as z from 'zod'

/**
 * What somebody typed as their address, if email can be sent there: Resend refuses the whole email for a reply address that
 * it does not accept.
 */
export const replyAddress = (typed: string): string | undefined =>
  z.email().safeParse(typed).success ? typed : undefined
