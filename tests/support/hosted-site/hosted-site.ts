import type {Installation} from '../../../scripts/doctor/installation.ts'
import {accessToken, serveManagementApi, type ManagementApi} from '../hosted-supabase/management-api.ts'
import {ref} from './addresses.ts'
import type {HostedDatabase} from './hosted-database.ts'
import {failedFetch, wellHosts, type Hosts} from './hosts.ts'
import {serveNames, type Zone} from './name-server.ts'
import type {Dashboards} from './vendors.ts'
import {setUp, wellCertificates, wellDashboards, wellVariables, wellZone} from './well-state.ts'

/** All that a test may break. */
export interface HostedSite {
  installation: Installation
  dashboards: Dashboards
  zone: Zone
  supabase: ManagementApi
  database: HostedDatabase
  hosts: Hosts
  /** When they end, by host. */
  certificates: Map<string, Date>
}

interface Parts {
  database: HostedDatabase
  expectedCatalog: Installation['expectedCatalog']
}

/** Sets a variable of the functions, here and where they run. */
export function setFunctionVariable({installation, supabase}: HostedSite, name: string, value: string): void {
  installation.functions = {...installation.functions, [name]: value}
  supabase.secrets.set(name, value)
}

/** Sets a variable of the site and the functions alike. */
export function setShared(hosted: HostedSite, name: string, value: string): void {
  hosted.installation.site[name] = value
  setFunctionVariable(hosted, name, value)
}

/**
 * A site on the internet in which all is well: the stack of the tests under the addresses of a hosted one, with stand-ins for
 * what only hosted services have.
 */
export async function startHostedSite({database, expectedCatalog}: Parts) {
  const resources = new AsyncDisposableStack()
  await database.runJobs()
  const supabase = await serveManagementApi(ref)
  resources.defer(supabase.stop)
  const zone = wellZone()
  const names = await serveNames(() => zone)
  resources.defer(names.stop)
  const {site, functions} = wellVariables()
  setUp(supabase, functions)
  const dashboards = wellDashboards()
  const hosts = wellHosts(dashboards, supabase)
  const certificates = wellCertificates()
  const installation: Installation = {
    site,
    functions,
    databaseUrl: database.url,
    supabaseToken: accessToken,
    sanityToken: dashboards.sanity.token,
    resendKey: dashboards.resend.fullKey,
    stripeKey: dashboards.stripe.fullKey,
    local: new Set(),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const host = hosts.get(new URL(request.url).origin)
      if (!host) throw failedFetch('ENOTFOUND')
      return host(request)
    },
    certificateEnd: async (host) => {
      const end = certificates.get(host)
      if (!end) throw new Error(`Nothing answers at ${host}`)
      return end
    },
    nameServers: [names.address],
    timeoutMs: 30_000,
    slowMs: 30_000,
    expectedCatalog,
  }
  const hosted: HostedSite = {installation, dashboards, zone, supabase, database, hosts, certificates}
  return Object.assign(hosted, {[Symbol.asyncDispose]: () => resources.disposeAsync()})
}
