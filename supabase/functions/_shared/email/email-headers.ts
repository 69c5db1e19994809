import * as z from 'zod'

/** Zod's own pattern, extended by top-level domains in other alphabets. */
const pattern = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i

/** Resend refuses the whole email when it does not accept the reply address. */
export const replyAddress = (typed: string): string | undefined =>
  z.email({pattern}).safeParse(typed).success ? typed : undefined

/** A line break in a header of an email would start another header. */
export const singleLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
