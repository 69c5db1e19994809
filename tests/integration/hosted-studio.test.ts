import {execFile} from 'node:child_process'
import {cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {parseEnv, promisify} from 'node:util'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {inheritedEnv} from '../env.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'studio-'))

/** The variables as the document gives them, each secret with a value that can be searched for. */
const documented = /```sh\n([^`]*SANITY_API_HOST=[^`]+)```/
  .exec(readFileSync(join(root, 'docs/deploy.md'), 'utf8'))?.[1]
  ?.replaceAll(/^(\w+)=(sk)?….*$/gm, '$1=$2SECRET_$1')

beforeAll(async () => {
  for (const name of ['studio', 'schemas', 'docs', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !/\/(dist|dist-test|node_modules|\.sanity|\.turbo)$/.test(path),
    })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  writeFileSync(join(copy, '.env'), documented ?? '')
  const env = {PATH: inheritedEnv.PATH, HOME: copy, DO_NOT_TRACK: '1'}
  await run('npm', ['run', 'build', '-w', '@site/studio'], {cwd: copy, env})
}, 180_000)

afterAll(() => rmSync(copy, {recursive: true}))

test('the Studio is built with the documented variables, and has no secret in it', () => {
  const built = globSync('studio/dist/**/*.{js,html}', {cwd: copy}).map((path) =>
    readFileSync(join(copy, path), 'utf8'),
  )
  const variables = parseEnv(documented ?? '')
  const inBundle = Object.keys(variables).filter((name) => {
    const value = variables[name]
    return value && built.some((text) => text.includes(value))
  })
  expect(inBundle.toSorted()).toEqual([
    'SANITY_DATASET',
    'SANITY_PROJECT_ID',
    'SITE_URL',
    'STUDIO_URL',
    'SUPABASE_URL',
  ])
  expect(Object.keys(variables)).toEqual(
    expect.arrayContaining([
      'SANITY_API_READ_TOKEN',
      'SANITY_API_WRITE_TOKEN',
      'SANITY_WEBHOOK_SECRET',
      'PREVIEW_SECRET',
    ]),
  )
})
