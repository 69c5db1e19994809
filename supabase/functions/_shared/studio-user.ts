import * as z from 'zod'
import {bearerOf} from './caller.ts'
import {HttpError} from './http-error.ts'

interface LakeEnv {
  SANITY_API_HOST?: string | undefined
  SANITY_PROJECT_ID: string
}

const currentUser = z.object({
  id: z.string().min(1),
  name: z.string().catch(''),
  email: z.string().catch(''),
  roles: z.array(z.object({name: z.string()})).default([]),
})

const project = z.object({
  members: z.array(
    z.object({id: z.string(), isRobot: z.boolean().catch(false), roles: z.array(z.unknown()).catch([])}),
  ),
})

export interface StudioUser {
  id: string
  name: string
  /** Empty for a token that belongs to no person. */
  email: string
  mayEdit: boolean
  token: string
}

/** @throws {HttpError} unauthorized, forbidden for who is not in the project, or unavailable. The token goes only to Sanity, never to a log. */
export async function requireStudioUser(request: Request, env: LakeEnv): Promise<StudioUser> {
  const token = bearerOf(request)
  if (token === undefined) throw new HttpError('unauthorized', 'A token of the Studio is needed')
  const user = currentUser.safeParse(await askSanity(env, token, 'users/me'))
  if (!user.success) throw new HttpError('unauthorized', 'The token belongs to nobody')
  const {roles, ...person} = user.data
  if (roles.length === 0) throw new HttpError('forbidden', 'Only people of the Studio may ask this')
  return {...person, token, mayEdit: roles.some(({name}) => name !== 'viewer')}
}

/** @throws {HttpError} as above, and forbidden for viewers */
export async function requireEditor(request: Request, env: LakeEnv): Promise<StudioUser> {
  const user = await requireStudioUser(request, env)
  if (!user.mayEdit) throw new HttpError('forbidden', 'Only somebody who may edit may ask this')
  return user
}

/** The ids of the people who are in the project now. */
export async function memberIds(env: LakeEnv, {token}: StudioUser): Promise<Set<string>> {
  const found = project.safeParse(await askSanity(env, token, `projects/${env.SANITY_PROJECT_ID}`))
  if (!found.success) throw unavailable('it does not say who is in the project')
  return new Set(
    found.data.members.flatMap(({id, isRobot, roles}) => (isRobot || roles.length === 0 ? [] : [id])),
  )
}

async function askSanity(
  {SANITY_API_HOST, SANITY_PROJECT_ID}: LakeEnv,
  token: string,
  path: string,
): Promise<unknown> {
  const host = SANITY_API_HOST?.replace(/\/+$/, '') ?? `https://${SANITY_PROJECT_ID}.api.sanity.io`
  const response = await fetch(`${host}/v2026-02-01/${path}`, {
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
