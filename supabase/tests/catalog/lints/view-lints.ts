import type {Lint} from './lint.ts'

export const viewLints = {
  /** A view of the API reads a table of the schema auth: one wrong grant would expose that table. */
  auth_users_exposed: {
    level: 'error',
    query: `
      select distinct view.relname as object
      from pg_rewrite as rule
      join pg_class as view on view.oid = rule.ev_class and view.relkind in ('v', 'm')
      join pg_depend as dependency on dependency.classid = 'pg_rewrite'::regclass and dependency.objid = rule.oid
      join pg_class as source on dependency.refclassid = 'pg_class'::regclass and source.oid = dependency.refobjid
      where view.relnamespace = 'public'::regnamespace and source.relnamespace = 'auth'::regnamespace`,
    planted: {
      planted_view: `create view public.planted_view with (security_invoker = true) as select id from auth.users`,
      planted_copy: `create materialized view public.planted_copy as select user_id from auth.sessions`,
    },
  },

  /** A view reads with its owner's rights, past the policies of its tables. */
  security_definer_view: {
    level: 'error',
    query: `
      select relname as object from pg_class
      where relkind = 'v' and relnamespace = 'public'::regnamespace and not exists (
        select from pg_options_to_table(reloptions)
        where option_name = 'security_invoker' and option_value::boolean
      )`,
    planted: {
      planted: `create view public.planted with (security_barrier = true) as select key from public.content_items`,
      planted_off: `create view public.planted_off with (security_invoker = off) as select key from public.content_items`,
    },
  },

  /** It has no row level security. Of foreign tables too, which splinter lists as foreign_table_in_api. */
  materialized_view_in_api: {
    level: 'warn',
    query: `
      select relname as object from pg_class
      where relkind in ('m', 'f') and relnamespace = 'public'::regnamespace`,
    planted: {planted: `create materialized view public.planted as select key from public.content_items`},
  },
} satisfies Record<string, Lint>
