-- A refund that is asked for twice without a key is one, also once Stripe has made it: a button pressed twice, a page sent again.

create or replace function public.begin_refund(payment_id uuid, amount_pence integer default null, key uuid default null) returns jsonb
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
  where known.submission_key = begin_refund.key
    or known.payment_id = payment.id and (
      known.refund_id is null
      -- Of all that is left, only one that left nothing can have been meant.
      or begin_refund.key is null and known.submission_key is null and known.created_at > clock_timestamp() - interval '1 minute'
        and (known.amount_pence = begin_refund.amount_pence or begin_refund.amount_pence is null and remaining = 0)
    )
  order by known.submission_key = begin_refund.key desc nulls last, known.refund_id is null desc, known.created_at desc
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
    insert into private.refund_requests (payment_id, amount_pence, submission_key, created_at)
    values (payment.id, pence, begin_refund.key, clock_timestamp())
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
  'Allows a treasurer to refund a card payment, or a part of it, and says how Stripe is to be asked. Of a payment one refund is under way at a time: pressed twice, with a key that is known, or within a minute without a key, it is the same. Returns {requestId, paymentId, paymentIntentId, amountPence, currency, idempotencyKey (for Stripe), isRepeated, isDone}.';
