import type {Sql} from 'postgres'
import type {Catalog} from '../installation.ts'

const schemas = `('public', 'private')`

/**
 * What migrations make: of the schemas public and private, and of Storage the buckets and policies. The order of columns
 * and whatever belongs to an extension is left out.
 */
const parts = `
  select 'table ' || format('%I.%I', n.nspname, c.relname) as name,
    concat_ws(', ', c.relkind, case when c.relrowsecurity then 'row level security' end,
      case when c.relforcerowsecurity then 'forced' end, array_to_string(c.reloptions, ' '),
      case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end) as definition
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${schemas} and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and not extension_owns('pg_class', c.oid)
union all
  select 'column ' || format('%I.%I.%I', n.nspname, c.relname, a.attname),
    concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
      nullif(a.attidentity::text, ''), nullif(a.attgenerated::text, ''), pg_get_expr(d.adbin, d.adrelid))
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where n.nspname in ${schemas} and c.relkind in ('r', 'p', 'v', 'm', 'f') and a.attnum > 0 and not a.attisdropped
    and not extension_owns('pg_class', c.oid)
union all
  select 'constraint ' || format('%I on %I.%I', k.conname, n.nspname, c.relname), pg_get_constraintdef(k.oid)
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${schemas} and k.contype <> 'n'
union all
  select 'index ' || format('%I.%I', n.nspname, i.relname),
    pg_get_indexdef(x.indexrelid) || case when x.indisvalid then '' else ' (invalid)' end
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_namespace n on n.oid = i.relnamespace
  where n.nspname in ${schemas} and not extension_owns('pg_class', x.indrelid)
union all
  select 'trigger ' || format('%I on %I.%I', t.tgname, n.nspname, c.relname),
    pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_proc p on p.oid = t.tgfoid join pg_namespace f on f.oid = p.pronamespace
  where not t.tgisinternal and (n.nspname in ${schemas} or f.nspname in ${schemas})
union all
  select 'policy ' || format('%I on %I.%I', policyname, schemaname, tablename),
    concat_ws(' ', permissive, cmd, array(select unnest(roles)::text order by 1)::text, qual, '/', with_check)
  from pg_policies where schemaname in ${schemas} or (schemaname = 'storage' and tablename in ('objects', 'buckets'))
union all
  select 'function ' || format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)),
    case when p.prokind = 'a' then 'aggregate' else pg_get_functiondef(p.oid) end
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ${schemas} and not extension_owns('pg_proc', p.oid)
union all
  select 'type ' || format('%I.%I', n.nspname, t.typname),
    coalesce((select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid),
      concat_ws(' ', format_type(t.typbasetype, t.typtypmod),
        (select string_agg(pg_get_constraintdef(oid), ' ' order by conname) from pg_constraint where contypid = t.oid)))
  from pg_type t join pg_namespace n on n.oid = t.typnamespace
  where n.nspname in ${schemas} and t.typtype in ('e', 'd') and not extension_owns('pg_type', t.oid)
union all
  select 'grant on table ' || format('%I.%I to %s', n.nspname, c.relname, role_of(acl.grantee)),
    string_agg(acl.privilege_type, ', ' order by acl.privilege_type collate "C")
  from pg_class c join pg_namespace n on n.oid = c.relnamespace,
    aclexplode(coalesce(c.relacl, acldefault(case c.relkind when 'S' then 's' else 'r' end::"char", c.relowner))) acl
  where n.nspname in ${schemas} and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and is_caller(acl.grantee)
    and acl.privilege_type <> 'MAINTAIN' and not extension_owns('pg_class', c.oid)
  group by n.nspname, c.relname, acl.grantee
union all
  select 'grant on column ' || format('%I.%I.%I to %s', n.nspname, c.relname, a.attname, role_of(acl.grantee)),
    string_agg(acl.privilege_type, ', ' order by acl.privilege_type collate "C")
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace,
    aclexplode(a.attacl) acl
  where n.nspname in ${schemas} and not a.attisdropped and is_caller(acl.grantee)
  group by n.nspname, c.relname, a.attname, acl.grantee
union all
  select 'grant on function ' || format('%I.%I(%s) to %s', n.nspname, p.proname,
    pg_get_function_identity_arguments(p.oid), role_of(acl.grantee)), string_agg(acl.privilege_type, ', ')
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
    aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) acl
  where n.nspname in ${schemas} and is_caller(acl.grantee) and not extension_owns('pg_proc', p.oid)
  group by n.nspname, p.proname, p.oid, acl.grantee
union all
  select 'bucket ' || id, concat_ws(', ', case when public then 'public' else 'private' end,
    file_size_limit || ' bytes', array_to_string(allowed_mime_types, ' '))
  from storage.buckets
union all
  select 'publication ' || pubname || format(' of %I.%I', schemaname, tablename), 'published'
  from pg_publication_tables where schemaname in ${schemas}
union all
  select 'schema ' || nspname, 'exists' from pg_namespace where nspname in ${schemas}`

/** pg_temp holds the functions that the query uses, so that it can be read. They go with the transaction. */
const functions = `
  create function pg_temp.extension_owns(catalog regclass, object oid) returns boolean language sql as $$
    select exists (select from pg_depend where classid = catalog and objid = object and deptype = 'e')
  $$;
  create function pg_temp.role_of(role oid) returns text language sql as $$
    select case role when 0 then 'PUBLIC' else pg_get_userbyid(role)::text end
  $$;
  create function pg_temp.is_caller(role oid) returns boolean language sql as $$
    select pg_temp.role_of(role) in ('PUBLIC', 'anon', 'authenticated', 'service_role')
  $$`

class RollBack extends Error {}

export async function readCatalog(sql: Sql): Promise<Catalog> {
  let catalog: Catalog = new Map()
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(functions)
      await transaction.unsafe(`set local search_path = ''`)
      const rows = await transaction.unsafe<{name: string; definition: string}[]>(
        parts.replaceAll(/\b(extension_owns|role_of|is_caller)\(/g, 'pg_temp.$1('),
      )
      catalog = new Map(rows.map(({name, definition}) => [name, definition]))
      throw new RollBack()
    })
  } catch (error) {
    if (!(error instanceof RollBack)) throw error
  }
  return catalog
}
