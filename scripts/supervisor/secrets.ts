import {randomBytes} from 'node:crypto'
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseEnv} from 'node:util'

const sanityToken = () => `sk${randomBytes(48).toString('base64url').replaceAll(/[-_]/g, '0')}`

const hex = () => randomBytes(24).toString('hex')

const makers: Record<string, () => string> = {
  SANITY_API_READ_TOKEN: sanityToken,
  SANITY_API_WRITE_TOKEN: sanityToken,
  SANITY_WEBHOOK_SECRET: hex,
  PREVIEW_SECRET: hex,
  SUPABASE_SECRET_KEY: () => `sb_secret_${hex()}`,
  SUPABASE_DB_PASSWORD: hex,
  SUPABASE_JWT_SECRET: hex,
  SEND_EMAIL_HOOK_SECRET: () => `v1,whsec_${randomBytes(24).toString('base64')}`,
  RESEND_WEBHOOK_SECRET: () => `whsec_${randomBytes(24).toString('base64')}`,
  RESEND_API_KEY: () => `re_${hex()}`,
  STRIPE_SECRET_KEY: () => `sk_test_${hex()}`,
  STRIPE_WEBHOOK_SECRET: () => `whsec_${hex()}`,
}

/** Each line that is written ends with a line end, so one without was cut off, and half a secret is none. */
const wholeLines = (text: string) => text.slice(0, text.lastIndexOf('\n') + 1)

/**
 * Only the owner can read `secrets.env`. Existing secrets are kept and missing ones are added, also to a file that was cut
 * off: no data depend on one, since the local database takes a new password.
 */
export function ensureSecrets(stateDirectory: string): Record<string, string | undefined> {
  const path = join(stateDirectory, 'secrets.env')
  const stored = existsSync(path) ? parseEnv(wholeLines(readFileSync(path, 'utf8'))) : {}
  const missing = Object.keys(makers).filter((name) => !stored[name])
  if (missing.length === 0) return stored
  if (existsSync(path))
    console.error(
      `${path} lacked ${missing.join(', ')}, which were made anew. All data stay; whoever was logged in does so again.`,
    )
  const secrets = {...stored, ...Object.fromEntries(missing.map((name) => [name, makers[name]?.()]))}
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`)
  mkdirSync(stateDirectory, {recursive: true, mode: 0o700})
  writeFileSync(`${path}.new`, lines.join(''), {mode: 0o600})
  renameSync(`${path}.new`, path)
  return secrets
}
