import {Hono, type Context} from 'hono'
import {requireWriter} from '../accounts/person-of.ts'
import type {PersonOf, Store} from '../contract.ts'
import {datasetNotFound} from '../lake-error.ts'
import {requireContentLength} from '../request-body.ts'
import {ensureAssetDocument, type AssetDescription} from './asset-document.ts'
import {MAX_FILE_SIZE, type AssetFiles, type ReceivedFile} from './asset-files.ts'
import {mimeTypeOf} from './image-formats.ts'
import {readImage, type ImageExtra} from './image-metadata.ts'

interface UploadOptions {
  store: Store
  files: AssetFiles
  personOf: PersonOf
  projectId: string
  listenOrigin: string
}

export function uploadRoutes({store, files, personOf, projectId, listenOrigin}: UploadOptions) {
  const app = new Hono()

  app.post('/assets/:kind{images|files}/:dataset', async (c) => {
    const {id: author} = requireWriter(personOf, c.req.raw, 'create')
    const name = c.req.param('dataset')
    if (!store.datasetNames().includes(name)) throw datasetNotFound(name)
    const dataset = store.dataset(name)
    requireContentLength(c.req.raw, MAX_FILE_SIZE)

    const received = await files.receive(c.req.raw.body)
    try {
      const asset =
        c.req.param('kind') === 'images' ? await describeImage(c, received) : describeFile(c, received)
      await files.store(received, name, asset.file)
      const description = descriptionOf(c)
      const document = ensureAssetDocument(dataset, {
        author,
        projectId,
        origin: listenOrigin,
        asset,
        description,
      })
      return c.json({document})
    } finally {
      await files.discard(received)
    }
  })

  return app
}

async function describeImage(c: Context, {path, sha1, size}: ReceivedFile) {
  const {format, width, height, metadata} = await readImage(path, requestedExtras(c))
  const {extension, mimeType} = format
  const file = `${sha1}-${width}x${height}.${extension}`
  return {kind: 'image' as const, sha1, size, file, extension, mimeType, metadata}
}

function describeFile(c: Context, {sha1, size}: ReceivedFile) {
  const [, ending] = /\.([a-z0-9]{1,10})$/.exec(c.req.query('filename')?.toLowerCase() ?? '') ?? []
  const extension = ending ?? 'bin'
  const declared = c.req.header('content-type')?.split(';')[0]
  const mimeType = declared && declared !== 'application/octet-stream' ? declared : mimeTypeOf(extension)
  return {kind: 'file' as const, sha1, size, file: `${sha1}.${extension}`, extension, mimeType}
}

function requestedExtras(c: Context): ImageExtra[] {
  const all: ImageExtra[] = ['palette', 'lqip']
  const requested = [...(c.req.queries('meta') ?? []), ...(c.req.queries('meta[]') ?? [])]
  const names = requested.flatMap((value) => value.split(','))
  return requested.length === 0 ? all : all.filter((extra) => names.includes(extra))
}

function descriptionOf(c: Context): AssetDescription {
  const {filename, label, title, description, creditLine, sourceId, sourceName, sourceUrl} = c.req.query()
  return {
    ...(filename && {originalFilename: filename}),
    ...(label && {label}),
    ...(title && {title}),
    ...(description && {description}),
    ...(creditLine && {creditLine}),
    ...(sourceId && {
      source: {id: sourceId, ...(sourceName && {name: sourceName}), ...(sourceUrl && {url: sourceUrl})},
    }),
  }
}
