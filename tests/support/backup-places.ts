import type {Place} from '../../scripts/backup/place.ts'
import {LakeProcess, WRITE_TOKEN} from './lake-process.ts'
import {SECRET_KEY, SupabaseProcess} from './supabase-process.ts'

export interface TestPlace {
  place: Place
  lake: LakeProcess
  supabase: SupabaseProcess
  stop: () => Promise<void>
}

/** A Content Lake and a Supabase of their own. A new one has no migrations, no accounts and no content. */
export async function startPlace({isNew}: {isNew: boolean}): Promise<TestPlace> {
  const [lake, supabase] = await Promise.all([
    LakeProcess.start(),
    isNew ? SupabaseProcess.startNew() : SupabaseProcess.start(),
  ])
  return {
    lake,
    supabase,
    place: {
      content: {apiHost: lake.host, projectId: 'integration', dataset: 'production', token: WRITE_TOKEN},
      databaseUrl: supabase.databaseUrl,
      storage: {url: supabase.url, secretKey: SECRET_KEY},
    },
    stop: async () => {
      await Promise.all([lake.stop(), supabase.stop()])
    },
  }
}
