import {createHash} from 'node:crypto'
import {createReadStream} from 'node:fs'
import {copyFile, mkdir, readFile, rm, stat, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {Readable} from 'node:stream'
import {buffer} from 'node:stream/consumers'
import type {ReadableStream as NodeReadableStream} from 'node:stream/web'

type Body = NodeReadableStream | ReadableStream | Uint8Array

interface Metadata {
  mimetype: string
  cacheControl: string
  eTag: string
}

/** Stores objects as files named by a hash of their key, so that no key can escape the directory. */
export class FileStorage {
  readonly directory: string

  constructor(directory: string) {
    this.directory = directory
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Body,
    mimetype: string,
    cacheControl: string,
  ) {
    const path = this.path(bucket, key)
    const bytes =
      body instanceof Uint8Array ? body : await buffer(Readable.fromWeb(body as NodeReadableStream))
    const eTag = `"${createHash('md5').update(bytes).digest('hex')}"`
    await mkdir(dirname(path), {recursive: true})
    await writeFile(path, bytes)
    await writeFile(`${path}.json`, JSON.stringify({mimetype, cacheControl, eTag} satisfies Metadata))
    return this.headObject(bucket, key)
  }

  async getObject(bucket: string, key: string) {
    const metadata = await this.headObject(bucket, key)
    const body = Readable.toWeb(createReadStream(this.path(bucket, key)))
    return {metadata, httpStatusCode: 200, body}
  }

  async headObject(bucket: string, key: string) {
    const path = this.path(bucket, key)
    const {size, mtime} = await stat(path)
    const metadata = JSON.parse(await readFile(`${path}.json`, 'utf8')) as Metadata
    return {...metadata, size, contentLength: size, lastModified: mtime, httpStatusCode: 200}
  }

  async deleteObject(bucket: string, key: string) {
    const path = this.path(bucket, key)
    await rm(path, {force: true})
    await rm(`${path}.json`, {force: true})
  }

  async deleteObjects(bucket: string, keys: string[]) {
    for (const key of keys) await this.deleteObject(bucket, key)
  }

  async copyObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    toBucket: string,
    toKey: string,
  ) {
    const [from, to] = [this.path(bucket, key), this.path(toBucket, toKey)]
    await mkdir(dirname(to), {recursive: true})
    await copyFile(from, to)
    await copyFile(`${from}.json`, `${to}.json`)
    return this.headObject(toBucket, toKey)
  }

  async privateAssetUrl(bucket: string, key: string) {
    return `file://${this.path(bucket, key)}`
  }

  private path(bucket: string, key: string) {
    const name = createHash('sha256').update(`${bucket}/${key}`).digest('hex')
    return join(this.directory, name.slice(0, 2), name)
  }
}
