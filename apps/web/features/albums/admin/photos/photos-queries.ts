import {queryOptions} from '@tanstack/react-query'
import {query} from '#/supabase/query.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'

export const photosKey = ['photos']

export interface Album {
  key: string
  title: {lt: string | null; en: string | null}
}

export const albumsQuery = queryOptions({queryKey: [...photosKey, 'albums'], queryFn: loadAlbums})

async function loadAlbums(): Promise<Album[]> {
  const result = await query((supabase) =>
    supabase
      .from('content_items')
      .select('key, title_lt, title_en')
      .eq('kind', 'photoAlbum')
      .is('removed_at', null)
      .order('title_lt'),
  )
  return dataOf(result).map(({key, title_lt: lt, title_en: en}) => ({key, title: {lt, en}}))
}

export interface PendingPhoto {
  id: string
  albumKey: string
  alt: {lt: string; en: string}
  uploadedAt: string
  /** The signed URL is valid for an hour; it is null if Storage did not return one. */
  preview: string | null
}

const MAX_PHOTOS = 60

/** The oldest photos come first, at most 60. */
export const pendingPhotosQuery = queryOptions({
  queryKey: [...photosKey, 'pending'],
  queryFn: loadPendingPhotos,
})

async function loadPendingPhotos(): Promise<PendingPhoto[]> {
  const result = await query((supabase) =>
    supabase
      .from('photo_uploads')
      .select('id, album_key, alt_lt, alt_en, storage_path, created_at')
      .order('created_at')
      .limit(MAX_PHOTOS),
  )
  const rows = dataOf(result)
  const previews = await loadPreviewUrls(rows.map(({storage_path: path}) => path))
  return rows.map((row) => ({
    id: row.id,
    albumKey: row.album_key,
    alt: {lt: row.alt_lt, en: row.alt_en},
    uploadedAt: row.created_at,
    preview: previews.get(row.storage_path) ?? null,
  }))
}

async function loadPreviewUrls(paths: string[]): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map()
  const result = await query(({storage}) => storage.from('photo-uploads').createSignedUrls(paths, 3600))
  if (!result.ok) return new Map()
  return new Map(
    result.data.flatMap(({path, signedUrl}) => (path && signedUrl ? [[path, signedUrl] as const] : [])),
  )
}
