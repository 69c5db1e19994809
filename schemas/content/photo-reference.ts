import * as z from 'zod'

/**
 * A photo of a published document: its key in the list of photos, or `image` for the document's own picture. Without a key,
 * any of the document's photos.
 */
export const photoReference = z.object({
  document: z.string().regex(/^[a-z0-9][\w-]{0,127}$/i),
  key: z
    .string()
    .regex(/^[\w-]{1,96}$/)
    .optional(),
})

export type PhotoReference = z.output<typeof photoReference>

/** The key of the picture that a document has besides its lists. */
export const ownPicture = 'image'

/** A photo that somebody asks to have removed, as the Content Lake knows it. Of a reference without a key, its document alone. */
export const namedPhoto = z.object({
  document: photoReference.shape.document,
  key: photoReference.shape.key.unwrap().nullable(),
  /** Type of the document. */
  type: z.string(),
  /** Of the document. */
  title: z.object({lt: z.string().nullish(), en: z.string().nullish()}).nullable(),
  alt: z.object({lt: z.string().nullish(), en: z.string().nullish()}).nullable(),
  /** Name of the file. */
  file: z.string().nullable(),
  /** Of the picture. */
  url: z.string().nullable(),
})

export type NamedPhoto = z.output<typeof namedPhoto>

/** GROQ: the photo with this `$document` and `$key` as a `NamedPhoto`; null if it is not published. With `$key` null: the document. */
export const namedPhotoQuery = /* groq */ `*[_id == $document]{
  "document": _id,
  "key": $key,
  "type": _type,
  "title": coalesce(title, name){lt, en},
  "photos": [image, ...coalesce(photos, []), ...coalesce(gallery, [])][defined(asset)],
  "photo": select(
    $key == "${ownPicture}" => image,
    [...coalesce(photos, []), ...coalesce(gallery, [])][_key == $key][0]
  ){alt{lt, en}, "file": asset->originalFilename, "url": asset->url}
}[select($key == null => count(photos) > 0, defined(photo.url))]{
  document, key, type, title, "alt": photo.alt, "file": photo.file, "url": photo.url
}[0]`

/** Parameters of `namedPhotoQuery`. */
export const namedPhotoParams = ({document, key}: PhotoReference) => ({document, key: key ?? null})

/** As one parameter of a URL: `{document}.{key}`, or the document alone. */
export const photoParameter = ({document, key}: PhotoReference): string =>
  key === undefined ? document : `${document}.${key}`

/** The reverse of `photoParameter`; undefined for anything else. */
export function parsePhotoParameter(parameter: string | null | undefined): PhotoReference | undefined {
  const [document, key, ...rest] = parameter?.split('.') ?? []
  return rest.length === 0 ? photoReference.safeParse({document, key}).data : undefined
}
