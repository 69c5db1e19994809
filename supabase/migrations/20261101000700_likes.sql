create function private.takes_likes(event_key text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.content_items where key = event_key and takes_likes and removed_at is null);
end
$$;
grant execute on function private.takes_likes(text) to anon, authenticated;

create table public.event_likes (
  id bigint generated always as identity primary key,
  event_id text not null references public.content_items (key),
  user_id text not null check (char_length(user_id) <= 64),
  created_at timestamptz not null default now(),
  unique (event_id, user_id)
);
comment on column public.event_likes.user_id is 'The user''s id, or the anonymous id (anon_…) that the browser keeps.';

create index event_likes_by_visitor on public.event_likes (user_id);

alter table public.event_likes enable row level security;
grant select, delete on public.event_likes to anon, authenticated, service_role;
grant insert (event_id, user_id) on public.event_likes to anon, authenticated;

create policy "Visitors see their own likes" on public.event_likes
  for select to anon, authenticated using (user_id = (select private.visitor_id()));
create policy "Visitors like as themselves what takes likes" on public.event_likes
  for insert to anon, authenticated
  with check (user_id = (select private.visitor_id()) and private.takes_likes(event_id));
create policy "Visitors take back their own likes" on public.event_likes
  for delete to anon, authenticated using (user_id = (select private.visitor_id()));

create trigger refuse_ended_session before insert or update or delete on public.event_likes
  for each statement execute function private.refuse_ended_session();

create function private.like_count(event_id text) returns integer
language sql stable security definer set search_path = ''
as $$ select count(*)::integer from public.event_likes as one where one.event_id = like_count.event_id $$;
grant execute on function private.like_count(text) to anon, authenticated, service_role;

-- One call for each item lets a filter by key count only the likes of those keys.
create view public.event_like_counts with (security_invoker = true) as
  select item.key as event_id, likes.like_count
  from private.content_keys() as item (key) cross join lateral private.like_count(item.key) as likes (like_count)
  where likes.like_count > 0;
comment on view public.event_like_counts is 'The numbers of likes, but never who likes.';
grant select on public.event_like_counts to anon, authenticated, service_role;

create function public.like_state(event_key text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'likes', private.like_count(event_key),
    'is_liked', exists (
      select from public.event_likes where event_id = event_key and user_id = (select private.visitor_id())
    )
  );
exception when query_canceled then
  raise exception 'The query takes too long' using errcode = 'PT503';
end
$$;
comment on function public.like_state(text) is
  'Returns the number of likes, and whether the visitor likes the event or album: {likes, is_liked}.';
grant execute on function public.like_state(text) to anon, authenticated, service_role;

create function public.adopt_anonymous_likes() returns integer
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
  if private.is_anonymous_id(before) is not true then
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
  'Moves the likes of the anonymous id in the header to the user who has logged in. Returns how many are new to the user.';
grant execute on function public.adopt_anonymous_likes() to authenticated;

create function private.export_likes(account uuid, address text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('likes', (
    select coalesce(jsonb_agg(jsonb_build_object('event_id', event_id, 'created_at', created_at) order by created_at), '[]')
    from public.event_likes where user_id = account::text
  ))
  where account is not null
$$;

insert into private.hooks (subject, hook, call) values ('likes', 'export', 'private.export_likes');
