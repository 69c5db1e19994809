-- Who organises which event, and how roles are given and taken.

create function private.may_organise(event_key text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select public.is_admin()) or exists (
    select from public.event_organisers as held
    where held.user_id = (select private.caller_id()) and held.event_key = may_organise.event_key
  )
$$;
comment on function private.may_organise(text) is
  'Whether the caller organises the event or is an admin. For functions: policies on many rows use organised_events().';
grant execute on function private.may_organise(text) to anon, authenticated, service_role;

create function private.organised_events() returns setof text
language sql stable security definer set search_path = ''
as $$
  select key from public.content_items where (select public.is_admin())
  union all
  select event_key from public.event_organisers where user_id = (select private.caller_id()) and not (select public.is_admin())
$$;
comment on function private.organised_events() is
  'Returns the keys for which may_organise() is true. A policy with event_key in (select private.organised_events()) calls it once, not for each row.';
grant execute on function private.organised_events() to anon, authenticated, service_role;

create function private.require_organiser(event_key text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if coalesce(public.is_admin() or private.may_organise(event_key), false) is not true then
    raise exception 'Only an admin or an organiser of the event may do this' using errcode = '42501';
  end if;
end
$$;
comment on function private.require_organiser(text) is 'Refuses with 42501 unless the caller is an admin or organises the event.';

create function private.lock_roles() returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('roles', 0)) $$;

create function private.refuse_removing_last_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- If two admins remove each other at once, the second waits here and then no longer finds the first.
  perform private.lock_roles();
  if not exists (
    select from public.user_roles as held
    join auth.users as account on account.id = held.user_id
    where held.role = 'admin' and account.deleted_at is null
      and (account.banned_until is null or account.banned_until <= now())
  ) then
    raise exception 'The last admin stays' using errcode = 'PT409', hint = 'Make somebody else an admin first';
  end if;
  return null;
end
$$;
comment on function private.refuse_removing_last_admin() is
  'Refuses to remove the last admin who can log in, also when an account is deleted.';
create trigger refuse_removing_last_admin after delete or update on public.user_roles
  for each row when (old.role = 'admin') execute function private.refuse_removing_last_admin();

create function public.change_roles(
  user_id uuid,
  given text[] default '{}',
  taken text[] default '{}',
  events_given text[] default '{}',
  events_taken text[] default '{}'
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  subject uuid := user_id;
  changed text;
begin
  perform private.require_admin();
  perform private.lock_roles();
  -- The previous holder of the lock may have removed the caller's role.
  perform private.require_admin();

  -- Somebody else may have signed up with an address that is not confirmed.
  if cardinality(given) > 0 and not exists (
    select from auth.users as account where account.id = subject and account.email_confirmed_at is not null
  ) then
    raise exception 'Only an account with a confirmed email address takes a role' using errcode = 'PT422';
  end if;

  for changed in
    delete from public.event_organisers as held
    where held.user_id = subject and (held.event_key = any (events_taken) or 'organiser' = any (taken))
    returning held.event_key
  loop
    perform private.log_action('take event', 'user', subject::text, jsonb_build_object('event', changed));
  end loop;
  for changed in
    delete from public.user_roles as held where held.user_id = subject and held.role = any (taken) returning held.role
  loop
    perform private.log_action('take role', 'user', subject::text, jsonb_build_object('role', changed));
  end loop;
  for changed in
    insert into public.user_roles as held (user_id, role) select subject, one from unnest(given) as one
    on conflict on constraint user_roles_pkey do nothing returning held.role
  loop
    perform private.log_action('give role', 'user', subject::text, jsonb_build_object('role', changed));
  end loop;
  for changed in
    insert into public.event_organisers as held (user_id, event_key) select subject, one from unnest(events_given) as one
    on conflict on constraint event_organisers_pkey do nothing returning held.event_key
  loop
    perform private.log_action('give event', 'user', subject::text, jsonb_build_object('event', changed));
  end loop;
end
$$;
comment on function public.change_roles(uuid, text[], text[], text[], text[]) is
  'Gives and takes roles and, for organisers, events, all or nothing. Refuses to take the role of the last admin.';
grant execute on function public.change_roles(uuid, text[], text[], text[], text[]) to authenticated;

create function private.make_admin(email text) returns void
language plpgsql set search_path = ''
as $$
declare
  subject uuid := (
    select account.id from public.profiles as profile join auth.users as account on account.id = profile.id
    where profile.email = private.normalize_email(make_admin.email) and account.email_confirmed_at is not null
  );
begin
  if subject is null then
    raise exception 'There is no confirmed account with the email address %', email
      using errcode = 'P0002', hint = 'Sign up on the site and confirm the address first';
  end if;
  insert into public.user_roles (user_id, role) values (subject, 'admin') on conflict do nothing;
  if found then
    perform private.log_action('give role', 'user', subject::text, '{"role": "admin"}');
  end if;
end
$$;
comment on function private.make_admin(text) is
  'Makes the first admin, or one more when none can log in. For the operator of the database: no role of the API may call it.';

create view public.user_overview with (security_invoker = true) as
  select profile.id, profile.first_name, profile.last_name, profile.email, profile.phone, profile.city,
    profile.region, profile.language, profile.privacy_policy_accepted, profile.created_at, profile.last_sign_in_at,
    commenter.banned_at,
    profile.search_text,
    held.roles,
    array(
      select held.event_key from public.event_organisers as held where held.user_id = profile.id order by held.event_key
    ) as organised_events,
    nullif(btrim(profile.last_name || ' ' || profile.first_name), '') collate "lt-x-icu" as sort_name
  from public.profiles as profile
  left join public.commenters as commenter on commenter.user_id = profile.id
  -- A filter of those who have roles begins with them, because they are few.
  left join (
    select role.user_id, array_agg(role.role order by role.role) as roles from public.user_roles as role group by role.user_id
  ) as held on held.user_id = profile.id
  where (select public.is_admin());
comment on view public.user_overview is 'Accounts for admins; empty for everybody else. roles is null for those who have none.';
grant select on public.user_overview to authenticated, service_role;

-- As for comments, a function with the rights of the owner searches, because a policy keeps filters out of an index.
create function private.users_found(patterns text[], most integer, sorted_by text, is_descending boolean) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  conditions text := 'true';
  pattern text;
  found_ids uuid[];
begin
  if not public.is_admin() then
    return '{}';
  end if;
  foreach pattern in array patterns loop
    conditions := conditions || format(' and search_text like %L', pattern);
  end loop;
  execute format(
    'select array(select id from public.user_overview where %1$s order by %2$I %3$s %4$s, id %3$s limit %5$L)',
    conditions, sorted_by, case when is_descending then 'desc' else 'asc' end,
    case when sorted_by in ('sort_name', 'last_sign_in_at') then 'nulls last' else '' end, most
  ) into found_ids;
  return found_ids;
end
$$;
comment on function private.users_found(text[], integer, text, boolean) is
  'Returns, for admins, the accounts of which name, city or address match all patterns: all, or the first ones in an order.';
grant execute on function private.users_found(text[], integer, text, boolean) to authenticated;

create function public.find_users(
  patterns text[], most integer default null, sorted_by text default 'created_at', is_descending boolean default false
) returns setof public.user_overview
language plpgsql stable set search_path = ''
as $$
declare
  found_ids uuid[] := private.users_found(patterns, most, sorted_by, is_descending);
begin
  return query select account.* from public.user_overview as account where account.id = any (found_ids);
end
$$;
comment on function public.find_users(text[], integer, text, boolean) is
  'Returns, for admins, the accounts that match all patterns: all, or the first ones in an order.';
grant execute on function public.find_users(text[], integer, text, boolean) to authenticated;
