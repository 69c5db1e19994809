create table public.donations (
  payment_id uuid primary key references public.payments (id) on delete cascade,
  user_id uuid references public.profiles (id) on delete set null,
  campaign_id text references public.campaigns (id) on update cascade,
  campaign_name text check (char_length(campaign_name) between 1 and 200),
  donor_name text check (private.is_readable_line(donor_name) and char_length(donor_name) <= 100),
  message text check (private.is_readable(message) and char_length(message) <= 1000),
  email text check (email = private.normalize_email(email) and email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 254),
  language text not null default 'lt' check (language in ('lt', 'en')),
  shows_donor boolean not null default false,
  approved_at timestamptz,
  approved_by uuid references public.profiles (id) on delete set null,
  anonymised_at timestamptz,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (
    private.fold(coalesce(donor_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(campaign_name, ''))
  ) stored,
  check (approved_at is null or shows_donor),
  check (anonymised_at is null or num_nonnulls(user_id, donor_name, message, email) = 0)
);
comment on table public.donations is 'Messages are never public.';
comment on column public.donations.campaign_id is
  'Null for a donation to no campaign or to an unknown one, which counts under other.';
comment on column public.donations.email is 'The address that the donor gave Stripe, for the receipt.';
comment on column public.donations.shows_donor is
  'Whether the donor agreed to be named. The name becomes public once somebody approves it.';

create index donations_of_campaign on public.donations (campaign_id);
create index donations_of_user on public.donations (user_id);
create index donations_of_email on public.donations (email);
create index donations_approved_by on public.donations (approved_by);
create index donations_to_approve on public.donations (payment_id) where shows_donor and approved_at is null;
create index donations_named on public.donations (coalesce(campaign_id, 'other')) where shows_donor and approved_at is not null;
create index donations_searched on public.donations using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);
create index donations_newest_first on public.donations (created_at desc, payment_id);

alter table public.donations enable row level security;
grant select on public.donations to authenticated, service_role;

create policy "Donors see their own donations, treasurers see all" on public.donations
  for select to authenticated
  using (user_id = (select private.caller_id()) or (select private.has_role('treasurer')));

create function public.approve_donor(payment_id uuid, is_approved boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_role('treasurer');
  update public.donations as donation
  set approved_at = case when is_approved then now() end, approved_by = case when is_approved then private.caller_id() end
  where donation.payment_id = approve_donor.payment_id and donation.shows_donor;
  if not found then
    raise exception 'The donor did not ask to be named' using errcode = 'PT409', detail = 'payment_state';
  end if;
  perform private.log_action(case when is_approved then 'donor_approved' else 'donor_hidden' end, 'payment', payment_id::text);
end
$$;
comment on function public.approve_donor(uuid, boolean) is 'Shows or hides the name of a donor who agreed to be named.';
grant execute on function public.approve_donor(uuid, boolean) to authenticated;

-- Triggers keep the totals, because a sum of all donations would take longer the more there are. The lock of money lets each of them
-- see the donation and the payment as others have left them.

create table private.donation_totals (
  campaign_id text primary key,
  pence bigint not null
);
comment on table private.donation_totals is
  'What each campaign received and kept and, under other, what was given to none. Without a foreign key, because each donation takes its part with it when a campaign gets another id.';

alter table private.donation_totals enable row level security;

create function private.donated_pence(payment public.payments) returns integer
language sql immutable set search_path = ''
as $$
  select case when payment.status in ('paid', 'refunded') and payment.received_currency = 'GBP'
    then payment.received_pence - payment.refunded_pence - payment.lost_pence else 0 end
$$;
comment on function private.donated_pence(public.payments) is 'Returns the part of a donation that counts for its campaign.';

create function private.add_to_total(campaign text, pence integer) returns void
language sql set search_path = ''
as $$
  insert into private.donation_totals as known (campaign_id, pence) select coalesce(campaign, 'other'), add_to_total.pence where add_to_total.pence <> 0
  on conflict (campaign_id) do update set pence = known.pence + excluded.pence
$$;

create function private.add_donation_to_totals() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments;
begin
  if tg_op <> 'INSERT' then
    perform private.lock_money();
  end if;
  -- A payment that is deleted has been taken off before its donation is.
  select * into payment from public.payments as known where known.id = coalesce(new.payment_id, old.payment_id);
  if payment.id is not null and tg_op <> 'INSERT' then
    perform private.add_to_total(old.campaign_id, -private.donated_pence(payment));
  end if;
  if payment.id is not null and tg_op <> 'DELETE' then
    perform private.add_to_total(new.campaign_id, private.donated_pence(payment));
  end if;
  return null;
end
$$;
create trigger add_donation_to_totals after insert or delete or update of campaign_id on public.donations
  for each row execute function private.add_donation_to_totals();

create function private.add_payment_to_totals() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_money();
  perform private.add_to_total(
    donation.campaign_id, case when tg_op = 'DELETE' then 0 else private.donated_pence(new) end - private.donated_pence(old)
  )
  from public.donations as donation where donation.payment_id = old.id;
  return coalesce(new, old);
end
$$;
create trigger add_payment_to_totals after update on public.payments
  for each row when (new.purpose = 'donation' and private.donated_pence(old) <> private.donated_pence(new))
  execute function private.add_payment_to_totals();
create trigger take_payment_off_totals before delete on public.payments
  for each row when (old.purpose = 'donation') execute function private.add_payment_to_totals();

create function private.donation_pence(campaign text) returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce((select total.pence from private.donation_totals as total where total.campaign_id = coalesce(campaign, 'other')), 0)
$$;
comment on function private.donation_pence(text) is
  'Returns what a campaign received and kept or, with null, what was given to none.';
grant execute on function private.donation_pence(text) to anon, authenticated, service_role;

create view public.campaign_progress with (security_invoker = true) as
  select campaign.id as campaign_id, campaign.name_lt, campaign.name_en, campaign.path, campaign.target_pence,
    private.donation_pence(campaign.id) as confirmed_pence
  from public.campaigns as campaign
  union all
  select 'other', null, null, null, null, private.donation_pence(null);
comment on view public.campaign_progress is
  'Confirmed money of each campaign: card payments that Stripe reported and transfers that a treasurer entered, without what went back.';
grant select on public.campaign_progress to authenticated, service_role;

create function public.campaign_pence(campaign_id text) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  return private.donation_pence(nullif(campaign_id, 'other'));
exception when query_canceled then
  raise exception 'The query takes too long' using errcode = 'PT503';
end
$$;
comment on function public.campaign_pence(text) is
  'Returns what a campaign received and kept or, with other, what was given to none.';
grant execute on function public.campaign_pence(text) to anon, authenticated, service_role;

create function private.named_donors(campaign text) returns table (donor_name text, donated_on date)
language sql stable security definer set search_path = ''
as $$
  select donation.donor_name, private.london_date(payment.paid_at)
  from public.donations as donation
  join public.payments as payment on payment.id = donation.payment_id and payment.status = 'paid'
  where coalesce(donation.campaign_id, 'other') = campaign
    and donation.shows_donor and donation.approved_at is not null and donation.donor_name is not null
$$;
comment on function private.named_donors(text) is 'Returns the donors of a campaign, or of other, who agreed to be named and were approved.';
grant execute on function private.named_donors(text) to anon, authenticated, service_role;

create function public.campaign_donors(campaign_id text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(named.donor_name order by named.donated_on desc, named.donor_name), '[]')
    from (
      select donor.donor_name collate "lt-x-icu" as donor_name, max(donor.donated_on) as donated_on
      from private.named_donors(campaign_donors.campaign_id) as donor
      group by donor.donor_name
      order by max(donor.donated_on) desc, donor.donor_name collate "lt-x-icu"
      limit 500
    ) as named
  );
exception when query_canceled then
  raise exception 'The query takes too long' using errcode = 'PT503';
end
$$;
comment on function public.campaign_donors(text) is
  'Returns the names of at most 500 donors of a campaign that may be shown, each once, the latest first.';
grant execute on function public.campaign_donors(text) to anon, authenticated, service_role;

-- privacy

create function private.donations_of(account uuid, address text) returns uuid[]
language sql stable set search_path = ''
as $$
  select array(
    select donation.payment_id from public.donations as donation
    where donation.user_id = account or (donation.email = address and (donation.user_id is null or account is null))
  )
$$;
comment on function private.donations_of(uuid, text) is 'Returns donations by the rules of memberships_of().';

create function private.anonymise_donation(payment_id uuid) returns void
language sql set search_path = ''
as $$
  update public.donations as donation
  set user_id = null, donor_name = null, message = null, email = null, shows_donor = false, approved_at = null, approved_by = null, anonymised_at = now()
  where donation.payment_id = anonymise_donation.payment_id and donation.anonymised_at is null
$$;

create function private.donor_name(payment public.payments) returns text
language sql stable set search_path = ''
as $$ select donation.donor_name from public.donations as donation where donation.payment_id = payment.id $$;

create function private.export_donations(account uuid, address text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('donations', (
    select coalesce(jsonb_agg(to_jsonb(donation) - 'approved_by' - 'search_text' || jsonb_build_object(
      'status', payment.status, 'amount_pence', payment.amount_pence, 'received_pence', payment.received_pence,
      'refunded_pence', payment.refunded_pence, 'paid_at', payment.paid_at
    ) order by donation.created_at), '[]')
    from public.donations as donation join public.payments as payment on payment.id = donation.payment_id
    where donation.payment_id = any (private.donations_of(account, address))
  ))
$$;

create function private.anonymise_donations(account uuid, address text) returns void
language sql set search_path = ''
as $$ select private.anonymise_donation(id) from unnest(private.donations_of(account, address)) as own (id) $$;

insert into private.hooks (subject, hook, call) values
  ('donation', 'payment_changed', 'private.hold_other_sum'),
  ('donation', 'payer_name', 'private.donor_name'),
  ('donation', 'export', 'private.export_donations'),
  ('donation', 'anonymise', 'private.anonymise_donations');
