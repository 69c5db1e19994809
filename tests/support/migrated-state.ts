import {rm} from 'node:fs/promises'
import {offerMigratedState} from '../env.ts'
import {SupabaseProcess} from './supabase-process.ts'

/**
 * Runs before the files of a Vitest project: each `SupabaseProcess` then begins with a copy of one migrated database, rather
 * than migrate its own.
 */
export default async function prepareMigratedState() {
  const supabase = await SupabaseProcess.start()
  await supabase.end()
  offerMigratedState(supabase.directory)
  return () => rm(supabase.directory, {recursive: true, force: true})
}
