import * as z from 'zod'
import {supabaseEnv} from '#/supabase/env.ts'

/** However often it is asked, Supabase is asked no more than once in this time. */
const ASK_EVERY_MS = 30_000
/** A function of the database ends after 8 s. */
const TIMEOUT_MS = 10_000

const troublesOfDatabase = z.array(
  z.object({trouble: z.string(), job: z.string().optional(), since: z.string().nullable()}),
)

type Trouble = z.infer<typeof troublesOfDatabase>[number]

let known: {until: number; troubles: Promise<Trouble[]>} | undefined

/**
 * What anybody may know of accounts, the database, money, emails and jobs: no names, no addresses. It is empty only if
 * every one of them said that it is well.
 */
export function serviceTroubles(): Promise<Trouble[]> {
  if (known && performance.now() < known.until) return known.troubles
  const troubles = Promise.all([troublesOfAccounts(), askDatabase()]).then((all) => all.flat())
  known = {until: Infinity, troubles}
  void troubles.finally(() => {
    if (known) known.until = performance.now() + ASK_EVERY_MS
  })
  return troubles
}

async function troublesOfAccounts(): Promise<Trouble[]> {
  const response = await ask('/auth/v1/health')
  return response?.ok ? [] : [{trouble: 'accounts_unreachable', since: null}]
}

async function askDatabase(): Promise<Trouble[]> {
  const response = await ask('/rest/v1/rpc/service_troubles')
  const told = response?.ok
    ? troublesOfDatabase.safeParse(await response.json().catch(() => null))
    : undefined
  return told?.data ?? [{trouble: 'database_unreachable', since: null}]
}

const ask = (path: string) =>
  fetch(new URL(path, supabaseEnv.url), {
    headers: {apikey: supabaseEnv.publishableKey},
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined)
