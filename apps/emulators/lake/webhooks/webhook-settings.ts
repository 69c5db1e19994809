import * as z from 'zod'

/** A webhook as it would be typed into a hosted project's API settings. */
export const webhookSettings = z.object({
  name: z.string().min(1),
  url: z.url(),
  secret: z.string().min(1),
  /** GROQ between the brackets of `*[…]`; empty = every document. */
  filter: z.string().default(''),
  /** GROQ projection with its braces; empty = the whole document. */
  projection: z.string().default(''),
})

export type WebhookSettings = z.infer<typeof webhookSettings>
