import type {Sql} from 'postgres'

interface Routine {
  id: string
  name: string
  source: string
  roles: string[]
}

/** The roles of the API from the lowest on. */
const apiRoles = ['anon', 'authenticated', 'service_role'] as const

/**
 * What reaches `queue_email()`, also through a hook, and can be called by a role of the API, with the lowest such role: functions by their
 * signature, and tables into which a role may write, if a trigger of theirs reaches it.
 */
export async function emailCallers(sql: Sql): Promise<Record<string, string>> {
  const routines = await sql<Routine[]>`
    select routine.oid::text as id, routine.proname as name, routine.prosrc as source,
      array(
        select role from unnest(${[...apiRoles]}::text[]) with ordinality as given (role, place)
        where space.nspname = 'public' and has_function_privilege(role, routine.oid, 'execute') order by place
      ) as roles
    from pg_proc as routine join pg_namespace as space on space.oid = routine.pronamespace
    where space.nspname in ('public', 'private')`
  const hooks = await sql<{hook: string; call: string}[]>`select hook, call from private.hooks`
  for (const routine of routines) {
    const [, called] = /\bprivate\.hook(?:s_of)?\('(\w+)'/.exec(routine.source) ?? []
    for (const {hook, call} of hooks) if (hook === called) routine.source += `\n${call}()`
  }
  const triggers = await sql<{table: string; routine: string; writes: string[]}[]>`
    select format('%I.%I', space.nspname, held.relname) as "table", fired.tgfoid::text as routine,
      array_remove(array[
        case when fired.tgtype & 4 > 0 then 'insert into' end, case when fired.tgtype & 16 > 0 then 'update' end,
        case when fired.tgtype & 8 > 0 then 'delete from' end
      ], null) as writes
    from pg_trigger as fired join pg_class as held on held.oid = fired.tgrelid
    join pg_namespace as space on space.oid = held.relnamespace
    where not fired.tgisinternal and space.nspname in ('public', 'private', 'auth')`

  const reaching = new Set(routines.filter(({name}) => name === 'queue_email').map(({id}) => id))
  let before = 0
  while (before < reaching.size) {
    before = reaching.size
    const names = new Set(routines.filter(({id}) => reaching.has(id)).map(({name}) => name))
    const calls = new RegExp(`\\b(?:public|private)\\.(?:${[...names].join('|')})\\(`)
    const writes = triggers.filter(({routine}) => reaching.has(routine))
    for (const {id, source} of routines) {
      const fires = writes.some((trigger) =>
        trigger.writes.some((write) =>
          new RegExp(`\\b${write}\\s+${trigger.table.replace('.', '\\.')}\\b`).test(source),
        ),
      )
      if (calls.test(source) || fires) reaching.add(id)
    }
  }
  const functions = routines.flatMap(({id, name, roles: [lowest]}) =>
    lowest && reaching.has(id) ? [[name, lowest]] : [],
  )
  const tables = await Promise.all(
    triggers
      .filter(({routine}) => reaching.has(routine))
      .map(async ({table, writes}) => {
        const [row] = await sql<{role: string | null}[]>`
          select (
            select role from unnest(${[...apiRoles]}::text[]) with ordinality as given (role, place)
            where exists (
              select from unnest(${writes.map((write) => write.split(' ')[0] ?? '')}::text[]) as privilege
              where case privilege when 'delete' then has_table_privilege(role, ${table}, privilege)
                else has_any_column_privilege(role, ${table}, privilege) end
            )
            order by place limit 1
          ) as role`
        return row?.role ? [[table, row.role]] : []
      }),
  )
  return Object.fromEntries([...functions, ...tables.flat()])
}
