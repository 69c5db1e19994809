import {execFileSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {existsSync, readFileSync} from 'node:fs'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {basename, dirname, join} from 'node:path'

const root = join(import.meta.dirname, '../../..')

interface Registry {
  url: string
  /** Bytes of a package's archive. */
  archiveSize: (name: string, version: string) => number
  stop: () => void
}

/** An npm registry of the installed packages, so that Deno resolves and downloads them as elsewhere, without a network. */
export async function serveRegistry(): Promise<Registry> {
  const folders = installedFolders()
  const archives = new Map<string, Buffer>()
  const archiveOf = (folder: string) => {
    const archive = archives.get(folder) ?? pack(folder)
    archives.set(folder, archive)
    return archive
  }
  const manifestOf = (origin: string, name: string, version: string, folder: string) => ({
    ...readManifest(folder),
    dist: {tarball: `${origin}/${name}/-/${version}`, shasum: sha1(archiveOf(folder))},
  })

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const [name = '', version] = decodeURIComponent(url.pathname.slice(1)).split('/-/')
    const versions = folders.get(name)
    if (!versions) return void response.writeHead(404).end()
    if (version !== undefined) return void response.end(archiveOf(versions.get(version) ?? ''))
    const manifests = [...versions].map(([each, folder]) => [
      each,
      manifestOf(url.origin, name, each, folder),
    ])
    const latest = [...versions.keys()].at(-1)
    response.end(JSON.stringify({name, 'dist-tags': {latest}, versions: Object.fromEntries(manifests)}))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const {port} = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    archiveSize: (name, version) => archiveOf(folders.get(name)?.get(version) ?? '').length,
    stop: () => void server.close(),
  }
}

/** The folder of each version of each package in the lockfile that is installed. */
function installedFolders(): Map<string, Map<string, string>> {
  const {packages} = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, {name?: string; version?: string; link?: boolean}>
  }
  const folders = new Map<string, Map<string, string>>()
  for (const [path, {name = path.split('node_modules/').at(-1) ?? '', version, link}] of Object.entries(
    packages,
  )) {
    if (!path.includes('node_modules/') || link || !version || !existsSync(join(root, path))) continue
    const versions = folders.get(name) ?? new Map<string, string>()
    folders.set(name, versions.set(version, join(root, path)))
  }
  return folders
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>

const sha1 = (content: Buffer) => createHash('sha1').update(content).digest('hex')

const pack = (folder: string) =>
  execFileSync('tar', ['-cz', '--exclude=node_modules', '-C', dirname(folder), basename(folder)], {
    maxBuffer: 256 * 1024 * 1024,
  })
