import {globSync} from 'node:fs'
import {basename, join} from 'node:path'
import {createDatasetClient, explainError, nameDataset} from '../seed/dataset.ts'
import {readEnv} from '../seed/env.ts'
import {migrateContent, type ContentMigration} from './migrate-content.ts'

const files = globSync(join(import.meta.dirname, 'numbered/*.ts'))
const migrations = await Promise.all(
  files.map(async (file) => {
    const {default: migration} = (await import(file)) as {default: ContentMigration}
    return [basename(file, '.ts'), migration] as const
  }),
)
const env = readEnv()
try {
  const applied = await migrateContent(createDatasetClient(env), Object.fromEntries(migrations))
  console.log(`Applied to the ${nameDataset(env)}: ${applied.join(', ') || 'nothing, it has all of them'}.`)
} catch (error) {
  console.error(`The content was not migrated: ${explainError(error, env)}`)
  process.exitCode = 1
}
