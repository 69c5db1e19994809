import * as z from 'zod'

const bilingual = z.object({lt: z.string().nullish(), en: z.string().nullish()}).nullish()
const instant = z.iso.datetime({offset: true}).nullish()

/** The token of a link that works without a log-in. */
export const secretToken = z.string().regex(/^[0-9a-f]{64}$/)

/** The result of `private.event_email_data()`. */
export const eventData = z.object({
  key: z.string(),
  title: bilingual,
  /** Without the prefix of the language. */
  path: z.string().nullish(),
  start: instant,
  end: instant,
  dateToBeConfirmed: z.boolean(),
  place: z.object({name: bilingual, address: z.string().nullish()}).nullish(),
  description: bilingual,
  statusNote: bilingual,
  isCancelled: z.boolean(),
  updatedAt: z.iso.datetime({offset: true}),
})

/** The result of `private.registration_email_data()`. */
export const registrationData = {
  token: secretToken,
  eventTitle: z.string(),
  event: eventData,
  firstName: z.string(),
  lastName: z.string(),
  seats: z.int(),
  offeredUntil: instant,
  unconfirmedUntil: instant,
  runners: z.array(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      age: z.int().nullish(),
      needsConsent: z.boolean(),
    }),
  ),
}
