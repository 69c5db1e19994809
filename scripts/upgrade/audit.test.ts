import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {shell} from '../env.ts'
import {undecidedAdvisories} from './audit.ts'

// npm itself asks a registry of this machine about a project of two packages.
let project: string
let registry: Server | undefined

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'audit-'))
  const dependencies = {mended: '1.0.0', accepted: '1.0.0', new: '1.0.0'}
  const packages = Object.keys(dependencies).map((name) => [
    `node_modules/${name}`,
    {version: '1.0.0', resolved: `http://localhost/${name}.tgz`, integrity: 'sha512-AA=='},
  ])
  const manifest = {name: 'project', version: '1.0.0', dependencies}
  const lock = {...manifest, lockfileVersion: 3, packages: {'': manifest, ...Object.fromEntries(packages)}}
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify(lock))
  mkdirSync(join(project, 'docs'))
  writeFileSync(join(project, 'docs/vulnerabilities.md'), '- GHSA-aaaa-aaaa-aaaa: accepted, as …')
})

afterEach(() => {
  registry?.close()
  rmSync(project, {recursive: true})
})

async function advisoriesFrom(answersAudits: boolean): Promise<string[]> {
  const advisory = (id: string, vulnerable_versions: string) => [
    {
      id: 1,
      url: `https://github.com/advisories/${id}`,
      title: 'Something',
      severity: 'high',
      vulnerable_versions,
    },
  ]
  const advisories = {
    mended: advisory('GHSA-mmmm-mmmm-mmmm', '<1.0.0'),
    accepted: advisory('GHSA-aaaa-aaaa-aaaa', '<2.0.0'),
    new: advisory('GHSA-nnnn-nnnn-nnnn', '<2.0.0'),
  }
  const server = createServer(({method, url = ''}, response) => {
    if (method === 'POST' && !answersAudits) return void response.writeHead(405).end()
    if (method === 'POST') return void response.end(JSON.stringify(advisories))
    const name = url.slice(1)
    response.end(JSON.stringify({name, versions: {'1.0.0': {name, version: '1.0.0'}}}))
  })
  registry = server
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const {port} = server.address() as AddressInfo
  const own = {npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_cache: join(project, 'cache')}
  return await undecidedAdvisories(project, {...shell, ...own})
}

test('only advisories of the installed version that nobody decided about are reported', async () => {
  expect(await advisoriesFrom(true)).toEqual([
    'high: new <2.0.0, Something (https://github.com/advisories/GHSA-nnnn-nnnn-nnnn)',
  ])
})

test('a registry that does not answer is not taken for a clean one', async () => {
  await expect(advisoriesFrom(false)).rejects.toThrow('405')
})
