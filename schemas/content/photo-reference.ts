import * as z from 'zod'

/**
 * `key` is the photo's key in the document's list, or `image` for the document's own picture. Without a key, the
 * reference means any of the document's photos.
 */
export const photoReference = z.object({
  document: z.string().regex(/^[a-z0-9][\w-]{0,127}$/i),
  key: z
    .string()
    .regex(/^[\w-]{1,96}$/)
    .optional(),
})

export type PhotoReference = z.output<typeof photoReference>

export const ownPicture = 'image'

/** Without a key in the reference, only the document's fields are set. */
export const namedPhoto = z.object({
  document: photoReference.shape.document,
  key: photoReference.shape.key.unwrap().nullable(),
  type: z.string(),
  title: z.object({lt: z.string().nullish(), en: z.string().nullish()}).nullable(),
  alt: z.object({lt: z.string().nullish(), en: z.string().nullish()}).nullable(),
  file: z.string().nullable(),
  url: z.string().nullable(),
})

export type NamedPhoto = z.output<typeof namedPhoto>

/** A length is rounded down, so that the rectangle does not end outside the picture. */
const pixels = (share: string, side: 'width' | 'height', down = '') =>
  `string(round(${share} * asset->metadata.dimensions.${side}${down}))`

/** What a crop leaves out may be what nobody is to see. */
const croppedUrl = /* groq */ `asset->url + select(
  defined(crop) => "?rect=" + array::join([
    ${pixels('coalesce(crop.left, 0)', 'width')},
    ${pixels('coalesce(crop.top, 0)', 'height')},
    ${pixels('(1 - coalesce(crop.left, 0) - coalesce(crop.right, 0))', 'width', ' - 0.5')},
    ${pixels('(1 - coalesce(crop.top, 0) - coalesce(crop.bottom, 0))', 'height', ' - 0.5')}
  ], ","),
  ""
)`

/** The result is null if the photo is not published. If `$key` is null, the query selects the document alone. */
export const namedPhotoQuery = /* groq */ `*[_id == $document]{
  "document": _id,
  "key": $key,
  "type": _type,
  "title": coalesce(title, name){lt, en},
  "photos": [image, ...coalesce(photos, []), ...coalesce(gallery, [])][defined(asset)],
  "photo": select(
    $key == "${ownPicture}" => image,
    [...coalesce(photos, []), ...coalesce(gallery, [])][_key == $key][0]
  ){alt{lt, en}, "file": asset->originalFilename, "url": ${croppedUrl}}
}[select($key == null => count(photos) > 0, defined(photo.url))]{
  document, key, type, title, "alt": photo.alt, "file": photo.file, "url": photo.url
}[0]`

export const namedPhotoParams = ({document, key}: PhotoReference) => ({document, key: key ?? null})

/** The picture, no larger than this in pixels. */
export function scaledPhotoUrl(url: string, size: {width: number; height: number}): string {
  const scaled = new URL(url)
  scaled.searchParams.set('w', String(size.width))
  scaled.searchParams.set('h', String(size.height))
  scaled.searchParams.set('fit', 'max')
  scaled.searchParams.set('auto', 'format')
  return scaled.href
}

/** Formats a reference as one URL parameter: `{document}.{key}`, or the document alone. */
export const photoParameter = ({document, key}: PhotoReference): string =>
  key === undefined ? document : `${document}.${key}`

/** Reverses `photoParameter`, and returns undefined for anything else. */
export function parsePhotoParameter(parameter: string | null | undefined): PhotoReference | undefined {
  const [document, key, ...rest] = parameter?.split('.') ?? []
  return rest.length === 0 ? photoReference.safeParse({document, key}).data : undefined
}
