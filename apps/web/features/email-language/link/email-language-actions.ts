import {languages, type Language} from '@site/schemas/languages'
import * as z from 'zod'
import {failure, query, success, type Failure, type Result} from '#/supabase/query.ts'

/** `notFound`: the link leads to no address, or to one that is not kept any more. */
export type LanguageError = 'offline' | 'tooMany' | 'unavailable' | 'notFound'

type LanguageResult = Result<Language | null, LanguageError>

const answer = z.object({language: z.enum(languages.map(({id}) => id)).nullable()})

/** The result is null while no language is chosen. */
export async function showEmailLanguage(token: string): Promise<LanguageResult> {
  return toLanguageResult(await query((supabase) => supabase.rpc('show_email_language', {token})))
}

export async function chooseEmailLanguage(token: string, language: Language): Promise<LanguageResult> {
  return toLanguageResult(await query((supabase) => supabase.rpc('choose_email_language', {token, language})))
}

function toLanguageResult(result: Result<unknown>): LanguageResult {
  if (!result.ok) return {...result, error: toLanguageError(result)}
  const parsed = answer.safeParse(result.data)
  return parsed.success ? success(parsed.data.language) : failure('unavailable', parsed.error)
}

function toLanguageError({error, code}: Failure): LanguageError {
  if (code === 'PT404') return 'notFound'
  return error === 'offline' || error === 'tooMany' ? error : 'unavailable'
}
