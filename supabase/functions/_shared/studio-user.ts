import * as z from 'zod'
import {bearerOf} from './caller.ts'
import {HttpError} from './http-error.ts'

interface LakeEnv {
  SANITY_API_HOST?: string | undefined
  SANITY_PROJECT_ID: string
}

const currentUser = z.object({
  id: z.string().min(1),
  roles: z.array(z.object({name: z.string()})).default([]),
})

/** @throws {HttpError} unauthorized, forbidden for viewers, or unavailable. The token goes only to Sanity, never to a log. */
export async function requireEditor(request: Request, env: LakeEnv): Promise<{id: string}> {
  const token = bearerOf(request)
  if (token === undefined) throw new HttpError('unauthorized', 'A token of the Studio is needed')
  const user = currentUser.safeParse(await askSanity(env, token))
  if (!user.success) throw new HttpError('unauthorized', 'The token belongs to nobody')
  if (user.data.roles.every(({name}) => name === 'viewer'))
    throw new HttpError('forbidden', 'Only somebody who may edit may ask this')
  return {id: user.data.id}
}

async function askSanity({SANITY_API_HOST, SANITY_PROJECT_ID}: LakeEnv, token: string): Promise<unknown> {
  const host = SANITY_API_HOST?.replace(/\/+$/, '') ?? `https://${SANITY_PROJECT_ID}.api.sanity.io`
  const response = await fetch(`${host}/v2026-02-01/users/me`, {
    headers: {authorization: `Bearer ${token}`},
    signal: AbortSignal.timeout(4000),
  }).catch((error: unknown) => {
    throw unavailable(error)
  })
  if (response.ok) return response.json()
  await response.body?.cancel()
  if (response.status === 401 || response.status === 403) return undefined
  throw unavailable(`it answers ${response.status}`)
}

const unavailable = (cause: unknown) => new HttpError('unavailable', 'Sanity does not answer', {cause})
