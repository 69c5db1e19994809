import {AuthError, validationFailed} from './auth-error.ts'
import type {AuthServices} from './auth-services.ts'
import {isUuid} from './authentication.ts'
import type {AuthContext} from './request-source.ts'
import {userResponse} from './user-response.ts'
import {findUserById, listUsers, type Database, type User} from './users.ts'

const MAX_PAGE = 2 ** 31 - 1

export async function list({sql}: AuthServices, c: AuthContext): Promise<Response> {
  const {page, per_page: perPage, filter = '', sort = 'created_at desc'} = c.req.query()
  const [number, size] = [pageNumber(page, 1), pageNumber(perPage, 50)]
  const order = /^created_at( (asc|desc))?$/i.exec(sort)
  if (!order) throw validationFailed('Bad Sort Parameters: only created_at, asc and desc are allowed')
  const isAscending = order[2]?.toLowerCase() === 'asc'
  const {users, total} = await listUsers(sql, {filter, isAscending, size, offset: (number - 1) * size})
  const last = Math.ceil(total / size)
  const link = (to: number, rel: string) => {
    const url = new URL(c.req.url)
    url.searchParams.set('page', String(to))
    return `<${url.pathname}${url.search}>; rel="${rel}"`
  }
  const links = [...(last > number ? [link(number + 1, 'next')] : []), link(last, 'last')]
  return Response.json(
    {users: users.map(userResponse), aud: 'authenticated'},
    {headers: {'x-total-count': String(total), link: links.join(', ')}},
  )
}

function pageNumber(given: string | undefined, fallback: number): number {
  if (!given) return fallback
  const number = /^\d+$/.test(given) ? Number(given) : 0
  if (number >= 1 && number <= MAX_PAGE) return number
  throw validationFailed('Bad Pagination Parameters: page and per_page are numbers from 1')
}

export async function get({sql}: AuthServices, c: AuthContext): Promise<Response> {
  return Response.json(userResponse(await requestedUser(sql, c)))
}

export async function factors({sql}: AuthServices, c: AuthContext): Promise<Response> {
  await requestedUser(sql, c)
  return Response.json([])
}

export async function factor({sql}: AuthServices, c: AuthContext): Promise<Response> {
  await requestedUser(sql, c)
  if (!isUuid(c.req.param('factor') ?? '')) throw validationFailed('factor_id must be an UUID', 404)
  throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
}

/** @throws {AuthError} 404 */
export async function requestedUser(sql: Database, c: AuthContext): Promise<User> {
  const id = c.req.param('id') ?? ''
  if (!isUuid(id)) throw validationFailed('user_id must be an UUID', 404)
  const user = await findUserById(sql, id)
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found')
  return user
}
