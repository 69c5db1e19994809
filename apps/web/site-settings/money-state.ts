import {logLine} from '@site/schemas/log-line'
import {publicMoneySettings} from '@site/schemas/money/money-settings'
import {supabaseEnv} from '#/supabase/env.ts'

const TIMEOUT_MS = 3000

/** @throws {Error} if the database does not answer, or not with settings */
export async function readMoneySettings(caching: RequestInit) {
  const response = await fetch(new URL('/rest/v1/rpc/money_settings', supabaseEnv.url), {
    headers: {apikey: supabaseEnv.publishableKey},
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...caching,
  })
  if (!response.ok) throw new Error(`The database answers ${response.status} to money_settings()`)
  return publicMoneySettings.parse(await response.json())
}

/** What pages are rendered from now. Undefined if the database does not say. */
export async function currentMoneyState(): Promise<string | undefined> {
  try {
    return JSON.stringify(await readMoneySettings({cache: 'no-store'}))
  } catch (error) {
    console.warn(logLine('The money settings could not be compared', error))
    return undefined
  }
}
