-- Likes of events and albums, by people who are logged in and by those who are not.

create function private.user_id() returns uuid
language sql stable security definer set search_path = ''
as $$ select id from public.profiles where id = (select auth.uid()) $$;
comment on function private.user_id() is 'The user, as long as the account exists: a session may outlive it by an hour.';
grant execute on function private.user_id() to anon, authenticated, service_role;

create function private.visitor_id() returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    (select private.user_id())::text,
    (select header.value
     from (select private.request_header('x-anonymous-id') as value) as header
     where (select auth.uid()) is null and header.value ~ '^anon_[0-9]{13}_[a-z0-9]{10,40}$')
  )
$$;
comment on function private.visitor_id() is
  'Who likes or reports: the user, or the anonymous id that the browser keeps and sends as a header; null when neither is there.';
grant execute on function private.visitor_id() to anon, authenticated, service_role;

create table public.event_likes (
  id bigint generated always as identity primary key,
  event_id text not null references public.content_items (key),
  user_id text not null check (char_length(user_id) <= 64),
  created_at timestamptz not null default now(),
  unique (event_id, user_id)
);
comment on table public.event_likes is 'One row for each visitor who likes something.';
comment on column public.event_likes.user_id is 'The user''s id, or the anonymous id (anon_…) that the browser keeps.';
create index event_likes_by_visitor on public.event_likes (user_id);

alter table public.event_likes enable row level security;
grant select, delete on public.event_likes to anon, authenticated;
grant insert (event_id, user_id) on public.event_likes to anon, authenticated;
grant select, delete on public.event_likes to service_role;

create policy "Visitors see their own likes" on public.event_likes
  for select to anon, authenticated using (user_id = (select private.visitor_id()));

create policy "Visitors like as themselves what takes likes" on public.event_likes
  for insert to anon, authenticated
  with check (
    user_id = (select private.visitor_id())
    and exists (select from public.content_items where key = event_id and takes_likes and removed_at is null)
  );

create policy "Visitors take back their own likes" on public.event_likes
  for delete to anon, authenticated using (user_id = (select private.visitor_id()));

create view public.event_like_counts as
  select event_id, count(*)::integer as like_count from public.event_likes group by event_id;
comment on view public.event_like_counts is 'How many like each event or album. Counts past row level security: it shows numbers, never who.';
grant select on public.event_like_counts to anon, authenticated, service_role;

create function public.adopt_anonymous_likes() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  me text := (select private.user_id())::text;
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
comment on function public.adopt_anonymous_likes() is
  'After logging in, what the browser liked before (its id in the header) becomes the user''s. Returns how many likes are new to the user.';
grant execute on function public.adopt_anonymous_likes() to authenticated;
