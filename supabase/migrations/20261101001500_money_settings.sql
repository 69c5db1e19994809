create function private.is_setting_text(value jsonb, most integer) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(value) = 'string' and private.is_readable_line(value #>> '{}') and value #>> '{}' = btrim(value #>> '{}')
    and char_length(value #>> '{}') <= most and value #>> '{}' ~ '[A-Za-zÀ-ž0-9]',
    false
  )
$$;
comment on function private.is_setting_text(jsonb, integer) is 'Whether the value is a line that people can read, without spaces around it.';

create function private.is_bank_account(details jsonb) returns boolean
language sql immutable strict set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(details) = 'object'
    and details - array['accountName', 'bankName', 'sortCode', 'accountNumber'] = '{}'
    and private.is_setting_text(details -> 'accountName', 120)
    and (coalesce(details -> 'bankName', 'null') = 'null' or private.is_setting_text(details -> 'bankName', 120))
    and private.is_setting_text(details -> 'sortCode', 8) and details ->> 'sortCode' ~ '^[0-9]{2}-[0-9]{2}-[0-9]{2}$'
    and private.is_setting_text(details -> 'accountNumber', 8) and details ->> 'accountNumber' ~ '^[0-9]{8}$',
    false
  )
$$;
comment on function private.is_bank_account(jsonb) is 'Whether the account is {accountName, bankName or null, sortCode, accountNumber}, as British banks write it.';

create function private.is_charity(details jsonb) returns boolean
language sql immutable strict set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(details) = 'object'
    and details - array['charityName', 'hmrcReference', 'charityNumber', 'claimsFees'] = '{}'
    and private.is_setting_text(details -> 'charityName', 160)
    and private.is_setting_text(details -> 'hmrcReference', 7) and details ->> 'hmrcReference' ~ '^[A-Z]{1,2}[0-9]{1,5}$'
    and (coalesce(details -> 'charityNumber', 'null') = 'null' or private.is_setting_text(details -> 'charityNumber', 20))
    and jsonb_typeof(details -> 'claimsFees') = 'boolean',
    false
  )
$$;
comment on function private.is_charity(jsonb) is 'Whether HMRC can know the charity as {charityName, hmrcReference, charityNumber or null, claimsFees}.';

create table private.money_settings (
  is_only boolean primary key default true check (is_only),
  membership_fee_pence integer not null default 1500 check (membership_fee_pence between 100 and 100000),
  household_fee text not null default 'each' check (household_fee in ('one', 'each')),
  bank_details jsonb check (private.is_bank_account(bank_details)),
  gift_aid jsonb check (private.is_charity(gift_aid)),
  members_group_url text check (members_group_url ~ '^https://[^[:space:]]+$' and char_length(members_group_url) <= 500)
);
comment on table private.money_settings is
  'Where money goes and how much is asked for; decision 078. change_money_settings() writes it, but for the group, which sync_money_content() copies from the Content Lake.';
comment on column private.money_settings.household_fee is 'Whether a household pays one fee, or one for each person.';
comment on column private.money_settings.gift_aid is 'Null while HMRC does not recognise the community for Gift Aid.';

alter table private.money_settings enable row level security;

insert into private.money_settings default values;

create table public.campaigns (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$'),
  name_lt text check (char_length(name_lt) between 1 and 200),
  name_en text check (char_length(name_en) between 1 and 200),
  path text check (path ~ '^/([^/]|$)'),
  target_pence integer check (target_pence > 0),
  reference text check (char_length(reference) between 1 and 18),
  paypal_url text check (paypal_url ~ '^https://([a-z]+\.)?paypal\.(com|me)/[A-Za-z0-9._~/?=&+#@-]+$' and char_length(paypal_url) <= 500),
  removed_at timestamptz,
  synced_at timestamptz not null default now()
);
comment on table public.campaigns is 'Campaigns for donations, by the id of their document. Written by sync_money_content(), but for paypal_url.';
comment on column public.campaigns.paypal_url is 'Written by change_money_settings().';
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

create function private.campaign_names(campaign_id text, campaign_name text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    (select jsonb_build_object('lt', campaign.name_lt, 'en', campaign.name_en) from public.campaigns as campaign where campaign.id = campaign_id),
    case when campaign_name is not null then jsonb_build_object('lt', campaign_name, 'en', campaign_name) end
  )
$$;

create function public.sync_money_content(members_group_url text, campaigns jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  taken integer;
begin
  if jsonb_typeof(campaigns) is distinct from 'array' then
    raise exception 'campaigns must be a list' using errcode = '22023';
  end if;

  update private.money_settings as known set
    members_group_url = case
      when sync_money_content.members_group_url ~ '^https://[^[:space:]]+$' and char_length(sync_money_content.members_group_url) <= 500
        then sync_money_content.members_group_url
    end;

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
comment on function public.sync_money_content(text, jsonb) is
  'Replaces the address of the members'' group and the list of campaigns [{id, name_lt, name_en, path, target_amount (in pounds), reference}]. Returns the number of campaigns.';
grant execute on function public.sync_money_content(text, jsonb) to service_role;

create function public.money_settings() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'membershipFeePence', setting.membership_fee_pence,
    'bankDetails', setting.bank_details,
    'giftAidCharity', case when setting.gift_aid is not null
      then jsonb_build_object('charityName', setting.gift_aid -> 'charityName', 'claimsFees', setting.gift_aid -> 'claimsFees') end,
    'paypalUrls', (
      select coalesce(jsonb_object_agg(campaign.id, campaign.paypal_url), '{}') from public.campaigns as campaign where campaign.paypal_url is not null
    )
  )
  from private.money_settings as setting
$$;
comment on function public.money_settings() is
  'Returns what visitors read of the settings: {membershipFeePence, bankDetails, giftAidCharity: {charityName, claimsFees}, paypalUrls: {campaign: URL}}.';
grant execute on function public.money_settings() to anon, authenticated, service_role;
