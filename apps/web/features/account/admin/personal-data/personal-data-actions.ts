import {query, type Result} from '#/supabase/query.ts'

export interface PersonalData {
  messages: unknown[]
  registrations: unknown[]
  emails: unknown[]
  newsletter: unknown
  email_language: unknown
  suppressed_address: unknown
}

/** The database logs each search. */
export async function exportPersonalData(email: string): Promise<Result<PersonalData>> {
  const result = await query((supabase) => supabase.rpc('export_personal_data', {email}))
  return result.ok ? {...result, data: result.data as unknown as PersonalData} : result
}

/** The account itself stays. */
export function erasePersonalData(email: string): Promise<Result<undefined>> {
  return query((supabase) => supabase.rpc('erase_personal_data', {email}))
}

export function isAddress(text: string): boolean {
  return /^\S+@\S+$/.test(text.trim())
}
