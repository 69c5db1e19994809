import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {stripeEvents} from '@site/schemas/webhooks/stripe-events'
import * as z from 'zod'
import {list, optional, parseEnvironment, port, stateDirectory} from '../environment/parse-environment.ts'

const paymentLinks = z.array(
  z.strictObject({
    slug: z.string().regex(/^[\w-]{1,64}$/, 'must be the last part of a URL'),
    allowPromotionCodes: z.boolean().default(true),
    /** The buyer returns to this path of the site, with `{CHECKOUT_SESSION_ID}`. */
    returnPath: z
      .string()
      .regex(/^\/(?!\/)/, 'must be a path of the site')
      .optional(),
    metadata: z.record(z.string().max(40), z.string().max(500)).default({}),
    items: z
      .array(
        z.strictObject({
          product: z.string().regex(/^[\w-]{1,64}$/, 'must be the id of a product'),
          name: z.string().min(1).max(250),
          unitAmount: z.int().min(1),
          quantity: z.int().min(0).default(1),
          maximum: z.int().min(1).default(10),
        }),
      )
      .min(1),
  }),
)

export type PaymentLinkSetting = z.infer<typeof paymentLinks>[number]

const file = z.string().transform((path, context) => {
  try {
    return paymentLinks.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    context.addIssue(
      `must be a file of payment links: ${error instanceof Error ? error.message : String(error)}`,
    )
    return z.NEVER
  }
})

const shape = z.object({
  STRIPE_PORT: port(12111),
  STATE_DIR: stateDirectory,
  STRIPE_SECRET_KEY: z
    .string('must hold the secret key, sk_test_…')
    .regex(/^sk_test_\w{8,}$/, 'must look like sk_test_…; the local Stripe takes no live key'),
  /** Without it nothing is delivered. */
  STRIPE_WEBHOOK_URL: optional(z.url('must hold the URL that receives webhooks').optional()),
  STRIPE_WEBHOOK_SECRET: optional(
    z
      .string()
      .regex(/^whsec_\S{16,}$/, 'must look like whsec_…')
      .optional(),
  ),
  STRIPE_WEBHOOK_EVENTS: optional(
    z
      .string()
      .transform(list)
      .default([...stripeEvents]),
  ),
  /** These are the seconds from each failure of a webhook to its next attempt. */
  STRIPE_WEBHOOK_RETRY_SECONDS: optional(
    z
      .string()
      .regex(/^\d+(\s*,\s*\d+)*$/, 'must be numbers of seconds, separated by commas')
      .transform((text) => list(text).map(Number))
      .optional(),
  ),
  /** What a card payment costs: percent of the amount, and pence. That of a British card in the United Kingdom is the default. */
  STRIPE_FEE_PERCENT: optional(z.coerce.number().min(0).max(100).default(1.5)),
  STRIPE_FEE_FIXED: optional(z.coerce.number().int().min(0).max(1000).default(20)),
  /** A failed renewal is tried again so many days after each failure, and then the subscription is cancelled. */
  STRIPE_RENEWAL_RETRY_DAYS: optional(
    z
      .string()
      .regex(/^\d+(\s*,\s*\d+)*$/, 'must be numbers of days, separated by commas')
      .default('3,5,7')
      .transform((text) => list(text).map(Number)),
  ),
  /** Without it payment links end on Stripe's page. */
  SITE_URL: optional(z.url('must hold the URL of the site').optional()),
  STRIPE_PAYMENT_LINKS: optional(file.prefault(join(import.meta.dirname, 'payment-links.json'))),
})

export type StripeEnv = z.infer<typeof shape>

export const parseEnv = (variables: Record<string, string | undefined>): StripeEnv =>
  parseEnvironment('The Stripe emulator', shape, variables)

export const readEnv = () => parseEnv(process.env)
