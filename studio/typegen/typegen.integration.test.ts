import {execFile} from 'node:child_process'
import {mkdtemp, mkdir, readFile, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {afterAll, beforeAll, expect, test} from 'vitest'

const studio = join(import.meta.dirname, '..')
let generated: string

beforeAll(async () => {
  // Inside the repository, whose formatting rules then apply.
  await mkdir(join(studio, '.sanity'), {recursive: true})
  generated = await mkdtemp(join(studio, '.sanity/typegen-'))
  await promisify(execFile)(
    process.execPath,
    ['--env-file=typegen/typegen.env', 'typegen/typegen.ts', '--into', generated],
    {
      cwd: studio,
    },
  )
}, 180_000)

afterAll(() => rm(generated, {recursive: true, force: true}))

test.for([
  ['schema.json', '../schemas/generated/schema.json'],
  ['sanity.types.gen.ts', '../apps/web/sanity/sanity.types.gen.ts'],
])(
  '%s is up to date; if not, run "npm run typegen -w @site/studio" and commit',
  async ([fresh = '', committed = '']) => {
    expect(await read(join(studio, committed))).toBe(await read(join(generated, fresh)))
  },
)

/** Leaves out comments with the source file of a type. */
async function read(path: string): Promise<string> {
  return (await readFile(path, 'utf8')).replace(/^\/\/ Source: .*$/gm, '')
}
