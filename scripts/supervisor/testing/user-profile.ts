import {cpSync, mkdtempSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {parseSettings, type Variables} from '../../env.ts'
import {profileOf, type Profile} from '../profile.ts'
import {layerVariables, root} from '../variables.ts'

/** The profile of a project with the committed defaults and this `.env`. */
export function userProfile(env: Record<string, string> = {}, shell: Variables = {}): Profile {
  const directory = mkdtempSync(join(tmpdir(), 'project-'))
  cpSync(join(root, '.env.development'), join(directory, '.env.development'))
  const lines = Object.entries(env).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(join(directory, '.env'), lines.join(''))
  return profileOf(parseSettings(layerVariables({directory, shell})))
}

/** What a user writes into `.env` for each service that is hosted. */
export const hostedVariables = {
  sanity: {
    SANITY_API_HOST: '',
    SANITY_PROJECT_ID: 'abc12345',
    SANITY_API_READ_TOKEN: 'skHostedReadToken',
    SANITY_API_WRITE_TOKEN: 'skHostedWriteToken',
  },
  supabase: {
    SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_hosted',
  },
  resend: {
    RESEND_BASE_URL: '',
    RESEND_API_KEY: 're_hosted_sixteen_characters',
    MAIL_FROM: 'info@community.test',
    ORGANISERS_EMAIL: 'organisers@community.test',
  },
  stripe: {
    STRIPE_API_BASE: '',
    STRIPE_SECRET_KEY: 'sk_test_hostedSixteenCharacters',
    STRIPE_WEBHOOK_SECRET: 'whsec_hostedSixteenCharacters',
  },
}
