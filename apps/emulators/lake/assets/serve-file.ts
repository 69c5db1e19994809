import {createHash} from 'node:crypto'
import {createReadStream} from 'node:fs'
import {stat} from 'node:fs/promises'
import {Readable} from 'node:stream'

export async function fileResponse(
  request: Request,
  path: string,
  headers: Record<string, string> & {etag: string},
) {
  if (isKnown(request, headers.etag)) return new Response(null, {status: 304, headers})
  const {size} = await stat(path)
  const ifRange = request.headers.get('if-range') ?? headers.etag
  const range = ifRange === headers.etag ? parseRange(request.headers.get('range') ?? '', size) : undefined
  if (range === 'unsatisfiable') {
    const body = {statusCode: 416, error: 'Range Not Satisfiable', message: `The file has ${size} bytes`}
    return Response.json(body, {status: 416, headers: {'content-range': `bytes */${size}`}})
  }
  const {start, end} = range ?? {start: 0, end: size - 1}
  const length = {...headers, 'accept-ranges': 'bytes', 'content-length': String(end - start + 1)}
  const body = request.method === 'HEAD' || size === 0 ? null : stream(path, start, end)
  return range
    ? new Response(body, {
        status: 206,
        headers: {...length, 'content-range': `bytes ${start}-${end}/${size}`},
      })
    : new Response(body, {headers: length})
}

const stream = (path: string, start: number, end: number) =>
  Readable.toWeb(createReadStream(path, {start, end})) as ReadableStream<Uint8Array>

/** Several ranges count as none, since they may be answered with the whole file. */
function parseRange(
  header: string,
  size: number,
): {start: number; end: number} | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : {start, end}
}

export const entityTag = (...values: unknown[]) =>
  `"${createHash('sha1').update(JSON.stringify(values)).digest('hex')}"`

export function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  return known.some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')))
}
