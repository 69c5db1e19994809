import {database} from '../database.ts'
import type {Grants} from './grants.ts'

const API_ROLES = ['anon', 'authenticated', 'service_role', 'PUBLIC']

/** The names of all relations that an API query could read. */
export async function relations(): Promise<string[]> {
  const rows = await database<{name: string}[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`
  return rows.map(({name}) => name)
}

/** Privileges by relation and role, such as 'delete, insert (a, b), select', sorted. PUBLIC counts as a role. */
export async function grantsOnRelations(kinds: readonly string[]): Promise<Record<string, Grants>> {
  const rows = await database<{relation: string; role: string; grants: string}[]>`
    with privilege as (
      select relation.relname as relation, acl.grantee, lower(acl.privilege_type) as privilege, null as columns
      from pg_class as relation, aclexplode(relation.relacl) as acl
      where relation.relnamespace = 'public'::regnamespace and relation.relkind::text = any(${[...kinds]})
      union all
      select relation.relname, acl.grantee, lower(acl.privilege_type), string_agg(col.attname, ', ' order by col.attnum)
      from pg_class as relation
      join pg_attribute as col on col.attrelid = relation.oid
      cross join aclexplode(col.attacl) as acl
      where relation.relnamespace = 'public'::regnamespace and relation.relkind::text = any(${[...kinds]})
      group by relation.relname, acl.grantee, acl.privilege_type
    ), named as (
      select privilege.*, case grantee when 0 then 'PUBLIC' else pg_get_userbyid(grantee)::text end as role
      from privilege
    )
    select relation, role,
      string_agg(
        privilege || coalesce(' (' || columns || ')', ''), ', ' order by privilege collate "C", columns
      ) as grants
    from named where role = any(${API_ROLES}) group by relation, role`
  const granted: Record<string, Record<string, string>> = {}
  for (const {relation, role, grants} of rows) (granted[relation] ??= {})[role] = grants
  return granted
}

interface NamedFunction {
  name: string
  /** The roles that may call it, sorted. */
  callers: string[]
}

/** The functions of a schema as 'name(argument type, …)'. Without explicit grants a function is open to PUBLIC. */
export function functionsOf(schema: string): Promise<NamedFunction[]> {
  return database<NamedFunction[]>`
    select format('%s(%s)', proname, pg_get_function_identity_arguments(oid)) as name,
      array(
        select role from (
          select case grantee when 0 then 'PUBLIC' else pg_get_userbyid(grantee)::text end as role
          from aclexplode(coalesce(proacl, acldefault('f', proowner))) where privilege_type = 'EXECUTE'
        ) as grants
        where role = any(${API_ROLES}) order by role collate "C"
      ) as callers
    from pg_proc where pronamespace = ${schema}::regnamespace
    order by proname collate "C"`
}
