-- What treasurers enter, give back and decide.

create function private.lock_payment(payment_id uuid) returns public.payments
language plpgsql set search_path = ''
as $$
declare
  payment public.payments;
begin
  perform private.require_role('treasurer');
  perform private.lock_money();
  select * into payment from public.payments as known where known.id = payment_id for update;
  if payment.id is null then
    raise exception 'There is no such payment' using errcode = 'PT404', detail = 'not_found';
  end if;
  return payment;
end
$$;
comment on function private.lock_payment(uuid) is
  'Returns the payment with all money locked. Refuses everybody but treasurers.';

create function private.lock_entered_payment(payment_id uuid) returns public.payments
language plpgsql set search_path = ''
as $$
declare
  payment public.payments := private.lock_payment(payment_id);
begin
  if not private.is_entered(payment.method) then
    raise exception 'There is no such payment' using errcode = 'PT404', detail = 'not_found';
  end if;
  return payment;
end
$$;
comment on function private.lock_entered_payment(uuid) is
  'Returns a payment that came by transfer, standing order, cash or cheque, with all money locked. Refuses everybody but treasurers.';

create function private.refuse_payment_state(message text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  raise exception '%', message using errcode = 'PT409', detail = 'payment_state';
end
$$;

create function private.require_entered_method(method text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if private.is_entered(method) is not true then
    raise exception 'Such money is not entered' using errcode = 'PT400', detail = 'bad_request';
  end if;
end
$$;

create function private.require_past_day(day date) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if day is null or day > private.london_date(now()) or day < private.london_date(now()) - 730 then
    raise exception 'The date must be in the past' using errcode = 'PT400', detail = 'bad_request';
  end if;
end
$$;

create function private.require_pence(pence integer) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if pence is null or pence not between 1 and 10000000 then
    raise exception 'The amount must be in pence, above zero' using errcode = 'PT400', detail = 'bad_request';
  end if;
end
$$;

create function private.transfer_outcome(payment public.payments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('status', payment.status, 'heldReason', payment.held_reason, 'validUntil', (
    select link.covers_until from public.membership_payments as link where link.payment_id = payment.id
  ))
$$;
comment on function private.transfer_outcome(public.payments) is
  'Returns {status, heldReason, validUntil (the end of the year that it pays for)}.';

-- bank transfers

-- A transfer that is confirmed after its membership was cancelled counts, even if it arrived before: a bank reports only the day.
create function private.take_entered_payment(payment public.payments, pence integer, received_on date) returns public.payments
language plpgsql set search_path = ''
as $$
begin
  perform private.require_pence(pence);
  perform private.require_past_day(received_on);
  -- Confirming money of a membership that was cancelled in the meantime, such as on the same day, means that it counts. Years
  -- that were paid before stay cancelled.
  update public.memberships as known set cancelled_at = private.london_midnight(received_on) - interval '1 microsecond', updated_at = now()
  from public.membership_payments as link
  where link.payment_id = payment.id and known.id = link.membership_id and known.merged_into is null
    and known.cancelled_at >= private.london_midnight(received_on);
  perform private.take_payment(payment.id, pence, 'GBP', private.london_midnight(received_on), null);
  return private.reconcile_payment(payment.id, null, now());
end
$$;
comment on function private.take_entered_payment(public.payments, integer, date) is
  'Lets the money that came on that day count.';

create function public.confirm_bank_transfer(payment_id uuid, amount_pence integer, received_on date, method text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments := private.lock_entered_payment(payment_id);
begin
  -- What HMRC pays is of a line of the bank, and of a claim.
  if payment.status not in ('open', 'lapsed') or payment.purpose = 'gift_aid' then
    perform private.refuse_payment_state('The transfer has been confirmed, or nobody awaits it');
  end if;
  if method is not null then
    perform private.require_entered_method(method);
    update public.payments as known set method = confirm_bank_transfer.method where known.id = payment.id;
  end if;
  payment := private.take_entered_payment(payment, amount_pence, received_on);
  perform private.log_action(
    'transfer_confirmed', 'payment', payment.id::text,
    jsonb_build_object('pence', payment.received_pence, 'on', received_on, 'method', payment.method)
  );
  return private.transfer_outcome(payment);
end
$$;
comment on function public.confirm_bank_transfer(uuid, integer, date, text) is
  'Confirms that announced money arrived on that day, from which the membership runs; also lapsed. The method may be another than announced. A sum other than the fee needs a decision. Returns {status, heldReason, validUntil}.';
grant execute on function public.confirm_bank_transfer(uuid, integer, date, text) to authenticated;

-- A transfer that nobody had announced lapses when its confirmation is undone, and nobody is asked for it. A donor is
-- notified that the receipt was a mistake.
create function public.undo_bank_transfer(payment_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments := private.lock_entered_payment(payment_id);
  membership public.memberships;
  is_announced boolean;
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

  is_announced := exists (
    select from public.membership_applications as application where application.payment_id = payment.id and application.membership_id = membership.id
  )
  -- Somebody who was added by hand, or now pays for a household, was asked for it before it came. Nobody is asked for a fee of a list.
  or payment.import_id is null
    and payment.created_at < (select min(entry.recorded_at) from public.ledger as entry where entry.payment_id = payment.id);
  update public.payments as known
  set received_pence = null, received_currency = null, paid_at = null, held_reason = null, taken_back_at = null, decision = null, decided_at = null,
    decided_by = null, reminded_at = null, is_before_accounts = false, updated_at = now(),
    method = case when is_announced then 'bank_transfer' else known.method end, lapsed_at = case when not is_announced then now() end
  where known.id = payment.id;
  -- The day on which it was said to have come had nothing of it.
  perform private.reconcile_payment(payment.id, null, payment.paid_at);
  perform private.log_action('transfer_undone', 'payment', payment.id::text, jsonb_build_object('pence', payment.received_pence));

  if payment.purpose = 'donation' and payment.announced_status = 'paid' then
    perform private.email_donor(payment, 'donation-correction');
  end if;
  if membership.id is not null then
    select * into membership from public.memberships as known where known.id = membership.id;
    perform private.email_member(
      membership, 'membership-correction', 'payment/' || payment.id || '/correction/',
      private.membership_data(membership) || jsonb_build_object('paymentId', payment.id, 'amountPence', payment.received_pence)
    );
  end if;
end
$$;
comment on function public.undo_bank_transfer(uuid) is
  'Undoes a mistaken confirmation: reverses the ledger entry, restores the dates, revokes codes and emails a correction.';
grant execute on function public.undo_bank_transfer(uuid) to authenticated;

create function private.add_fee(membership public.memberships, fee jsonb, key uuid) returns public.payments
language plpgsql set search_path = ''
as $$
declare
  payment public.payments;
begin
  perform private.require_entered_method(fee ->> 'method');
  payment := private.add_membership_payment(membership, fee ->> 'method', key);
  update public.payments as known set is_second = true where known.id = payment.id and (fee ->> 'isSecond')::boolean;
  return private.take_entered_payment(payment, (fee ->> 'amountPence')::integer, (fee ->> 'receivedOn')::date);
end
$$;
comment on function private.add_fee(public.memberships, jsonb, uuid) is
  'Enters a fee {amountPence, receivedOn, method, isSecond} of a member that nobody had announced.';

create function public.record_fee(membership_id uuid, fee jsonb, key uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  membership public.memberships;
  payment public.payments;
begin
  perform private.require_member_keeper();
  perform private.lock_memberships(array[membership_id]);
  select * into payment from public.payments as known where known.submission_key = key;
  if payment.id is null then
    select * into membership from public.memberships as known where known.id = membership_id;
    payment := private.add_fee(membership, fee, key);
    perform private.log_action(
      'fee_recorded', 'membership', membership_id::text,
      jsonb_build_object('pence', payment.received_pence, 'on', fee ->> 'receivedOn', 'method', payment.method)
    );
  end if;
  return private.transfer_outcome(payment);
end
$$;
comment on function public.record_fee(uuid, jsonb, uuid) is
  'Records a fee {amountPence, receivedOn, method} of a known member that nobody had announced, once for each key. Returns {status, heldReason, validUntil}.';
grant execute on function public.record_fee(uuid, jsonb, uuid) to authenticated;

create function public.record_bank_donation(donation jsonb, key uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  pence integer := (donation ->> 'amountPence')::integer;
  received_on date := donation ->> 'receivedOn';
  method text := coalesce(donation ->> 'method', 'bank_transfer');
  campaign_name text := nullif(left(btrim(donation ->> 'campaign'), 200), '');
  donor_name text := nullif(btrim(donation ->> 'donorName'), '');
  recorded uuid;
begin
  perform private.require_role('treasurer');
  perform private.lock_money();
  select known.id into recorded from public.payments as known where known.submission_key = key;
  if recorded is not null then
    return recorded;
  end if;
  perform private.require_pence(pence);
  perform private.require_past_day(received_on);
  perform private.require_entered_method(method);
  insert into public.payments (purpose, method, amount_pence, submission_key) values ('donation', method, pence, key)
  returning id into recorded;
  insert into public.donations (payment_id, campaign_id, campaign_name, donor_name, email, language, shows_donor)
  values (
    recorded, coalesce((select known.id from public.campaigns as known where known.id = donation ->> 'campaignId'), private.campaign_of(campaign_name)),
    campaign_name, donor_name, nullif(private.normalize_email(donation ->> 'email'), ''), coalesce(donation ->> 'locale', 'lt'),
    coalesce((donation ->> 'showInDonorList')::boolean, false) and donor_name is not null
  );
  perform private.take_payment(recorded, pence, 'GBP', private.london_midnight(received_on), null);
  perform private.reconcile_payment(recorded, null, now());
  perform private.log_action('donation_recorded', 'payment', recorded::text, jsonb_build_object('pence', pence));
  return recorded;
end
$$;
comment on function public.record_bank_donation(jsonb, uuid) is
  'Records a donation {amountPence, receivedOn, method, campaignId or campaign, donorName, email, locale, showInDonorList}, by bank transfer unless the method says otherwise, once for each key. undo_bank_transfer() undoes it. Returns the id of its payment.';
grant execute on function public.record_bank_donation(jsonb, uuid) to authenticated;

create function public.record_bank_refund(payment_id uuid, amount_pence integer, refunded_on date, key uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments := private.lock_entered_payment(payment_id);
begin
  if exists (select from private.refunds as known where known.id = 'bank/' || key) then
    return;
  end if;
  perform private.require_past_day(refunded_on);
  if payment.received_pence is null or payment.refunded_pence = payment.received_pence then
    perform private.refuse_payment_state('There is nothing to refund');
  end if;
  if coalesce(amount_pence, 0) not between 1 and payment.received_pence - payment.refunded_pence then
    raise exception 'Not more than what came can be refunded' using errcode = 'PT400', detail = 'bad_request';
  end if;
  if refunded_on < private.london_date(payment.paid_at) then
    raise exception 'Nothing goes back before it came' using errcode = 'PT400', detail = 'bad_request';
  end if;
  insert into private.refunds (id, paid_with, amount_pence, status, known_at, created_at)
  values ('bank/' || key, payment.id::text, record_bank_refund.amount_pence, 'succeeded', now(), private.london_midnight(refunded_on));
  perform private.reconcile_payment(payment.id, null, private.london_midnight(refunded_on));
  perform private.log_action('transfer_refunded', 'payment', payment.id::text, jsonb_build_object('pence', amount_pence, 'on', refunded_on));
end
$$;
comment on function public.record_bank_refund(uuid, integer, date, uuid) is
  'Records money that the treasurer sent back from the bank account, once for each key.';
grant execute on function public.record_bank_refund(uuid, integer, date, uuid) to authenticated;

-- refunds by card

-- Two requests for a refund without a key are one, even after Stripe has made it: a button was
-- pressed twice, or a page sent again.
create function public.request_refund(payment_id uuid, amount_pence integer default null, key uuid default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments := private.lock_payment(payment_id);
  remaining integer := payment.received_pence - payment.refunded_pence - payment.lost_pence;
  pence integer := coalesce(request_refund.amount_pence, remaining);
  request private.refund_requests;
  is_repeated boolean;
begin
  select * into request from private.refund_requests as known
  where known.submission_key = request_refund.key
    or known.payment_id = payment.id and (
      known.refund_id is null
      -- A request for all that is left repeats only a refund that left nothing.
      or request_refund.key is null and known.submission_key is null and known.created_at > clock_timestamp() - interval '1 minute'
        and (known.amount_pence = request_refund.amount_pence or request_refund.amount_pence is null and remaining = 0)
    )
  order by known.submission_key = request_refund.key desc nulls last, known.refund_id is null desc, known.created_at desc
  limit 1;
  is_repeated := request.id is not null;

  if is_repeated and request.refund_id is not null and request_refund.amount_pence is null then
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
    values (payment.id, pence, request_refund.key, clock_timestamp())
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
comment on function public.request_refund(uuid, integer, uuid) is
  'Lets a treasurer refund a card payment, or a part of it, and returns how to ask Stripe. A payment has one refund in progress: a known key, or another request within a minute without a key, repeats it. Returns {requestId, paymentId, paymentIntentId, amountPence, currency, idempotencyKey (for Stripe), isRepeated, isDone}.';
grant execute on function public.request_refund(uuid, integer, uuid) to authenticated;

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
  'Returns refunds of which it is unknown whether Stripe made them. A refund that Stripe has not made when it is overdue will not be made.';
grant execute on function public.refunds_to_check(integer) to service_role;

create function public.abandon_refund(request_id uuid) returns void
language sql security definer set search_path = ''
as $$ delete from private.refund_requests as request where request.id = abandon_refund.request_id and request.refund_id is null $$;
comment on function public.abandon_refund(uuid) is
  'Deletes a refund that Stripe certainly did not make, so that another one may be requested. A repetition has no effect.';
grant execute on function public.abandon_refund(uuid) to service_role;

-- decisions

create function public.decide_payment(payment_id uuid, decision text, person jsonb default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments := private.lock_payment(payment_id);
  before uuid := (select link.membership_id from public.membership_payments as link where link.payment_id = payment.id);
  target public.memberships;
begin
  if decision in ('count', 'refund', 'another_person') then
    if payment.status <> 'held' then
      perform private.refuse_payment_state('The payment is not held');
    end if;
    if decision = 'count' and payment.held_reason in ('currency', 'nobody') then
      perform private.refuse_payment_state('Such a payment can only be refunded, or be for another person');
    end if;
  elsif decision in ('keep', 'take_back') then
    if not private.is_partly_refunded(payment) or payment.status = 'held' then
      perform private.refuse_payment_state('No part of the payment was refunded');
    end if;
  else
    raise exception 'There is no such decision' using errcode = 'PT400', detail = 'bad_request';
  end if;

  if decision = 'another_person' then
    if before is null then
      perform private.refuse_payment_state('Only a membership is for a person');
    end if;
    if person ->> 'membershipId' is not null then
      select * into target from public.memberships as known
      where known.id = (person ->> 'membershipId')::uuid and num_nonnulls(known.merged_into, known.deceased_at, known.anonymised_at) = 0;
    elsif num_nulls(person ->> 'firstName', person ->> 'lastName', person ->> 'email') = 0 then
      target := private.membership_of_person(person);
    end if;
    if target.id is null or target.id = before then
      raise exception 'Name another person' using errcode = 'PT400', detail = 'bad_request';
    end if;
    perform private.stop_sharing(payment.id);
    update public.membership_payments as link set membership_id = target.id, covers_from = null, covers_until = null
    where link.payment_id = payment.id;
    update public.payments as known set is_second = false where known.id = payment.id and known.is_second;
    perform private.reconcile_membership(before);
    perform private.email_payer(payment, before, 'payment-for-another');
  elsif decision in ('count', 'refund') then
    update public.payments as known
    set decision = decide_payment.decision, decided_at = now(), decided_by = private.caller_id(), updated_at = now()
    where known.id = payment.id;
  else
    update public.payments as known
    set refund_decision = decide_payment.decision, refund_decided_at = now(), decided_by = private.caller_id(),
      refund_decided_on_pence = known.refunded_pence + known.lost_pence, updated_at = now()
    where known.id = payment.id;
  end if;
  payment := private.reconcile_payment(payment.id, null, now());
  perform private.log_action('payment_decided', 'payment', payment.id::text, jsonb_build_object('decision', decision));
  return jsonb_build_object('status', payment.status, 'heldReason', payment.held_reason);
end
$$;
comment on function public.decide_payment(uuid, text, jsonb) is
  'Decides a held payment: count (it pays for a year, or is the donation), refund (then refund it), another_person ({membershipId} or {firstName, lastName, email, phone, locale}); or one that was partly refunded: keep, take_back. Returns {status, heldReason}.';
grant execute on function public.decide_payment(uuid, text, jsonb) to authenticated;
