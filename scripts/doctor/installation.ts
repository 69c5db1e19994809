import type {Variables} from '../env.ts'
import {LeftOut} from './outcome.ts'

export type Service = 'site' | 'Studio' | 'Sanity' | 'Supabase' | 'Stripe' | 'Resend'

/** Each object's definition by its kind and name, such as `function public.is_admin()`. */
export type Catalog = Map<string, string>

/** A site with its services, as it is set up: what the checks look at, and by which ways they reach it. */
export interface Installation {
  /** As the site and the Studio get them. */
  site: Variables
  /** As the functions get them. Unset without `supabase/.env`. */
  functions: Variables | undefined
  databaseUrl: string | undefined
  /** Of an account at Supabase: `SUPABASE_ACCESS_TOKEN`. */
  supabaseToken: string | undefined
  /** Of an account at Sanity: `SANITY_AUTH_TOKEN`. */
  sanityToken: string | undefined
  /** Of Resend and Stripe, given for one run, which may read more than those of the functions. */
  resendKey: string | undefined
  stripeKey: string | undefined
  /** Services that `npm start` runs on this machine. */
  local: ReadonlySet<Service>
  fetch: typeof fetch
  /** When the certificate of a host ends. Rejects if it is not valid or nothing answers. */
  certificateEnd: (host: string, timeoutMs: number) => Promise<Date>
  /** Name servers to ask in place of this machine's, as `address:port`. */
  nameServers?: string[]
  /** How long a service may take until its check gives up, and until it is called slow. */
  timeoutMs: number
  slowMs: number
  /** What a database with all migrations of this checkout consists of. */
  expectedCatalog: () => Promise<Catalog>
}

export const isLocalUrl = (url: string) =>
  URL.canParse(url) && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname)

/** Values that stand in the documents in place of real ones. */
const placeholder = /…|\.\.\.|abc12345|abcdefghijklmnopqrst|\byour-(site|studio|domain|community)\b/

export const isPlaceholder = (value: string | undefined) => value !== undefined && placeholder.test(value)

/** @throws {LeftOut} when it is not set, or not really; the checks of variables report that */
export function variable(variables: Variables | undefined, name: string): string {
  const value = variables?.[name]
  if (!value) throw new LeftOut(`${name} is not set.`)
  if (isPlaceholder(value)) throw new LeftOut(`${name} still has the value of the example.`)
  if (/TOKEN|KEY|SECRET/.test(name) && /[^ -~]/.test(value))
    throw new LeftOut(`${name} has characters that no key has.`)
  return value
}

/** Without a slash at the end. @throws {LeftOut} when it is not set or no URL; the checks of variables report that */
export function urlVariable(variables: Variables | undefined, name: string): string {
  const value = variable(variables, name)
  if (!URL.canParse(value)) throw new LeftOut(`${name} is no URL.`)
  return value.replace(/\/+$/, '')
}

/** URL of Sanity's API for the project. */
export function sanityUrl({site}: Installation): string {
  return site.SANITY_API_HOST
    ? urlVariable(site, 'SANITY_API_HOST')
    : `https://${variable(site, 'SANITY_PROJECT_ID')}.api.sanity.io`
}

export const functionUrl = ({site}: Installation, name: string) =>
  `${urlVariable(site, 'SUPABASE_URL')}/functions/v1/${name}`

export const stripeUrl = ({functions}: Installation) =>
  functions?.STRIPE_API_BASE ? urlVariable(functions, 'STRIPE_API_BASE') : 'https://api.stripe.com'

export const resendUrl = ({functions}: Installation) =>
  functions?.RESEND_BASE_URL ? urlVariable(functions, 'RESEND_BASE_URL') : 'https://api.resend.com'

/** @throws {LeftOut} when the service runs on this machine, where it has no such thing */
export function requireHosted({local}: Installation, service: Service, why: string): void {
  if (local.has(service)) throw new LeftOut(why)
}
