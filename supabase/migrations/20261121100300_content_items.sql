-- What the database must know of content: it comes from the Content Lake, through the function sync-content, and never from a browser.

create table public.content_items (
  key text primary key check (key ~ '^[a-z0-9][a-z0-9-]{0,95}$'),
  kind text not null check (kind in ('event', 'school', 'photoAlbum', 'schoolsPage', 'groupsPage')),
  title_lt text,
  title_en text,
  path text check (path ~ '^/([^/]|$)'),
  starts_at timestamptz,
  ends_at timestamptz,
  takes_likes boolean not null default false,
  takes_comments boolean not null default false,
  capacity integer check (capacity >= 0),
  registration jsonb,
  prices jsonb,
  member_discount jsonb,
  removed_at timestamptz,
  synced_at timestamptz not null default now()
);
comment on table public.content_items is 'Events, schools, albums and pages that people like, comment and register for, by their key.';
comment on column public.content_items.removed_at is 'Since when the document is not published any more; what people wrote stays.';

alter table public.content_items enable row level security;
grant select on public.content_items to anon, authenticated, service_role;

create policy "Everybody reads what is published anyway" on public.content_items
  for select to anon, authenticated using (true);

create function public.sync_content_items(items jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  taken integer;
begin
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) = 0 then
    raise exception 'items must be a list that is not empty' using errcode = '22023';
  end if;

  insert into public.content_items as known (
    key, kind, title_lt, title_en, path, starts_at, ends_at, takes_likes, takes_comments, capacity, registration, prices, member_discount
  )
  select key, kind, title_lt, title_en, path, starts_at, ends_at, coalesce(takes_likes, false), coalesce(takes_comments, false),
    capacity, nullif(registration, 'null'), nullif(prices, 'null'), nullif(member_discount, 'null')
  from jsonb_to_recordset(items) as item (
    key text, kind text, title_lt text, title_en text, path text, starts_at timestamptz, ends_at timestamptz, takes_likes boolean,
    takes_comments boolean, capacity integer, registration jsonb, prices jsonb, member_discount jsonb
  )
  on conflict (key) do update set
    kind = excluded.kind, title_lt = excluded.title_lt, title_en = excluded.title_en, path = excluded.path,
    starts_at = excluded.starts_at, ends_at = excluded.ends_at, takes_likes = excluded.takes_likes,
    takes_comments = excluded.takes_comments, capacity = excluded.capacity, registration = excluded.registration,
    prices = excluded.prices, member_discount = excluded.member_discount, removed_at = null, synced_at = now();
  get diagnostics taken = row_count;

  update public.content_items set removed_at = now()
  where removed_at is null and key not in (select item ->> 'key' from jsonb_array_elements(items) as item);
  return taken;
end
$$;
comment on function public.sync_content_items(jsonb) is 'Takes over the whole list of content; what is not in it counts as removed. Returns how many items there are.';
grant execute on function public.sync_content_items(jsonb) to service_role;
