-- Each event is applied once and adds a fact. Statuses follow from all facts, so the order of the events does not matter.

create function private.payment_of_session(session jsonb) returns uuid
language sql stable set search_path = ''
as $$
  select payment.id from public.payments as payment
  where payment.checkout_session_id = session ->> 'id'
    -- Anybody who opens a payment link may give it a reference, so only our own checkouts are trusted.
    or (
      payment.method = 'stripe' and payment.checkout_session_id is null and payment.id::text = session ->> 'client_reference_id'
      and not private.is_community_link(session)
    )
  limit 1
$$;

create function private.take_session(session jsonb, at timestamptz) returns uuid
language plpgsql set search_path = ''
as $$
declare
  taken uuid := private.payment_of_session(session);
  pence integer := (session ->> 'amount_total')::integer;
  currency text := session ->> 'currency';
begin
  if taken is null and private.is_community_link(session) then
    insert into public.payments (purpose, method, amount_pence, checkout_session_id, event_key)
    values ('ticket', 'stripe', pence, session ->> 'id', left(session #>> '{metadata,eventKey}', 96))
    returning id into taken;
  end if;
  if taken is null then
    return null;
  end if;
  update public.payments as payment set checkout_session_id = session ->> 'id'
  where payment.id = taken and payment.checkout_session_id is null;
  perform private.take_payment(taken, pence, currency, at, private.stripe_id(session -> 'payment_intent'));
  update public.donations as donation
  set email = private.normalize_email(session #>> '{customer_details,email}')
  where donation.payment_id = taken and donation.email is null and donation.anonymised_at is null
    and private.normalize_email(session #>> '{customer_details,email}') ~ '^[^@\s]+@[^@\s]+$'
    and char_length(session #>> '{customer_details,email}') <= 254;
  perform private.redeem_codes(session);
  return taken;
end
$$;
comment on function private.take_session(jsonb, timestamptz) is
  'Stores what was paid through a checkout. Returns null if the checkout is neither ours nor of one of our payment links.';

create function private.close_session(session jsonb, at timestamptz, is_failed boolean) returns uuid
language plpgsql set search_path = ''
as $$
declare
  payment_id uuid := private.payment_of_session(session);
begin
  update public.payments as payment
  set checkout_session_id = session ->> 'id',
    lapsed_at = case when is_failed then payment.lapsed_at else least(payment.lapsed_at, at) end,
    failed_at = case when is_failed then least(payment.failed_at, at) else payment.failed_at end,
    updated_at = now()
  where payment.id = payment_id;
  return payment_id;
end
$$;

create function private.payment_of(paid_with text) returns uuid
language sql stable set search_path = ''
as $$
  select payment.id from public.payments as payment where payment.payment_intent_id = paid_with
$$;

create function private.refund_rank(status text) returns integer
language sql immutable set search_path = ''
as $$ select coalesce(array_position('{pending, requires_action, succeeded, canceled, failed}'::text[], status), 0) $$;

create function private.store_refund(refund jsonb, at timestamptz) returns text
language sql set search_path = ''
as $$
  insert into private.refunds as known (id, paid_with, amount_pence, status, known_at, created_at)
  select refund ->> 'id', private.stripe_id(refund -> 'payment_intent'), (refund ->> 'amount')::integer,
    coalesce(refund ->> 'status', 'succeeded'), at, to_timestamp((refund ->> 'created')::bigint)
  where private.stripe_id(refund -> 'payment_intent') is not null
  on conflict (id) do update set status = excluded.status, known_at = excluded.known_at, amount_pence = excluded.amount_pence
  -- The newest report counts. Of two in one second, the later state of a refund does.
  where (excluded.known_at, private.refund_rank(excluded.status)) > (known.known_at, private.refund_rank(known.status));
  -- The first report completes the request, however the function ended that made it.
  update private.refund_requests as request set refund_id = refund ->> 'id'
  from public.payments as payment
  where request.id::text = refund #>> '{metadata,refundRequestId}' and request.refund_id is null
    and payment.id = request.payment_id and payment.payment_intent_id = private.stripe_id(refund -> 'payment_intent');
  select private.stripe_id(refund -> 'payment_intent');
$$;

create function private.store_charge(charge jsonb, at timestamptz) returns text
language sql set search_path = ''
as $$
  insert into private.charge_refunds as known (paid_with, refunded_pence, reached_at)
  select private.stripe_id(charge -> 'payment_intent'), (charge ->> 'amount_refunded')::integer, at
  where private.stripe_id(charge -> 'payment_intent') is not null
  on conflict (paid_with) do update set
    refunded_pence = greatest(known.refunded_pence, excluded.refunded_pence),
    reached_at = case
      when excluded.refunded_pence > known.refunded_pence then excluded.reached_at
      when excluded.refunded_pence = known.refunded_pence then least(known.reached_at, excluded.reached_at)
      else known.reached_at
    end;
  select private.stripe_id(charge -> 'payment_intent');
$$;

create function private.store_dispute(dispute jsonb, at timestamptz) returns text
language sql set search_path = ''
as $$
  insert into private.disputes as known (id, paid_with, amount_pence, status, known_at)
  select dispute ->> 'id', private.stripe_id(dispute -> 'payment_intent'), (dispute ->> 'amount')::integer, dispute ->> 'status', at
  where private.stripe_id(dispute -> 'payment_intent') is not null
  on conflict (id) do update set status = excluded.status, known_at = excluded.known_at, amount_pence = excluded.amount_pence
  where (private.is_closed_dispute(excluded.status), excluded.known_at, excluded.status)
    > (private.is_closed_dispute(known.status), known.known_at, known.status);
  select private.stripe_id(dispute -> 'payment_intent');
$$;

create function public.apply_stripe_event(event jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  event_type text := event ->> 'type';
  object jsonb := event #> '{data,object}';
  at timestamptz := to_timestamp((event ->> 'created')::bigint);
  affected uuid;
  of_subscription uuid;
  is_listed boolean := true;
  is_of_payment boolean := event_type !~ '^(promotion_code|payout)\.';
begin
  if event ->> 'id' is null or event_type is null or at is null or jsonb_typeof(object) is distinct from 'object' then
    raise exception 'This is no event of Stripe' using errcode = 'PT400', detail = 'bad_request';
  end if;
  -- The insert waits for a concurrent transaction that applies the same event.
  insert into public.stripe_events (id, type, created_at) values (event ->> 'id', left(event_type, 100), at) on conflict (id) do nothing;
  if not found then
    return jsonb_build_object('outcome', 'duplicate');
  end if;
  perform private.lock_money();

  case
    when event_type ~ '^checkout\.session\.' and object ->> 'mode' = 'subscription' or event_type in (
      'customer.updated', 'customer.subscription.updated', 'customer.subscription.deleted', 'invoice.paid', 'invoice.payment_failed',
      'invoice.payment_action_required'
    ) then
      of_subscription := private.subscription_of_event(event_type, object, at);
    when event_type = 'checkout.session.completed' and object ->> 'payment_status' = 'unpaid' then
      affected := private.payment_of_session(object);
    when event_type in ('checkout.session.completed', 'checkout.session.async_payment_succeeded') then
      affected := private.take_session(object, at);
    when event_type in ('checkout.session.expired', 'checkout.session.async_payment_failed') then
      affected := private.close_session(object, at, event_type <> 'checkout.session.expired');
    when event_type = 'charge.refunded' then
      affected := private.payment_of(private.store_charge(object, at));
    when event_type in ('refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated') then
      affected := private.payment_of(private.store_refund(object, at));
    when event_type in (
      'charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed',
      'charge.dispute.funds_withdrawn', 'charge.dispute.funds_reinstated'
    ) then
      affected := private.payment_of(private.store_dispute(object, at));
    when event_type = 'promotion_code.updated' then
      perform private.sync_promotion_code(object, at);
    when event_type in (
      'payout.created', 'payout.updated', 'payout.paid', 'payout.failed', 'payout.canceled', 'payout.reconciliation_completed'
    ) then
      perform private.store_payout(object, at);
    else
      is_listed := false;
  end case;

  if affected is not null then
    perform private.reconcile_payment(affected, event ->> 'id', at);
  end if;
  update public.stripe_events as known
  set payment_id = affected,
    outcome = case when not is_listed then 'ignored' when coalesce(affected, of_subscription) is null and is_of_payment then 'unknown' else 'applied' end
  where known.id = event ->> 'id';
  return jsonb_build_object('outcome', (select known.outcome from public.stripe_events as known where known.id = event ->> 'id'));
end
$$;
comment on function public.apply_stripe_event(jsonb) is
  'Applies an event of Stripe once, with all its effects in one transaction. Returns {outcome: applied | duplicate | unknown | ignored}, each of which is answered with 200.';
grant execute on function public.apply_stripe_event(jsonb) to service_role;

create function public.apply_checkout_session(session jsonb, at timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  affected uuid;
begin
  perform private.lock_money();
  affected := case
    when session ->> 'status' = 'complete' and session ->> 'payment_status' in ('paid', 'no_payment_required') then private.take_session(session, at)
    when session ->> 'status' = 'expired' then private.close_session(session, at, false)
    else private.payment_of_session(session)
  end;
  if affected is null then
    raise exception 'The checkout is none of ours' using errcode = 'PT404', detail = 'not_found';
  end if;
  update public.payments as payment
  set checkout_session_id = session ->> 'id', checkout_url = coalesce(session ->> 'url', payment.checkout_url),
    checkout_expires_at = coalesce(to_timestamp((session ->> 'expires_at')::bigint), payment.checkout_expires_at)
  where payment.id = affected;
  return jsonb_build_object('paymentId', affected, 'status', (private.reconcile_payment(affected, null, at)).status);
end
$$;
comment on function public.apply_checkout_session(jsonb, timestamptz) is
  'Updates a payment from the current state of its checkout, in place of a lost webhook. at: when it was paid, if it was. Returns {paymentId, status}.';
grant execute on function public.apply_checkout_session(jsonb, timestamptz) to service_role;

create function public.record_refund(refund jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  at timestamptz := to_timestamp((refund ->> 'created')::bigint);
  affected uuid;
begin
  perform private.lock_money();
  affected := private.payment_of(private.store_refund(refund, at));
  if affected is null then
    raise exception 'The refund is of no payment of ours' using errcode = 'PT404', detail = 'not_found';
  end if;
  perform private.reconcile_payment(affected, null, at);
end
$$;
comment on function public.record_refund(jsonb) is
  'Stores the refund that Stripe returned, without waiting for its webhook, which then has no effect.';
grant execute on function public.record_refund(jsonb) to service_role;
