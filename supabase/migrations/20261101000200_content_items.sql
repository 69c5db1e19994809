-- Content comes from the Content Lake through the function sync-content, and never from a browser.

create table public.content_items (
  key text primary key check (key ~ '^[a-z0-9][a-z0-9-]{0,95}$'),
  kind text not null check (kind in ('event', 'school', 'photoAlbum', 'schoolsPage', 'groupsPage')),
  title_lt text,
  title_en text,
  path text check (path ~ '^/([^/]|$)'),
  place jsonb check (jsonb_typeof(place) = 'object'),
  description jsonb check (jsonb_typeof(description) = 'object'),
  status_note jsonb check (jsonb_typeof(status_note) = 'object'),
  starts_at timestamptz,
  ends_at timestamptz,
  date_to_be_confirmed boolean not null default false,
  status text not null default 'scheduled' check (status in ('scheduled', 'changed', 'cancelled')),
  takes_likes boolean not null default false,
  takes_comments boolean not null default false,
  registration_kind text check (registration_kind in ('general', 'trip', 'race')),
  registration_opens boolean not null default false,
  registration_closes_at timestamptz,
  members_first_until timestamptz,
  confirms_addresses boolean not null default false,
  capacity integer check (capacity >= 0),
  prices jsonb,
  member_discount jsonb,
  takes_member_codes boolean not null default false,
  removed_at timestamptz,
  updated_at timestamptz not null default now(),
  synced_at timestamptz not null default now()
);
comment on table public.content_items is 'Events, schools, albums and pages that people like, comment on and register for.';
comment on column public.content_items.place is '{"name": {"lt", "en"}, "address"}, each of which may be null.';
comment on column public.content_items.description is '{"lt", "en"}, each of which may be null, as is status_note.';
comment on column public.content_items.updated_at is 'When the document was last changed. Of two entries of an event, calendars keep the later one.';
comment on column public.content_items.registration_kind is 'Null if the item takes no registrations.';
comment on column public.content_items.registration_opens is
  'Volunteers set this. registration_closes_at may have passed all the same.';
comment on column public.content_items.members_first_until is
  'Until then, on the site''s clock, only active members can register. Null if everybody can from the start.';
comment on column public.content_items.confirms_addresses is
  'Whether a registration from an unconfirmed address is held for only 30 minutes, until its link is used.';
comment on column public.content_items.takes_member_codes is
  'Whether volunteers marked the ticket link as a payment link of the community''s own Stripe account, with codes enabled.';
comment on column public.content_items.removed_at is 'When the document was unpublished. What people wrote stays.';

alter table public.content_items enable row level security;
grant select on public.content_items to authenticated, service_role;

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
    key, kind, title_lt, title_en, path, starts_at, ends_at, date_to_be_confirmed, status, place, takes_likes, takes_comments, capacity,
    registration_kind, registration_opens, registration_closes_at, members_first_until, prices, member_discount, takes_member_codes,
    confirms_addresses, description, status_note, updated_at
  )
  select key, kind, title_lt, title_en, path, starts_at, ends_at, coalesce(date_to_be_confirmed, false), coalesce(status, 'scheduled'),
    nullif(place, 'null'), coalesce(takes_likes, false), coalesce(takes_comments, false), capacity, registration_kind,
    coalesce(registration_opens, false), registration_closes_at, members_first_until, nullif(prices, 'null'), nullif(member_discount, 'null'),
    coalesce(takes_member_codes, false), coalesce(confirms_addresses, false),
    nullif(description, 'null'), nullif(status_note, 'null'), coalesce(updated_at, now())
  from jsonb_to_recordset(items) as item (
    key text, kind text, title_lt text, title_en text, path text, starts_at timestamptz, ends_at timestamptz,
    date_to_be_confirmed boolean, status text, place jsonb, takes_likes boolean, takes_comments boolean, capacity integer,
    registration_kind text, registration_opens boolean, registration_closes_at timestamptz, members_first_until timestamptz,
    prices jsonb, member_discount jsonb, takes_member_codes boolean, confirms_addresses boolean,
    description jsonb, status_note jsonb, updated_at timestamptz
  )
  on conflict (key) do update set
    kind = excluded.kind, title_lt = excluded.title_lt, title_en = excluded.title_en, path = excluded.path,
    starts_at = excluded.starts_at, ends_at = excluded.ends_at, date_to_be_confirmed = excluded.date_to_be_confirmed,
    status = excluded.status, place = excluded.place, takes_likes = excluded.takes_likes,
    takes_comments = excluded.takes_comments, capacity = excluded.capacity, registration_kind = excluded.registration_kind,
    registration_opens = excluded.registration_opens, registration_closes_at = excluded.registration_closes_at,
    members_first_until = excluded.members_first_until, prices = excluded.prices, member_discount = excluded.member_discount,
    takes_member_codes = excluded.takes_member_codes, confirms_addresses = excluded.confirms_addresses, removed_at = null, synced_at = now(),
    description = excluded.description, status_note = excluded.status_note, updated_at = excluded.updated_at;
  get diagnostics taken = row_count;

  update public.content_items set removed_at = now()
  where removed_at is null and key not in (select item ->> 'key' from jsonb_array_elements(items) as item);
  return taken;
end
$$;
comment on function public.sync_content_items(jsonb) is
  'Replaces the list of content. Items that it lacks count as removed. Returns the number of items.';
grant execute on function public.sync_content_items(jsonb) to service_role;

create function private.content_keys() returns setof text
language plpgsql stable security definer set search_path = ''
as $$ begin return query select key from public.content_items; end $$;
grant execute on function private.content_keys() to anon, authenticated, service_role;

create table private.content_faults (
  document_id text primary key,
  document_type text not null,
  title jsonb not null,
  faults jsonb not null,
  since timestamptz not null default now(),
  notified_at timestamptz
);
comment on table private.content_faults is
  'Current faults of published documents: [{field, kind}]. notified_at is null until admins are notified of all of them.';

alter table private.content_faults enable row level security;

create function public.known_content_faults() returns setof text
language sql stable security definer set search_path = ''
as $$
  select known.document_id from private.content_faults as known
$$;
comment on function public.known_content_faults() is 'Returns the ids of documents that were faulty, to be checked again.';
grant execute on function public.known_content_faults() to service_role;

create function public.sync_content_faults(documents jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  faulty integer;
begin
  if jsonb_typeof(documents) is distinct from 'array' then
    raise exception 'documents must be a list' using errcode = '22023';
  end if;

  delete from private.content_faults as known
  where not exists (select from jsonb_array_elements(documents) as document where document ->> 'id' = known.document_id);

  insert into private.content_faults as known (document_id, document_type, title, faults)
  select document ->> 'id', document ->> 'type', document -> 'title', document -> 'faults'
  from jsonb_array_elements(documents) as document
  -- Remaining faults are not reported again.
  on conflict (document_id) do update set
    title = excluded.title,
    faults = excluded.faults,
    since = case when known.faults @> excluded.faults then known.since else now() end,
    notified_at = case when known.faults @> excluded.faults then known.notified_at end;
  get diagnostics faulty = row_count;
  return faulty;
end
$$;
comment on function public.sync_content_faults(jsonb) is
  'Replaces the list of faulty documents: [{id, type, title, faults}]. Returns their number.';
grant execute on function public.sync_content_faults(jsonb) to service_role;
