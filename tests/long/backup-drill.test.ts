import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {afterAll, expect, test} from 'vitest'
import {inheritedEnv, stackEnv} from '../env.ts'
import {sanityClient} from '../support/sanity-client.ts'

const start = join(import.meta.dirname, '../../scripts/start.mjs')
const state = mkdtempSync(join(tmpdir(), 'drill-'))
afterAll(() => rmSync(state, {recursive: true}))

async function runDrill() {
  const drill = spawn(process.execPath, [start, 'drill'], {
    env: {...inheritedEnv, ...stackEnv(), STATE_DIR: state},
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = Promise.all([text(drill.stdout), text(drill.stderr)])
  const [code] = (await once(drill, 'close')) as [number | null]
  return {code, output: (await output).join('\n')}
}

test('everything of the stack is restored into an empty place, which is gone afterwards', async () => {
  const documents = await sanityClient().fetch<number>(
    'count(*[!(_id in path("_.**"))])',
    {},
    {perspective: 'raw'},
  )
  const {code, output} = await runDrill()
  expect(output).toContain('Everything is as in the backup')
  expect(output).toContain(`${documents} documents`)
  expect(output).toMatch(/Backup: +\d+\.\d\d minutes\n[^]*Restore: +\d+\.\d\d minutes/)
  expect(output).toContain('logs in with the password from before')
  expect(code).toBe(0)
  expect(existsSync(join(state, 'drill'))).toBe(false)
})
