import type {Role} from '@site/schemas/roles'
import {type CallerEnv, identifyCaller, type User} from './caller.ts'
import {HttpError} from './http-error.ts'
import {createServiceClient, throwOnError} from './service-client.ts'

/** @throws {HttpError} unauthorized, or forbidden for users with none of the roles, who are no admins either */
export async function requireRole(
  request: Request,
  env: CallerEnv,
  ...roles: Role[]
): Promise<User & {isAdmin: boolean}> {
  const caller = await identifyCaller(request, env)
  if (caller.kind !== 'user') throw forbidden(roles)
  const {data, error} = await createServiceClient(env)
    .from('user_roles')
    .select('role')
    .eq('user_id', caller.id)
  throwOnError('user_roles', error)
  // Only a matching row grants the role: neither missing data nor an ignored filter does.
  const isAdmin = data?.some((held) => held.role === 'admin') ?? false
  if (!isAdmin && !data?.some((held) => roles.some((role) => role === held.role))) throw forbidden(roles)
  return {...caller, isAdmin}
}

const forbidden = (roles: Role[]) =>
  new HttpError('forbidden', `Only somebody with the role ${roles.join(' or ')} may do this`)
