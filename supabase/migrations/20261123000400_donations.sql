-- Donations: what people gave, for which campaign, and who may be named.

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
  check (approved_at is null or shows_donor),
  check (anonymised_at is null or num_nonnulls(user_id, donor_name, message, email) = 0)
);
comment on table public.donations is 'What a donation has besides its payment. Messages are never public.';
comment on column public.donations.campaign_id is 'Null for a donation to no campaign, or to one whose name nobody knows: it counts under other.';
comment on column public.donations.email is 'For the receipt: what the donor told Stripe.';
comment on column public.donations.shows_donor is 'Whether the donor agreed to be named. The name is public once somebody has approved it.';
create index donations_of_campaign on public.donations (campaign_id);
create index donations_of_user on public.donations (user_id);
create index donations_of_email on public.donations (email);
create index donations_approved_by on public.donations (approved_by);
create index donations_newest_first on public.donations (created_at desc, payment_id);

alter table public.donations enable row level security;
grant select on public.donations to authenticated, service_role;

create policy "Donors see their own donations, treasurers see all" on public.donations
  for select to authenticated
  using (user_id = (select private.caller_id()) or (select private.has_role('treasurer')));

create function private.donation_pence(campaign text) returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(payment.received_pence - payment.refunded_pence - payment.lost_pence), 0)
  from public.donations as donation
  join public.payments as payment on payment.id = donation.payment_id
  where donation.campaign_id is not distinct from campaign and payment.status in ('paid', 'refunded')
    and payment.received_currency = 'GBP'
$$;
comment on function private.donation_pence(text) is 'What a campaign has received and kept; with null, what was given to none.';
grant execute on function private.donation_pence(text) to anon, authenticated, service_role;

create view public.campaign_progress with (security_invoker = true) as
  select campaign.id as campaign_id, campaign.name_lt, campaign.name_en, campaign.path, campaign.target_pence,
    private.donation_pence(campaign.id) as confirmed_pence
  from public.campaigns as campaign
  union all
  select 'other', null, null, null, null, private.donation_pence(null);
comment on view public.campaign_progress is
  'Confirmed money of each campaign: card payments that Stripe reported and transfers that a treasurer entered, without what went back.';
grant select on public.campaign_progress to anon, authenticated, service_role;

create function private.named_donors() returns table (campaign_id text, donor_name text, donated_on date)
language sql stable security definer set search_path = ''
as $$
  select donation.campaign_id, donation.donor_name, private.london_date(payment.paid_at)
  from public.donations as donation
  join public.payments as payment on payment.id = donation.payment_id and payment.status = 'paid'
  where donation.shows_donor and donation.approved_at is not null and donation.donor_name is not null
$$;
comment on function private.named_donors() is 'Donors who agreed to be named, and whom somebody has approved.';
grant execute on function private.named_donors() to anon, authenticated, service_role;

create view public.donor_list with (security_invoker = true) as
  select coalesce(donor.campaign_id, 'other') as campaign_id, donor.donor_name, donor.donated_on
  from private.named_donors() as donor;
comment on view public.donor_list is 'Names of donors that may be shown, without sums and messages.';
grant select on public.donor_list to anon, authenticated, service_role;

create function private.tell_donor(payment public.payments) returns void
language plpgsql set search_path = ''
as $$
declare
  donation public.donations;
  template text := case payment.status when 'paid' then 'donation-receipt' when 'refunded' then 'payment-refunded' when 'held' then 'payment-held' end;
begin
  select * into strict donation from public.donations as known where known.payment_id = payment.id;
  if template is null or donation.email is null then
    return;
  end if;
  perform public.queue_email(
    donation.email, template, donation.language,
    jsonb_strip_nulls(jsonb_build_object(
      'purpose', 'donation', 'paymentId', payment.id, 'donorName', donation.donor_name, 'amountPence', payment.amount_pence,
      'receivedPence', payment.received_pence, 'receivedCurrency', payment.received_currency,
      'takenBackPence', payment.refunded_pence + payment.lost_pence, 'reason', payment.held_reason, 'paidAt', payment.paid_at,
      'campaign', coalesce(
        (select jsonb_build_object('lt', campaign.name_lt, 'en', campaign.name_en) from public.campaigns as campaign where campaign.id = donation.campaign_id),
        jsonb_build_object('lt', donation.campaign_name, 'en', donation.campaign_name)
      )
    )),
    'payment/' || payment.id || '/' || payment.status || '/' || extensions.gen_random_uuid()
  );
end
$$;
comment on function private.tell_donor(public.payments) is 'Sends the receipt, or tells what became of the donation.';
