-- Undoing the confirmation of a transfer that nobody had announced asks nobody for it: it lapses. A donor is told that the
-- receipt was a mistake.

create or replace function public.undo_bank_transfer(payment_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments := private.lock_payment(payment_id, 'bank_transfer');
  membership public.memberships;
begin
  if payment.received_pence is null or payment.refunded_pence > 0 then
    perform private.refuse_payment_state('There is nothing to undo: no money came, or some went back');
  end if;
  select known.* into membership
  from public.membership_payments as link join public.memberships as known on known.id = link.membership_id
  where link.payment_id = payment.id;
  if membership.id is not null then
    update public.discount_codes as code set revoked_at = now()
    from public.membership_payments as link
    where link.payment_id = payment.id and code.membership_id = membership.id and code.revoked_at is null and code.redeemed_at is null
      and code.created_at >= link.covers_from and code.created_at < link.covers_until;
  end if;

  update public.payments as known
  set received_pence = null, received_currency = null, paid_at = null, held_reason = null, taken_back_at = null, decision = null, decided_at = null,
    decided_by = null, reminded_at = null, updated_at = now(), lapsed_at = case when not exists (
      select from public.membership_applications as application where application.payment_id = known.id and application.membership_id = membership.id
    ) then now() end
  where known.id = payment.id;
  perform private.settle_payment(payment.id, null, now());
  perform private.log_action('transfer_undone', 'payment', payment.id::text, jsonb_build_object('pence', payment.received_pence));

  if payment.purpose = 'donation' and payment.announced_status = 'paid' then
    perform private.tell_donor(payment, 'donation-correction');
  end if;
  if membership.id is not null then
    select * into membership from public.memberships as known where known.id = membership.id;
    perform private.mail_member(
      membership, 'membership-correction', 'payment/' || payment.id || '/correction/' || extensions.gen_random_uuid(),
      jsonb_build_object('amountPence', payment.received_pence, 'status', membership.status, 'validUntil', membership.valid_until)
    );
  end if;
end
$$;
