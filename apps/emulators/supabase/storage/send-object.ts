import type {FileHandle} from 'node:fs/promises'
import {Readable} from 'node:stream'
import type {Context} from 'hono'
import type {ObjectFiles} from './object-files.ts'
import type {StoredObject} from './objects-table.ts'
import {errors, StorageError} from './storage-error.ts'

/**
 * Serves the part in the header `range`, or 304 when the caller has the object. `expires` is that of a signed URL.
 * @throws {StorageError} when the range is invalid or the file is missing
 */
export async function sendObject(
  c: Context,
  files: ObjectFiles,
  find: () => Promise<StoredObject>,
  expires?: Date,
): Promise<Response> {
  let object = await find()
  let file = await files.open(object)
  // The object may have been replaced between the two steps.
  if (!file) file = await files.open((object = await find()))
  if (!file) throw errors.fileMissing()
  const response = await respond(c, object, file, expires).catch(async (error: unknown) => {
    await file.close()
    throw error
  })
  if (!response.body) await file.close()
  return response
}

async function respond(c: Context, object: StoredObject, file: FileHandle, expires?: Date) {
  const {size} = await file.stat()
  const headers = headersOf(object, c.req.query('download'), expires)
  if (isUnchanged(c.req.raw, headers)) return new Response(null, {status: 304, headers})
  const header = c.req.header('range')
  const range = header === undefined || c.req.method === 'HEAD' ? undefined : parseRange(header, size)
  headers.set('content-length', String(range ? range.end - range.start + 1 : size))
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`)
  const status = range ? 206 : 200
  if (c.req.method === 'HEAD') return new Response(null, {status, headers})
  const body = Readable.toWeb(file.createReadStream(range)) as ReadableStream
  return new Response(body, {status, headers})
}

function headersOf({metadata, updated_at}: StoredObject, download: string | undefined, expires?: Date) {
  const {mimetype = 'application/octet-stream', eTag, cacheControl, lastModified} = metadata ?? {}
  const modified = new Date(lastModified ?? updated_at)
  const headers = new Headers({'accept-ranges': 'bytes', 'x-robots-tag': 'none'})
  const set = (name: string, value: string | undefined) => {
    if (value === undefined) return
    try {
      headers.set(name, value)
    } catch {
      const message = `Invalid character in response header "${name}": ${value.slice(0, 50)}`
      throw errors.invalidRequest(message, 'invalid_header_char')
    }
  }
  // A page of somebody's upload must not run as one of this origin.
  set('content-type', mimetype.includes('text/html') ? 'text/plain' : mimetype)
  set('etag', eTag)
  if (!Number.isNaN(modified.getTime())) set('last-modified', modified.toUTCString())
  if (expires) set('expires', expires.toUTCString())
  else set('cache-control', cacheControl)
  const name = encodeURIComponent(download ?? '')
  if (name) set('content-disposition', `attachment; filename=${name}; filename*=UTF-8''${name}`)
  else if (download !== undefined) set('content-disposition', 'attachment;')
  return headers
}

function isUnchanged({headers}: Request, current: Headers): boolean {
  const known = headers.get('if-none-match')
  const eTag = current.get('etag')
  if (known !== null)
    return known.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === eTag)
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return Date.parse(current.get('last-modified') ?? '') <= since
}

/** Storage refuses several ranges. */
function parseRange(header: string, size: number): {start: number; end: number} {
  const [match, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  const start = first ? Number(first) : Math.max(size - Number(last), 0)
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  const isSuffix = !first && Number(last) > 0
  if (!match || !(first || isSuffix) || start > end)
    throw new StorageError(416, 'InvalidRange', 'invalid range provided', {
      error: 'invalid_range',
      httpStatus: 416,
    })
  return {start, end}
}
