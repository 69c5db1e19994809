-- Refunds that treasurers asked for. The row is written before Stripe is called: whatever ends the function between the two,
-- settle-payments finds out what became of it.

create table private.refund_requests (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id) on delete cascade,
  amount_pence integer not null check (amount_pence > 0),
  submission_key uuid unique,
  refund_id text check (char_length(refund_id) between 1 and 255),
  created_at timestamptz not null default now()
);
comment on table private.refund_requests is 'Refunds that were asked for. One that Stripe did not make is deleted.';
comment on column private.refund_requests.refund_id is 'Of the refund at Stripe; null until it is known.';
alter table private.refund_requests enable row level security;
create unique index refund_requests_under_way on private.refund_requests (payment_id) where refund_id is null;
create index refund_requests_of_payment on private.refund_requests (payment_id);
create index refund_requests_to_check on private.refund_requests (created_at) where refund_id is null;

drop function public.begin_refund(uuid, integer);

create function public.begin_refund(payment_id uuid, amount_pence integer default null, key uuid default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments := private.lock_payment(payment_id, 'stripe');
  remaining integer := payment.received_pence - payment.refunded_pence - payment.lost_pence;
  pence integer := coalesce(begin_refund.amount_pence, remaining);
  request private.refund_requests;
  is_repeated boolean;
begin
  select * into request from private.refund_requests as known
  where known.submission_key = begin_refund.key or (known.payment_id = payment.id and known.refund_id is null)
  order by known.submission_key = begin_refund.key desc nulls last
  limit 1;
  is_repeated := request.id is not null;

  if is_repeated and request.refund_id is not null and begin_refund.amount_pence is null then
    pence := request.amount_pence;
  end if;
  if is_repeated and (request.payment_id, request.amount_pence) is distinct from (payment.id, pence) then
    perform private.refuse_payment_state('Another refund of the payment is under way');
  end if;
  if not is_repeated then
    if payment.status not in ('paid', 'held', 'refunded') or payment.payment_intent_id is null or coalesce(remaining, 0) = 0 or payment.has_open_dispute then
      perform private.refuse_payment_state('There is nothing to refund, or a dispute is open');
    end if;
    if pence not between 1 and remaining then
      raise exception 'Not more than % pence can be refunded', remaining using errcode = 'PT400', detail = 'bad_request';
    end if;
    insert into private.refund_requests (payment_id, amount_pence, submission_key) values (payment.id, pence, begin_refund.key)
    returning * into request;
    perform private.log_action('refund_requested', 'payment', payment.id::text, jsonb_build_object('pence', pence));
  end if;
  return jsonb_build_object(
    'requestId', request.id, 'paymentId', payment.id, 'paymentIntentId', payment.payment_intent_id, 'amountPence', pence,
    'currency', payment.received_currency, 'idempotencyKey', 'refund/' || request.id,
    'isRepeated', is_repeated, 'isDone', request.refund_id is not null
  );
end
$$;
comment on function public.begin_refund(uuid, integer, uuid) is
  'Allows a treasurer to refund a card payment, or a part of it, and says how Stripe is to be asked. Of a payment one refund is under way at a time: pressed twice, or with a key that is known, it is the same. Returns {requestId, paymentId, paymentIntentId, amountPence, currency, idempotencyKey (for Stripe), isRepeated, isDone}.';
grant execute on function public.begin_refund(uuid, integer, uuid) to authenticated;

create function public.refunds_to_check(at_most integer default 50)
  returns table (request_id uuid, payment_intent_id text, is_overdue boolean)
language sql stable security definer set search_path = ''
as $$
  select request.id, payment.payment_intent_id, request.created_at < now() - interval '10 minutes'
  from private.refund_requests as request join public.payments as payment on payment.id = request.payment_id
  where request.refund_id is null and request.created_at < now() - interval '1 minute'
  order by request.created_at
  limit greatest(1, least(at_most, 200))
$$;
comment on function public.refunds_to_check(integer) is
  'Refunds of which nobody knows whether Stripe made them. One that it has not made by the time it is overdue, it will not make.';
grant execute on function public.refunds_to_check(integer) to service_role;

create function public.abandon_refund(request_id uuid) returns void
language sql security definer set search_path = ''
as $$ delete from private.refund_requests as request where request.id = abandon_refund.request_id and request.refund_id is null $$;
comment on function public.abandon_refund(uuid) is
  'Forgets a refund that Stripe certainly did not make: another one may be begun. A repetition has no effect.';
grant execute on function public.abandon_refund(uuid) to service_role;

create or replace function private.store_refund(refund jsonb, at timestamptz) returns text
language sql set search_path = ''
as $$
  insert into private.refunds as known (id, paid_with, amount_pence, status, known_at, created_at)
  select refund ->> 'id', private.stripe_id(refund -> 'payment_intent'), (refund ->> 'amount')::integer,
    coalesce(refund ->> 'status', 'succeeded'), at, to_timestamp((refund ->> 'created')::bigint)
  where private.stripe_id(refund -> 'payment_intent') is not null
  on conflict (id) do update set status = excluded.status, known_at = excluded.known_at, amount_pence = excluded.amount_pence
  -- The newest report counts; of two in one second, the one that comes later in the life of a refund.
  where (excluded.known_at, private.refund_rank(excluded.status)) > (known.known_at, private.refund_rank(known.status));
  -- Whoever reports it first ends the request, in whatever way the function ended that asked for it.
  update private.refund_requests as request set refund_id = refund ->> 'id'
  from public.payments as payment
  where request.id::text = refund #>> '{metadata,refundRequestId}' and request.refund_id is null
    and payment.id = request.payment_id and payment.payment_intent_id = private.stripe_id(refund -> 'payment_intent');
  select private.stripe_id(refund -> 'payment_intent');
$$;
