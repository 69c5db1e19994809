create table private.money_settings (
  is_only boolean primary key default true check (is_only),
  membership_fee_pence integer not null default 1500 check (membership_fee_pence between 100 and 100000),
  household_fee text not null default 'each' check (household_fee in ('one', 'each')),
  bank_details jsonb check (jsonb_typeof(bank_details) = 'object'),
  members_group_url text check (members_group_url ~ '^https://[^[:space:]]+$' and char_length(members_group_url) <= 500),
  gift_aid jsonb check (gift_aid is null or (gift_aid ->> 'charityName' <> '' and gift_aid ->> 'hmrcReference' <> '') is true),
  synced_at timestamptz
);
comment on table private.money_settings is 'Copied from the site''s settings. The fee is 15 pounds until the first sync.';
comment on column private.money_settings.household_fee is 'Whether a household pays one fee, or one for each person.';
comment on column private.money_settings.gift_aid is
  '{charityName, hmrcReference, charityNumber, claimsFees}; null while HMRC does not recognise the community for Gift Aid.';

alter table private.money_settings enable row level security;

insert into private.money_settings default values;

create table public.campaigns (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$'),
  name_lt text check (char_length(name_lt) between 1 and 200),
  name_en text check (char_length(name_en) between 1 and 200),
  path text check (path ~ '^/([^/]|$)'),
  target_pence integer check (target_pence > 0),
  reference text check (char_length(reference) between 1 and 18),
  removed_at timestamptz,
  synced_at timestamptz not null default now()
);
comment on table public.campaigns is 'Campaigns for donations, by the id of their document. Written by sync_money_content().';
comment on column public.campaigns.reference is 'What donors are asked to write with a bank transfer.';
comment on column public.campaigns.removed_at is 'When the document was unpublished. Its donations stay.';

alter table public.campaigns enable row level security;
grant select on public.campaigns to authenticated, service_role;

create policy "Treasurers read campaigns" on public.campaigns
  for select to authenticated using ((select private.has_role('treasurer')));

create function private.campaign_of(name text) returns text
language sql stable set search_path = ''
as $$
  select campaign.id from public.campaigns as campaign
  where private.fold(btrim(name)) in (private.fold(campaign.name_lt), private.fold(campaign.name_en))
  order by campaign.removed_at nulls first, campaign.id
  limit 1
$$;
comment on function private.campaign_of(text) is 'Returns the campaign with that name in either language, or null.';

create function public.sync_money_content(settings jsonb, campaigns jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  fee numeric := case when jsonb_typeof(settings -> 'membership_fee') = 'number' then (settings ->> 'membership_fee')::numeric end;
  group_url text := settings ->> 'members_group_url';
  taken integer;
begin
  if jsonb_typeof(campaigns) is distinct from 'array' then
    raise exception 'campaigns must be a list' using errcode = '22023';
  end if;

  update private.money_settings as known set
    -- A fee that nobody could pay is a mistake in the Studio, so the last valid one stays.
    membership_fee_pence = case
      when fee between 1 and 1000 and fee * 100 = trunc(fee * 100) then (fee * 100)::integer else known.membership_fee_pence
    end,
    household_fee = case when settings ->> 'household_fee' = 'one' then 'one' else 'each' end,
    bank_details = case when jsonb_typeof(settings -> 'bank_details') = 'object' then settings -> 'bank_details' end,
    members_group_url = case when group_url ~ '^https://[^[:space:]]+$' and char_length(group_url) <= 500 then group_url end,
    gift_aid = case
      when nullif(settings #>> '{gift_aid,charityName}', '') is not null and nullif(settings #>> '{gift_aid,hmrcReference}', '') is not null
        then settings -> 'gift_aid'
    end,
    synced_at = now();

  insert into public.campaigns as known (id, name_lt, name_en, path, target_pence, reference)
  select id, nullif(left(btrim(name_lt), 200), ''), nullif(left(btrim(name_en), 200), ''), path,
    case when target_amount between 0.01 and 20000000 then round(target_amount * 100)::integer end,
    nullif(left(btrim(reference), 18), '')
  from jsonb_to_recordset(sync_money_content.campaigns)
    as item (id text, name_lt text, name_en text, path text, target_amount numeric, reference text)
  on conflict (id) do update set
    name_lt = excluded.name_lt, name_en = excluded.name_en, path = excluded.path, target_pence = excluded.target_pence, reference = excluded.reference,
    removed_at = null, synced_at = now();
  get diagnostics taken = row_count;

  update public.campaigns as known set removed_at = now()
  where known.removed_at is null
    and known.id not in (select item ->> 'id' from jsonb_array_elements(sync_money_content.campaigns) as item);
  return taken;
end
$$;
comment on function public.sync_money_content(jsonb, jsonb) is
  'Replaces the settings {membership_fee, household_fee, bank_details, members_group_url, gift_aid} and the list of campaigns [{id, name_lt, name_en, path, target_amount, reference}], with sums in pounds. Returns the number of campaigns.';
grant execute on function public.sync_money_content(jsonb, jsonb) to service_role;
