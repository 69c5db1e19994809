import {createHash, type Hash} from 'node:crypto'
import {createReadStream, createWriteStream} from 'node:fs'
import {chmod, open, rename, rm} from 'node:fs/promises'
import {dirname} from 'node:path'
import {Readable} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import {createGzip, constants} from 'node:zlib'
import {createTarDecoder, createTarPacker} from 'modern-tar'
import {decrypt, encrypt} from './encryption.ts'

/** A tar says the size of an entry before its content, so what has no known size is cut into parts of this size. */
const PART = 8 * 1024 * 1024
const CONTINUED = /\.part-\d+$/

export interface ArchiveWriter {
  add: (name: string, content: Buffer) => Promise<void>
  /** Compresses. Resolves to the size and hash of what came. */
  addStream: (name: string, content: AsyncIterable<Uint8Array>) => Promise<{bytes: number; sha256: string}>
}

/** The file appears under its name when it is whole, and no other user may read it. */
export async function writeArchive(
  path: string,
  recipients: string[],
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const partial = `${path}.partial`
  const {readable, controller} = createTarPacker()
  const writer = entriesInto(controller)
  const sealed = await encrypt(readable, recipients)
  const written = pipeline(
    Readable.fromWeb(sealed as Parameters<typeof Readable.fromWeb>[0]),
    createWriteStream(partial, {mode: 0o600, flags: 'wx', flush: true}),
  )
  try {
    const filled = fill(writer).then(
      () => controller.finalize(),
      (error: unknown) => {
        controller.error(error)
        throw error
      },
    )
    // A full disk ends the writing, and then nothing takes what is still being added.
    await Promise.race([filled, written.then(() => filled)])
    await written
    await rename(partial, path)
    await chmod(path, 0o600)
    await syncFolder(path)
  } catch (error) {
    // Until then, the file may still be made.
    await written.catch(() => {})
    await rm(partial, {force: true})
    throw isDiskFull(error)
      ? new Error(`The disk is full, so there is no backup at ${path}.`, {cause: error})
      : error
  }
}

const isDiskFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC'

/** A power cut leaves the file under its name, or none. */
async function syncFolder(path: string) {
  const folder = await open(dirname(path))
  await folder.sync().finally(() => folder.close())
}

function entriesInto(controller: ReturnType<typeof createTarPacker>['controller']): ArchiveWriter {
  const add = async (name: string, content: Buffer) => {
    const entry = controller.add({name, size: content.length, mode: 0o600, type: 'file'}).getWriter()
    if (content.length > 0) await entry.write(content)
    await entry.close()
  }
  return {
    add,
    addStream: async (name, content) => {
      const hash = createHash('sha256')
      const counter = {bytes: 0}
      const gzip = Readable.from(counted(content, hash, counter)).compose(
        createGzip({level: constants.Z_BEST_SPEED}),
      )
      let number = 1
      for await (const part of inParts(gzip as AsyncIterable<Buffer>))
        await add(number++ === 1 ? name : `${name}.part-${number - 1}`, part)
      return {bytes: counter.bytes, sha256: hash.digest('hex')}
    },
  }
}

async function* counted(content: AsyncIterable<Uint8Array>, hash: Hash, counter: {bytes: number}) {
  for await (const piece of content) {
    hash.update(piece)
    counter.bytes += piece.length
    yield piece
  }
}

async function* inParts(content: AsyncIterable<Buffer>) {
  let pieces: Buffer[] = []
  let length = 0
  for await (const piece of content) {
    pieces.push(piece)
    length += piece.length
    if (length < PART) continue
    yield Buffer.concat(pieces)
    pieces = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(pieces)
}

export interface Entry {
  name: string
  content: AsyncIterable<Uint8Array>
}

/** In their order, parts put together. What is not read of an entry is skipped. */
export async function* readArchive(path: string, secret: string): AsyncGenerator<Entry> {
  const decoder = createTarDecoder({strict: true})
  const file = createReadStream(path, {highWaterMark: 1024 * 1024})
  const plain = Readable.from(decrypt(Readable.toWeb(file) as ReadableStream<Uint8Array>, secret))
  const fed = (Readable.toWeb(plain) as ReadableStream<Uint8Array>).pipeTo(decoder.writable)
  // The same error ends the entries.
  fed.catch(() => {})
  const entries = decoder.readable[Symbol.asyncIterator]()
  let current: Awaited<ReturnType<typeof entries.next>>
  const partOf = (name: string) =>
    !current.done && current.value.header.name.replace(CONTINUED, '') === name
      ? current.value.body
      : undefined
  async function* parts(name: string) {
    for (let part = partOf(name); part; part = partOf(name)) {
      yield* part
      current = await entries.next()
    }
  }
  try {
    current = await entries.next()
    while (!current.done) {
      const {name} = current.value.header
      yield {name, content: parts(name)}
      for await (const _ of parts(name));
    }
    await fed
  } finally {
    plain.destroy()
    file.destroy()
  }
}

export async function readWhole(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}
