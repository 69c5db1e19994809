import type {Variables} from '../../env.ts'
import {isLocalUrl} from '../installation.ts'
import {attention, problem, type Outcome} from '../outcome.ts'

export const insecure = (variables: Variables, names: readonly string[], todo: string): Outcome[] =>
  names
    .filter((name) => {
      const url = variables[name]
      return url !== undefined && url.startsWith('http:') && URL.canParse(url) && !isLocalUrl(url)
    })
    .map((name) => problem(`${name} begins with http, not with https.`, todo))

/** A site on the internet reaches nothing on this machine. */
export const unreachable = (
  site: Variables,
  variables: Variables,
  names: readonly string[],
  todo: string,
): Outcome[] =>
  isLocalUrl(site.SITE_URL ?? '')
    ? []
    : names
        .filter((name) => isLocalUrl(variables[name] ?? ''))
        .map((name) =>
          problem(`${name} leads to this machine, which a site on the internet cannot reach.`, todo),
        )

export const clock = (variables: Variables, file: string): Outcome[] =>
  variables.SITE_CLOCK && variables.SITE_URL && !isLocalUrl(variables.SITE_URL)
    ? [problem('SITE_CLOCK is set, so the site does not keep the real time.', `Remove it from ${file}.`)]
    : []

/** A key that may do everything would be sent to every visitor. */
export function leakedKey({SUPABASE_PUBLISHABLE_KEY: key}: Variables): Outcome | undefined {
  if (!key || !(key.startsWith('sb_secret_') || isServiceRole(key))) return undefined
  return problem(
    'SUPABASE_PUBLISHABLE_KEY holds a secret key, which every visitor would be sent.',
    'Revoke that key (Supabase, Settings, API keys), write the one that begins with sb_publishable_ and build again.',
  )
}

/** The older kind of keys says in its second part what it may do. */
const isServiceRole = (key: string) =>
  Buffer.from(key.split('.')[1] ?? '', 'base64url')
    .toString()
    .includes('"service_role"')

export function stripeMode(site: Variables, {STRIPE_SECRET_KEY: key = ''}: Variables): Outcome[] {
  const isLive = site.SITE_URL?.startsWith('https:') && !isLocalUrl(site.SITE_URL ?? '')
  if (!isLive || !/^[rs]k_test_/.test(key)) return []
  return [
    attention(
      'STRIPE_SECRET_KEY is a test key, so no money arrives.',
      'For visitors, write a key rk_live_… (docs/stripe.md). For a site to try things out, a test key is right.',
    ),
  ]
}

/** Both sides sign with at least 24 bytes. */
const FEWEST_BYTES = 24

/** Of the secrets that are bytes in base64, those that were cut off. */
export const cutOff = (variables: Variables, names: readonly string[]): string[] =>
  names.filter((name) => {
    const [, base64] = /whsec_([A-Za-z0-9+/=]+)$/.exec(variables[name] ?? '') ?? []
    return base64 !== undefined && Buffer.from(base64, 'base64').length < FEWEST_BYTES
  })
