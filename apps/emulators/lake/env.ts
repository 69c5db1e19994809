import * as z from 'zod'
import {optional, parseEnvironment, port, stateDirectory} from '../environment/parse-environment.ts'

const webhookSettings = z.object({
  name: z.string().min(1),
  url: z.url(),
  secret: z.string().min(1),
  /** This is GROQ between the brackets of `*[…]`. Empty matches every document. */
  filter: z.string().default(''),
  /** This is a GROQ projection with its braces. Empty means the whole document. */
  projection: z.string().default(''),
})

export type WebhookSettings = z.infer<typeof webhookSettings>

const webhooks = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue('must be a JSON array of {name, url, secret, filter, projection}')
    return z.NEVER
  }
})

/** A webhook's cursor is stored under its name. */
const webhookList = z
  .array(webhookSettings)
  .refine(
    (list) => new Set(list.map(({name}) => name)).size === list.length,
    'two webhooks have the same name',
  )

const shape = z
  .object({
    LAKE_PORT: port(3334),
    STATE_DIR: stateDirectory,
    SANITY_PROJECT_ID: z
      .string('must hold a project id')
      .regex(/^[a-z0-9][a-z0-9-]*$/, 'may hold a-z, 0-9 and -'),
    SANITY_DATASET: z
      .string('must hold a dataset name')
      .regex(/^[a-z0-9][a-z0-9_-]{0,63}$/, 'may hold a-z, 0-9, _ and -'),
    SANITY_API_READ_TOKEN: z.string('must hold the viewer token').min(16, 'must have 16 characters or more'),
    SANITY_API_WRITE_TOKEN: z
      .string('must hold the administrator token')
      .min(16, 'must have 16 characters or more'),
    STUDIO_URL: z.url('must hold the address of the Studio'),
    SITE_URL: z.url('must hold the address of the site'),
    LAKE_WEBHOOKS: optional(webhooks.pipe(webhookList).default([])),
  })
  .refine(
    ({SANITY_API_READ_TOKEN, SANITY_API_WRITE_TOKEN}) => SANITY_API_READ_TOKEN !== SANITY_API_WRITE_TOKEN,
    {
      path: ['SANITY_API_READ_TOKEN'],
      message: 'must differ from SANITY_API_WRITE_TOKEN',
    },
  )

export type LakeEnv = z.infer<typeof shape>

export const parseEnv = (variables: Record<string, string | undefined>): LakeEnv =>
  parseEnvironment('The Content Lake emulator', shape, variables)

export const readEnv = () => parseEnv(process.env)
