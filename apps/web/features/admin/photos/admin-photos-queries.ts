import {query, type Result} from '#/supabase/query.ts'

export interface Album {
  key: string
  title: {lt: string | null; en: string | null}
}

/** The albums that photos can be added to. */
export async function loadAlbums(): Promise<Result<Album[]>> {
  const result = await query((supabase) =>
    supabase
      .from('content_items')
      .select('key, title_lt, title_en')
      .eq('kind', 'photoAlbum')
      .is('removed_at', null)
      .order('title_lt'),
  )
  if (!result.ok) return result
  return {...result, data: result.data.map(({key, title_lt: lt, title_en: en}) => ({key, title: {lt, en}}))}
}

export interface WaitingPhoto {
  id: string
  albumKey: string
  alt: {lt: string; en: string}
  uploadedAt: string
  /** Good for an hour; null when Storage does not give it. */
  preview: string | null
}

/** More than this wait only when nobody looks: the oldest come first. */
const LIMIT = 60

/** The photos that wait for approval, the oldest first. */
export async function loadWaitingPhotos(): Promise<Result<WaitingPhoto[]>> {
  const result = await query((supabase) =>
    supabase
      .from('photo_uploads')
      .select('id, album_key, alt_lt, alt_en, storage_path, created_at')
      .order('created_at')
      .limit(LIMIT),
  )
  if (!result.ok) return result
  const previews = await signPreviews(result.data.map(({storage_path: path}) => path))
  const photos = result.data.map((row) => ({
    id: row.id,
    albumKey: row.album_key,
    alt: {lt: row.alt_lt, en: row.alt_en},
    uploadedAt: row.created_at,
    preview: previews.get(row.storage_path) ?? null,
  }))
  return {...result, data: photos}
}

async function signPreviews(paths: string[]): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map()
  const result = await query(({storage}) => storage.from('photo-uploads').createSignedUrls(paths, 3600))
  if (!result.ok) return new Map()
  return new Map(
    result.data.flatMap(({path, signedUrl}) => (path && signedUrl ? [[path, signedUrl] as const] : [])),
  )
}
