import {failure, query, success, type Failure, type Result} from '#/supabase/query.ts'
import {declared, type Declared} from './declared.ts'

/** `notFound`: the link leads to no declaration, or to one that is not kept any more. */
export type DeclarationError = 'offline' | 'tooMany' | 'unavailable' | 'notFound'

export type DeclarationResult = Result<Declared, DeclarationError>

/** Only reads. */
export async function showDeclaration(token: string): Promise<DeclarationResult> {
  return toDeclaration(await query((supabase) => supabase.rpc('show_gift_aid', {token})))
}

export async function withdrawByLink(token: string): Promise<DeclarationResult> {
  return toDeclaration(await query((supabase) => supabase.rpc('withdraw_gift_aid', {token})))
}

export async function withdrawOwn(id: string): Promise<DeclarationResult> {
  return toDeclaration(await query((supabase) => supabase.rpc('withdraw_own_gift_aid', {declaration_id: id})))
}

function toDeclaration(result: Result<unknown>): DeclarationResult {
  if (!result.ok) return {...result, error: toError(result)}
  const read = declared.safeParse(result.data)
  return read.success ? success(read.data) : failure('unavailable', read.error)
}

function toError({error, code}: Failure): DeclarationError {
  if (code === 'PT404') return 'notFound'
  return error === 'offline' || error === 'tooMany' ? error : 'unavailable'
}
