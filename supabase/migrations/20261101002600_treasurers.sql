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

-- members

create function private.lock_memberships(membership_ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.lock_money();
  perform from public.memberships as known where known.id = any (membership_ids) order by known.id for update;
  if (
    select count(*) from public.memberships as known
    where known.id = any (membership_ids) and num_nonnulls(known.merged_into, known.anonymised_at) = 0
  ) <> cardinality(membership_ids) then
    raise exception 'There is no such membership' using errcode = 'PT404', detail = 'not_found';
  end if;
end
$$;

create function private.typed_postal_address(typed text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  address text := nullif(btrim(private.clean_text(typed)), '');
begin
  if char_length(address) > 500 then
    raise exception 'The postal address has more than 500 characters' using errcode = 'PT400', detail = 'bad_request', hint = 'tooLong';
  end if;
  return address;
end
$$;
comment on function private.typed_postal_address(text) is 'Returns a typed postal address of several lines as it is stored; null if it is empty.';

create function private.check_member(first_name text, last_name text, email text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  -- A member without an address is checked as if there were one.
  perform private.check_person(first_name, last_name, coalesce(email, 'none@example.org'));
end
$$;
comment on function private.check_member(text, text, text) is 'Refuses an invalid name or address like check_person(), but not a missing address.';

create function private.enter_member(member jsonb) returns public.memberships
language plpgsql set search_path = ''
as $$
declare
  entered public.memberships;
begin
  entered.first_name := private.typed_line(member ->> 'firstName');
  entered.last_name := private.typed_line(member ->> 'lastName');
  entered.email := nullif(private.typed_email(member ->> 'email'), '');
  perform private.check_member(entered.first_name, entered.last_name, entered.email);
  perform pg_advisory_xact_lock(
    hashtextextended('member ' || coalesce(entered.email, '') || ' ' || private.name_key(entered.first_name, entered.last_name), 0)
  );
  begin
    insert into public.memberships (first_name, last_name, email, phone, postal_address, language)
    values (
      entered.first_name, entered.last_name, entered.email, nullif(btrim(member ->> 'phone'), ''),
      private.typed_postal_address(member ->> 'postalAddress'), coalesce(member ->> 'locale', 'lt')
    )
    returning * into entered;
  exception when unique_violation then
    raise exception 'The person is a member with this address already' using errcode = 'PT409', detail = 'person_known';
  end;
  perform private.join_membership_of(account.id) from public.profiles as account where account.email = entered.email;
  return entered;
end
$$;
comment on function private.enter_member(jsonb) is
  'Creates a membership for {firstName, lastName, email, phone, postalAddress, locale}, of which only the names are required. Refuses a person with the same name and address with PT409 person_known.';

create function public.add_member(member jsonb, key uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  action constant text := 'add-member';
  response jsonb;
  entered public.memberships;
begin
  perform private.require_member_keeper();
  response := private.start_submission(action, key, private.sha256(member::text));
  if response is not null then
    return response ->> 'id';
  end if;
  perform public.count_submission(action, private.sha256(private.caller_id()::text));
  perform private.lock_money();
  entered := private.enter_member(member);
  perform private.log_action('member_added', 'membership', entered.id::text);
  if (member ->> 'isHonorary')::boolean then
    perform public.set_honorary(entered.id, true);
  elsif member -> 'fee' ->> 'amountPence' is not null then
    perform public.record_fee(entered.id, member -> 'fee', key);
  else
    -- The fee is awaited like that of an application.
    perform private.add_membership_payment(entered, 'bank_transfer', null);
    perform private.reconcile_membership(entered.id);
  end if;
  perform private.end_submission(action, key, jsonb_build_object('id', entered.id));
  return entered.id;
end
$$;
comment on function public.add_member(jsonb, uuid) is
  'Adds a member {firstName, lastName, email, phone, postalAddress, locale, isHonorary, fee: {amountPence, receivedOn, method}}, once for each key. Without a fee, it is awaited. Returns the id.';
grant execute on function public.add_member(jsonb, uuid) to authenticated;

create function public.membership_fee(membership_id uuid default null) returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_member_keeper();
  return coalesce(
    (select private.fee_of(known) from public.memberships as known where known.id = membership_fee.membership_id),
    (select setting.membership_fee_pence from private.money_settings as setting)
  );
end
$$;
comment on function public.membership_fee(uuid) is
  'Returns the fee of a year in pence, of a member or of anybody new, for treasurers and secretaries. A fee of another sum needs a decision.';
grant execute on function public.membership_fee(uuid) to authenticated;

create function public.membership_history(membership_id uuid)
  returns table (created_at timestamptz, action text, actor text, details jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_member_keeper();
  return query
    select entry.created_at, entry.action, account.first_name || ' ' || account.last_name, entry.details
    from public.audit_log as entry left join public.profiles as account on account.id = entry.actor_id
    where entry.subject_type = 'membership' and entry.subject_id = membership_history.membership_id::text
    order by entry.created_at desc, entry.id desc
    limit 200;
end
$$;
comment on function public.membership_history(uuid) is
  'Returns what people did to a membership, for treasurers and secretaries, newest first. It never holds the former values.';
grant execute on function public.membership_history(uuid) to authenticated;

create function private.drop_awaited_transfers(membership_id uuid) returns void
language sql set search_path = ''
as $$
  update public.payments as waiting set lapsed_at = now(), updated_at = now()
  from public.membership_payments as link
  where link.membership_id = drop_awaited_transfers.membership_id and waiting.id = link.payment_id
    and waiting.method = 'bank_transfer' and waiting.status = 'open'
$$;
comment on function private.drop_awaited_transfers(uuid) is
  'Lets announced transfers lapse, of which nobody is reminded any more. They count if the money comes after all.';

create function public.set_honorary(membership_id uuid, is_honorary boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  membership public.memberships;
begin
  perform private.require_member_keeper();
  perform private.lock_memberships(array[membership_id]);
  if set_honorary.is_honorary and exists (select from public.memberships as known where known.id = membership_id and known.pays_for_household) then
    raise exception 'The member pays for a household: choose another payer first' using errcode = 'PT409', detail = 'pays_for_household';
  end if;
  update public.memberships as known set is_honorary = set_honorary.is_honorary, updated_at = now()
  where known.id = membership_id and known.is_honorary <> set_honorary.is_honorary and known.deceased_at is null
  returning * into membership;
  if membership.id is null then
    raise exception 'It is so already, or the member is marked as deceased' using errcode = 'PT409', detail = 'membership_state';
  end if;
  if set_honorary.is_honorary then
    perform private.drop_awaited_transfers(membership_id);
    if not private.is_benefiting(membership) then
      perform private.give_honorary_year(membership_id, now());
    end if;
  end if;
  if membership.household_id is not null then
    perform private.reconcile_household(membership.household_id);
  end if;
  perform private.log_action(
    case when set_honorary.is_honorary then 'made_honorary' else 'no_longer_honorary' end, 'membership', membership_id::text
  );
end
$$;
comment on function public.set_honorary(uuid, boolean) is
  'Makes a member honorary, who has each year without a fee and is asked for none, or lets the last year given so run out.';
grant execute on function public.set_honorary(uuid, boolean) to authenticated;

create function public.cancel_membership(membership_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_member_keeper();
  perform private.lock_memberships(array[membership_id]);
  update public.memberships as known set cancelled_at = now(), is_honorary = false, updated_at = now()
  where known.id = membership_id and known.status in ('pending', 'active', 'grace');
  if not found then
    raise exception 'The membership has ended' using errcode = 'PT409', detail = 'membership_state';
  end if;
  perform private.drop_awaited_transfers(membership_id);
  perform private.reconcile_membership(membership_id);
  perform private.log_action('membership_cancelled', 'membership', membership_id::text);
end
$$;
comment on function public.cancel_membership(uuid) is
  'Ends a membership at the wish of the member. The money stays unless it is refunded, and a later payment starts anew.';
grant execute on function public.cancel_membership(uuid) to authenticated;

create function public.join_membership(membership_id uuid, account uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.lock_memberships(array[membership_id]);
  if account is not null and not exists (
    select from auth.users as confirmed where confirmed.id = account and confirmed.email_confirmed_at is not null
  ) then
    raise exception 'There is no such account with a confirmed address' using errcode = 'PT422', detail = 'not_confirmed';
  end if;
  if exists (select from public.memberships as other where other.user_id = account and other.id <> membership_id) then
    raise exception 'The account has another membership' using errcode = 'PT409', detail = 'membership_state';
  end if;
  update public.memberships as known set user_id = account, updated_at = now() where known.id = membership_id;
  perform private.log_action('membership_joined', 'membership', membership_id::text, jsonb_build_object('account', account));
end
$$;
comment on function public.join_membership(uuid, uuid) is
  'Joins a membership to an account with another name or address; null separates them.';
grant execute on function public.join_membership(uuid, uuid) to authenticated;

create function public.merge_memberships(kept uuid, duplicate uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid;
begin
  perform private.require_member_keeper();
  if kept is null or duplicate is null or kept = duplicate then
    raise exception 'Name two memberships' using errcode = 'PT400', detail = 'bad_request';
  end if;
  perform private.lock_memberships(array[kept, duplicate]);
  if (select count(distinct known.user_id) from public.memberships as known where known.id in (kept, duplicate)) = 2 then
    raise exception 'Both have an account: separate one first' using errcode = 'PT409', detail = 'membership_state';
  end if;
  -- Whoever has the account would have the payments of both.
  if not public.is_admin() and exists (
    select from public.memberships as known
    where known.id in (kept, duplicate) and (known.user_id is not null or private.asks_admin(known.email, null))
  ) then
    raise exception 'One of them belongs to an account: only an admin may merge them' using errcode = 'PT403', detail = 'membership_of_account';
  end if;
  select known.user_id into account from public.memberships as known where known.id in (kept, duplicate) and known.user_id is not null;
  perform private.merge_households(kept, duplicate);

  update public.membership_payments as link set membership_id = kept where link.membership_id = duplicate;
  update public.membership_applications as application set membership_id = kept where application.membership_id = duplicate;
  update private.renewal_links as link set membership_id = kept where link.membership_id = duplicate;
  insert into private.membership_reminders (membership_id, valid_until, kind, sent_at)
  select kept, sent.valid_until, sent.kind, sent.sent_at from private.membership_reminders as sent where sent.membership_id = duplicate
  on conflict do nothing;
  update public.discount_codes as code set revoked_at = now()
  where code.membership_id = duplicate and code.revoked_at is null and exists (
    select from public.discount_codes as other
    where other.membership_id = kept and other.event_key = code.event_key and other.revoked_at is null
  );
  update public.discount_codes as code set membership_id = kept where code.membership_id = duplicate;
  update public.memberships as known set merged_into = kept where known.merged_into = duplicate;
  update public.memberships as known
  set merged_into = kept, user_id = null, cancelled_at = coalesce(known.cancelled_at, now()), updated_at = now()
  where known.id = duplicate;
  update public.memberships as known set user_id = account, updated_at = now() where known.id = kept and account is not null;
  update public.memberships as known
  set deceased_at = least(known.deceased_at, other.deceased_at), is_honorary = known.is_honorary or other.is_honorary,
    pays_for_household = known.pays_for_household and not (known.is_honorary or other.is_honorary),
    email = coalesce(known.email, other.email), phone = coalesce(known.phone, other.phone),
    postal_address = coalesce(known.postal_address, other.postal_address)
  from public.memberships as other where known.id = kept and other.id = duplicate;
  perform private.reconcile_membership(duplicate);
  perform private.reconcile_membership(kept);
  if exists (select from public.memberships as known where known.id = kept and known.deceased_at is not null) then
    perform public.mark_deceased(kept, true);
  end if;
  perform private.log_action('memberships_merged', 'membership', kept::text, jsonb_build_object('duplicate', duplicate));
end
$$;
comment on function public.merge_memberships(uuid, uuid) is
  'Merges a duplicate of the same person: its payments, applications and codes become those of the other. Two fees within 30 days are then held. Whoever is deceased in one is deceased in both, and reminders are not repeated. Only an admin merges one that belongs to an account (membership_of_account).';
grant execute on function public.merge_memberships(uuid, uuid) to authenticated;

create function public.correct_member(membership_id uuid, correction jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  former public.memberships;
  corrected public.memberships;
begin
  perform private.require_member_keeper();
  perform private.lock_memberships(array[membership_id]);
  select * into former from public.memberships as known where known.id = membership_id;
  if former.deceased_at is not null then
    raise exception 'The member is marked as deceased' using errcode = 'PT409', detail = 'membership_state';
  end if;
  corrected := former;
  if correction ? 'firstName' then
    corrected.first_name := private.typed_line(correction ->> 'firstName');
  end if;
  if correction ? 'lastName' then
    corrected.last_name := private.typed_line(correction ->> 'lastName');
  end if;
  if correction ? 'email' then
    corrected.email := nullif(private.typed_email(correction ->> 'email'), '');
  end if;
  if correction ? 'postalAddress' then
    corrected.postal_address := private.typed_postal_address(correction ->> 'postalAddress');
  end if;
  if correction ? 'locale' then
    corrected.language := correction ->> 'locale';
  end if;
  if correction ? 'phone' then
    corrected.phone := correction ->> 'phone';
  end if;
  perform private.check_member(corrected.first_name, corrected.last_name, corrected.email);

  -- The second of two changes of the same person waits, as in membership_of_person().
  perform pg_advisory_xact_lock(
    hashtextextended('member ' || coalesce(corrected.email, '') || ' ' || private.name_key(corrected.first_name, corrected.last_name), 0)
  );
  begin
    update public.memberships as known
    set first_name = corrected.first_name, last_name = corrected.last_name, email = corrected.email, phone = corrected.phone,
      postal_address = corrected.postal_address, language = corrected.language, updated_at = now()
    where known.id = membership_id
    returning * into corrected;
  exception when unique_violation then
    raise exception 'The person is a member with this address already: merge the two' using errcode = 'PT409', detail = 'person_known';
  end;

  if corrected.email is distinct from former.email and corrected.email is not null then
    perform private.count_email_by_role('correct-member', array_remove(array[corrected.email, former.email], null));
    perform private.join_membership_of(account.id) from public.profiles as account where account.email = corrected.email and former.user_id is null;
    perform private.email_member(corrected, 'membership-address', 'membership/' || membership_id || '/address/');
    if not exists (select from private.unreached_addresses() as unreached where unreached.email = former.email) then
      perform private.email_member(former, 'membership-address', 'membership/' || membership_id || '/address/');
    end if;
  end if;
  -- The log omits the former values, because it outlives an erasure. The applications have them.
  perform private.log_action('member_corrected', 'membership', membership_id::text, jsonb_build_object('changed', array(
    select field.name
    from (values
      ('name', (former.first_name, former.last_name) is distinct from (corrected.first_name, corrected.last_name)),
      ('email', former.email is distinct from corrected.email), ('phone', former.phone is distinct from corrected.phone),
      ('postalAddress', former.postal_address is distinct from corrected.postal_address),
      ('language', former.language is distinct from corrected.language)
    ) as field (name, is_changed)
    where field.is_changed
  )));
end
$$;
comment on function public.correct_member(uuid, jsonb) is
  'Corrects what {firstName, lastName, email, phone, postalAddress, locale} contains; an email of null removes it. Emails and links then go to the new address. Both addresses are notified, the former one if it works.';
grant execute on function public.correct_member(uuid, jsonb) to authenticated;
