import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import {basename, join} from 'node:path'
import {root} from '../supervisor/variables.ts'

const folder = join(root, 'releases')
const upstream = join(folder, 'upstream.conf')
const KEPT = 3
const KEEP_FILES_MS = 30 * 24 * 60 * 60 * 1000

/** A folder with all that one build of site and Studio needs to run, and the Node that it was built with. */
export const pathOf = (release: string) => join(folder, release)

/** From the oldest to the newest. */
export const listReleases = (): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^\d{8}T/.test(name))
        .toSorted()
    : []

/** The release that a link names: `current`, or the port of an instance. */
export const linkedRelease = (name: string): string | undefined =>
  existsSync(pathOf(name)) ? basename(readlinkSync(pathOf(name))) : undefined

/** Makes a link in one step, so that it always leads somewhere. */
export function link(name: string, release: string): void {
  rmSync(pathOf(`${name}.new`), {force: true})
  symlinkSync(release, pathOf(`${name}.new`))
  renameSync(pathOf(`${name}.new`), pathOf(name))
}

/** The port to which nginx sends visitors; undefined before the first update. */
export const servedPort = (): string | undefined =>
  existsSync(upstream) ? /:(\d+);/.exec(readFileSync(upstream, 'utf8'))?.[1] : undefined

export function writeServedPort(port: string): void {
  writeFileSync(`${upstream}.new`, `server 127.0.0.1:${port};\n`)
  renameSync(`${upstream}.new`, upstream)
}

export const buildIdOf = (release: string): string =>
  readFileSync(join(pathOf(release), 'site/apps/web/.next/BUILD_ID'), 'utf8').trim()

/** Makes a release of what was built. It gets its name once it is whole. */
export function addRelease(name: string): void {
  const unfinished = pathOf(`unfinished-${name}`)
  mkdirSync(unfinished, {recursive: true})
  const copy = (from: string, to: string) =>
    cpSync(from, join(unfinished, to), {recursive: true, verbatimSymlinks: true})
  copy(join(root, 'apps/web/.next/standalone'), 'site')
  copy(join(root, 'studio/dist'), 'studio/dist')
  copy(process.execPath, 'node')
  const before = linkedRelease('current')
  if (before) keepStaticFiles(pathOf(before), unfinished)
  renameSync(unfinished, pathOf(name))
}

/** A tab that was opened before the update loads scripts and styles of its own build for a while. */
function keepStaticFiles(before: string, now: string): void {
  const isRecent = (path: string) => {
    const stat = statSync(path)
    return stat.isDirectory() || Date.now() - stat.mtimeMs < KEEP_FILES_MS
  }
  for (const part of ['site/apps/web/.next/static', 'studio/dist/static']) {
    const from = join(before, part)
    const options = {recursive: true, force: false, preserveTimestamps: true, filter: isRecent}
    if (existsSync(from)) cpSync(from, join(now, part), options)
  }
}

/** Keeps the newest, and those that are linked. Deletes what an update that was broken off has left. */
export function deleteOldReleases(links: string[]): void {
  const kept = new Set([...listReleases().slice(-KEPT), ...links.map(linkedRelease)])
  const left = readdirSync(folder).filter((name) => name.startsWith('unfinished-'))
  for (const name of [...listReleases().filter((each) => !kept.has(each)), ...left])
    rmSync(pathOf(name), {recursive: true})
}
