-- What a payment provider reports, in our own words: the functions read its JSON (decision 091), and this checks what they pass on.
-- Each event is applied once and adds a fact. Statuses follow from all facts, so the order of the events does not matter.

create function private.payment_of_checkout(checkout jsonb) returns uuid
language sql stable set search_path = ''
as $$
  select payment.id from public.payments as payment
  where payment.checkout_session_id = checkout ->> 'checkoutId'
    -- Anybody who opens a payment link may give it a reference, so only our own checkouts are trusted.
    or (
      payment.method = 'stripe' and payment.checkout_session_id is null and payment.id::text = checkout ->> 'reference'
      and not private.is_by_link(checkout)
    )
  limit 1
$$;

create function private.settle_checkout(checkout jsonb, at timestamptz) returns uuid
language plpgsql set search_path = ''
as $$
declare
  taken uuid := private.payment_of_checkout(checkout);
  pence integer := (checkout ->> 'pence')::integer;
  address text := private.normalize_email(checkout ->> 'email');
begin
  if taken is null and private.is_by_link(checkout) then
    insert into public.payments (purpose, method, amount_pence, checkout_session_id, event_key)
    values ('ticket', 'stripe', pence, checkout ->> 'checkoutId', left(checkout ->> 'eventKey', 96))
    returning id into taken;
  end if;
  if taken is null then
    return null;
  end if;
  update public.payments as payment set checkout_session_id = checkout ->> 'checkoutId'
  where payment.id = taken and payment.checkout_session_id is null;
  perform private.take_payment(taken, pence, checkout ->> 'currency', at, checkout ->> 'paidWith');
  update public.donations as donation set email = address
  where donation.payment_id = taken and donation.email is null and donation.anonymised_at is null
    and address ~ '^[^@\s]+@[^@\s]+$' and char_length(checkout ->> 'email') <= 254;
  perform private.redeem_codes(checkout);
  return taken;
end
$$;
comment on function private.settle_checkout(jsonb, timestamptz) is
  'Stores what was paid through a checkout. Returns null if the checkout is neither ours nor of one of our payment links.';

create function private.close_checkout(checkout jsonb, at timestamptz, is_failed boolean) returns uuid
language plpgsql set search_path = ''
as $$
declare
  payment_id uuid := private.payment_of_checkout(checkout);
begin
  update public.payments as payment
  set checkout_session_id = checkout ->> 'checkoutId',
    lapsed_at = case when is_failed then payment.lapsed_at else least(payment.lapsed_at, at) end,
    failed_at = case when is_failed then least(payment.failed_at, at) else payment.failed_at end,
    updated_at = now()
  where payment.id = payment_id;
  return payment_id;
end
$$;

create function private.take_checkout(kind text, checkout jsonb, at timestamptz) returns uuid
language sql set search_path = ''
as $$
  select case kind
    when 'payment_settled' then private.settle_checkout(checkout, at)
    when 'payment_pending' then private.payment_of_checkout(checkout)
    when 'payment_expired' then private.close_checkout(checkout, at, false)
    when 'payment_failed' then private.close_checkout(checkout, at, true)
  end
$$;
comment on function private.take_checkout(text, jsonb, timestamptz) is
  'Takes what is known of a checkout {checkoutId, reference (our id), isByLink, paidWith, email, eventKey, discountCodes, pence, currency}. payment_pending: not paid yet.';

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
  select refund ->> 'refundId', refund ->> 'paidWith', (refund ->> 'pence')::integer, refund ->> 'status', at, (refund ->> 'createdAt')::timestamptz
  where refund ->> 'paidWith' is not null
  on conflict (id) do update set status = excluded.status, known_at = excluded.known_at, amount_pence = excluded.amount_pence
  -- The newest report counts. Of two in one second, the later state of a refund does.
  where (excluded.known_at, private.refund_rank(excluded.status)) > (known.known_at, private.refund_rank(known.status));
  -- The first report completes the request, however the function ended that made it.
  update private.refund_requests as request set refund_id = refund ->> 'refundId'
  from public.payments as payment
  where request.id::text = refund ->> 'requestId' and request.refund_id is null
    and payment.id = request.payment_id and payment.payment_intent_id = refund ->> 'paidWith';
  select refund ->> 'paidWith';
$$;

create function private.store_refunded(refunded jsonb, at timestamptz) returns text
language sql set search_path = ''
as $$
  insert into private.charge_refunds as known (paid_with, refunded_pence, reached_at)
  select refunded ->> 'paidWith', (refunded ->> 'pence')::integer, at
  where refunded ->> 'paidWith' is not null
  on conflict (paid_with) do update set
    refunded_pence = greatest(known.refunded_pence, excluded.refunded_pence),
    reached_at = case
      when excluded.refunded_pence > known.refunded_pence then excluded.reached_at
      when excluded.refunded_pence = known.refunded_pence then least(known.reached_at, excluded.reached_at)
      else known.reached_at
    end;
  select refunded ->> 'paidWith';
$$;

create function private.store_dispute(dispute jsonb, at timestamptz) returns text
language sql set search_path = ''
as $$
  insert into private.disputes as known (id, paid_with, amount_pence, status, known_at)
  select dispute ->> 'disputeId', dispute ->> 'paidWith', (dispute ->> 'pence')::integer, dispute ->> 'status', at
  where dispute ->> 'paidWith' is not null
  on conflict (id) do update set status = excluded.status, known_at = excluded.known_at, amount_pence = excluded.amount_pence
  where (private.is_closed_dispute(excluded.status), excluded.known_at, excluded.status)
    > (private.is_closed_dispute(known.status), known.known_at, known.status);
  select dispute ->> 'paidWith';
$$;

create function public.apply_payment_event(event jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  kind text := event ->> 'kind';
  at timestamptz := (event ->> 'at')::timestamptz;
  affected uuid;
  of_subscription uuid;
  result text;
begin
  perform private.check_report(kind, event);
  if num_nulls(event ->> 'id', event ->> 'reportedAs', at) > 0 then
    raise exception 'An event has an id, a time, and what its provider calls it' using errcode = 'PT400', detail = 'bad_request';
  end if;
  -- The insert waits for a concurrent transaction that applies the same event.
  insert into public.stripe_events (id, type, created_at) values (event ->> 'id', left(event ->> 'reportedAs', 100), at)
  on conflict (id) do nothing;
  if not found then
    return jsonb_build_object('outcome', 'duplicate');
  end if;
  perform private.lock_money();

  case
    when kind in ('payment_settled', 'payment_pending', 'payment_expired', 'payment_failed') then
      affected := private.take_checkout(kind, event, at);
    when kind = 'refund' then
      affected := private.payment_of(private.store_refund(event, at));
    when kind = 'refunded_in_all' then
      affected := private.payment_of(private.store_refunded(event, at));
    when kind = 'dispute' then
      affected := private.payment_of(private.store_dispute(event, at));
    when kind in ('subscription_begun', 'subscription_expired', 'subscription_changed', 'payer_changed') then
      of_subscription := private.subscription_of_event(event, at);
    when kind = 'discount_code' then
      perform private.sync_discount_code(event, at);
    when kind = 'payout' then
      perform private.store_payout(event, at);
    else
      result := 'ignored';
  end case;

  if affected is not null then
    perform private.reconcile_payment(affected, event ->> 'id', at);
  end if;
  result := coalesce(
    result, case when coalesce(affected, of_subscription) is null and kind not in ('discount_code', 'payout') then 'unknown' else 'applied' end
  );
  update public.stripe_events as known set payment_id = affected, outcome = result where known.id = event ->> 'id';
  return jsonb_build_object('outcome', result);
end
$$;
comment on function public.apply_payment_event(jsonb) is
  'Applies an event of the payment provider {id, at, reportedAs, kind, and the fields of that kind} once, with all its effects in one transaction. reportedAs is only recorded. Returns {outcome: applied | duplicate | unknown | ignored}, each of which is answered with 200.';
grant execute on function public.apply_payment_event(jsonb) to service_role;

create function public.apply_checkout_session(session jsonb, at timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  affected uuid;
begin
  perform private.check_report(session ->> 'kind', session);
  perform private.lock_money();
  affected := private.take_checkout(session ->> 'kind', session, at);
  if affected is null then
    raise exception 'The checkout is none of ours' using errcode = 'PT404', detail = 'not_found';
  end if;
  update public.payments as payment
  set checkout_session_id = session ->> 'checkoutId', checkout_url = coalesce(session ->> 'url', payment.checkout_url),
    checkout_expires_at = coalesce((session ->> 'expiresAt')::timestamptz, payment.checkout_expires_at)
  where payment.id = affected;
  return jsonb_build_object('paymentId', affected, 'status', (private.reconcile_payment(affected, null, at)).status);
end
$$;
comment on function public.apply_checkout_session(jsonb, timestamptz) is
  'Updates a payment from the current state of its checkout, in place of a lost event {kind: payment_settled | payment_pending | payment_expired, the fields of take_checkout(), url, expiresAt}. at: when it was paid, if it was. Returns {paymentId, status}.';
grant execute on function public.apply_checkout_session(jsonb, timestamptz) to service_role;

create function public.record_refund(refund jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  at timestamptz := (refund ->> 'createdAt')::timestamptz;
  affected uuid;
begin
  perform private.check_report('refund', refund);
  perform private.lock_money();
  affected := private.payment_of(private.store_refund(refund, at));
  if affected is null then
    raise exception 'The refund is of no payment of ours' using errcode = 'PT404', detail = 'not_found';
  end if;
  perform private.reconcile_payment(affected, null, at);
end
$$;
comment on function public.record_refund(jsonb) is
  'Stores the refund that the provider returned {refundId, paidWith, pence, status, createdAt, requestId}, without waiting for its event, which then has no effect.';
grant execute on function public.record_refund(jsonb) to service_role;
