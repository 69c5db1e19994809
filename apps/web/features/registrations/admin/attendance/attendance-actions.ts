import {query, type Result} from '#/supabase/query.ts'
import type {Mark} from './attendance.ts'

/** Sends marks, of which the database takes the later one about somebody. */
export function sendMarks(marks: readonly Mark[]): Promise<Result<undefined>> {
  return query((supabase) => supabase.rpc('mark_attendance', {marks: [...marks]}))
}
