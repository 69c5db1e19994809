-- What the database decides about registrations: whether an event takes them, with which form, and until when.

alter table public.content_items
  drop column registration,
  add column registration_kind text check (registration_kind in ('general', 'trip', 'race')),
  add column registration_opens boolean not null default false,
  add column registration_closes_at timestamptz,
  add column status text not null default 'scheduled' check (status in ('scheduled', 'changed', 'cancelled')),
  add column date_to_be_confirmed boolean not null default false,
  add column place jsonb check (jsonb_typeof(place) = 'object');
comment on column public.content_items.registration_kind is 'The form on the site; null if it takes no registrations.';
comment on column public.content_items.registration_opens is 'What volunteers set. It may be past registration_closes_at all the same.';
comment on column public.content_items.place is '{"name": {"lt", "en"}, "address"}, each of which may be null.';

create or replace function public.sync_content_items(items jsonb) returns integer
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
    registration_kind, registration_opens, registration_closes_at, prices, member_discount
  )
  select key, kind, title_lt, title_en, path, starts_at, ends_at, coalesce(date_to_be_confirmed, false), coalesce(status, 'scheduled'),
    nullif(place, 'null'), coalesce(takes_likes, false), coalesce(takes_comments, false), capacity, registration_kind,
    coalesce(registration_opens, false), registration_closes_at, nullif(prices, 'null'), nullif(member_discount, 'null')
  from jsonb_to_recordset(items) as item (
    key text, kind text, title_lt text, title_en text, path text, starts_at timestamptz, ends_at timestamptz,
    date_to_be_confirmed boolean, status text, place jsonb, takes_likes boolean, takes_comments boolean, capacity integer,
    registration_kind text, registration_opens boolean, registration_closes_at timestamptz, prices jsonb, member_discount jsonb
  )
  on conflict (key) do update set
    kind = excluded.kind, title_lt = excluded.title_lt, title_en = excluded.title_en, path = excluded.path,
    starts_at = excluded.starts_at, ends_at = excluded.ends_at, date_to_be_confirmed = excluded.date_to_be_confirmed,
    status = excluded.status, place = excluded.place, takes_likes = excluded.takes_likes,
    takes_comments = excluded.takes_comments, capacity = excluded.capacity, registration_kind = excluded.registration_kind,
    registration_opens = excluded.registration_opens, registration_closes_at = excluded.registration_closes_at,
    prices = excluded.prices, member_discount = excluded.member_discount, removed_at = null, synced_at = now();
  get diagnostics taken = row_count;

  update public.content_items set removed_at = now()
  where removed_at is null and key not in (select item ->> 'key' from jsonb_array_elements(items) as item);
  return taken;
end
$$;

create function private.registration_state(item_key text, at timestamptz) returns text
language sql stable set search_path = ''
as $$
  select coalesce((
    select case
      when item.removed_at is not null then 'removed'
      when item.status = 'cancelled' then 'cancelled'
      when item.registration_kind is null then 'none'
      when not item.registration_opens or item.registration_closes_at < registration_state.at then 'closed'
      else 'open'
    end
    from public.content_items as item where item.key = item_key
  ), 'none')
$$;
comment on function private.registration_state(text, timestamptz) is
  'Whether the site takes registrations for an item at that time: open, closed, cancelled, removed or none. The time is the site''s, which the caller knows.';
