-- Views read as their caller: what they show beyond a policy comes from a function of the schema private.

-- user_overview: what it showed of auth.users is copied.

alter table public.profiles add column last_sign_in_at timestamptz;
comment on column public.profiles.last_sign_in_at is 'As auth.users has it, kept in step by triggers; nobody changes it here.';
update public.profiles as profile set last_sign_in_at = account.last_sign_in_at
from auth.users as account where account.id = profile.id and account.last_sign_in_at is not null;

create function private.follow_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set last_sign_in_at = new.last_sign_in_at where id = new.id;
  return new;
end
$$;

create trigger follow_sign_in after update of last_sign_in_at on auth.users
  for each row when (new.last_sign_in_at is distinct from old.last_sign_in_at) execute function private.follow_sign_in();

create or replace view public.user_overview with (security_invoker = true) as
  select profile.id, profile.first_name, profile.last_name, profile.email, profile.phone, profile.city,
    profile.region, profile.language, profile.privacy_policy_accepted, profile.created_at, profile.last_sign_in_at,
    exists (select from public.user_roles as role where role.user_id = profile.id) as is_admin,
    commenter.banned_at,
    profile.search_text
  from public.profiles as profile
  left join public.commenters as commenter on commenter.user_id = profile.id
  where (select public.is_admin());

-- email_failures: the columns of the outbox that an admin may see, of mail that failed.

grant select (id, recipient, template, attempts, last_error, created_at, status) on public.email_outbox to authenticated;

create policy "Admins see which mail failed, never what it said" on public.email_outbox
  for select to authenticated using (status = 'failed' and (select public.is_admin()));

create or replace view public.email_failures with (security_invoker = true) as
  select id, recipient, template, attempts, last_error, created_at
  from public.email_outbox where status = 'failed' and (select public.is_admin());

comment on table public.email_outbox is
  'Mail to be sent. Its data may hold links that log somebody in: no person reads it, and it is emptied when the mail is gone.';

-- event_comment_counts: everybody reads approved comments anyway.

alter view public.event_comment_counts set (security_invoker = true);

-- event_like_counts: who likes is nobody else's business, how many is. One call for each item, so that a filter by key
-- counts the likes of those keys only.

create function private.like_count(event_id text) returns integer
language sql stable security definer set search_path = ''
as $$ select count(*)::integer from public.event_likes as one where one.event_id = like_count.event_id $$;
comment on function private.like_count(text) is 'How many like the event or album.';
grant execute on function private.like_count(text) to anon, authenticated, service_role;

create or replace view public.event_like_counts with (security_invoker = true) as
  select item.key as event_id, likes.like_count
  from public.content_items as item cross join lateral private.like_count(item.key) as likes (like_count)
  where likes.like_count > 0;
comment on view public.event_like_counts is 'How many like each event or album: numbers, never who.';
