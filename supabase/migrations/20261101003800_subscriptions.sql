-- Gifts each month, and memberships renewed each year, by card; decision 061. Stripe charges the card. What it reports of a
-- subscription is read as a whole, and each invoice that was paid becomes an ordinary payment.

create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('donation', 'membership')),
  "interval" text not null generated always as (case purpose when 'donation' then 'month' else 'year' end) stored,
  amount_pence integer not null check (amount_pence > 0),
  submission_key uuid unique,
  checkout_session_id text unique check (char_length(checkout_session_id) between 1 and 255),
  checkout_url text check (char_length(checkout_url) <= 2000),
  checkout_expires_at timestamptz,
  lapsed_at timestamptz,
  stripe_subscription_id text unique check (char_length(stripe_subscription_id) between 1 and 255),
  stripe_customer_id text check (char_length(stripe_customer_id) between 1 and 255),
  stripe_status text check (char_length(stripe_status) between 1 and 60),
  started_at timestamptz,
  current_period_end timestamptz,
  is_paused boolean not null default false,
  resumes_at timestamptz,
  ends_at timestamptz,
  open_invoice_id text check (char_length(open_invoice_id) between 1 and 255),
  failed_attempts integer not null default 0 check (failed_attempts >= 0),
  next_attempt_at timestamptz,
  is_invoice_due boolean not null default false,
  ended_at timestamptz,
  end_reason text check (end_reason in ('payer', 'organisers', 'failed', 'membership', 'erased')),
  card_brand text check (char_length(card_brand) <= 30),
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  reported_at timestamptz,
  checked_at timestamptz,
  stop_requested_at timestamptz,
  stop_reason text check (stop_reason in ('payer', 'organisers', 'failed', 'membership', 'erased')),
  status text not null generated always as (
    case
      when ended_at is not null then 'ended'
      when stripe_subscription_id is not null then case
        when stripe_status in ('past_due', 'unpaid') then 'failing'
        when is_paused then 'paused'
        else 'active'
      end
      when lapsed_at is not null then 'lapsed'
      when checkout_session_id is not null then 'open'
      else 'started'
    end
  ) stored,
  user_id uuid references public.profiles (id) on delete set null,
  email text check (email = private.normalize_email(email) and email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 254),
  language text not null default 'lt' check (language in ('lt', 'en')),
  membership_id uuid references public.memberships (id),
  campaign_id text references public.campaigns (id) on update cascade,
  campaign_name text check (char_length(campaign_name) between 1 and 200),
  donor_name text check (private.is_readable_line(donor_name) and char_length(donor_name) <= 100),
  message text check (private.is_readable(message) and char_length(message) <= 1000),
  shows_donor boolean not null default false,
  anonymised_at timestamptz,
  announced_attempt text,
  announced_pence integer,
  announced_pause timestamptz,
  announced_end_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (
    private.fold(coalesce(donor_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(campaign_name, ''))
  ) stored,
  check ((purpose = 'membership') = (membership_id is not null)),
  check (purpose = 'donation' or num_nonnulls(campaign_id, campaign_name, donor_name, message) = 0 and not shows_donor),
  check (num_nulls(stop_requested_at, stop_reason) in (0, 2)),
  check (num_nulls(ended_at, end_reason) in (0, 2)),
  check (anonymised_at is null or num_nonnulls(user_id, donor_name, message, email, card_last4) = 0)
);
comment on table public.subscriptions is
  'Gifts each month, and memberships renewed each year, by card. The id is the reference at Stripe. Each charge that is paid is a row of payments.';
comment on column public.subscriptions.amount_pence is 'What each charge is. At first what was asked for, then what Stripe reports.';
comment on column public.subscriptions.current_period_end is 'When Stripe makes the next invoice, which it charges about an hour later.';
comment on column public.subscriptions.is_paused is 'Whether Stripe charges nothing until resumes_at or, without it, until somebody resumes it.';
comment on column public.subscriptions.ends_at is 'When it ends, if somebody chose a day in Stripe''s dashboard.';
comment on column public.subscriptions.open_invoice_id is 'The invoice that could not be charged: failed_attempts so far, and when Stripe tries again.';
comment on column public.subscriptions.is_invoice_due is 'Whether an invoice is a draft or open, so that something will be reported of it soon.';
comment on column public.subscriptions.reported_at is 'When it was last read from Stripe. An older reading changes nothing of it.';
comment on column public.subscriptions.stop_requested_at is 'When somebody wanted it to end. Until ended_at it has to be cancelled at Stripe.';
comment on column public.subscriptions.end_reason is
  'payer: whoever pays stopped it. organisers: a volunteer did, here or at Stripe. failed: the card could not be charged. membership: the membership ended. erased: the data was erased.';
comment on column public.subscriptions.status is
  'started: Stripe has not responded yet. open: Stripe''s page is not completed. lapsed: it never was. failing: the last charge failed, and Stripe tries again.';
comment on column public.subscriptions.email is 'The address of Stripe''s customer.';
comment on column public.subscriptions.announced_attempt is
  'The failed attempt, sum, pause (infinity without an end) and end that the payer was last told of.';

create index subscriptions_of_customer on public.subscriptions (stripe_customer_id);
create index subscriptions_of_user on public.subscriptions (user_id);
create index subscriptions_of_email on public.subscriptions (email);
create index subscriptions_of_membership on public.subscriptions (membership_id);
create index subscriptions_of_campaign on public.subscriptions (campaign_id);
create index subscriptions_newest_first on public.subscriptions (purpose, created_at desc, id);
create index subscriptions_by_status on public.subscriptions (purpose, status, created_at desc, id);
create index subscriptions_searched on public.subscriptions using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);
create index subscriptions_not_ended on public.subscriptions (checked_at nulls first, created_at) where ended_at is null;

alter table public.subscriptions enable row level security;
grant select on public.subscriptions to authenticated, service_role;

create policy "Payers see their own, who keeps the money sees all" on public.subscriptions
  for select to authenticated
  using (user_id = (select private.caller_id()) or purpose = any ((select private.readable_purposes())::text[]));

create table private.subscription_links (
  token_digest text primary key check (token_digest ~ '^[0-9a-f]{64}$'),
  subscription_id uuid not null references public.subscriptions (id) on delete cascade,
  created_at timestamptz not null default now(),
  is_asked_for boolean not null default false,
  wanted_pence integer check (wanted_pence > 0)
);
comment on table private.subscription_links is
  'Links in emails that change or stop a subscription without an account, stored as digests. Valid for a year.';
comment on column private.subscription_links.is_asked_for is
  'It was asked for, so for an hour whoever opens it has the mailbox, and may do what costs the payer.';
comment on column private.subscription_links.wanted_pence is 'The higher sum for which it was asked.';

create index subscription_links_of_subscription on private.subscription_links (subscription_id);
create index subscription_links_created on private.subscription_links (created_at);

alter table private.subscription_links enable row level security;

-- beginning

create function private.subscription_checkout(subscription public.subscriptions) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'subscriptionId', subscription.id, 'purpose', subscription.purpose, 'interval', subscription."interval",
    'amountPence', subscription.amount_pence, 'currency', 'GBP', 'community', public.community_name(), 'url', subscription.checkout_url
  ))
$$;
comment on function private.subscription_checkout(public.subscriptions) is
  'Returns what the edge function needs to call Stripe, which it does unless there is a url.';

create function private.begin_monthly_gift(submission jsonb, context jsonb, pence integer) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  campaign_name text := nullif(left(btrim(submission ->> 'campaign'), 200), '');
  donor_name text := nullif(btrim(submission ->> 'donorName'), '');
  subscription public.subscriptions;
begin
  insert into public.subscriptions
    (purpose, amount_pence, submission_key, user_id, campaign_id, campaign_name, donor_name, message, language, shows_donor)
  values (
    'donation', pence, (context ->> 'key')::uuid,
    (select account.id from public.profiles as account where account.id = (context ->> 'userId')::uuid),
    private.campaign_of(campaign_name), campaign_name, donor_name, nullif(btrim(submission ->> 'message'), ''),
    coalesce(submission ->> 'locale', 'lt'), coalesce((submission ->> 'showInDonorList')::boolean, false) and donor_name is not null
  )
  returning * into subscription;
  perform private.declare_gift_aid(null, subscription.id, submission -> 'giftAid', coalesce(submission ->> 'locale', 'lt'));
  return private.subscription_checkout(subscription) || jsonb_strip_nulls(jsonb_build_object('campaign', campaign_name));
end
$$;
comment on function private.begin_monthly_gift(jsonb, jsonb, integer) is 'Creates a monthly gift for create_donation(), which has counted it.';

create function public.record_subscription_checkout(subscription_id uuid, session_id text, url text, expires_at timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  subscription public.subscriptions;
begin
  select * into subscription from public.subscriptions as known where known.id = record_subscription_checkout.subscription_id for update;
  if subscription.id is null then
    raise exception 'There is no such subscription' using errcode = 'PT404', detail = 'not_found';
  end if;
  if subscription.checkout_session_id <> record_subscription_checkout.session_id then
    raise exception 'The subscription has another checkout' using errcode = 'PT409', detail = 'subscription_state';
  end if;
  update public.subscriptions as known
  set checkout_session_id = record_subscription_checkout.session_id, checkout_url = record_subscription_checkout.url,
    checkout_expires_at = record_subscription_checkout.expires_at, updated_at = now(),
    lapsed_at = case when known.checkout_session_id is null then null else known.lapsed_at end
  where known.id = subscription.id
  returning known.* into subscription;
  perform private.end_checkout_submission(subscription.submission_key, subscription.checkout_url);
  return jsonb_build_object('url', subscription.checkout_url);
end
$$;
comment on function public.record_subscription_checkout(uuid, text, text, timestamptz) is
  'Stores the checkout that Stripe created for a subscription. Returns {url}. A repetition has no effect.';
grant execute on function public.record_subscription_checkout(uuid, text, text, timestamptz) to service_role;

create function public.abandon_subscription(subscription_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  subscription public.subscriptions;
begin
  select * into subscription from public.subscriptions as known where known.id = abandon_subscription.subscription_id for update;
  if subscription.status is distinct from 'started' then
    raise exception 'The checkout has been made' using errcode = 'PT409', detail = 'subscription_state';
  end if;
  delete from private.submissions as submission
  where submission.key = subscription.submission_key and submission.action in ('create-donation', 'create-membership-payment');
  delete from private.gift_aid_declarations as declaration where declaration.subscription_id = subscription.id;
  delete from public.membership_applications as application where application.subscription_id = subscription.id;
  delete from public.subscriptions as known where known.id = subscription.id;
  perform private.delete_unused_membership(subscription.membership_id);
end
$$;
comment on function public.abandon_subscription(uuid) is
  'Abandons a subscription for which Stripe certainly created no checkout, as abandon_checkout() does for a payment.';
grant execute on function public.abandon_subscription(uuid) to service_role;

create function public.lapse_subscription(subscription_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  lapsed public.subscriptions;
begin
  perform private.lock_money();
  update public.subscriptions as known set lapsed_at = coalesce(known.lapsed_at, now()), updated_at = now(),
    ended_at = case when known.stripe_subscription_id is not null then coalesce(known.ended_at, now()) end,
    end_reason = case when known.stripe_subscription_id is not null then coalesce(known.end_reason, known.stop_reason, 'organisers') end
  where known.id = lapse_subscription.subscription_id
  returning * into lapsed;
  if lapsed.id is null then
    raise exception 'There is no such subscription' using errcode = 'PT404', detail = 'not_found';
  end if;
  if lapsed.purpose = 'membership' then
    perform private.renewal_reported(lapsed.id);
  end if;
end
$$;
comment on function public.lapse_subscription(uuid) is
  'Gives up a subscription that Stripe does not know, or whose checkout expired. If it was completed after all, it counts.';
grant execute on function public.lapse_subscription(uuid) to service_role;

create function public.subscriptions_to_check(at_most integer default 25) returns table (
  subscription_id uuid, session_id text, stripe_subscription_id text, is_to_stop boolean, created_at timestamptz
)
language sql security definer set search_path = ''
as $$
  update public.subscriptions as subscription set checked_at = now()
  where subscription.id = any (array(
    select due.id from public.subscriptions as due
    where due.ended_at is null and (due.lapsed_at is null or due.stripe_subscription_id is not null)
      and coalesce(due.checked_at < now() - case when due.stop_requested_at is null then interval '30 minutes' else interval '2 minutes' end, true)
      and case
        when due.stripe_subscription_id is not null then due.stop_requested_at is not null
          or due.reported_at < now() - interval '1 day'
          or due.reported_at < now() - interval '1 hour'
            and (due.is_invoice_due or due.status = 'failing' or least(due.current_period_end, due.ends_at) < now() - interval '1 hour')
        when due.checkout_session_id is null then due.created_at < now() - interval '5 minutes'
        else due.created_at < now() - interval '1 hour'
      end
    order by due.checked_at nulls first, due.created_at
    limit greatest(1, least(at_most, 200))
    for update skip locked
  ))
  returning subscription.id, subscription.checkout_session_id, subscription.stripe_subscription_id,
    subscription.stop_requested_at is not null, subscription.created_at
$$;
comment on function public.subscriptions_to_check(integer) is
  'Returns subscriptions of which Stripe has reported too little: checkouts that are open, those of which something is due, those to cancel, and each once a day. Without a session_id, it is unknown whether Stripe created a checkout. Each is listed every 30 minutes, those to cancel every 2, because they may be charged meanwhile.';
grant execute on function public.subscriptions_to_check(integer) to service_role;

-- what Stripe reports

create function private.subscription_of_event(event_type text, object jsonb, at timestamptz) returns uuid
language plpgsql set search_path = ''
as $$
declare
  affected uuid;
begin
  if object ->> 'object' = 'checkout.session' then
    select known.id into affected from public.subscriptions as known
    where known.checkout_session_id = object ->> 'id'
      or known.checkout_session_id is null and known.id::text = object ->> 'client_reference_id' and not private.is_community_link(object);
    update public.subscriptions as known
    set checkout_session_id = object ->> 'id', updated_at = now(),
      lapsed_at = case when event_type = 'checkout.session.expired' then least(known.lapsed_at, at) else known.lapsed_at end
    where known.id = affected;
    perform private.renewal_reported(known.id) from public.subscriptions as known
    where known.id = affected and known.purpose = 'membership' and event_type = 'checkout.session.expired';
    return affected;
  end if;
  if object ->> 'object' = 'customer' then
    return (
      select known.id from public.subscriptions as known where known.stripe_customer_id = object ->> 'id' order by known.created_at limit 1
    );
  end if;
  return (
    select known.id from public.subscriptions as known
    where known.stripe_subscription_id = case object ->> 'object'
      when 'invoice' then private.stripe_id(object #> '{parent,subscription_details,subscription}') else object ->> 'id' end
  );
end
$$;
comment on function private.subscription_of_event(text, jsonb, timestamptz) is
  'Returns the subscription that an event is about, and stores that its checkout expired. What else an event says is read from Stripe.';

create function private.take_invoice(subscription public.subscriptions, invoice jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  paid jsonb;
  taken uuid;
  earlier public.donations;
begin
  -- An invoice that was marked as paid in Stripe's dashboard has no payment: no money came through Stripe.
  select item into paid from jsonb_array_elements(coalesce(invoice #> '{payments,data}', '[]')) as item
  where item ->> 'status' = 'paid' and item #>> '{payment,type}' = 'payment_intent' and (item ->> 'amount_paid')::integer > 0
  order by (item #>> '{status_transitions,paid_at}')::bigint, item ->> 'id' limit 1;
  if invoice ->> 'status' <> 'paid' or paid is null
    or exists (select from public.payments as known where known.invoice_id = invoice ->> 'id') then
    return;
  end if;

  insert into public.payments (purpose, method, amount_pence, subscription_id, invoice_id)
  -- A sum that the forms would refuse is held, as it is not what was paid.
  values (subscription.purpose, 'stripe', least(greatest((invoice ->> 'amount_due')::integer, 100), 1000000), subscription.id, invoice ->> 'id')
  returning id into taken;
  if subscription.purpose = 'membership' then
    insert into public.membership_payments (payment_id, membership_id)
    select taken, coalesce(member.merged_into, member.id) from public.memberships as member where member.id = subscription.membership_id;
  else
    select donation.* into earlier from public.payments as known join public.donations as donation on donation.payment_id = known.id
    where known.subscription_id = subscription.id order by known.paid_at desc, known.id limit 1;
    insert into public.donations (
      payment_id, user_id, campaign_id, campaign_name, donor_name, message, email, language, shows_donor, approved_at, approved_by, anonymised_at
    ) values (
      taken, subscription.user_id, subscription.campaign_id, subscription.campaign_name, subscription.donor_name,
      case when invoice ->> 'billing_reason' = 'subscription_create' then subscription.message end, subscription.email, subscription.language,
      subscription.shows_donor, case when subscription.shows_donor then earlier.approved_at end,
      case when subscription.shows_donor then earlier.approved_by end, subscription.anonymised_at
    );
  end if;
  perform private.take_payment(
    taken, (paid ->> 'amount_paid')::integer, invoice ->> 'currency',
    to_timestamp(coalesce(invoice #>> '{status_transitions,paid_at}', invoice ->> 'created')::bigint),
    private.stripe_id(paid #> '{payment,payment_intent}')
  );
  perform private.reconcile_payment(taken, null, to_timestamp(coalesce(invoice #>> '{status_transitions,paid_at}', invoice ->> 'created')::bigint));
end
$$;
comment on function private.take_invoice(public.subscriptions, jsonb) is
  'Makes a payment of an invoice that was paid, with its receipt, once. Other invoices have no effect.';

create function private.end_reason(subscription public.subscriptions, reported jsonb) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(
    subscription.stop_reason,
    case when reported #>> '{cancellation_details,reason}' = 'payment_failed' or reported ->> 'status' in ('unpaid', 'incomplete_expired')
      then 'failed' else 'organisers' end
  )
$$;

create function private.take_subscription(known public.subscriptions, reported jsonb, invoices jsonb, read_at timestamptz)
  returns public.subscriptions
language plpgsql set search_path = ''
as $$
declare
  item jsonb := reported #> '{items,data,0}';
  customer jsonb := reported -> 'customer';
  card jsonb := coalesce(
    reported #> '{default_payment_method,card}', customer #> '{invoice_settings,default_payment_method,card}'
  );
  address text := private.normalize_email(customer ->> 'email');
  ended timestamptz := case
    when reported ->> 'status' in ('canceled', 'incomplete_expired') then coalesce(
      to_timestamp((reported ->> 'ended_at')::bigint), to_timestamp((reported ->> 'canceled_at')::bigint), read_at
    )
  end;
  due jsonb;
begin
  select invoice into due from jsonb_array_elements(invoices) as invoice
  where invoice ->> 'status' = 'open' order by (invoice ->> 'created')::bigint desc, invoice ->> 'id' limit 1;
  update public.subscriptions as own set
    stripe_subscription_id = reported ->> 'id',
    stripe_customer_id = private.stripe_id(customer),
    stripe_status = reported ->> 'status',
    amount_pence = greatest(1, (item #>> '{price,unit_amount}')::integer * coalesce((item ->> 'quantity')::integer, 1)),
    started_at = to_timestamp((reported ->> 'start_date')::bigint),
    current_period_end = to_timestamp((item ->> 'current_period_end')::bigint),
    is_paused = coalesce(jsonb_typeof(reported -> 'pause_collection') = 'object', false),
    resumes_at = to_timestamp((reported #>> '{pause_collection,resumes_at}')::bigint),
    ends_at = to_timestamp((reported ->> 'cancel_at')::bigint),
    open_invoice_id = due ->> 'id',
    failed_attempts = coalesce((due ->> 'attempt_count')::integer, 0),
    next_attempt_at = to_timestamp((due ->> 'next_payment_attempt')::bigint),
    is_invoice_due = exists (select from jsonb_array_elements(invoices) as invoice where invoice ->> 'status' in ('draft', 'open')),
    ended_at = ended,
    end_reason = case when ended is not null then private.end_reason(own, reported) end,
    -- Stripe would go on making invoices that it never charges, and nobody could stop that of somebody who is forgotten.
    stop_requested_at = coalesce(
      own.stop_requested_at, case when reported ->> 'status' = 'unpaid' or own.anonymised_at is not null and ended is null then read_at end
    ),
    stop_reason = coalesce(own.stop_reason, case
      when own.anonymised_at is not null and ended is null then 'erased' when reported ->> 'status' = 'unpaid' then 'failed'
    end),
    card_brand = left(card ->> 'brand', 30),
    card_last4 = case when own.anonymised_at is null then substring(card ->> 'last4' from '^[0-9]{4}$') end,
    email = case
      when own.anonymised_at is not null then null
      when address ~ '^[^@\s]+@[^@\s]+$' and char_length(address) <= 254 then address
      else own.email
    end,
    reported_at = read_at, updated_at = now()
  where own.id = known.id
  returning own.* into known;
  return known;
end
$$;
comment on function private.take_subscription(public.subscriptions, jsonb, jsonb, timestamptz) is
  'Stores what Stripe reports of a subscription and its open invoice.';

create function public.report_subscription(subscription jsonb, invoices jsonb, read_at timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  known public.subscriptions;
  invoice jsonb;
begin
  perform private.lock_money();
  select * into known from public.subscriptions as own
  where own.stripe_subscription_id = subscription ->> 'id'
    or own.stripe_subscription_id is null and own.id::text = subscription #>> '{metadata,subscriptionId}'
  order by own.stripe_subscription_id nulls last limit 1 for update;
  -- Stripe deletes a checkout that was begun and not paid by ending its subscription.
  if known.id is null or (known.stripe_subscription_id is null and subscription ->> 'status' in ('incomplete', 'incomplete_expired')) then
    return jsonb_build_object('outcome', case when known.id is null then 'unknown' else 'applied' end);
  end if;
  if known.reported_at is null or known.reported_at < report_subscription.read_at then
    known := private.take_subscription(known, subscription, invoices, report_subscription.read_at);
  end if;
  for invoice in
    select item from jsonb_array_elements(report_subscription.invoices) as item order by (item ->> 'created')::bigint, item ->> 'id'
  loop
    perform private.take_invoice(known, invoice);
  end loop;
  perform private.announce_subscription(known.id);
  if known.purpose = 'membership' then
    perform private.renewal_reported(known.id);
  end if;
  return jsonb_build_object('outcome', 'applied');
end
$$;
comment on function public.report_subscription(jsonb, jsonb, timestamptz) is
  'Applies what was read from Stripe: a subscription with its customer, and its latest invoices with their payments. Any order and repetition of readings has the same result. Returns {outcome: applied | unknown}.';
grant execute on function public.report_subscription(jsonb, jsonb, timestamptz) to service_role;
