import {askSupabase, type Answer} from '#/supabase/ask-supabase.ts'

export interface Album {
  key: string
  title: {lt: string | null; en: string | null}
}

/** The albums that photos can be added to. */
export async function loadAlbums(): Promise<Answer<Album[]>> {
  const answer = await askSupabase((supabase) =>
    supabase
      .from('content_items')
      .select('key, title_lt, title_en')
      .eq('kind', 'photoAlbum')
      .is('removed_at', null)
      .order('title_lt'),
  )
  if (!answer.ok) return answer
  return {
    ok: true,
    data: answer.data.map(({key, title_lt: lt, title_en: en}) => ({key, title: {lt, en}})),
  }
}
