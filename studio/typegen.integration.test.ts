import {execFile} from 'node:child_process'
import {mkdtemp, mkdir, readFile, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {afterAll, beforeAll, expect, test} from 'vitest'

const studio = import.meta.dirname
let made: string

beforeAll(async () => {
  // Inside the repository, so that the generated code is formatted by its rules.
  await mkdir(join(studio, '.sanity'), {recursive: true})
  made = await mkdtemp(join(studio, '.sanity/typegen-'))
  await promisify(execFile)(process.execPath, ['--env-file=typegen.env', 'typegen.ts', '--into', made], {
    cwd: studio,
  })
}, 180_000)

afterAll(() => rm(made, {recursive: true, force: true}))

test.for([
  ['schema.json', '../schemas/generated/schema.json'],
  ['sanity.types.gen.ts', '../apps/web/sanity/sanity.types.gen.ts'],
])(
  '%s is up to date; if not, run "npm run typegen -w @site/studio" and commit',
  async ([fresh = '', kept = '']) => {
    expect(await read(join(studio, kept))).toBe(await read(join(made, fresh)))
  },
)

/** Without the comments that name the file from which a type was made. */
async function read(path: string): Promise<string> {
  return (await readFile(path, 'utf8')).replace(/^\/\/ Source: .*$/gm, '')
}
