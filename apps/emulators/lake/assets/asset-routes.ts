import {Hono, type Context} from 'hono'
import type {Store} from '../contract.ts'
import {clientLeft, notFound} from '../lake-error.ts'
import {assetId} from './asset-document.ts'
import type {AssetFiles} from './asset-files.ts'
import {decodingImage} from './decode-images.ts'
import {mimeTypeOf} from './image-formats.ts'
import {placeImage} from './image-geometry.ts'
import {hasImageParameters, parseImageParameters} from './image-parameters.ts'
import {transformImage} from './image-transform.ts'
import {outputFormat, outputMimeTypes} from './output-format.ts'
import {entityTag, fileResponse, isKnown} from './serve-file.ts'
import {createTransformCache} from './transform-cache.ts'

/** Asset URLs are derived from the content, so it never changes. */
const headers = {
  'cache-control': 'public, max-age=31536000, s-maxage=2592000',
  'x-content-type-options': 'nosniff',
  // Uploaded SVG and HTML files must not run scripts on this origin.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
}

export function assetRoutes({store, files, projectId}: {store: Store; files: AssetFiles; projectId: string}) {
  const cached = createTransformCache()
  const app = new Hono()

  /** An asset without a document counts as deleted, even if its file is still on disk. */
  function locate(c: Context, kind: 'image' | 'file') {
    const {project = '', dataset = '', file = ''} = c.req.param()
    const known = project === projectId && store.datasetNames().includes(dataset)
    const path = known ? files.find(dataset, file) : undefined
    const document = path && store.dataset(dataset).get(assetId({kind, file}))
    if (!path || !document) throw notFound('File not found')
    const [, width, height, extension = ''] = /(?:-(\d+)x(\d+))?\.(\w+)$/.exec(file) ?? []
    const size = {width: Number(width), height: Number(height)}
    const name = String(document.originalFilename ?? file)
    const mimeType = String(document.mimeType ?? mimeTypeOf(extension))
    const disposition = dispositionOf(c.req.query('dl'), name)
    return {path, extension, size, mimeType, disposition, etag: entityTag(file, document.mimeType)}
  }

  app.on('GET', ['/images/:project/:dataset/:file', '/images/:project/:dataset/:file/:vanity'], async (c) => {
    const {path, extension, size, mimeType, disposition, etag} = locate(c, 'image')
    const query = c.req.query()
    const parameters = parseImageParameters(query)
    const {canvas} = placeImage(size, parameters)
    const format = outputFormat(parameters, extension, c.req.header('accept') ?? '', canvas)
    if (!format || !hasImageParameters(query)) {
      return fileResponse(c.req.raw, path, {...headers, ...disposition, etag, 'content-type': mimeType})
    }
    const key = entityTag(path, format, parameters)
    const described = {...headers, ...disposition, ...(parameters.auto && {vary: 'Accept'}), etag: key}
    if (isKnown(c.req.raw, key)) return c.body(null, 304, described)
    const create = (unwanted: AbortSignal) =>
      decodingImage(async () => {
        if (unwanted.aborted) throw clientLeft()
        return transformImage(path, parameters, format)
      })
    const bytes = await cached(key, create, c.req.raw.signal)
    return c.body(new Uint8Array(bytes), 200, {
      ...described,
      'content-type': outputMimeTypes[format],
      'content-length': String(bytes.byteLength),
    })
  })

  app.on('GET', ['/files/:project/:dataset/:file', '/files/:project/:dataset/:file/:vanity'], (c) => {
    const {path, mimeType, disposition, etag} = locate(c, 'file')
    return fileResponse(c.req.raw, path, {...headers, ...disposition, etag, 'content-type': mimeType})
  })

  return app
}

/** `?dl` alone downloads under the original file name. */
function dispositionOf(requested: string | undefined, originalName: string): Record<string, string> {
  if (requested === undefined) return {}
  const name = requested || originalName
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  return {
    'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  }
}
