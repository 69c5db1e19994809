import {spawnSync} from 'node:child_process'
import {once} from 'node:events'
import {type AddressInfo, createServer} from 'node:net'
import {fileURLToPath} from 'node:url'
import {describe, expect, test} from 'vitest'
import {showProgress} from './show-progress.ts'

const script = fileURLToPath(new URL('load.ts', import.meta.url))

const environment = {
  SANITY_API_HOST: '',
  SANITY_PROJECT_ID: 'local',
  SANITY_DATASET: 'production',
  SANITY_API_WRITE_TOKEN: 'token',
}

function run(env: Record<string, string>, ...options: string[]) {
  return spawnSync(process.execPath, [script, ...options], {env, encoding: 'utf8'})
}

describe('node studio/seed/load.ts', () => {
  test('names the URL where no Content Lake responds', async () => {
    const url = `http://localhost:${await unusedPort()}`
    const {status, stderr} = run({...environment, SANITY_API_HOST: url})
    expect(stderr).toContain(`No response from ${url}`)
    expect(status).toBe(1)
  })

  test('names the variable that is missing or malformed', () => {
    const {status, stderr} = run({...environment, SANITY_DATASET: '', SANITY_API_HOST: 'localhost'})
    expect(stderr).toContain('SANITY_DATASET: must hold a dataset name')
    expect(stderr).toContain('SANITY_API_HOST: must be the URL of the Content Lake')
    expect(status).toBe(1)
  })

  test('explains its options on an unknown one', () => {
    const {status, stderr} = run(environment, '--overwrite')
    expect(stderr).toContain('--replace')
    expect(status).toBe(2)
  })
})

describe('progress', () => {
  const steps = [
    {step: 'Documents'},
    {step: 'Pictures', current: 1, total: 2},
    {step: 'Pictures', current: 2, total: 2},
  ]

  function shown(isTTY: boolean) {
    const written: string[] = []
    const show = showProgress({isTTY, write: (text) => written.push(text)})
    for (const step of steps) show(step)
    return written
  }

  test('is counted in place in a terminal', () => {
    expect(shown(true)).toEqual(['Documents\n', 'Pictures 1 of 2\n', '\u001b[1A\u001b[2KPictures 2 of 2\n'])
  })

  test('is one line per step in a log', () => {
    expect(shown(false)).toEqual(['Documents\n', 'Pictures\n'])
  })
})

async function unusedPort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const {port} = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
