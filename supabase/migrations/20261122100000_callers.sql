-- Who calls: one rule for every policy and function. An access token outlives its session by up to an hour; whoever holds
-- one of a session that has ended reads what everybody may read, and changes nothing.

create function private.caller_id() returns uuid
language sql stable security definer set search_path = ''
as $$
  select account.id
  from auth.sessions as session
  join auth.users as account on account.id = session.user_id
  where session.id = ((select auth.jwt()) ->> 'session_id')::uuid
    and account.id = (select auth.uid())
    and (session.not_after is null or session.not_after > now())
    and (account.banned_until is null or account.banned_until <= now())
    and account.deleted_at is null
$$;
comment on function private.caller_id() is
  'The user who calls, in place of auth.uid(): null once the session has ended, or Auth has banned or deleted the account.';
grant execute on function private.caller_id() to anon, authenticated, service_role;

create or replace function private.session_started_at() returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select created_at from auth.sessions
  where id = ((select auth.jwt()) ->> 'session_id')::uuid and user_id = (select private.caller_id())
$$;
comment on function private.session_started_at() is 'When the caller logged in; null without a caller.';

create function private.refuse_ended_session() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Functions of the owner, services and deletions that cascade run as another role.
  if current_user = 'authenticated' and private.caller_id() is null then
    raise exception 'The session has ended' using errcode = '42501', hint = 'Log in again';
  end if;
  return null;
end
$$;
comment on function private.refuse_ended_session() is
  'Without it, an update or a deletion that a policy allows on no row would look like a success.';

create trigger refuse_ended_session before insert or update or delete on public.profiles
  for each statement execute function private.refuse_ended_session();
create trigger refuse_ended_session before insert or update or delete on public.event_likes
  for each statement execute function private.refuse_ended_session();
create trigger refuse_ended_session before insert or update or delete on public.event_comments
  for each statement execute function private.refuse_ended_session();
create trigger refuse_ended_session before insert or update or delete on public.comment_reports
  for each statement execute function private.refuse_ended_session();

-- accounts

create or replace function public.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.user_roles where user_id = (select private.caller_id()) and role = 'admin')
$$;

create or replace function private.require_admin() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if public.is_admin() is not true then
    raise exception 'Only an admin may do this' using errcode = '42501';
  end if;
end
$$;

alter policy "People see their own profile, admins see all" on public.profiles
  using (id = (select private.caller_id()) or (select public.is_admin()));

alter policy "People change their own profile" on public.profiles
  using (id = (select private.caller_id())) with check (id = (select private.caller_id()));

alter policy "People see their own role, admins see all" on public.user_roles
  using (user_id = (select private.caller_id()) or (select public.is_admin()));

create or replace function private.log_action(action text, subject_type text, subject_id text, details jsonb default '{}') returns void
language sql security definer set search_path = ''
as $$
  insert into public.audit_log (actor_id, action, subject_type, subject_id, details)
  values ((select private.caller_id()), action, subject_type, subject_id, details)
$$;

-- likes

create or replace function private.visitor_id() returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    (select private.caller_id())::text,
    (select header.value
     from (select private.request_header('x-anonymous-id') as value) as header
     where current_user = 'anon' and header.value ~ '^anon_[0-9]{13}_[a-z0-9]{10,40}$')
  )
$$;

create or replace function public.adopt_anonymous_likes() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  me text := (select private.caller_id())::text;
  before text := (select private.request_header('x-anonymous-id'));
  adopted integer;
begin
  if me is null then
    raise exception 'Log in first' using errcode = '42501';
  end if;
  if before is null or before !~ '^anon_[0-9]{13}_[a-z0-9]{10,40}$' then
    return 0;
  end if;
  with moved as (delete from public.event_likes where user_id = before returning event_id)
  insert into public.event_likes (event_id, user_id) select event_id, me from moved
  on conflict (event_id, user_id) do nothing;
  get diagnostics adopted = row_count;
  return adopted;
end
$$;

drop function private.user_id();

-- comments

alter policy "People see whether they may comment, admins see it of all" on public.commenters
  using (user_id = (select private.caller_id()) or (select public.is_admin()));

alter policy "Everybody reads approved comments" on public.event_comments to anon;
alter policy "Everybody reads approved comments" on public.event_comments rename to "Visitors read approved comments";

alter policy "People read their own comments, admins read all" on public.event_comments
  using (status = 'approved' or user_id = (select private.caller_id()) or (select public.is_admin()));
alter policy "People read their own comments, admins read all" on public.event_comments
  rename to "People read approved comments and their own, admins read all";

create or replace function private.may_comment() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.caller_id() is not null and not exists (
    select from public.commenters where user_id = (select private.caller_id()) and banned_at is not null
  )
$$;

alter policy "People who are not banned comment as themselves on what takes comments" on public.event_comments
  with check (
    user_id = (select private.caller_id())
    and (select private.may_comment())
    and exists (select from public.content_items where key = event_id and takes_comments and removed_at is null)
  );

create or replace function private.receive_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.user_id = (select private.caller_id()) then
    -- One after the other, so that comments written at the same moment are counted too.
    perform pg_advisory_xact_lock(hashtextextended('comment ' || new.user_id, 0));
    if (
      select count(*) from public.event_comments
      where user_id = new.user_id and created_at > now() - interval '1 minute'
    ) >= 5 then
      raise exception 'Too many comments in a minute' using errcode = 'PT429';
    end if;
  end if;
  new.author_name := coalesce(
    (select private.short_name(author.first_name, author.last_name) from public.profiles as author where author.id = new.user_id), ''
  );
  new.status := case
    when public.is_admin() or exists (
      select from public.commenters where user_id = new.user_id and trusted_at is not null
    ) then 'approved' else 'pending' end;
  return new;
end
$$;

create or replace function private.archive_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- An account that is deleted takes its comments along.
  if public.is_admin() and exists (select from public.profiles where id = old.user_id) then
    insert into public.deleted_comments (id, event_id, user_id, comment_text, status, created_at, deleted_by)
    values (old.id, old.event_id, old.user_id, old.comment_text, old.status, old.created_at, (select private.caller_id()));
    perform private.log_action('delete', 'comment', old.id::text);
  end if;
  return old;
end
$$;

-- moderation

create or replace function public.dismiss_reports(comment_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  reported uuid := comment_id;
begin
  perform private.require_admin();
  update public.comment_reports as report set resolved_at = now(), resolved_by = (select private.caller_id())
  where report.comment_id = reported and report.resolved_at is null;
  if found then
    perform private.log_action('dismiss reports', 'comment', reported::text);
  end if;
end
$$;

create or replace function public.ban_commenter(user_id uuid, reason text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  banned uuid := user_id;
begin
  perform private.require_admin();
  if exists (select from public.user_roles as admin where admin.user_id = banned) then
    raise exception 'An admin cannot be banned' using errcode = '22023';
  end if;
  insert into public.commenters (user_id, banned_at, banned_by, ban_reason)
  values (banned, now(), (select private.caller_id()), nullif(btrim(reason), ''))
  on conflict on constraint commenters_pkey do update
  set banned_at = now(), banned_by = (select private.caller_id()), ban_reason = nullif(btrim(reason), ''), trusted_at = null;
  perform private.log_action('ban', 'user', banned::text, jsonb_strip_nulls(jsonb_build_object('reason', reason)));
end
$$;

-- own data

create or replace function public.export_own_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := (select private.caller_id());
begin
  if me is null then
    raise exception 'Log in first' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'account', (select jsonb_build_object('id', id, 'email', email, 'created_at', created_at, 'last_sign_in_at', last_sign_in_at) from auth.users where id = me),
    'profile', (select to_jsonb(profile) - 'search_text' from public.profiles as profile where id = me),
    'roles', (select coalesce(jsonb_agg(role), '[]') from public.user_roles where user_id = me),
    'commenting', (select to_jsonb(commenter) - 'banned_by' from public.commenters as commenter where user_id = me),
    'comments', (select coalesce(jsonb_agg(to_jsonb(comment) - 'user_id' - 'author_name' - 'search_text' order by created_at), '[]') from public.event_comments as comment where user_id = me),
    'deleted_comments', (
      select coalesce(jsonb_agg(to_jsonb(comment) - 'user_id' - 'deleted_by' order by created_at), '[]')
      from public.deleted_comments as comment where user_id = me
    ),
    'likes', (
      select coalesce(jsonb_agg(jsonb_build_object('event_id', event_id, 'created_at', created_at) order by created_at), '[]')
      from public.event_likes where user_id = me::text
    ),
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object('comment_id', comment_id, 'reason', reason, 'created_at', created_at) order by created_at), '[]')
      from public.comment_reports where reporter_id = me::text
    )
  );
end
$$;
create or replace function public.delete_own_account() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := (select private.caller_id());
begin
  -- The page asks for the password, which is a log-in: a stolen access token is not enough.
  if private.session_started_at() > now() - interval '10 minutes' is not true then
    raise exception 'Log in anew' using errcode = '42501';
  end if;
  delete from public.email_outbox where recipient = (select email from public.profiles where id = me);
  delete from auth.users where id = me;
end
$$;
