import * as z from 'zod'

/** A photo of a published document: its key in the list of photos, or `image` for the document's own picture. */
export const photoReference = z.object({
  document: z.string().regex(/^[a-z0-9][\w-]{0,127}$/i),
  key: z.string().regex(/^[\w-]{1,96}$/),
})

export type PhotoReference = z.output<typeof photoReference>

/** The key of the picture that a document has besides its lists. */
export const ownPicture = 'image'

/** A photo that somebody asks to have removed, as the Content Lake knows it. */
export const namedPhoto = z.object({
  ...photoReference.shape,
  /** Type of the document. */
  type: z.string(),
  /** Of the document. */
  title: z.object({lt: z.string().nullish(), en: z.string().nullish()}).nullable(),
  alt: z.object({lt: z.string().nullish(), en: z.string().nullish()}).nullable(),
  /** Name of the file. */
  file: z.string().nullable(),
  /** Of the picture. */
  url: z.string(),
})

export type NamedPhoto = z.output<typeof namedPhoto>

/** GROQ: the photo with this `$document` and `$key` as a `NamedPhoto`; null if it is not published. */
export const namedPhotoQuery = /* groq */ `*[_id == $document]{
  "document": _id,
  "key": $key,
  "type": _type,
  "title": coalesce(title, name){lt, en},
  "photo": select(
    $key == "${ownPicture}" => image,
    [...coalesce(photos, []), ...coalesce(gallery, [])][_key == $key][0]
  ){alt{lt, en}, "file": asset->originalFilename, "url": asset->url}
}[defined(photo.url)]{document, key, type, title, "alt": photo.alt, "file": photo.file, "url": photo.url}[0]`

/** As one parameter of a URL: `{document}.{key}`. */
export const photoParameter = ({document, key}: PhotoReference): string => `${document}.${key}`

/** The reverse of `photoParameter`; undefined for anything else. */
export function parsePhotoParameter(parameter: string | null | undefined): PhotoReference | undefined {
  const [document, key, ...rest] = parameter?.split('.') ?? []
  return rest.length === 0 ? photoReference.safeParse({document, key}).data : undefined
}
