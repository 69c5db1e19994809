-- A form may be sent again after its payment was given up, because Stripe did not know its checkout: then the checkout that
-- Stripe makes opens it again, and what is not reported of it is found as ever.

create or replace function public.record_checkout(payment_id uuid, session_id text, url text, expires_at timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments;
begin
  -- What was given up has changed a membership, which only the holder of the lock may do.
  if exists (
    select from public.payments as known
    where known.id = record_checkout.payment_id and known.checkout_session_id is null and known.lapsed_at is not null
  ) then
    perform private.lock_money();
  end if;
  select * into payment from public.payments as known where known.id = record_checkout.payment_id for update;
  if payment.id is null or payment.method <> 'stripe' then
    raise exception 'There is no such card payment' using errcode = 'PT404', detail = 'not_found';
  end if;
  if payment.checkout_session_id <> record_checkout.session_id then
    raise exception 'The payment has another checkout' using errcode = 'PT409', detail = 'payment_state';
  end if;
  -- The webhook may have been faster.
  update public.payments as known
  set checkout_session_id = record_checkout.session_id, checkout_url = record_checkout.url,
    checkout_expires_at = record_checkout.expires_at, updated_at = now(),
    lapsed_at = case when known.checkout_session_id is null then null else known.lapsed_at end
  where known.id = payment.id;
  if payment.checkout_session_id is null and payment.lapsed_at is not null then
    perform private.settle_payment(payment.id, null, now());
  end if;
  select * into payment from public.payments as known where known.id = payment.id;
  perform private.end_checkout_submission(payment);
  return jsonb_build_object('url', payment.checkout_url);
end
$$;
