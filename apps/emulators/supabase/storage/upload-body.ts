import {Busboy} from '@fastify/busboy'
import {Readable} from 'node:stream'
import type {ReadableStream as NodeReadableStream} from 'node:stream/web'
import {errors, StorageError} from './storage-error.ts'

const METADATA_LIMIT = 1024 * 1024

export interface UploadBody {
  file: Readable
  mimetype: string
  cacheControl: string
  userMetadata?: object
  /** It is in bytes. For a form, it is more than the file's size. */
  contentLength?: number
  isForm: boolean
}

/** @throws {StorageError} when the headers or the form are malformed */
export async function readUploadBody(request: Request): Promise<UploadBody> {
  const {headers} = request
  const contentType = headers.get('content-type') || 'application/octet-stream'
  const body = request.body ? Readable.fromWeb(request.body as NodeReadableStream) : Readable.from([])
  // Until the body is read, nothing else listens, and an unhandled error ends the process.
  body.on('error', () => {})
  const contentLength = headers.has('content-length') ? Number(headers.get('content-length')) : undefined
  if (contentType.startsWith('multipart/form-data'))
    return {...(await readForm(body, contentType)), contentLength, isForm: true}
  const metadata = headers.get('x-metadata')
  return {
    file: body,
    mimetype: contentType,
    cacheControl: headers.get('cache-control') ?? 'no-cache',
    userMetadata: metadata === null ? undefined : readHeaderMetadata(metadata),
    contentLength,
    isForm: false,
  }
}

/** The header `x-metadata` is JSON in base64. Anything else is ignored. */
export function readHeaderMetadata(header: string): object | undefined {
  return parseMetadata(Buffer.from(header, 'base64').toString())
}

/** Fields that come after the file are ignored. */
function readForm(body: Readable, contentType: string) {
  return new Promise<Omit<UploadBody, 'contentLength' | 'isForm'>>((resolve, reject) => {
    let file: Readable | undefined
    const refuse = (reason = new Error('No content provided')) => {
      file?.destroy(reason)
      body.destroy()
      reject(reason instanceof StorageError ? reason : errors.invalidRequest(reason.message))
    }
    try {
      const form = new Busboy({headers: {'content-type': contentType}, limits: {fields: 10, files: 1}})
      const fields = new Map<string, string>()
      form.on('field', (name, value) => fields.set(name, value))
      form.on('file', (_name, stream, _filename, _encoding, partType) => {
        file = stream
        stream.on('error', () => {})
        stream.once('close', () => body.destroy())
        const metadata = fields.get('metadata') ?? fields.get('userMetadata')
        if (metadata && Buffer.byteLength(metadata) >= METADATA_LIMIT)
          return refuse(errors.tooLarge('user_metadata'))
        const seconds = fields.get('cacheControl')
        resolve({
          file: stream,
          mimetype: fields.get('contentType') || partType,
          cacheControl: seconds ? `max-age=${seconds}` : 'no-cache',
          userMetadata: metadata === undefined ? undefined : parseMetadata(metadata),
        })
      })
      form.on('error', (error) => refuse(error instanceof Error ? error : undefined))
      form.on('finish', () => !file && refuse())
      body.on('error', refuse)
      body.pipe(form)
    } catch (error) {
      refuse(error instanceof Error ? error : undefined)
    }
  })
}

function parseMetadata(json: string): object | undefined {
  try {
    const metadata = {...(JSON.parse(json) as object)}
    // Metadata that is too deeply nested fails here, before it reaches the database.
    JSON.stringify(metadata)
    return metadata
  } catch {
    return undefined
  }
}
