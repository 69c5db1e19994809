import {query, type Result} from '#/supabase/query.ts'
import type {Mark} from './attendance.ts'

/** The database takes the later mark about somebody. */
export function sendMarks(marks: readonly Mark[]): Promise<Result<undefined>> {
  return query((supabase) => supabase.rpc('mark_attendance', {marks: [...marks]}))
}
