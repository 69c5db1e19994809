import type {Lint} from './lint.ts'

const definerFunctionsFor = (role: 'anon' | 'authenticated') => `
  select proname as object from pg_proc
  where pronamespace = 'public'::regnamespace and prosecdef and has_function_privilege('${role}', oid, 'execute')`

const plantedDefiner = (role: 'anon' | 'authenticated') => ({
  planted: `
    create function public.planted() returns integer language sql security definer set search_path = '' as 'select 1';
    grant execute on function public.planted() to ${role}`,
})

export const functionLints = {
  /** What its statements find depends on the caller. Ours set an empty path; splinter takes any. */
  function_search_path_mutable: {
    level: 'warn',
    query: `
      select proname as object from pg_proc
      where pronamespace = any('{public, private}'::regnamespace[])
        and not coalesce(proconfig, '{}') @> '{"search_path=\\"\\""}'`,
    planted: {
      planted: `create function private.planted() returns integer language sql as 'select 1'`,
      planted_path: `
        create function public.planted_path() returns integer language sql set search_path = public as 'select 1'`,
    },
  },

  anon_security_definer_function_executable: {
    level: 'warn',
    query: definerFunctionsFor('anon'),
    planted: plantedDefiner('anon'),
  },

  authenticated_security_definer_function_executable: {
    level: 'warn',
    query: definerFunctionsFor('authenticated'),
    planted: plantedDefiner('authenticated'),
  },
} satisfies Record<string, Lint>
