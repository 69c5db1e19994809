import * as z from 'zod'
import {randomBytes} from 'node:crypto'
import type {Sql} from 'postgres'
import {authError, findUserByEmail, userResponse, type UserRow} from './auth-responses.ts'

const creation = z.object({
  email: z.email(),
  password: z.string().min(1).optional(),
  email_confirm: z.boolean().default(false),
  user_metadata: z.record(z.string(), z.unknown()).default({}),
})

const change = z.object({
  email: z.email().optional(),
  email_confirm: z.boolean().optional(),
  user_metadata: z.record(z.string(), z.unknown()).optional(),
})

interface AdminApi {
  sql: Sql
  secretKey: string
  /** The engine's own sign-up, without its email: only the engine can hash the password. */
  signUp: (body: {email: string; password: string; data: Record<string, unknown>}) => Promise<Response>
}

/** `/auth/v1/admin/users`, which the engine lacks. */
export async function adminUsers({sql, secretKey, signUp}: AdminApi, request: Request): Promise<Response> {
  const bearer = request.headers.get('authorization')?.replace(/^Bearer /i, '')
  if (request.headers.get('apikey') !== secretKey || (bearer !== undefined && bearer !== secretKey))
    return authError(403, 'not_admin', 'User not allowed')
  const url = new URL(request.url)
  const match = /^\/auth\/v1\/admin\/users(?:\/([0-9a-f-]{36}))?\/?$/.exec(url.pathname)
  if (!match) return authError(404, 'not_found', 'This part of the admin API is not emulated')
  const [, id] = match
  if (!id && request.method === 'GET') return list(sql, url.searchParams)
  if (!id && request.method === 'POST') return create(await request.json())

  const [user] = await sql<UserRow[]>`select * from auth.users where id = ${id ?? null}`
  if (!user) return authError(404, 'user_not_found', 'User not found')
  if (request.method === 'GET') return Response.json(userResponse(user))
  if (request.method === 'DELETE') {
    await sql`delete from auth.users where id = ${user.id}`
    return Response.json(userResponse(user))
  }
  if (request.method === 'PUT') return update(user, await request.json())
  return authError(405, 'not_found', 'Method not allowed')

  async function create(body: unknown) {
    const given = creation.safeParse(body)
    if (!given.success) return authError(400, 'validation_failed', z.prettifyError(given.error))
    const {email, user_metadata: data, email_confirm: isConfirmed} = given.data
    if (await findUserByEmail(sql, email))
      return authError(422, 'email_exists', 'A user with this email address has already been registered')
    const password = given.data.password ?? randomBytes(24).toString('base64url')
    const made = await signUp({email, password, data})
    if (!made.ok) return made
    const [row] = await sql<UserRow[]>`
      update auth.users set email_confirmed_at = ${isConfirmed ? sql`now()` : null}, confirmation_token = null
      where email = ${email.toLowerCase()} returning *`
    return row ? Response.json(userResponse(row)) : authError(500, 'unexpected_failure', 'No user was made')
  }

  async function update(row: UserRow, body: unknown) {
    const given = change.safeParse(body)
    if (!given.success) return authError(400, 'validation_failed', z.prettifyError(given.error))
    const metadata = {...row.raw_user_meta_data, ...given.data.user_metadata}
    const [changed] = await sql<UserRow[]>`
      update auth.users set
        raw_user_meta_data = ${sql.json(metadata as Parameters<Sql['json']>[0])},
        email = ${given.data.email?.toLowerCase() ?? row.email},
        email_confirmed_at = ${given.data.email_confirm ? sql`coalesce(email_confirmed_at, now())` : sql`email_confirmed_at`},
        updated_at = now()
      where id = ${row.id} returning *`
    return changed ? Response.json(userResponse(changed)) : authError(404, 'user_not_found', 'User not found')
  }
}

async function list(sql: Sql, query: URLSearchParams): Promise<Response> {
  const size = Math.min(Number(query.get('per_page')) || 50, 1000)
  const page = Math.max(Number(query.get('page')) || 1, 1)
  const [count] = await sql<{total: number}[]>`select count(*)::int as total from auth.users`
  const users = await sql<UserRow[]>`
    select * from auth.users order by created_at desc, id limit ${size} offset ${(page - 1) * size}`
  return Response.json(
    {users: users.map(userResponse), aud: 'authenticated'},
    {headers: {'x-total-count': String(count?.total ?? 0)}},
  )
}
