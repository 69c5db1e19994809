import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {Readable} from 'node:stream'
import {createGunzip} from 'node:zlib'
import {readArchive, readWhole} from './archive.ts'
import {entryOf, manifestName, manifestSchema, type Manifest} from './manifest.ts'

interface Found {
  bytes: number
  sha256: string
}

/** Reads the whole backup. @throws {Error} unless it is complete and every byte is as it was written */
export async function checkArchive(path: string, secret: string): Promise<Manifest> {
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`)
  const found = new Map<string, Found>()
  let manifest: Manifest | undefined
  for await (const {name, content} of readArchive(path, secret)) {
    if (name === manifestName) manifest = parseManifest(await readWhole(content))
    else
      found.set(
        name,
        await digest(isCompressed(name) ? Readable.from(content).compose(createGunzip()) : content),
      )
  }
  if (!manifest) throw new Error('The backup is not whole: it has no list of what it holds.')
  const expected = entriesOf(manifest)
  const faults = [
    ...[...expected].filter(([name, entry]) => !isEqual(entry, found.get(name))).map(([name]) => name),
    ...[...found.keys()].filter((name) => !expected.has(name)),
  ]
  if (faults.length > 0)
    throw new Error(`The backup holds something else than its list says: ${faults.slice(0, 10).join(', ')}.`)
  return manifest
}

const isCompressed = (name: string) => name.startsWith('database/') || name === entryOf.documents

/** @throws {Error} when another version of the project wrote it */
export function parseManifest(content: Buffer): Manifest {
  const parsed = manifestSchema.safeParse(JSON.parse(content.toString()))
  if (parsed.success) return parsed.data
  throw new Error('The list of what the backup holds is not as this version of the project writes it.')
}

const entriesOf = ({database, storage, content}: Manifest) =>
  new Map<string, Found>([
    ...database.tables.map((table) => [entryOf.table(table.name), table] as const),
    ...storage.files.map((file) => [entryOf.file(file.bucket, file.path), file] as const),
    [entryOf.documents, content.documents],
    ...content.assets.map((asset) => [entryOf.asset(asset.id), asset] as const),
  ])

const isEqual = (expected: Found, found: Found | undefined) =>
  found !== undefined && found.bytes === expected.bytes && found.sha256 === expected.sha256

async function digest(content: AsyncIterable<Uint8Array>): Promise<Found> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of content) {
    hash.update(piece)
    bytes += piece.length
  }
  return {bytes, sha256: hash.digest('hex')}
}
