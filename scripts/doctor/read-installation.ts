import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {shell, type Variables} from '../env.ts'
import {readEnvFile} from '../supervisor/env-file.ts'
import {siteProfile} from '../supervisor/profile.ts'
import {readRunRecord, type RunRecord} from '../supervisor/run-record.ts'
import {serviceEnv} from '../supervisor/service-env.ts'
import {findStateDirectory, root} from '../supervisor/variables.ts'
import {readCertificateEnd} from './connections/certificates.ts'
import {readExpectedCatalog} from './database/expected-catalog.ts'
import {isLocalUrl, type Installation, type Service} from './installation.ts'

/**
 * The site on the internet, if `.env` has its URL; otherwise, or if `isHere`, what `npm start` runs on this machine.
 *
 * @throws {Error} when there is neither
 */
export function readInstallation({isHere}: {isHere: boolean}): Installation {
  const site = readFile('.env')
  const record = readRunRecord(findStateDirectory(root, shell))
  if (site?.SITE_URL && !isLocalUrl(site.SITE_URL) && !isHere) return online(site)
  if (record) return runningHere(record)
  throw new Error(
    'There is nothing to examine: nothing runs here, and no SITE_URL in .env names a site on the internet. Start with ' +
      'npm start, or put the site on the internet as docs/deploy.md says.',
  )
}

const common = {
  fetch,
  certificateEnd: readCertificateEnd,
  timeoutMs: 10_000,
  slowMs: 4000,
  expectedCatalog: readExpectedCatalog,
  supabaseToken: shell.SUPABASE_ACCESS_TOKEN,
  sanityToken: shell.SANITY_AUTH_TOKEN,
  resendKey: shell.RESEND_API_KEY,
  stripeKey: shell.STRIPE_SECRET_KEY,
}

function online(site: Variables): Installation {
  const functions = readFile('supabase/.env')
  return {
    ...common,
    site,
    functions,
    databaseUrl: shell.DATABASE_URL,
    local: localServices(site, functions ?? {}),
  }
}

function runningHere(record: RunRecord): Installation {
  const urls = [record.env.SANITY_API_HOST, record.env.SUPABASE_URL, record.env.STRIPE_API_BASE]
  // A run of the tests is never hosted, whatever `.env` says.
  const profile = siteProfile({isolated: urls.every((url) => url && isLocalUrl(url))})
  const variables: Variables = {...serviceEnv(profile), ...record.env}
  const isHosted = !isLocalUrl(variables.SUPABASE_URL ?? '')
  const functions = isHosted ? readFile('supabase/.env') : variables
  return {
    ...common,
    site: variables,
    functions,
    databaseUrl: isHosted ? shell.DATABASE_URL : record.env.DATABASE_URL,
    local: localServices(variables, functions ?? {}),
  }
}

function localServices(site: Variables, functions: Variables): Set<Service> {
  const urls: [Service, string | undefined][] = [
    ['site', site.SITE_URL],
    ['Studio', site.STUDIO_URL],
    ['Sanity', site.SANITY_API_HOST],
    ['Supabase', site.SUPABASE_URL],
    ['Stripe', functions.STRIPE_API_BASE],
    ['Resend', functions.RESEND_BASE_URL],
  ]
  return new Set(urls.flatMap(([service, url]) => (url && isLocalUrl(url) ? [service] : [])))
}

function readFile(path: string): Variables | undefined {
  const file = join(root, path)
  return existsSync(file) ? readEnvFile(file) : undefined
}
