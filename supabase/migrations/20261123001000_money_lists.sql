-- What members see of their membership, and treasurers of members and money.

create function public.my_membership() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', membership.id, 'status', membership.status, 'memberSince', membership.member_since, 'validUntil', membership.valid_until,
    'graceUntil', membership.grace_until, 'isActive', private.is_benefiting(membership),
    'groupUrl', case when private.is_benefiting(membership) then setting.members_group_url end,
    'feePence', setting.membership_fee_pence,
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'method', payment.method, 'status', payment.status, 'amountPence', coalesce(payment.received_pence, payment.amount_pence),
        'currency', coalesce(payment.received_currency, payment.currency),
        'takenBackPence', payment.refunded_pence + payment.lost_pence, 'paidAt', payment.paid_at, 'createdAt', payment.created_at,
        'coversFrom', link.covers_from, 'coversUntil', link.covers_until
      ) order by coalesce(payment.paid_at, payment.created_at) desc), '[]')
      from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
      where link.membership_id = membership.id
        and (payment.received_pence is not null or (payment.method = 'bank_transfer' and payment.status = 'open'))
    )
  )
  from public.memberships as membership cross join private.money_settings as setting
  where membership.user_id = (select private.caller_id())
$$;
comment on function public.my_membership() is
  'The caller''s membership with its payments, and while it is active the link to the members'' group; null without one.';
grant execute on function public.my_membership() to authenticated;

create view public.membership_overview with (security_invoker = true) as
  select membership.id, membership.user_id, membership.first_name, membership.last_name, membership.email, membership.phone,
    membership.language, membership.status, membership.member_since, membership.valid_until, membership.grace_until,
    membership.cancelled_at, membership.deceased_at, membership.created_at, membership.search_text,
    membership.status in ('active', 'grace') and membership.member_since <= now() - interval '1 year' as is_council_candidate,
    last_paid.method as payment_method, last_paid.paid_at as last_paid_at, last_paid.received_pence as last_paid_pence,
    waiting.payment_id as open_transfer_id, waiting.amount_pence as open_transfer_pence, waiting.created_at as open_transfer_since,
    exists (
      select from public.memberships as other
      where other.id <> membership.id and other.merged_into is null and other.anonymised_at is null
        and (other.name_key = membership.name_key or other.email = membership.email)
    ) as may_be_duplicate
  from public.memberships as membership
  left join lateral (
    select payment.method, payment.paid_at, payment.received_pence
    from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
    where link.membership_id = membership.id and payment.status = 'paid'
    order by payment.paid_at desc limit 1
  ) as last_paid on true
  left join lateral (
    select link.payment_id, payment.amount_pence, payment.created_at
    from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
    where link.membership_id = membership.id and payment.method = 'bank_transfer' and payment.status in ('open', 'lapsed')
    order by payment.status desc, payment.created_at desc limit 1
  ) as waiting on true
  where membership.merged_into is null and membership.anonymised_at is null and (select private.has_role('treasurer'));
comment on view public.membership_overview is
  'Members as treasurers see them. open_transfer_id: the transfer that confirm_bank_transfer() takes, also one that has lapsed.';
grant select on public.membership_overview to authenticated, service_role;

grant execute on function private.is_partly_refunded(public.payments) to authenticated, service_role;

create view public.payment_overview with (security_invoker = true) as
  select payment.id, payment.purpose, payment.method, payment.status, payment.amount_pence, payment.currency, payment.received_pence,
    payment.received_currency, payment.refunded_pence, payment.lost_pence, payment.has_open_dispute, payment.held_reason, payment.decision,
    payment.paid_at, payment.created_at, payment.event_key, payment.payment_intent_id,
    case
      when payment.status = 'held' and payment.decision = 'refund' then 'to_refund'
      when payment.status = 'held' then payment.held_reason
      when private.is_partly_refunded(payment) then 'partial_refund'
      when payment.has_open_dispute then 'dispute'
    end as attention,
    link.membership_id, link.covers_from, link.covers_until,
    coalesce(membership.first_name || ' ' || membership.last_name, donation.donor_name) as payer_name,
    coalesce(membership.email, donation.email) as payer_email,
    donation.campaign_id, coalesce(campaign.name_lt, donation.campaign_name) as campaign_name_lt,
    coalesce(campaign.name_en, donation.campaign_name) as campaign_name_en, donation.message, donation.shows_donor, donation.approved_at
  from public.payments as payment
  left join public.membership_payments as link on link.payment_id = payment.id
  left join public.memberships as membership on membership.id = link.membership_id
  left join public.donations as donation on donation.payment_id = payment.id
  left join public.campaigns as campaign on campaign.id = donation.campaign_id
  where (select private.has_role('treasurer'));
comment on view public.payment_overview is 'Payments as treasurers see them. attention: what waits for their decision.';
grant select on public.payment_overview to authenticated, service_role;

create function public.members_by_month(months integer default 24) returns table (month date, members bigint)
language sql stable set search_path = ''
as $$
  select first_day::date, (
    select count(distinct link.membership_id)
    from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
    where payment.taken_back_at is null and link.covers_from < private.london_midnight((first_day + interval '1 month')::date)
      and link.covers_until > private.london_midnight(first_day::date)
  )
  from generate_series(
    date_trunc('month', private.london_date(now())::timestamp) - make_interval(months => least(greatest(months, 1), 120) - 1),
    date_trunc('month', private.london_date(now())::timestamp), interval '1 month'
  ) as first_day
  where (select private.has_role('treasurer'))
$$;
comment on function public.members_by_month(integer) is 'How many had a paid year in each of the last months, for treasurers.';
grant execute on function public.members_by_month(integer) to authenticated;
grant execute on function private.london_midnight(date), private.london_date(timestamptz) to authenticated;
