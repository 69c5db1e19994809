import {execFile} from 'node:child_process'
import {join, relative, resolve} from 'node:path'
import {fileURLToPath} from 'node:url'
import {parseArgs, promisify} from 'node:util'
import {runTypegenGenerate} from '@sanity/codegen'

/** Writes to the committed files, or to `--into <directory>` for comparison. It needs no Content Lake. */
const {values} = parseArgs({options: {into: {type: 'string'}}})
const studio = join(import.meta.dirname, '..')
const web = join(studio, '../apps/web')

const targets = values.into
  ? {schema: resolve(values.into, 'schema.json'), types: resolve(values.into, 'sanity.types.gen.ts')}
  : {
      schema: join(studio, '../schemas/generated/schema.json'),
      types: join(web, 'sanity/sanity.types.gen.ts'),
    }

await promisify(execFile)(
  process.execPath,
  [sanityCommand(), 'schema', 'extract', '--force', '--path', relative(studio, targets.schema)],
  {cwd: studio},
)

await runTypegenGenerate({
  // This folder's tsconfig.json resolves the imports of query fragments.
  workDir: web,
  config: {
    schema: relative(web, targets.schema),
    path: join(web, '**/*-queries.ts'),
    generates: relative(web, targets.types),
    formatGeneratedCode: true,
    overloadClientMethods: true,
  },
})

function sanityCommand(): string {
  return join(fileURLToPath(import.meta.resolve('sanity/package.json')), '../bin/sanity')
}
