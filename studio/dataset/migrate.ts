import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import type {Migration} from 'sanity/migrate'
import {createDatasetClient, explainError, nameDataset} from './client.ts'
import {type DatasetEnv, readEnv} from './env.ts'
import {runMigration} from './run-migration.ts'

const usage = `Usage: node studio/dataset/migrate.ts <migration> [--dry-run]

Changes the documents of the dataset as the migration says; --dry-run only lists them. Running it again does no harm.
Exit codes: 0 done, 1 failed, 2 wrong option.`

interface Options {
  name: string
  dryRun: boolean
}

process.exitCode = await main()

async function main(): Promise<number> {
  const options = readOptions()
  if (!options) {
    console.error(usage)
    return 2
  }
  try {
    return await run(options, readEnv())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

async function run({name, dryRun}: Options, env: DatasetEnv): Promise<number> {
  const {default: migration} = (await import(`../migrations/${name}/index.ts`)) as {default: Migration}
  try {
    const changed = await runMigration(createDatasetClient(env), migration, {dryRun})
    console.log(
      `${migration.title}\n${dryRun ? 'To change' : 'Changed'} in ${nameDataset(env)}: ${changed.length}`,
    )
    for (const id of changed) console.log(`  ${id}`)
    return 0
  } catch (error) {
    console.error(`Nothing was changed in ${nameDataset(env)}. ${explainError(error, env)}`)
    return 1
  }
}

function readOptions(): Options | undefined {
  try {
    const {values, positionals} = parseArgs({
      allowPositionals: true,
      options: {'dry-run': {type: 'boolean', default: false}},
    })
    const [name, ...others] = positionals
    const isKnown =
      name !== undefined && existsSync(join(import.meta.dirname, '../migrations', name, 'index.ts'))
    return isKnown && others.length === 0 ? {name, dryRun: values['dry-run']} : undefined
  } catch {
    return undefined
  }
}
