import {getSupabase} from '#/supabase/supabase-client.ts'
import {askSupabase, type Answer} from '#/supabase/ask-supabase.ts'

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
export async function loadWaitingPhotos(): Promise<Answer<WaitingPhoto[]>> {
  const answer = await askSupabase((supabase) =>
    supabase
      .from('photo_uploads')
      .select('id, album_key, alt_lt, alt_en, storage_path, created_at')
      .order('created_at')
      .limit(LIMIT),
  )
  if (!answer.ok) return answer
  const previews = await signPreviews(answer.data.map(({storage_path: path}) => path))
  const photos = answer.data.map((row) => ({
    id: row.id,
    albumKey: row.album_key,
    alt: {lt: row.alt_lt, en: row.alt_en},
    uploadedAt: row.created_at,
    preview: previews.get(row.storage_path) ?? null,
  }))
  return {ok: true, data: photos}
}

async function signPreviews(paths: string[]): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map()
  const {storage} = await getSupabase()
  const {data} = await storage.from('photo-uploads').createSignedUrls(paths, 3600)
  return new Map(
    (data ?? []).flatMap(({path, signedUrl}) => (path && signedUrl ? [[path, signedUrl] as const] : [])),
  )
}
