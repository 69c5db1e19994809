import {query, type Result} from '#/supabase/query.ts'

/** Everything under an email address besides the account: rows as they are stored. */
export interface PersonalData {
  messages: unknown[]
  registrations: unknown[]
  emails: unknown[]
  /** Null without a subscription. */
  newsletter: unknown
  /** Null as long as no language was chosen. */
  email_language: unknown
  /** Null for an address that may get newsletters. */
  suppressed_address: unknown
}

/** Finds what is kept under an email address, with or without an account. The search is logged. */
export async function exportPersonalData(email: string): Promise<Result<PersonalData>> {
  const result = await query((supabase) => supabase.rpc('export_personal_data', {email}))
  return result.ok ? {...result, data: result.data as unknown as PersonalData} : result
}

/** Erases everything under an email address besides the account. */
export function erasePersonalData(email: string): Promise<Result<undefined>> {
  return query((supabase) => supabase.rpc('erase_personal_data', {email}))
}
