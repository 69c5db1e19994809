import * as z from 'zod'

const bilingual = z.object({lt: z.string().nullish(), en: z.string().nullish()}).nullish()
const instant = z.iso.datetime({offset: true}).nullish()

/** Of a link that acts without a log-in. */
export const secretToken = z.string().regex(/^[0-9a-f]{64}$/)

export const registrationStatus = z.enum([
  'requested',
  'registered',
  'waiting',
  'offered',
  'declined',
  'lapsed',
  'cancelled',
])

/** What `private.event_email_data()` gives. */
export const eventData = z.object({
  key: z.string(),
  /** Of its page, without the language; null if it has none. */
  path: z.string().nullish(),
  start: instant,
  end: instant,
  dateToBeConfirmed: z.boolean(),
  place: z.object({name: bilingual, address: z.string().nullish()}).nullish(),
  isCancelled: z.boolean(),
  updatedAt: z.iso.datetime({offset: true}),
})

/** What `private.registration_email_data()` gives. */
export const registrationData = {
  /** Of the link that shows, corrects and cancels the registration. */
  token: secretToken,
  /** In the language of the email. */
  eventTitle: z.string(),
  event: eventData,
  firstName: z.string(),
  lastName: z.string(),
  seats: z.int(),
  offeredUntil: instant,
  /** Set while the address has to be confirmed. */
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
