import {existsSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import * as z from 'zod'
import type {Variables} from '../env.ts'
import type {Processes} from './processes.ts'
import type {Progress} from './progress.ts'
import {root} from './variables.ts'

interface Seed {
  env: Variables
  stateDirectory: string
  processes: Processes
  progress: Progress
}

/** A load that was cut short is repeated. */
export async function loadSeedIfEmpty({env, stateDirectory, processes, progress}: Seed): Promise<void> {
  const unfinished = join(stateDirectory, 'seed-unfinished')
  if (!existsSync(unfinished) && (await countDocuments(env)) > 0) return
  writeFileSync(unfinished, '')
  await progress.step('Loading the seed content', () =>
    processes.run({name: 'seed', file: process.execPath, args: ['studio/seed/load.ts'], cwd: root, env}),
  )
  rmSync(unfinished)
}

/** @throws {Error} that says what is wrong with the variables of a hosted Sanity */
export async function requireHostedContent(env: Variables): Promise<void> {
  const base = lakeUrl(env)
  const response = await fetchCount(env).catch(() => undefined)
  if (!response) throw new Error(`Nothing answers at ${base}: is SANITY_API_HOST or SANITY_PROJECT_ID right?`)
  if (response.status === 401 || response.status === 403)
    throw new Error(`${base} refuses SANITY_API_READ_TOKEN (${response.status}).`)
  if (response.status === 404)
    throw new Error(`${base} has no dataset ${env.SANITY_DATASET}: is SANITY_DATASET right?`)
  await readCount(response)
}

const countDocuments = async (env: Variables) => readCount(await fetchCount(env))

const lakeUrl = ({SANITY_API_HOST, SANITY_PROJECT_ID}: Variables) =>
  SANITY_API_HOST || `https://${SANITY_PROJECT_ID}.api.sanity.io`

function fetchCount(env: Variables): Promise<Response> {
  const url = new URL(`/v2026-02-01/data/query/${env.SANITY_DATASET}`, lakeUrl(env))
  url.searchParams.set('query', 'count(*[!(_type match "system.*")])')
  url.searchParams.set('perspective', 'raw')
  const headers = {authorization: `Bearer ${env.SANITY_API_READ_TOKEN}`}
  return fetch(url, {headers, signal: AbortSignal.timeout(30_000)})
}

async function readCount(response: Response): Promise<number> {
  if (!response.ok) throw new Error(`The Content Lake does not count its documents: ${await response.text()}`)
  return z.object({result: z.number()}).parse(await response.json()).result
}

/** After this first copy, the webhook keeps the database up to date. @throws {Error} with the function's response */
export async function syncContent(env: Variables): Promise<void> {
  const response = await fetch(`${env.SUPABASE_URL}/functions/v1/sync-content`, {
    method: 'POST',
    headers: {apikey: env.SUPABASE_SECRET_KEY ?? '', 'content-type': 'application/json'},
    body: '{}',
    signal: AbortSignal.timeout(60_000),
  })
  if (!response.ok)
    throw new Error(`The content was not copied to the database: ${response.status} ${await response.text()}`)
}
