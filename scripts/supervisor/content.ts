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

async function countDocuments(env: Variables): Promise<number> {
  const url = new URL(`/v2026-02-01/data/query/${env.SANITY_DATASET}`, env.SANITY_API_HOST)
  url.searchParams.set('query', 'count(*[!(_type match "system.*")])')
  url.searchParams.set('perspective', 'raw')
  const headers = {authorization: `Bearer ${env.SANITY_API_READ_TOKEN}`}
  const response = await fetch(url, {headers, signal: AbortSignal.timeout(30_000)})
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
