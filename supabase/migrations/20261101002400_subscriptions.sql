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

create function private.checkout_of_key(action text, key uuid, digest text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  known jsonb := private.start_submission(action, key, digest);
begin
  if known is null and key is not null then
    select coalesce(
      (select private.checkout(payment) from public.payments as payment where payment.submission_key = key),
      (select private.subscription_checkout(subscription) from public.subscriptions as subscription where subscription.submission_key = key)
    ) into known;
  end if;
  return known;
end
$$;
comment on function private.checkout_of_key(text, uuid, text) is
  'Returns the checkout of an earlier submission with the key. Unless that has a url, Stripe is called again with the same reference. Null for a new submission.';

create function public.checkout_state(session_id text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    (
      select case when payment.received_pence is null then '{"state": "open"}' else jsonb_build_object(
        'state', 'paid', 'pence', case payment.received_currency when 'GBP' then payment.received_pence end, 'interval', null
      ) end
      from public.payments as payment where payment.checkout_session_id = checkout_state.session_id
    ),
    (
      select case when subscription.stripe_subscription_id is null then '{"state": "open"}' else jsonb_build_object(
        'state', 'paid', 'pence', subscription.amount_pence, 'interval', subscription."interval"
      ) end
      from public.subscriptions as subscription where subscription.checkout_session_id = checkout_state.session_id
    ),
    '{"state": "unknown"}'
  );
end
$$;
comment on function public.checkout_state(text) is
  'Returns only what the page after a payment may know: {state}, which is paid, open (unpaid, also if expired or refused) or unknown, and once it is paid {pence, interval}: null if it came in another currency, and if it is charged once. A subscription is completed by its first payment.';
grant execute on function public.checkout_state(text) to anon, authenticated, service_role;

create function private.delete_unused_membership(membership_id uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  delete from public.memberships as known
  where known.id = membership_id and known.member_since is null
    and not exists (select from public.membership_payments as link where link.membership_id = known.id)
    and not exists (select from public.membership_applications as application where application.membership_id = known.id)
    and not exists (select from public.subscriptions as subscription where subscription.membership_id = known.id)
    and not exists (select from public.memberships as merged where merged.merged_into = known.id);
end
$$;
comment on function private.delete_unused_membership(uuid) is
  'Deletes a membership that a form created, once its checkout is abandoned and nothing else is known of it.';

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

create function private.subscription_changed(subscription public.subscriptions) returns void
language plpgsql set search_path = ''
as $$
declare
  call text;
begin
  for call in select private.hooks_of('subscription_changed', subscription.purpose) loop
    execute format('select %s($1)', call) using subscription.id;
  end loop;
end
$$;
comment on function private.subscription_changed(public.subscriptions) is 'Updates what follows from a subscription for its purpose.';

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
  perform private.subscription_changed(lapsed);
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

-- What payers see of their subscriptions, with a link or their account, and how they change and stop them; decision 061.

-- what payers see

create function private.charge_after(subscription public.subscriptions, periods integer) returns timestamptz
language sql stable set search_path = ''
as $$
  select (
    month.begins + (least(due.day, extract(day from month.begins + interval '1 month' - interval '1 day')) - 1) * interval '1 day'
      + (due.at - date_trunc('day', due.at))
  ) at time zone 'UTC'
  from (
    select next.at, case
      when next.at::date = (date_trunc('month', next.at) + interval '1 month' - interval '1 day')::date
        then greatest(extract(day from next.at), extract(day from subscription.started_at at time zone 'UTC'))
      else extract(day from next.at)
    end as day
    from (select subscription.current_period_end at time zone 'UTC') as next (at)
  ) as due
  cross join lateral (
    select date_trunc('month', due.at) + periods * case subscription."interval" when 'month' then interval '1 month' else interval '1 year' end
  ) as month (begins)
$$;
comment on function private.charge_after(public.subscriptions, integer) is
  'Returns the charge so many months or years after the next one. Stripe charges on the day of the month of the first charge, or on the last day of a shorter month.';

create function private.next_charge(subscription public.subscriptions) returns timestamptz
language sql stable set search_path = ''
as $$
  select case
    when num_nonnulls(subscription.stop_requested_at, subscription.ends_at) > 0 then null
    when subscription.status = 'active' then subscription.current_period_end
    when subscription.status = 'paused' then (
      select charge from generate_series(0, 36) as number cross join lateral private.charge_after(subscription, number) as charge
      where charge >= subscription.resumes_at
      order by number limit 1
    )
  end
$$;
comment on function private.next_charge(public.subscriptions) is
  'Returns when the card is charged next. Null if it is not, or nobody knows: it fails, is paused without an end, or ends.';

create function private.subscription_data(subscription public.subscriptions) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'subscriptionId', subscription.id, 'amountPence', subscription.amount_pence, 'since', subscription.started_at,
    'nextChargeAt', private.next_charge(subscription), 'resumesAt', subscription.resumes_at
  ) || jsonb_strip_nulls(jsonb_build_object(
    'donorName', subscription.donor_name, 'campaign', private.campaign_names(subscription.campaign_id, subscription.campaign_name)
  ))
$$;
comment on function private.subscription_data(public.subscriptions) is 'Returns what every email about a subscription contains.';

create function private.shown_subscription(subscription public.subscriptions) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'purpose', subscription.purpose, 'interval', subscription."interval", 'amountPence', subscription.amount_pence,
    'campaign', private.campaign_names(subscription.campaign_id, subscription.campaign_name),
    'status', subscription.status, 'since', coalesce(subscription.started_at, subscription.created_at),
    'nextChargeAt', private.next_charge(subscription), 'resumesAt', subscription.resumes_at,
    'nextAttemptAt', subscription.next_attempt_at, 'endsAt', subscription.ends_at, 'endedAt', subscription.ended_at,
    'endReason', subscription.end_reason, 'cardBrand', subscription.card_brand, 'cardLast4', subscription.card_last4,
    'isStopping', subscription.stop_requested_at is not null and subscription.ended_at is null,
    'canChange', subscription.status in ('active', 'paused') and num_nonnulls(subscription.stop_requested_at, subscription.ends_at) = 0
  )
$$;
comment on function private.shown_subscription(public.subscriptions) is
  'Returns what a page shows of a subscription: no name and no address, because an email may be forwarded.';

create function private.create_subscription_link(
  subscription_id uuid, is_asked_for boolean default false, wanted_pence integer default null
) returns text
language plpgsql set search_path = ''
as $$
declare
  token text := private.new_token();
begin
  insert into private.subscription_links (token_digest, subscription_id, is_asked_for, wanted_pence)
  values (
    private.sha256(token), create_subscription_link.subscription_id, create_subscription_link.is_asked_for,
    create_subscription_link.wanted_pence
  );
  return token;
end
$$;

create function private.renewal_of(membership public.memberships) returns public.subscriptions
language sql stable set search_path = ''
as $$
  select renewal from public.subscriptions as renewal
  where renewal.membership_id = membership.id and renewal.status in ('active', 'paused', 'failing') and renewal.stop_requested_at is null
  order by renewal.created_at desc, renewal.id
  limit 1
$$;
comment on function private.renewal_of(public.memberships) is 'Returns the renewal by card that nobody has stopped, if there is one.';

create function private.fresh_link(token text) returns private.subscription_links
language sql stable set search_path = ''
as $$
  select asked.* from (
    select link.* from private.subscription_links as link
    union all
    select link.token_digest, null, link.created_at, link.is_asked_for, null from private.renewal_links as link
  ) as asked
  where asked.token_digest = private.sha256(token) and asked.is_asked_for and asked.created_at > now() - interval '1 hour'
$$;
comment on function private.fresh_link(text) is
  'Returns the link if it was asked for within the last hour, and a row of nulls if not: an email may have been forwarded.';

create function private.subscription_of_link(token text) returns public.subscriptions
language plpgsql stable set search_path = ''
as $$
declare
  subscription public.subscriptions;
begin
  select known.* into subscription
  from private.subscription_links as link join public.subscriptions as known on known.id = link.subscription_id
  where link.token_digest = private.sha256(token) and link.created_at > now() - interval '1 year'
    and known.anonymised_at is null;
  if not found then
    subscription := private.renewal_of(private.membership_of_link(token));
  end if;
  if subscription.id is null then
    raise exception 'The link leads to no subscription' using errcode = 'PT404', detail = 'not_found';
  end if;
  return subscription;
end
$$;

create function public.show_subscription(token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  subscription public.subscriptions := private.subscription_of_link(token);
  fresh private.subscription_links := private.fresh_link(token);
begin
  return private.shown_subscription(subscription) || jsonb_build_object(
    'isFresh', fresh.token_digest is not null,
    'wantedPence', case when fresh.wanted_pence > subscription.amount_pence then fresh.wanted_pence end
  );
end
$$;
comment on function public.show_subscription(text) is
  'Returns the subscription of a link {purpose, interval, amountPence, campaign: {lt, en}, status, since, nextChargeAt, resumesAt, nextAttemptAt, endsAt, endedAt, endReason, cardBrand, cardLast4, isStopping, canChange}, whether the link may do what costs the payer (isFresh), and the higher sum for which it was asked (wantedPence, or null).';
grant execute on function public.show_subscription(text) to anon, authenticated, service_role;

create function private.subscriptions_of(account uuid, address text) returns uuid[]
language sql stable set search_path = ''
as $$
  select array(
    select known.id from public.subscriptions as known
    where known.user_id = account or (known.email = address and (known.user_id is null or account is null))
      or known.membership_id = any (private.memberships_of(account, address))
  )
$$;
comment on function private.subscriptions_of(uuid, text) is 'Returns subscriptions by the rules of memberships_of().';

create function private.own_subscriptions(account uuid) returns uuid[]
language sql stable set search_path = ''
as $$ select private.subscriptions_of(account, private.confirmed_address(account)) $$;
comment on function private.own_subscriptions(uuid) is 'Returns what belongs to an account: what it began, and what is under its confirmed address.';

create function public.my_subscriptions() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(
      private.shown_subscription(subscription) || jsonb_build_object('id', subscription.id)
      order by subscription.ended_at desc nulls first, subscription.created_at desc, subscription.id
    ), '[]')
    from public.subscriptions as subscription
    where subscription.id = any ((select private.own_subscriptions(private.caller_id()))::uuid[])
      and subscription.stripe_subscription_id is not null and coalesce(subscription.ended_at > now() - interval '90 days', true)
  );
end
$$;
comment on function public.my_subscriptions() is
  'Returns the caller''s subscriptions, also those under the confirmed address, as show_subscription() does, with their id: the running ones first, then those that ended in the last 90 days.';
grant execute on function public.my_subscriptions() to authenticated;

-- changes

create function private.refuse_subscription_state(message text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  raise exception '%', message using errcode = 'PT409', detail = 'subscription_state';
end
$$;

create function private.may_stop(subscription public.subscriptions, account uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.user_roles as held
    where held.user_id = account
      and held.role in ('admin', 'treasurer', case subscription.purpose when 'membership' then 'secretary' end)
  )
$$;
comment on function private.may_stop(public.subscriptions, uuid) is
  'Whether a volunteer may end somebody else''s subscription: treasurers each, secretaries those of members.';

create function private.stop_subscription(subscription_id uuid, reason text) returns void
language sql set search_path = ''
as $$
  update public.subscriptions as known
  set stop_requested_at = now(), stop_reason = reason, updated_at = now(), checked_at = null
  where known.id = subscription_id and known.stop_requested_at is null and known.ended_at is null
$$;
comment on function private.stop_subscription(uuid, text) is
  'Wants a subscription to end: reconcile-payments cancels it at Stripe.';

create function private.stop_subscription_by(subscription public.subscriptions, account uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  is_payers boolean := account is null or subscription.id = any (private.own_subscriptions(account));
begin
  perform private.stop_subscription(subscription.id, case when is_payers then 'payer' else 'organisers' end);
  if not is_payers then
    insert into public.audit_log (actor_id, action, subject_type, subject_id)
    select account, case subscription.purpose when 'membership' then 'renewal_stopped' else 'subscription_stopped' end,
      case subscription.purpose when 'membership' then 'membership' else 'subscription' end,
      coalesce(subscription.membership_id, subscription.id)::text;
  end if;
end
$$;

create function private.email_fresh_link(subscription public.subscriptions, action text, wanted_pence integer) returns void
language plpgsql set search_path = ''
as $$
declare
  is_emailed boolean;
begin
  execute format('select %s($1, $2, $3)', private.hook('subscription_link_asked', subscription.purpose))
  into is_emailed using subscription, action, wanted_pence;
  if not is_emailed then
    perform private.refuse_subscription_state('Nobody would get the link');
  end if;
end
$$;
comment on function private.email_fresh_link(public.subscriptions, text, integer) is
  'Emails the payer a link that may raise the sum, go on after a pause or give another card: the action. Refuses if no address would receive it.';

create function private.subscription_to_change(token text, context jsonb) returns public.subscriptions
language plpgsql stable set search_path = ''
as $$
declare
  account uuid := (context ->> 'userId')::uuid;
  subscription public.subscriptions;
begin
  if token is not null then
    return private.subscription_of_link(token);
  end if;
  select * into subscription from public.subscriptions as known
  where known.id = (context ->> 'id')::uuid and known.stripe_subscription_id is not null and (
    known.id = any (private.own_subscriptions(account))
    or context ->> 'action' = 'stop' and private.may_stop(known, account)
  );
  if not found then
    raise exception 'There is no such subscription' using errcode = 'PT404', detail = 'not_found';
  end if;
  return subscription;
end
$$;

create function public.begin_subscription_change(token text, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  action text := context ->> 'action';
  subscription public.subscriptions := private.subscription_to_change(token, context);
  is_running boolean;
  is_firm boolean;
  months integer;
  pence integer := case when action = 'change' then private.pence(context -> 'amount') end;
begin
  -- By link or account, so that whoever has another link of the gift spends nothing of this one. A stop is never refused.
  if action <> 'stop' then
    perform public.count_submission(
      'manage-subscription', private.sha256(coalesce(token, context ->> 'userId') || ' ' || action), context ->> 'networkHash'
    );
  end if;
  select * into strict subscription from public.subscriptions as known where known.id = subscription.id for update;
  is_running := subscription.status in ('active', 'paused', 'failing');
  is_firm := num_nonnulls(subscription.stop_requested_at, subscription.ends_at) = 0;
  if not coalesce(
    case action
      when 'change' then subscription.purpose = 'donation' and subscription.status in ('active', 'paused') and is_firm
      when 'pause' then subscription.purpose = 'donation' and subscription.status = 'active' and is_firm
      when 'resume' then subscription.is_paused and is_running and is_firm
      when 'card' then is_running and is_firm
      when 'stop' then is_running
    end,
    false
  ) then
    perform private.refuse_subscription_state('It is not in the state for that');
  end if;
  if token is not null and (action in ('card', 'resume') or pence > subscription.amount_pence)
    and (private.fresh_link(token)).token_digest is null then
    perform private.email_fresh_link(subscription, action, pence);
    return '{"linkSent": true}';
  end if;
  if action = 'stop' then
    perform private.stop_subscription_by(subscription, case when token is null then (context ->> 'userId')::uuid end);
  elsif action = 'pause' then
    months := (context ->> 'months')::integer;
    if (months in (1, 2, 3, 6)) is not true then
      raise exception 'It pauses for 1, 2, 3 or 6 months' using errcode = 'PT400', detail = 'bad_request';
    end if;
  end if;
  return jsonb_build_object(
    'subscriptionId', subscription.id, 'stripeSubscriptionId', subscription.stripe_subscription_id,
    'stripeCustomerId', subscription.stripe_customer_id, 'purpose', subscription.purpose, 'interval', subscription."interval",
    'amountPence', coalesce(pence, subscription.amount_pence),
    -- The day before the first charge after the pause, so that it skips as many charges as months.
    'resumesAt', case when action = 'pause' then
      greatest(subscription.current_period_end, now()) + make_interval(months => months) - interval '1 day' end
  );
end
$$;
comment on function public.begin_subscription_change(text, jsonb) is
  'Decides who may change a subscription: whoever has a link or, without a token, the userId of the context, of the id. Context: {action: change | pause | resume | card | stop, amount (in pounds), months, id, userId, networkHash}. A link that was not asked for lately may lower, pause and stop; for a higher sum, another card and an early end of a pause it is answered with {linkSent: true}, and an email has a link that may. A stop is stored at once, and done by reconcile-payments if the function fails. Returns what the function needs to ask Stripe {subscriptionId, stripeSubscriptionId, stripeCustomerId, purpose, interval, amountPence, resumesAt}.';
grant execute on function public.begin_subscription_change(text, jsonb) to service_role;

create function public.subscription_after_change(subscription_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.shown_subscription(known) from public.subscriptions as known where known.id = subscription_id
$$;
comment on function public.subscription_after_change(uuid) is 'Returns what the page shows after a change, as show_subscription() does.';
grant execute on function public.subscription_after_change(uuid) to service_role;

-- what Stripe reports

create function private.subscription_of_event(event jsonb, at timestamptz) returns uuid
language plpgsql set search_path = ''
as $$
declare
  is_expired boolean := event ->> 'kind' = 'subscription_expired';
  affected uuid;
begin
  if event ->> 'checkoutId' is null then
    return (
      select known.id from public.subscriptions as known
      where known.stripe_subscription_id = event ->> 'subscriptionId' or known.stripe_customer_id = event ->> 'payerId'
      order by known.created_at limit 1
    );
  end if;
  select known.id into affected from public.subscriptions as known
  where known.checkout_session_id = event ->> 'checkoutId'
    or known.checkout_session_id is null and known.id::text = event ->> 'reference' and not private.is_by_link(event);
  update public.subscriptions as known
  set checkout_session_id = event ->> 'checkoutId', updated_at = now(),
    lapsed_at = case when is_expired then least(known.lapsed_at, at) else known.lapsed_at end
  where known.id = affected;
  perform private.subscription_changed(known) from public.subscriptions as known where known.id = affected and is_expired;
  return affected;
end
$$;
comment on function private.subscription_of_event(jsonb, timestamptz) is
  'Returns the subscription that an event is about, and stores that its checkout expired. What else an event says is read as a whole.';

create function private.take_invoice(subscription public.subscriptions, invoice jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  paid_at timestamptz := (invoice #>> '{paid,at}')::timestamptz;
  taken uuid;
  earlier public.donations;
begin
  -- An invoice that was marked as paid by hand has no payment: no money came.
  if paid_at is null or exists (select from public.payments as known where known.invoice_id = invoice ->> 'invoiceId') then
    return;
  end if;

  insert into public.payments (purpose, method, amount_pence, subscription_id, invoice_id)
  -- A sum that the forms would refuse is held, as it is not what was paid.
  values (subscription.purpose, 'stripe', least(greatest((invoice ->> 'pence')::integer, 100), 1000000), subscription.id, invoice ->> 'invoiceId')
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
      case when (invoice ->> 'isFirst')::boolean then subscription.message end, subscription.email, subscription.language,
      subscription.shows_donor, case when subscription.shows_donor then earlier.approved_at end,
      case when subscription.shows_donor then earlier.approved_by end, subscription.anonymised_at
    );
  end if;
  perform private.take_payment(
    taken, (invoice #>> '{paid,pence}')::integer, invoice ->> 'currency', paid_at, invoice #>> '{paid,paidWith}'
  );
  perform private.reconcile_payment(taken, null, paid_at);
end
$$;
comment on function private.take_invoice(public.subscriptions, jsonb) is
  'Makes a payment of an invoice that was paid, with its receipt, once. Other invoices have no effect.';

create function private.end_reason(subscription public.subscriptions, reported jsonb) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(subscription.stop_reason, case when (reported ->> 'hasFailed')::boolean then 'failed' else 'organisers' end)
$$;

create function private.take_subscription(known public.subscriptions, reported jsonb, invoices jsonb, read_at timestamptz)
  returns public.subscriptions
language plpgsql set search_path = ''
as $$
declare
  address text := private.normalize_email(reported ->> 'email');
  is_unpaid boolean := reported ->> 'status' = 'unpaid';
  ended timestamptz := (reported ->> 'endedAt')::timestamptz;
  due jsonb;
begin
  select invoice into due from jsonb_array_elements(invoices) as invoice
  where invoice ->> 'status' = 'open' order by (invoice ->> 'createdAt')::timestamptz desc, invoice ->> 'invoiceId' limit 1;
  update public.subscriptions as own set
    stripe_subscription_id = reported ->> 'subscriptionId',
    stripe_customer_id = reported ->> 'payerId',
    stripe_status = reported ->> 'status',
    amount_pence = greatest(1, (reported ->> 'pence')::integer),
    started_at = (reported ->> 'startedAt')::timestamptz,
    current_period_end = (reported ->> 'periodEndsAt')::timestamptz,
    is_paused = (reported ->> 'isPaused')::boolean,
    resumes_at = (reported ->> 'resumesAt')::timestamptz,
    ends_at = (reported ->> 'endsAt')::timestamptz,
    open_invoice_id = due ->> 'invoiceId',
    failed_attempts = coalesce((due ->> 'attempts')::integer, 0),
    next_attempt_at = (due ->> 'nextAttemptAt')::timestamptz,
    is_invoice_due = exists (select from jsonb_array_elements(invoices) as invoice where invoice ->> 'status' in ('draft', 'open')),
    ended_at = ended,
    end_reason = case when ended is not null then private.end_reason(own, reported) end,
    -- The provider would go on making invoices that it never charges, and nobody could stop that of somebody who is forgotten.
    stop_requested_at = coalesce(
      own.stop_requested_at, case when is_unpaid or own.anonymised_at is not null and ended is null then read_at end
    ),
    stop_reason = coalesce(own.stop_reason, case
      when own.anonymised_at is not null and ended is null then 'erased' when is_unpaid then 'failed'
    end),
    card_brand = left(reported ->> 'cardBrand', 30),
    card_last4 = case when own.anonymised_at is null then substring(reported ->> 'cardLast4' from '^[0-9]{4}$') end,
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
  'Stores what is reported of a subscription and its open invoice.';

create function public.report_subscription(subscription jsonb, invoices jsonb, read_at timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  known public.subscriptions;
  invoice jsonb;
begin
  perform private.check_report('subscription', subscription);
  perform private.check_report('invoice', item) from jsonb_array_elements(report_subscription.invoices) as item;
  perform private.lock_money();
  select * into known from public.subscriptions as own
  where own.stripe_subscription_id = subscription ->> 'subscriptionId'
    or own.stripe_subscription_id is null and own.id::text = subscription ->> 'reference'
  order by own.stripe_subscription_id nulls last limit 1 for update;
  -- A checkout that was begun and not paid leaves one that is incomplete, also once it has ended.
  if known.id is null or (known.stripe_subscription_id is null and subscription ->> 'status' = 'incomplete') then
    return jsonb_build_object('outcome', case when known.id is null then 'unknown' else 'applied' end);
  end if;
  if known.reported_at is null or known.reported_at < report_subscription.read_at then
    known := private.take_subscription(known, subscription, invoices, report_subscription.read_at);
  end if;
  for invoice in
    select item from jsonb_array_elements(report_subscription.invoices) as item order by (item ->> 'createdAt')::timestamptz, item ->> 'invoiceId'
  loop
    perform private.take_invoice(known, invoice);
  end loop;
  execute format('select %s($1)', private.hook('subscription_reported', known.purpose)) using known.id;
  return jsonb_build_object('outcome', 'applied');
end
$$;
comment on function public.report_subscription(jsonb, jsonb, timestamptz) is
  'Applies what was read from the provider: a subscription {subscriptionId, reference (our id), payerId, email, status: incomplete | active | past_due | unpaid | canceled, hasFailed, pence, startedAt, periodEndsAt, isPaused, resumesAt, endsAt, endedAt, cardBrand, cardLast4}, and its latest invoices [{invoiceId, status: draft | open | paid | closed, createdAt, pence, currency, isFirst, attempts, nextAttemptAt, paid: null or {pence, at, paidWith}}]. Any order and repetition of readings has the same result. Returns {outcome: applied | unknown}.';
grant execute on function public.report_subscription(jsonb, jsonb, timestamptz) to service_role;

-- privacy

create function private.subscriptions_under(account uuid, address text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('subscriptions', (
    select coalesce(jsonb_agg(
      to_jsonb(known) - '{search_text, submission_key, checkout_url, checked_at, announced_attempt, announced_pence, announced_pause, announced_end_at}'::text[]
      order by known.created_at, known.id
    ), '[]')
    from public.subscriptions as known where known.id = any (private.subscriptions_of(account, address))
  ))
$$;
comment on function private.subscriptions_under(uuid, text) is 'Returns subscriptions for an export.';

create function private.anonymise_subscription(subscription_id uuid) returns void
language sql set search_path = ''
as $$
  -- Also one that was given up: it counts if it was completed after all.
  select private.stop_subscription(anonymise_subscription.subscription_id, 'erased');
  delete from private.gift_aid_declarations as declaration
  where declaration.subscription_id = anonymise_subscription.subscription_id and declaration.confirmed_at is null;
  delete from private.subscription_links as link where link.subscription_id = anonymise_subscription.subscription_id;
  update public.subscriptions as known
  set user_id = null, donor_name = null, message = null, email = null, card_last4 = null, shows_donor = false, anonymised_at = now(),
    updated_at = now()
  where known.id = anonymise_subscription.subscription_id and known.anonymised_at is null;
$$;
comment on function private.anonymise_subscription(uuid) is
  'Removes the personal data of a subscription, and wants it to end: nobody could stop it any more.';

create function private.purge_subscriptions() returns void
language sql set search_path = ''
as $$
  delete from private.subscription_links where created_at < now() - interval '1 year';
  with never_paid as (
    delete from public.subscriptions as known
    where known.stripe_subscription_id is null and known.created_at < now() - interval '30 days'
    returning known.id
  )
  delete from public.membership_applications as application using never_paid where application.subscription_id = never_paid.id;
  select private.anonymise_subscription(known.id) from public.subscriptions as known
  where known.anonymised_at is null and known.ended_at < now() - interval '7 years';
$$;
comment on function private.purge_subscriptions() is
  'Deletes subscriptions that were never paid after 30 days, and removes the names of others 7 years after their end.';

create function private.anonymise_subscriptions(account uuid, address text) returns void
language sql set search_path = ''
as $$ select private.anonymise_subscription(id) from unnest(private.subscriptions_of(account, address)) as own (id) $$;

-- Before memberships, which end their renewals for a reason of their own.
insert into private.hooks (subject, hook, call, place) values
  ('subscriptions', 'export', 'private.subscriptions_under', 100),
  ('subscriptions', 'anonymise', 'private.anonymise_subscriptions', 20);
