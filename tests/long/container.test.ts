import {execFile, type ChildProcess, spawn} from 'node:child_process'
import {chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {freePort} from '../../scripts/supervisor/ports.ts'
import {inheritedEnv, siteVariables, stackEnv} from '../env.ts'
import {followDockerfile} from '../support/dockerfile.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'container-'))

/** Nobody has this id, so what it may not write is written by nobody. */
const uid = 65_534

let image: Awaited<ReturnType<typeof followDockerfile>>
let env: Record<string, string>
let server: ChildProcess

beforeAll(async () => {
  const {stdout} = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  })
  const context = join(folder, 'context')
  for (const path of stdout.trim().split('\n')) cpSync(join(root, path), join(context, path))
  env = {...siteVariables(), SITE_URL: stackEnv().SITE_URL}
  const file = join(folder, 'env')
  writeFileSync(
    file,
    Object.entries(env)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  image = await followDockerfile(join(root, 'apps/web/Dockerfile'), {
    context,
    folder: join(folder, 'stages'),
    secrets: {env: file},
  })
  chmodSync(folder, 0o755)
  env = {...inheritedEnv, ...image.env, ...env, PORT: String(await freePort())}
  const [program = '', ...args] = image.command ?? []
  server = spawn(program, args, {cwd: join(image.folder, image.workdir), env, uid, stdio: 'ignore'})
}, 900_000)

afterAll(() => {
  server.kill('SIGKILL')
  rmSync(folder, {recursive: true})
})

test('the folder of the image serves the site to a user who may write nothing, and is healthy', async () => {
  expect(image.user).toBe('node')
  const checkHealth = () => run('sh', ['-c', image.healthcheck ?? 'false'], {env})
  await expect.poll(() => checkHealth().then(() => 'healthy', String), {timeout: 30_000}).toBe('healthy')
  const site = `http://127.0.0.1:${env.PORT}`
  for (const path of ['/', '/en', '/naujienos', '/paieska?q=kaledos', '/sitemap.xml']) {
    expect([path, (await fetch(site + path)).status]).toEqual([path, 200])
  }
  const picture = await fetch(`${site}/api/share-picture/en/naujienos`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const page = await (await fetch(site)).text()
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(page) ?? []
  const sent = await fetch(site + script, {headers: {'accept-encoding': 'br'}})
  expect([sent.status, sent.headers.get('content-encoding')]).toEqual([200, 'br'])
})

test('a stopped container ends at once', async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  await expect(run('sh', ['-c', image.healthcheck ?? 'true'], {env})).rejects.toThrow('Command failed')
})
