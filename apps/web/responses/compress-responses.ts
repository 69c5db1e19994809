import {readdirSync} from 'node:fs'
import type {IncomingMessage, ServerResponse} from 'node:http'
import {extname} from 'node:path'
import {brotliCompressSync, constants} from 'node:zlib'
import compression from 'compression'
import {LRUCache} from 'lru-cache'
import {COMPRESSED, contentTypes} from './compress-files.ts'
import {startScriptsAfterPaint} from './scripts-after-paint.ts'
import {securityHeaders} from './security-headers.ts'

/** Compressed pages may take this many bytes of memory; a page takes about 20 kB. */
const KEPT_BYTES = 32 * 1024 * 1024
/** A page takes 3 ms with it; 9 takes seven times as long and saves 2 %. */
const QUALITY = 6

type CompressResponse = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Files of the build are sent from the copies that it made. Pages are compressed once, with scripts that wait for the
 * first paint, and kept; everything else is compressed as it is sent.
 * @param staticDir the build's folder that is served as `/_next/static`
 */
export function compressResponses(staticDir: string): CompressResponse {
  const built = builtFiles(staticDir)
  const kept = new LRUCache<string, Buffer>({maxSize: KEPT_BYTES, sizeCalculation: ({length}) => length})
  const compressWhileSending = compression()

  return (request, response) => {
    const url = request.url ?? ''
    if (built.has(url) && partsOfPages.includes(extname(url))) removeDocumentHeaders(response)
    compressWhileSending(request, response, () => undefined)
    if (!acceptsBrotli(request)) return
    if (built.has(url + COMPRESSED)) sendCompressedFile(request, response)
    else keepCompressed(request, response, kept)
  }
}

function builtFiles(staticDir: string): Set<string> {
  const files = readdirSync(staticDir, {recursive: true, encoding: 'utf8'})
  return new Set(files.map((file) => `/_next/static/${file}`))
}

const partsOfPages = ['.js', '.css', '.woff2']

/**
 * They say what a document may do; of a part of a page, only its type must not be guessed. With this half kilobyte, a font
 * would not fit the first packets of a connection.
 */
function removeDocumentHeaders(response: ServerResponse): void {
  for (const {key} of securityHeaders) if (key !== 'X-Content-Type-Options') response.removeHeader(key)
}

/** Browsers that accept it name it without a weight. */
const acceptsBrotli = ({headers}: IncomingMessage) =>
  /(?:^|,)\s*br\s*(?:,|$)/.test(headers['accept-encoding']?.toString() ?? '')

function sendCompressedFile(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Content-Type', contentTypes[extname(request.url ?? '')] ?? '')
  response.setHeader('Content-Encoding', 'br')
  request.url += COMPRESSED
}

/** Shared caches may keep such a body, so its compressed form is kept here too. */
function keepCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  kept: LRUCache<string, Buffer>,
): void {
  const url = request.url ?? ''
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse
  response.end = ((...args: unknown[]) => {
    const [body] = args
    const etag = response.getHeader('etag')
    const isWhole = (typeof body === 'string' || Buffer.isBuffer(body)) && !response.headersSent
    if (!isWhole || !etag || !isForEverybody(response) || !compression.filter(request, response)) {
      return end(...args)
    }
    // The path is in the key: two pages with the same tag could otherwise be made to answer for each other.
    const key = `${url} ${String(etag)}`
    const compressed =
      kept.get(key) ?? compress(isPage(response) ? startScriptsAfterPaint(body.toString()) : body)
    kept.set(key, compressed)
    response.setHeader('Content-Encoding', 'br')
    response.setHeader('Content-Length', compressed.length)
    return end(compressed, ...args.slice(1).filter((each) => typeof each === 'function'))
  }) as ServerResponse['end']
}

function isForEverybody(response: ServerResponse): boolean {
  const control = response.getHeader('cache-control')?.toString() ?? ''
  return response.statusCode === 200 && control.includes('public') && !response.hasHeader('content-encoding')
}

const isPage = (response: ServerResponse) =>
  response.getHeader('content-type')?.toString().startsWith('text/html') === true

function compress(body: string | Buffer): Buffer {
  const size = Buffer.byteLength(body)
  return brotliCompressSync(body, {
    params: {[constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: size},
  })
}
