import {randomUUID} from 'node:crypto'
import {createClient, type SupabaseClient} from '@supabase/supabase-js'
import {expect} from 'vitest'
import {signJwt} from '../../supabase/jwt.ts'
import {
  JWT_SECRET,
  PUBLISHABLE_KEY,
  SECRET_KEY,
  type SupabaseProcess,
} from '../../../../tests/support/supabase-process.ts'

export const serviceHeaders = {apikey: SECRET_KEY, authorization: `Bearer ${SECRET_KEY}`}

/** A user's access token. Storage knows users by their token alone. */
export const tokenOf = (id: string, claims: Record<string, unknown> = {}, secret = JWT_SECRET) =>
  signJwt({role: 'authenticated', sub: id, exp: Math.floor(Date.now() / 1000) + 3600, ...claims}, secret)

/** The official client with a user's token. */
export async function clientOf({url}: SupabaseProcess, id: string): Promise<SupabaseClient> {
  const token = await tokenOf(id)
  return createClient(url, PUBLISHABLE_KEY, {accessToken: async () => token})
}

export async function expectSuccess<T>(
  response: PromiseLike<{data: T; error: unknown}>,
): Promise<NonNullable<T>> {
  const {data, error} = await response
  expect(error).toBeNull()
  return data as NonNullable<T>
}

/** A key that no other test uses. */
export const newKey = (folder = 'a') => `${folder}/${randomUUID()}.txt`

export const asJson = (body: unknown, headers: Record<string, string> = serviceHeaders) => ({
  method: 'POST',
  headers: {...headers, 'content-type': 'application/json'},
  body: JSON.stringify(body),
})

export type Storage = ReturnType<typeof openStorage>

/** Storage of an emulator, as the service sees it and as plain requests do. */
export function openStorage(supabase: SupabaseProcess) {
  const service: SupabaseClient = supabase.client(SECRET_KEY)
  const request = (path: string, init?: RequestInit) => fetch(`${supabase.url}/storage/v1${path}`, init)
  return {
    service,
    request,
    /** Status and body of a refusal. */
    refusal: async (path: string, init?: RequestInit) => {
      const response = await request(path, init)
      return [response.status, await response.json()] as const
    },
    upload: async (
      bucket: string,
      name = newKey(),
      body = 'labas',
      options: object = {contentType: 'text/plain'},
    ) => {
      await expectSuccess(service.storage.from(bucket).upload(name, body, options))
      return name
    },
  }
}
