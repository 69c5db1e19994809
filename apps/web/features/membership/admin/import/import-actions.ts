import type {Json} from '@site/supabase/generated/database.types.gen'
import * as z from 'zod'
import {query, type Failure, type QueryError, type Result} from '#/supabase/query.ts'
import {refusalDetail} from '#/features/admin-list/query-client.ts'
import type {ImportList} from './import-request.ts'
import {partsOf} from './import-parts.ts'

const imported = z.object({id: z.string(), added: z.number(), changed: z.number()})
export type Imported = z.infer<typeof imported>

/** Of a refused import: which row, and why. The hint is what the database names: a line, or members. */
export interface ImportRefusal {
  error: QueryError
  detail: string
  hint: string
}

/** The database has as long for thousands of rows. */
const longest = {timeoutMs: 65_000}

/** Imports all rows or none, once for each key. A part that is sent again is the same. */
export async function importMembers(
  {rows, ...list}: ImportList & {fileName: string; skipped: number},
  key: string,
): Promise<Result<Imported, QueryError>> {
  const [only = [], ...others] = partsOf(rows)
  const parts: string[] = []
  for (const part of others.length > 0 ? [only, ...others] : []) {
    // oxlint-disable-next-line no-await-in-loop -- one large request at a time
    const added = await query((supabase) => supabase.rpc('add_import_part', {rows: toJson(part)}), longest)
    if (!added.ok) return added
    parts.push(added.data)
  }
  const content = parts.length > 0 ? {...list, parts} : {...list, rows: only}
  const args = {import: toJson(content), key}
  const result = await query((supabase) => supabase.rpc('import_members', args), longest)
  return result.ok ? {...result, data: imported.parse(result.data)} : result
}

/** What is undefined is left out. */
const toJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json

/** Takes back all that an import of the last day did. */
export const undoImport = (importId: string) =>
  query((supabase) => supabase.rpc('undo_member_import', {import_id: importId}), longest)

/** Emails each member whom the import added, once for ever. Returns how many. */
export const inviteImported = (importId: string) =>
  query((supabase) => supabase.rpc('invite_imported_members', {import_id: importId}), longest)

export function refusalOf({error, cause}: Failure): ImportRefusal {
  const hint: unknown = typeof cause === 'object' && cause && 'hint' in cause ? cause.hint : ''
  return {error, detail: refusalDetail(cause), hint: typeof hint === 'string' ? hint : ''}
}

const changedMembers = z.array(z.object({line: z.number(), name: z.string().nullable()}))

/** The members because of whom an import is not undone. */
export function changedNames({hint}: ImportRefusal): string[] {
  try {
    return changedMembers.parse(JSON.parse(hint)).map(({name, line}) => name ?? String(line))
  } catch {
    return []
  }
}
