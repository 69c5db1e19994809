import type {Lint} from './lint.ts'

// Schemas whose policies are ours: of the schema storage, those on its objects.
const ours = `schemaname in ('public', 'private', 'storage')`

export const policyLints = {
  policy_exists_rls_disabled: {
    level: 'error',
    query: `
      select distinct polrelid::regclass::text as object from pg_policy
      join pg_class on pg_class.oid = polrelid where not relrowsecurity`,
    planted: {
      'private.planted': `
        create table private.planted (id integer primary key);
        create policy planted on private.planted for select to anon using (true)`,
    },
  },

  /** Users write their metadata themselves. */
  rls_references_user_metadata: {
    level: 'error',
    query: `
      select tablename || ': ' || policyname as object from pg_policies
      where ${ours} and concat(qual, with_check) like '%user_meta%data%'`,
    planted: {
      'profiles: planted': `
        create policy planted on public.profiles for select to authenticated
        using (((select auth.jwt()) -> 'user_metadata' ->> 'role') = 'admin')`,
      'audit_log: planted': `
        create policy planted on public.audit_log for insert to authenticated
        with check (exists (select from auth.users where raw_user_meta_data ? 'admin'))`,
    },
  },

  /**
   * What depends on the caller alone is evaluated for each row, unless it is a sub-select of its own. So is every call
   * without arguments, also of our own functions, which splinter does not look at.
   */
  auth_rls_initplan: {
    level: 'warn',
    query: `
      select tablename || ': ' || policyname as object from pg_policies
      where ${ours} and regexp_replace(
        concat(qual, ' ', with_check), '\\( SELECT [a-z_.]+\\((''[^'']*''::text)?(, true)?\\) AS [a-z_]+\\)', '', 'g'
      ) ~ '[a-z_]\\(\\)|current_setting\\('`,
    planted: {
      'audit_log: planted': `
        create policy planted on public.audit_log for select to authenticated using (actor_id = private.caller_id())`,
      'profiles: planted': `
        create policy planted on public.profiles for insert to authenticated with check (public.is_admin())`,
      'event_likes: planted': `
        create policy planted on public.event_likes for delete to anon using (user_id = current_setting('a.b', true))`,
    },
  },

  /** Each of them is evaluated for each row. */
  multiple_permissive_policies: {
    level: 'warn',
    query: `
      select format('%s: %s by %s', tablename, action, role) as object
      from pg_policies, unnest(case roles when '{public}' then '{anon, authenticated}' else roles end) as role,
        unnest(case cmd when 'ALL' then '{SELECT, INSERT, UPDATE, DELETE}' else array[cmd] end) as action
      where ${ours} and permissive = 'PERMISSIVE'
      group by schemaname, tablename, action, role having count(*) > 1`,
    planted: {
      'event_likes: DELETE by authenticated': `
        create policy planted on public.event_likes for all to authenticated using (user_id = 'planted')`,
      'event_comments: SELECT by anon': `
        create policy planted on public.event_comments for select using (status = 'planted')`,
    },
  },

  /** Everybody with the grant writes any row. */
  rls_policy_always_true: {
    level: 'warn',
    query: `
      select tablename || ': ' || policyname as object from pg_policies
      where ${ours} and permissive = 'PERMISSIVE' and cmd <> 'SELECT' and (
        (cmd <> 'INSERT' and coalesce(qual, 'true') in ('true', '(1 = 1)'))
        or (cmd <> 'DELETE' and coalesce(with_check, qual, 'true') in ('true', '(1 = 1)'))
      )`,
    planted: {
      'profiles: planted': `create policy planted on public.profiles for insert to authenticated with check (1 = 1)`,
      'audit_log: planted': `create policy planted on public.audit_log for delete to anon using (true)`,
      'event_likes: planted': `
        create policy planted on public.event_likes for update to anon using (user_id = '') with check (true)`,
      'commenters: planted': `create policy planted on public.commenters for insert to authenticated`,
    },
  },
} satisfies Record<string, Lint>
