import {createHash, randomUUID} from 'node:crypto'
import {createWriteStream, existsSync} from 'node:fs'
import {mkdir, open, rename, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {Readable} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import type {ReadableStream as NodeStream} from 'node:stream/web'
import {payloadTooLarge} from '../lake-error.ts'

export interface ReceivedFile {
  path: string
  sha1: string
  size: number
}

/** Sanity's limit to any request body. */
export const MAX_FILE_SIZE = 100_000_000
const fileName = /^[0-9a-f]{40}(?:-\d+x\d+)?\.[a-z0-9]+$/
const datasetName = /^[a-z0-9][a-z0-9_-]*$/

export function openAssetFiles(directory: string) {
  const incoming = join(directory, '.incoming')

  return {
    async clearIncoming() {
      await rm(incoming, {recursive: true, force: true})
    },

    /** @throws {LakeError} 413 over 100 MB */
    async receive(body: ReadableStream | null): Promise<ReceivedFile> {
      await mkdir(incoming, {recursive: true})
      const path = join(incoming, randomUUID())
      const hash = createHash('sha1')
      let size = 0
      try {
        await pipeline(
          body ? Readable.fromWeb(body as NodeStream) : Readable.from([]),
          async function* (chunks: AsyncIterable<Buffer>) {
            for await (const chunk of chunks) {
              size += chunk.length
              if (size > MAX_FILE_SIZE) throw payloadTooLarge(MAX_FILE_SIZE)
              hash.update(chunk)
              yield chunk
            }
          },
          createWriteStream(path, {flush: true}),
        )
      } catch (error) {
        await rm(path, {force: true})
        throw error
      }
      return {path, sha1: hash.digest('hex'), size}
    },

    /** Syncs the directory, so that the file survives a power cut. */
    async store(received: ReceivedFile, dataset: string, file: string) {
      const home = join(directory, dataset)
      await mkdir(home, {recursive: true})
      await rename(received.path, join(home, file))
      const handle = await open(home)
      await handle.sync().finally(() => handle.close())
    },

    async discard(received: ReceivedFile) {
      await rm(received.path, {force: true})
    },

    async remove(dataset: string, file: string) {
      await rm(join(directory, dataset, file), {force: true})
    },

    find(dataset: string, file: string): string | undefined {
      if (!datasetName.test(dataset) || !fileName.test(file)) return undefined
      const path = join(directory, dataset, file)
      return existsSync(path) ? path : undefined
    },
  }
}

export type AssetFiles = ReturnType<typeof openAssetFiles>
