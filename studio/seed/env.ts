import * as z from 'zod'

const environment = z.object({
  SANITY_API_HOST: z
    .union([z.literal(''), z.url('must be the URL of the Content Lake, or empty for the hosted one')])
    .optional(),
  SANITY_PROJECT_ID: z.string('must hold a project id').min(1, 'must hold a project id'),
  SANITY_DATASET: z.string('must hold a dataset name').min(1, 'must hold a dataset name'),
  SANITY_API_WRITE_TOKEN: z
    .string('must hold a token that may write')
    .min(1, 'must hold a token that may write'),
  /** The local Stripe sells the tickets of the seed content. */
  STRIPE_API_BASE: z
    .union([z.literal(''), z.url('must be the URL of the local Stripe, or empty')])
    .optional(),
})

export type DatasetEnv = z.infer<typeof environment>

/** @throws {Error} that names each missing or malformed variable and what it should hold */
export function parseEnv(variables: Record<string, string | undefined>): DatasetEnv {
  const parsed = environment.safeParse(variables)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({path, message}) => `  ${path.join('.')}: ${message}`)
  throw new Error(`The dataset cannot be reached with this environment:\n${faults.join('\n')}`)
}

export const readEnv = () => parseEnv(process.env)
