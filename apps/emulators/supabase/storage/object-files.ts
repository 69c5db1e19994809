import {createHash, randomUUID} from 'node:crypto'
import {createWriteStream} from 'node:fs'
import {link, mkdir, open, readdir, rename, rm, type FileHandle} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import type {Readable} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import {errors, StorageError} from './storage-error.ts'

/** A new upload of the same key has a new version, and so a new file. */
export interface FileId {
  bucket_id: string
  name: string
  version: string | null
}

interface Received {
  path: string
  size: number
  /** It is in quotes, as in the header. */
  eTag: string
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** A file is named by a hash, so that no key can leave the directory, and never changes. */
export class ObjectFiles {
  readonly #incoming: string
  readonly #objects: string

  constructor(directory: string) {
    this.#incoming = join(directory, 'incoming')
    this.#objects = join(directory, 'objects')
  }

  /** @throws {StorageError} when there are more than `limit` bytes or the sender stops; nothing is kept then */
  async receive(source: Readable, limit: number): Promise<Received> {
    await mkdir(this.#incoming, {recursive: true})
    const path = join(this.#incoming, randomUUID())
    const md5 = createHash('md5')
    let size = 0
    try {
      await pipeline(
        checked(source),
        async function* measure(chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            size += chunk.length
            if (size > limit) throw errors.tooLarge()
            md5.update(chunk)
            yield chunk
          }
        },
        createWriteStream(path, {flush: true}),
      )
    } catch (error) {
      await rm(path, {force: true})
      throw error
    }
    return {path, size, eTag: `"${md5.digest('hex')}"`}
  }

  async keep({path}: Received, id: FileId): Promise<void> {
    await mkdir(dirname(this.#pathOf(id)), {recursive: true})
    await rename(path, this.#pathOf(id))
  }

  async discard({path}: Received): Promise<void> {
    await rm(path, {force: true})
  }

  /** @throws {StorageError} when the file is missing */
  async copy(from: FileId, to: FileId): Promise<void> {
    await mkdir(dirname(this.#pathOf(to)), {recursive: true})
    await link(this.#pathOf(from), this.#pathOf(to)).catch((error: unknown) => {
      throw isMissing(error) ? errors.fileMissing() : error
    })
  }

  /** Resolves to undefined when the file is missing. */
  async open(id: FileId): Promise<FileHandle | undefined> {
    return open(this.#pathOf(id)).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
  }

  async remove(ids: FileId[]): Promise<void> {
    for (const id of ids) await rm(this.#pathOf(id), {force: true})
  }

  /** A killed process may leave half an upload, or files whose row was not written or is already deleted. */
  async removeAllBut(ids: FileId[]): Promise<void> {
    await rm(this.#incoming, {recursive: true, force: true})
    const kept = new Set(ids.map((id) => this.#pathOf(id)))
    const found = await readdir(this.#objects, {recursive: true, withFileTypes: true}).catch(() => [])
    for (const file of found) {
      const path = join(file.parentPath, file.name)
      if (file.isFile() && !kept.has(path)) await rm(path, {force: true})
    }
  }

  #pathOf({bucket_id, name, version}: FileId): string {
    const hash = createHash('sha256')
      .update(JSON.stringify([bucket_id, name, version]))
      .digest('hex')
    return join(this.#objects, hash.slice(0, 2), hash)
  }
}

/** A body that breaks off is the sender's error, not one of the disk. */
async function* checked(source: Readable): AsyncGenerator<Buffer> {
  try {
    yield* source
  } catch (error) {
    throw error instanceof StorageError ? error : errors.invalidRequest('The body broke off')
  }
}
