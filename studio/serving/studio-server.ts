import {createReadStream} from 'node:fs'
import {stat} from 'node:fs/promises'
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http'
import {extname, join, normalize, sep} from 'node:path'
import {acceptedEncoding, isCompressible} from './encodings.ts'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** The bundler ends its files' names with a hash of the content, but not those of the icons. */
const isHashed = (path: string) => /^\/static\/.*-[\w-]{8}\.(?:js|css|woff2)$/.test(path)

interface Sent {
  path: string
  bytes: number
  modified: Date
  encoding?: string
}

/** Paths without a file get the Studio's page. Browsers keep hashed files for a year and revalidate all others. */
export function createStudioServer(root: string): Server {
  return createServer(async (request, response) => {
    const {url = '/', method} = request
    if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405, {allow: 'GET, HEAD'}).end()
    const path = pathOf(url)
    if (path === undefined) return response.writeHead(400).end()
    const file = join(root, normalize(path))
    const found = file.startsWith(root + sep) ? await findFile(file, request) : undefined
    if (found) return send(request, response, file, found, isHashed(path))
    if (path.startsWith('/static/')) return response.writeHead(404).end()
    const page = join(root, 'index.html')
    const foundPage = await findFile(page, request)
    return foundPage ? send(request, response, page, foundPage, false) : response.writeHead(404).end()
  })
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return undefined
  }
}

async function findFile(file: string, {headers}: IncomingMessage): Promise<Sent | undefined> {
  const original = await fileAt(file)
  const encoding = acceptedEncoding(headers['accept-encoding'])
  if (!original || !encoding || !isCompressible(file)) return original
  const copy = await fileAt(file + encoding.ending)
  return copy ? {...copy, encoding: encoding.name} : original
}

async function fileAt(path: string): Promise<Sent | undefined> {
  try {
    const found = await stat(path)
    return found.isFile() ? {path, bytes: found.size, modified: found.mtime} : undefined
  } catch {
    return undefined
  }
}

function send(
  {method, headers}: IncomingMessage,
  response: ServerResponse,
  file: string,
  {path, bytes, modified, encoding}: Sent,
  isImmutable: boolean,
): void {
  const etag = `"${bytes.toString(36)}-${modified.getTime().toString(36)}"`
  const caching = {
    etag,
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(isCompressible(file) && {vary: 'accept-encoding'}),
  }
  if (headers['if-none-match'] === etag) {
    response.writeHead(304, caching).end()
    return
  }
  response.writeHead(200, {
    ...caching,
    'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
    'content-length': bytes,
    ...(encoding && {'content-encoding': encoding}),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  })
  if (method === 'HEAD') {
    response.end()
    return
  }
  createReadStream(path)
    .on('error', () => response.destroy())
    .pipe(response)
}
