-- What treasurers and admins do with money and members.

create function private.lock_payment(payment_id uuid, method text default null) returns public.payments
language plpgsql set search_path = ''
as $$
declare
  payment public.payments;
begin
  perform private.require_role('treasurer');
  perform private.lock_money();
  select * into payment from public.payments as known where known.id = payment_id for update;
  if payment.id is null or payment.method is distinct from coalesce(lock_payment.method, payment.method) then
    raise exception 'There is no such payment' using errcode = 'PT404', detail = 'not_found';
  end if;
  return payment;
end
$$;
comment on function private.lock_payment(uuid, text) is 'The payment, for treasurers alone, with all money locked.';

create function private.refuse_payment_state(message text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  raise exception '%', message using errcode = 'PT409', detail = 'payment_state';
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

create function public.confirm_bank_transfer(payment_id uuid, amount_pence integer, received_on date) returns jsonb
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
  perform private.take_payment(payment.id, confirm_bank_transfer.amount_pence, 'GBP', private.london_midnight(received_on), null);
  payment := private.settle_payment(payment.id, null, now());
  perform private.log_action('transfer_confirmed', 'payment', payment.id::text, jsonb_build_object('pence', payment.received_pence, 'on', received_on));
  return jsonb_build_object('status', payment.status, 'heldReason', payment.held_reason);
end
$$;
comment on function public.confirm_bank_transfer(uuid, integer, date) is
  'A transfer has come, also one that had lapsed. Another sum than the fee waits for a decision. Returns {status, heldReason}.';
grant execute on function public.confirm_bank_transfer(uuid, integer, date) to authenticated;

create function public.undo_bank_transfer(payment_id uuid) returns void
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
    decided_by = null, reminded_at = null, lapsed_at = case when known.purpose = 'donation' then now() end, updated_at = now()
  where known.id = payment.id;
  perform private.settle_payment(payment.id, null, now());
  perform private.log_action('transfer_undone', 'payment', payment.id::text, jsonb_build_object('pence', payment.received_pence));

  if membership.id is not null then
    select * into membership from public.memberships as known where known.id = membership.id;
    perform private.mail_member(
      membership, 'membership-correction', 'payment/' || payment.id || '/correction/' || extensions.gen_random_uuid(),
      jsonb_build_object('amountPence', payment.received_pence, 'status', membership.status, 'validUntil', membership.valid_until)
    );
  end if;
end
$$;
comment on function public.undo_bank_transfer(uuid) is
  'Takes back a confirmation that was a mistake: a reversing entry, the dates as they were, codes revoked, a correcting email.';
grant execute on function public.undo_bank_transfer(uuid) to authenticated;

create function public.record_bank_fee(membership_id uuid, amount_pence integer, received_on date, key uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  membership public.memberships;
  payment public.payments;
begin
  perform private.require_role('treasurer');
  perform private.lock_memberships(array[membership_id]);
  select * into payment from public.payments as known where known.submission_key = key;
  if payment.id is null then
    select * into membership from public.memberships as known where known.id = membership_id;
    payment := private.add_membership_payment(membership, 'bank_transfer', key);
    return public.confirm_bank_transfer(payment.id, amount_pence, received_on);
  end if;
  return jsonb_build_object('status', payment.status, 'heldReason', payment.held_reason);
end
$$;
comment on function public.record_bank_fee(uuid, integer, date, uuid) is
  'Enters a transfer of a known member that nobody had announced, once for each key. Returns {status, heldReason}.';
grant execute on function public.record_bank_fee(uuid, integer, date, uuid) to authenticated;

create function public.record_bank_donation(donation jsonb, key uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  pence integer := (donation ->> 'amountPence')::integer;
  received_on date := donation ->> 'receivedOn';
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
  insert into public.payments (purpose, method, amount_pence, submission_key) values ('donation', 'bank_transfer', pence, key)
  returning id into recorded;
  insert into public.donations (payment_id, campaign_id, campaign_name, donor_name, email, language, shows_donor)
  values (
    recorded, coalesce((select known.id from public.campaigns as known where known.id = donation ->> 'campaignId'), private.campaign_of(campaign_name)),
    campaign_name, donor_name, nullif(private.normalize_email(donation ->> 'email'), ''), coalesce(donation ->> 'locale', 'lt'),
    coalesce((donation ->> 'showInDonorList')::boolean, false) and donor_name is not null
  );
  perform private.take_payment(recorded, pence, 'GBP', private.london_midnight(received_on), null);
  perform private.settle_payment(recorded, null, now());
  perform private.log_action('donation_recorded', 'payment', recorded::text, jsonb_build_object('pence', pence));
  return recorded;
end
$$;
comment on function public.record_bank_donation(jsonb, uuid) is
  'Enters a donation by bank transfer {amountPence, receivedOn, campaignId or campaign, donorName, email, locale, showInDonorList}, once for each key. undo_bank_transfer() takes it back. Returns the id of its payment.';
grant execute on function public.record_bank_donation(jsonb, uuid) to authenticated;

-- refunds

create function public.begin_refund(payment_id uuid, amount_pence integer default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments := private.lock_payment(payment_id, 'stripe');
  remaining integer := payment.received_pence - payment.refunded_pence - payment.lost_pence;
  pence integer := coalesce(begin_refund.amount_pence, remaining);
begin
  if payment.status not in ('paid', 'held', 'refunded') or payment.payment_intent_id is null or coalesce(remaining, 0) = 0 or payment.has_open_dispute then
    perform private.refuse_payment_state('There is nothing to refund, or a dispute is open');
  end if;
  if pence not between 1 and remaining then
    raise exception 'Not more than % pence can be refunded', remaining using errcode = 'PT400', detail = 'bad_request';
  end if;
  perform private.log_action('refund_requested', 'payment', payment.id::text, jsonb_build_object('pence', pence));
  return jsonb_build_object(
    'paymentId', payment.id, 'paymentIntentId', payment.payment_intent_id, 'amountPence', pence, 'currency', payment.received_currency,
    -- The same refund pressed twice is one; once it is known, the next one of the same sum is another.
    'idempotencyKey', 'refund/' || payment.id || '/' || pence || '/' || (
      select count(*) from private.refunds as known where known.paid_with = payment.payment_intent_id
    ) || '/' || payment.refunded_pence
  );
end
$$;
comment on function public.begin_refund(uuid, integer) is
  'Allows a treasurer to refund a card payment, or a part of it, and says how Stripe is to be asked. Nothing changes until Stripe has done it.';
grant execute on function public.begin_refund(uuid, integer) to authenticated;

create function public.record_bank_refund(payment_id uuid, amount_pence integer, refunded_on date, key uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments := private.lock_payment(payment_id, 'bank_transfer');
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
  insert into private.refunds (id, paid_with, amount_pence, status, known_at, created_at)
  values ('bank/' || key, payment.id::text, record_bank_refund.amount_pence, 'succeeded', now(), private.london_midnight(refunded_on));
  perform private.settle_payment(payment.id, null, now());
  perform private.log_action('transfer_refunded', 'payment', payment.id::text, jsonb_build_object('pence', amount_pence, 'on', refunded_on));
end
$$;
comment on function public.record_bank_refund(uuid, integer, date, uuid) is
  'Enters money that the treasurer has sent back from the bank account, once for each key.';
grant execute on function public.record_bank_refund(uuid, integer, date, uuid) to authenticated;

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
    update public.membership_payments as link set membership_id = target.id, covers_from = null, covers_until = null
    where link.payment_id = payment.id;
    perform private.settle_membership(before);
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
  payment := private.settle_payment(payment.id, null, now());
  perform private.log_action('payment_decided', 'payment', payment.id::text, jsonb_build_object('decision', decision));
  return jsonb_build_object('status', payment.status, 'heldReason', payment.held_reason);
end
$$;
comment on function public.decide_payment(uuid, text, jsonb) is
  'Settles a payment that is held: count (it pays for a year, or is the donation), refund (then refund it), another_person ({membershipId} or {firstName, lastName, email, phone, locale}); or one that was partly refunded: keep, take_back. Returns {status, heldReason}.';
grant execute on function public.decide_payment(uuid, text, jsonb) to authenticated;

create function public.approve_donor(payment_id uuid, is_approved boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_role('treasurer');
  update public.donations as donation
  set approved_at = case when is_approved then now() end, approved_by = case when is_approved then private.caller_id() end
  where donation.payment_id = approve_donor.payment_id and donation.shows_donor;
  if not found then
    raise exception 'The donor did not ask to be named' using errcode = 'PT409', detail = 'payment_state';
  end if;
  perform private.log_action(case when is_approved then 'donor_approved' else 'donor_hidden' end, 'payment', payment_id::text);
end
$$;
comment on function public.approve_donor(uuid, boolean) is 'Shows or hides the name of a donor who agreed to be named.';
grant execute on function public.approve_donor(uuid, boolean) to authenticated;

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

create function public.cancel_membership(membership_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_role('treasurer');
  perform private.lock_memberships(array[membership_id]);
  update public.memberships as known set cancelled_at = now(), updated_at = now()
  where known.id = membership_id and known.status in ('pending', 'active', 'grace');
  if not found then
    raise exception 'The membership has ended' using errcode = 'PT409', detail = 'membership_state';
  end if;
  update public.payments as waiting set lapsed_at = now(), updated_at = now()
  from public.membership_payments as link
  where link.membership_id = cancel_membership.membership_id and waiting.id = link.payment_id and waiting.method = 'bank_transfer' and waiting.status = 'open';
  perform private.settle_membership(membership_id);
  perform private.log_action('membership_cancelled', 'membership', membership_id::text);
end
$$;
comment on function public.cancel_membership(uuid) is
  'Ends a membership at the wish of the member. The money stays unless it is refunded; a later payment starts anew.';
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
comment on function public.join_membership(uuid, uuid) is 'Joins a membership to an account whose name or address is another; with null, separates them.';
grant execute on function public.join_membership(uuid, uuid) to authenticated;

create function public.merge_memberships(kept uuid, duplicate uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid;
begin
  perform private.require_admin();
  if kept is null or duplicate is null or kept = duplicate then
    raise exception 'Name two memberships' using errcode = 'PT400', detail = 'bad_request';
  end if;
  perform private.lock_memberships(array[kept, duplicate]);
  if (select count(distinct known.user_id) from public.memberships as known where known.id in (kept, duplicate)) = 2 then
    raise exception 'Both have an account: separate one first' using errcode = 'PT409', detail = 'membership_state';
  end if;
  select known.user_id into account from public.memberships as known where known.id in (kept, duplicate) and known.user_id is not null;

  update public.membership_payments as link set membership_id = kept where link.membership_id = duplicate;
  update public.membership_applications as application set membership_id = kept where application.membership_id = duplicate;
  update private.renewal_links as link set membership_id = kept where link.membership_id = duplicate;
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
  perform private.settle_membership(duplicate);
  perform private.settle_membership(kept);
  perform private.log_action('memberships_merged', 'membership', kept::text, jsonb_build_object('duplicate', duplicate));
end
$$;
comment on function public.merge_memberships(uuid, uuid) is
  'The duplicate is the same person: its payments, applications and codes become those of the other. Two fees within 30 days are then held.';
grant execute on function public.merge_memberships(uuid, uuid) to authenticated;

create function public.mark_deceased(membership_id uuid, is_deceased boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  membership public.memberships;
begin
  perform private.require_admin();
  perform private.lock_memberships(array[membership_id]);
  begin
    update public.memberships as known
    set deceased_at = case when is_deceased then coalesce(known.deceased_at, now()) end, updated_at = now()
    where known.id = membership_id
    returning * into membership;
  exception when unique_violation then
    raise exception 'Somebody else has the name and the address by now' using errcode = 'PT409', detail = 'membership_state';
  end;
  if is_deceased then
    -- What waits is not sent, and no newsletter comes any more, unless somebody else has the address too.
    delete from public.email_outbox as mail
    where mail.recipient = membership.email and mail.status in ('queued', 'failed')
      and mail.data ->> 'firstName' = membership.first_name and mail.data ->> 'lastName' = membership.last_name;
    if not exists (
      select from public.memberships as other
      where other.email = membership.email and num_nonnulls(other.deceased_at, other.merged_into, other.anonymised_at) = 0
    ) then
      update public.newsletter_subscribers as subscriber set status = 'unsubscribed', unsubscribed_at = now()
      where subscriber.email = membership.email and subscriber.status <> 'unsubscribed';
    end if;
  end if;
  perform private.settle_membership(membership_id);
  perform private.log_action(case when is_deceased then 'member_deceased' else 'member_not_deceased' end, 'membership', membership_id::text);
end
$$;
comment on function public.mark_deceased(uuid, boolean) is
  'Marks a member as deceased: the membership ends, and nobody is written to any more. False takes back a mistake.';
grant execute on function public.mark_deceased(uuid, boolean) to authenticated;
