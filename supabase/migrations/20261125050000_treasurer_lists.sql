-- What the lists of treasurers need besides: whether a transfer is still awaited, who has a payment to be decided, and a search.

create or replace view public.payment_overview with (security_invoker = true) as
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
    coalesce(campaign.name_en, donation.campaign_name) as campaign_name_en, donation.message, donation.shows_donor, donation.approved_at,
    private.fold(concat_ws(
      ' ', membership.first_name, membership.last_name, donation.donor_name, coalesce(membership.email, donation.email),
      coalesce(campaign.name_lt, donation.campaign_name), campaign.name_en, payment.payment_intent_id
    )) as search_text,
    coalesce(payment.paid_at, payment.created_at) as happened_at
  from public.payments as payment
  left join public.membership_payments as link on link.payment_id = payment.id
  left join public.memberships as membership on membership.id = link.membership_id
  left join public.donations as donation on donation.payment_id = payment.id
  left join public.campaigns as campaign on campaign.id = donation.campaign_id
  where (select private.has_role('treasurer'));

create or replace view public.membership_overview with (security_invoker = true) as
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
    ) as may_be_duplicate,
    waiting.status as open_transfer_status,
    exists (
      select from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
      where link.membership_id = membership.id and (payment.status = 'held' or private.is_partly_refunded(payment))
    ) as needs_decision
  from public.memberships as membership
  left join lateral (
    select payment.method, payment.paid_at, payment.received_pence
    from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
    where link.membership_id = membership.id and payment.status = 'paid'
    order by payment.paid_at desc limit 1
  ) as last_paid on true
  left join lateral (
    select link.payment_id, payment.amount_pence, payment.created_at, payment.status
    from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
    where link.membership_id = membership.id and payment.method = 'bank_transfer' and payment.status in ('open', 'lapsed')
    order by payment.status desc, payment.created_at desc limit 1
  ) as waiting on true
  where membership.merged_into is null and membership.anonymised_at is null and (select private.has_role('treasurer'));
