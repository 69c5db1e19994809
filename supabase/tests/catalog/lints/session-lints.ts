import type {Lint} from './lint.ts'

/** Rules of our own: a session that has ended reads and changes nothing as the person whose it was. */
export const sessionLints = {
  /** The token names its user for up to an hour after the session: private.caller_id() asks whether it still exists. */
  token_read_directly: {
    level: 'warn',
    query: `
      select format('%s.%s', pronamespace::regnamespace, proname) as object from pg_proc
      where pronamespace = any('{public, private}'::regnamespace[]) and prokind = 'f'
        and pg_get_functiondef(oid) ~* 'auth\\.(uid|jwt|email|role)\\s*\\(|request\\.jwt'
      union all
      select tablename || ': ' || policyname from pg_policies
      where schemaname in ('public', 'private', 'storage')
        and concat(qual, with_check) ~* 'auth\\.(uid|jwt|email|role)\\(|request\\.jwt'
      union all
      select viewname from pg_views
      where schemaname in ('public', 'private') and definition ~* 'auth\\.(uid|jwt|email|role)\\(|request\\.jwt'`,
    planted: {
      'audit_log: planted': `
        create policy planted on public.audit_log for select to authenticated using (actor_id = (select auth.uid()))`,
      'profiles: planted': `
        create policy planted on public.profiles for insert to authenticated
        with check (email = ((select auth.jwt()) ->> 'email'))`,
      'public.planted': `
        create function public.planted() returns uuid language sql as 'select auth.uid()'`,
      'private.planted': `
        create function private.planted() returns text language sql
        begin atomic select current_setting('request.jwt.claims'); end`,
      planted_view: `create view public.planted_view as select auth.uid() as id`,
    },
  },

  /** An update or a deletion would reach no row, and look like a success. */
  ended_session_not_refused: {
    level: 'error',
    query: `
      select relname as object from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
        and (
          has_table_privilege('authenticated', oid, 'delete')
          or has_any_column_privilege('authenticated', oid, 'insert, update')
        )
        and not exists (
          select from pg_trigger
          where tgrelid = pg_class.oid and tgfoid = 'private.refuse_ended_session'::regproc and tgenabled in ('O', 'A')
            and pg_get_triggerdef(pg_trigger.oid) like '% BEFORE INSERT OR DELETE OR UPDATE ON % FOR EACH STATEMENT %'
        )`,
    planted: {
      audit_log: `grant update (details) on public.audit_log to authenticated`,
      photo_uploads: `grant delete on public.photo_uploads to authenticated`,
      profiles: `alter table public.profiles disable trigger refuse_ended_session`,
      event_likes: `
        create or replace trigger refuse_ended_session before delete on public.event_likes
        for each statement execute function private.refuse_ended_session()`,
    },
  },
} satisfies Record<string, Lint>
