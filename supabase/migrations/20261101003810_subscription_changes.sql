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

create function private.campaign_names(campaign_id text, campaign_name text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    (select jsonb_build_object('lt', campaign.name_lt, 'en', campaign.name_en) from public.campaigns as campaign where campaign.id = campaign_id),
    case when campaign_name is not null then jsonb_build_object('lt', campaign_name, 'en', campaign_name) end
  )
$$;

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

create function public.send_subscription_links(submission jsonb, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.normalize_email(submission ->> 'email');
  gifts jsonb;
begin
  perform public.count_submission('send-subscription-link', null, context ->> 'networkHash');
  if coalesce((context ->> 'isSuspected')::boolean, false) then
    return '{"ok": true}';
  end if;
  select jsonb_agg(
    private.subscription_data(known) || jsonb_build_object('token', private.create_subscription_link(known.id, is_asked_for => true), 'status', known.status)
    order by known.created_at, known.id
  ) into gifts
  from public.subscriptions as known
  where known.email = address and known.purpose = 'donation' and known.status in ('active', 'failing', 'paused');
  if gifts is not null then
    perform public.queue_email(
      address, 'gift-links', coalesce(submission ->> 'locale', 'lt'), jsonb_build_object('gifts', gifts),
      'subscription-links/', is_owner => private.is_owner(address, (context ->> 'userId')::uuid)
    );
  end if;
  return '{"ok": true}';
end
$$;
comment on function public.send_subscription_links(jsonb, jsonb) is
  'Emails whoever has the address {email, locale} a link for each of its monthly gifts. Answers {ok: true} whether or not there are any. Context: {networkHash, userId, isSuspected}.';
grant execute on function public.send_subscription_links(jsonb, jsonb) to service_role;
