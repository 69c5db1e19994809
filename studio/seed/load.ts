import {parseArgs} from 'node:util'
import type {SanityClient} from '@sanity/client'
import {createDatasetClient, explainError, nameDataset} from './dataset.ts'
import {type DatasetEnv, readEnv} from './env.ts'
import {loadSeed} from './load-seed.ts'
import {showProgress} from './show-progress.ts'

const usage = `Usage: node studio/seed/load.ts [--replace]

Loads the example content into the dataset if it is empty; --replace overwrites what has the same ids.
Exit codes: 0 loaded, 1 refused or failed, 2 wrong option.`

process.exitCode = await main()

async function main(): Promise<number> {
  const options = readOptions()
  if (!options) return 2
  try {
    const env = readEnv()
    return await load(createDatasetClient(env), env, options.replace)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

async function load(client: SanityClient, env: DatasetEnv, replace: boolean): Promise<number> {
  const place = nameDataset(env)
  const started = performance.now()
  try {
    const result = await loadSeed(client, {
      replace,
      localStripe: env.STRIPE_API_BASE,
      onProgress: showProgress(process.stdout),
    })
    if (!result.loaded) {
      console.error(`Nothing loaded: ${place} already has ${result.existing} documents.`)
      return 1
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`Loaded ${result.documents} documents into ${place} in ${seconds} s.`)
    return 0
  } catch (error) {
    console.error(`The seed content was not loaded into ${place}. ${explainError(error, env)}`)
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
