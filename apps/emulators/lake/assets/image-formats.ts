import {getMimeType} from 'hono/utils/mime'

/** Formats accepted as images: what sharp calls them, and their extension and media type. */
const formats = [
  {sharp: 'jpeg', extension: 'jpg', mimeType: 'image/jpeg'},
  {sharp: 'png', extension: 'png', mimeType: 'image/png'},
  {sharp: 'webp', extension: 'webp', mimeType: 'image/webp'},
  {sharp: 'gif', extension: 'gif', mimeType: 'image/gif'},
  {sharp: 'svg', extension: 'svg', mimeType: 'image/svg+xml'},
  {sharp: 'tiff', extension: 'tif', mimeType: 'image/tiff'},
  {sharp: 'heif', extension: 'avif', mimeType: 'image/avif'},
] as const

export type ImageFormat = (typeof formats)[number]

export const imageFormat = (sharpName: string): ImageFormat | undefined =>
  formats.find(({sharp}) => sharp === sharpName)

/** Media type by file extension, also of files that are no images. */
export const mimeTypeOf = (extension: string): string =>
  formats.find((format) => format.extension === extension)?.mimeType ??
  getMimeType(`file.${extension}`) ??
  'application/octet-stream'
