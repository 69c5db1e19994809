import type {Role} from '@site/schemas/roles'
import {type CallerEnv, identifyCaller, type User} from './caller.ts'
import {HttpError} from './http-error.ts'
import {createServiceClient, throwOnError} from './service-client.ts'

/** @throws {HttpError} unauthorized, or forbidden for users with neither the role nor admin */
export async function requireRole(request: Request, env: CallerEnv, role: Role): Promise<User> {
  const caller = await identifyCaller(request, env)
  if (caller.kind !== 'user') throw forbidden(role)
  const {data, error} = await createServiceClient(env)
    .from('user_roles')
    .select('role')
    .eq('user_id', caller.id)
  throwOnError('user_roles', error)
  // Only a matching row grants the role: neither missing data nor an ignored filter does.
  if (!data?.some((held) => held.role === role || held.role === 'admin')) throw forbidden(role)
  return caller
}

const forbidden = (role: Role) =>
  new HttpError('forbidden', `Only somebody with the role ${role} may do this`)
