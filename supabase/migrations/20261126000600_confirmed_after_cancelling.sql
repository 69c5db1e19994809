-- A transfer that is confirmed after its membership was cancelled counts, also if it came before that: a bank tells the day only.

create or replace function public.confirm_bank_transfer(payment_id uuid, amount_pence integer, received_on date) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments := private.lock_payment(payment_id, 'bank_transfer');
begin
  perform private.require_pence(amount_pence);
  perform private.require_past_day(received_on);
  if payment.status not in ('open', 'lapsed') then
    perform private.refuse_payment_state('The transfer has been confirmed');
  end if;
  -- Whoever confirms money of a membership that was cancelled meanwhile, such as on the same day, says that it counts. Years
  -- that were paid before stay cancelled.
  update public.memberships as known set cancelled_at = private.london_midnight(received_on) - interval '1 microsecond', updated_at = now()
  from public.membership_payments as link
  where link.payment_id = payment.id and known.id = link.membership_id and known.merged_into is null
    and known.cancelled_at >= private.london_midnight(received_on);
  perform private.take_payment(payment.id, confirm_bank_transfer.amount_pence, 'GBP', private.london_midnight(received_on), null);
  payment := private.settle_payment(payment.id, null, now());
  perform private.log_action('transfer_confirmed', 'payment', payment.id::text, jsonb_build_object('pence', payment.received_pence, 'on', received_on));
  return jsonb_build_object('status', payment.status, 'heldReason', payment.held_reason);
end
$$;
