import {parseArgs} from 'node:util'
import {createClient, type SanityClient} from '@sanity/client'
import {readEnv, type SeedEnv} from './env.ts'
import {loadSeed} from './load-seed.ts'
import {showProgress} from './show-progress.ts'

const usage = `Usage: node studio/seed/load.ts [--replace]

Loads the example content into the dataset if it has none; --replace overwrites what has the same ids.
Exit codes: 0 loaded or nothing to do, 1 failed, 2 wrong option.`

process.exitCode = await main()

async function main(): Promise<number> {
  const options = readOptions()
  if (!options) return 2
  try {
    const env = readEnv()
    return await load(createSeedClient(env), env, options.replace)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

async function load(client: SanityClient, env: SeedEnv, replace: boolean): Promise<number> {
  const place = `dataset ${env.SANITY_DATASET} of ${lakeUrl(env)}`
  const started = performance.now()
  try {
    const result = await loadSeed(client, {replace, onProgress: showProgress(process.stdout)})
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(
      result.loaded
        ? `Loaded ${result.documents} documents into ${place} in ${seconds} s.`
        : `Nothing loaded: ${place} already has ${result.existing} documents. --replace overwrites those of the seed content.`,
    )
    return 0
  } catch (error) {
    console.error(`The seed content was not loaded into ${place}. ${explain(error, env)}`)
    return 1
  }
}

function readOptions(): {replace: boolean} | undefined {
  try {
    return parseArgs({options: {replace: {type: 'boolean', default: false}}}).values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    return undefined
  }
}

function createSeedClient(env: SeedEnv): SanityClient {
  return createClient({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    token: env.SANITY_API_WRITE_TOKEN,
    apiVersion: '2026-02-01',
    useCdn: false,
    maxRetries: 1,
    ...(env.SANITY_API_HOST && {apiHost: env.SANITY_API_HOST, useProjectHostname: false}),
  })
}

function lakeUrl({SANITY_API_HOST, SANITY_PROJECT_ID}: SeedEnv): string {
  return SANITY_API_HOST || `https://${SANITY_PROJECT_ID}.api.sanity.io`
}

function explain(error: unknown, env: SeedEnv): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error && 'code' in error.cause) {
    return `No response from ${lakeUrl(env)} (${error.cause.message}). Start it, or correct SANITY_API_HOST.`
  }
  if ('statusCode' in error && (error.statusCode === 401 || error.statusCode === 403)) {
    return `SANITY_API_WRITE_TOKEN was refused: ${error.message}`
  }
  return error.message
}
