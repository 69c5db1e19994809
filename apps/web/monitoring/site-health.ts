import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {env} from '#/environment/env.ts'
import {comparisonRecord} from '#/revalidation/comparison-record.ts'
import {selfOrigin} from '#/environment/self-origin.ts'
import {now} from '#/time/now.ts'

/** However often it is asked, the site requests no more than a page in this time. */
const ASK_EVERY_MS = 5000

/** A page waits for the Content Lake twice as long as that may take, before it shows the last results. */
const PAGE_TIMEOUT_MS = 25_000

/** What anybody may know. It asks neither the Content Lake nor Supabase, both of which may be down while pages are served. */
export async function siteHealth() {
  const {last, compared, webhook} = comparisonRecord
  const [servesPages, build] = await Promise.all([recentlyServedPages(), readBuildId()])
  return {
    servesPages,
    build,
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    now: now().toISOString(),
    content: {
      comparedAt: compared?.toISOString() ?? null,
      lastResult: last?.result ?? null,
      lastTriedAt: last?.at.toISOString() ?? null,
      webhookAt: webhook?.toISOString() ?? null,
    },
  }
}

/** Resolves to null under `next dev`, which builds nothing. */
async function readBuildId(): Promise<string | null> {
  const path = join(/* turbopackIgnore: true */ process.cwd(), env.WEB_DIST_DIR, 'BUILD_ID')
  return readFile(/* turbopackIgnore: true */ path, 'utf8').catch(() => null)
}

let known: {until: number; servesPages: Promise<boolean>} | undefined

function recentlyServedPages(): Promise<boolean> {
  if (known && performance.now() < known.until) return known.servesPages
  const servesPages = servesHomePage().finally(() => {
    if (known) known.until = performance.now() + ASK_EVERY_MS
  })
  known = {until: Infinity, servesPages}
  return servesPages
}

async function servesHomePage(): Promise<boolean> {
  try {
    const response = await fetch(selfOrigin, {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
    })
    return response.status === 200
  } catch {
    return false
  }
}
