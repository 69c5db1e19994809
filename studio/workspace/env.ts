import {studioVariables} from './studio-variables.ts'

// The bundler replaces exactly these expressions, so each variable is written out.
const parsed = studioVariables.safeParse({
  SANITY_PROJECT_ID: process.env.SANITY_PROJECT_ID,
  SANITY_DATASET: process.env.SANITY_DATASET,
  SANITY_API_HOST: process.env.SANITY_API_HOST,
  SITE_URL: process.env.SITE_URL,
  STUDIO_URL: process.env.STUDIO_URL,
  SUPABASE_URL: process.env.SUPABASE_URL,
  SITE_CLOCK: process.env.SITE_CLOCK,
})

if (!parsed.success) {
  const problems = parsed.error.issues.map(({path, message}) => `${path.join('.')}: ${message}`)
  throw new Error(`The Studio's environment is incomplete.\n${problems.join('\n')}`)
}

export const env = parsed.data

export const variableNames = studioVariables.keyof().options
