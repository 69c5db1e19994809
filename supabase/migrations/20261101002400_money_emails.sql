-- The state of the money decides every email about it: nobody who has paid is asked to pay, and a queued email is
-- updated or withdrawn when it is sent.

create function private.payment_data(payment public.payments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'purpose', payment.purpose, 'paymentId', payment.id, 'method', payment.method, 'amountPence', payment.amount_pence,
    'receivedPence', payment.received_pence, 'receivedCurrency', payment.received_currency, 'refundedPence', payment.refunded_pence,
    'lostPence', payment.lost_pence, 'takenBackPence', payment.refunded_pence + payment.lost_pence, 'paidAt', payment.paid_at
  )
$$;

create function private.transfer_account(membership public.memberships) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('reference', membership.reference, 'bankDetails', setting.bank_details)
  from private.money_settings as setting
$$;
comment on function private.transfer_account(public.memberships) is
  'Returns the bank account and the lasting reference for the transfer of a fee.';

create function private.transfer_data(membership public.memberships, payment public.payments) returns jsonb
language sql stable set search_path = ''
as $$
  select private.transfer_account(membership) || jsonb_build_object(
    'paymentId', payment.id, 'amountPence', payment.amount_pence, 'askedAt', payment.created_at,
    'awaitedUntil', private.transfer_awaited_until(payment), 'persons', private.persons_paid_by(membership)
  )
$$;
comment on function private.transfer_data(public.memberships, public.payments) is
  'Returns {paymentId, amountPence, reference, bankDetails, askedAt, awaitedUntil, persons}.';

create function private.membership_data(membership public.memberships) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'membershipId', membership.id, 'status', membership.status, 'memberSince', membership.member_since,
    'validUntil', membership.valid_until, 'graceUntil', membership.grace_until
  )
$$;
comment on function private.membership_data(public.memberships) is
  'Returns {membershipId, status, memberSince, validUntil, graceUntil}.';

create function private.year_data(membership public.memberships, payment public.payments) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return private.payment_data(payment) || private.membership_data(membership) || jsonb_build_object(
    'groupUrl', (select setting.members_group_url from private.money_settings as setting where private.is_benefiting(membership)),
    'persons', private.persons_paid_by(membership), 'renewsAt', private.next_renewal(membership, now())
  );
end
$$;
comment on function private.year_data(public.memberships, public.payments) is 'Returns what the receipt of a fee contains.';

create function private.receipt_template(membership public.memberships, payment public.payments) returns text
language sql stable set search_path = ''
as $$
  select case
    when private.is_benefiting(membership) and link.covers_from <= membership.member_since then 'membership-welcome'
    else 'membership-renewed'
  end
  from public.membership_payments as link where link.payment_id = payment.id
$$;
comment on function private.receipt_template(public.memberships, public.payments) is
  'Returns the receipt of a fee: a welcome for those who become members by it.';

create function private.reminder_data(membership public.memberships, at timestamptz) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return private.transfer_account(membership) || private.membership_data(membership) || jsonb_build_object(
    'daysLeft', greatest(0, private.london_date(membership.valid_until) - private.london_date(at)),
    'amountPence', private.fee_of(membership), 'persons', private.persons_paid_by(membership),
    'isSkipped', private.is_charge_skipped(membership)
  );
end
$$;
comment on function private.reminder_data(public.memberships, timestamptz) is
  'Returns what a reminder of the end of a year contains, except the token of its link.';

create function private.already_paid_data(membership public.memberships) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return private.membership_data(membership) || jsonb_build_object(
    'isHeld', not private.has_paid(membership, now()) and not private.renews_by_card(membership, now()),
    'renewsAt', private.next_renewal(membership, now())
  );
end
$$;
comment on function private.already_paid_data(public.memberships) is
  'Returns, for somebody who wants to pay and need not, the state of the membership and whether the payment needs a decision.';

create function private.donation_data(payment public.payments, donation public.donations) returns jsonb
language sql stable set search_path = ''
as $$
  select private.payment_data(payment) || jsonb_strip_nulls(jsonb_build_object(
    'donorName', donation.donor_name, 'reason', payment.held_reason,
    'campaign', coalesce(
      (select jsonb_build_object('lt', campaign.name_lt, 'en', campaign.name_en) from public.campaigns as campaign where campaign.id = donation.campaign_id),
      jsonb_build_object('lt', donation.campaign_name, 'en', donation.campaign_name)
    )
  ))
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

-- to members and donors

create function private.email_member(
  membership public.memberships, template text, key text, details jsonb default '{}', is_owner boolean default false
) returns uuid
language plpgsql set search_path = ''
as $$
begin
  if membership.deceased_at is null and membership.email is not null then
    return public.queue_email(
      membership.email, template, coalesce((select account.language from public.profiles as account where account.id = membership.user_id), membership.language),
      jsonb_build_object('firstName', membership.first_name, 'lastName', membership.last_name, 'membershipId', membership.id) || details, key,
      is_owner => is_owner
    );
  end if;
  return null;
end
$$;
comment on function private.email_member(public.memberships, text, text, jsonb, boolean) is
  'Queues an email to a member, in the language of the account if there is one. The deceased get none. Returns the id as queue_email() does.';

create function private.email_payment_outcome(payment public.payments) returns void
language plpgsql set search_path = ''
as $$
declare
  membership public.memberships;
  key text := 'payment/' || payment.id || '/' || payment.status || '/';
begin
  select known.* into strict membership
  from public.membership_payments as link join public.memberships as known on known.id = link.membership_id
  where link.payment_id = payment.id;

  if payment.status = 'paid' then
    perform private.email_member(
      membership, private.receipt_template(membership, payment), key,
      private.year_data(membership, payment) || private.renewal_link(membership)
    );
  elsif payment.status = 'held' then
    perform private.email_member(
      membership, 'payment-held', key, private.payment_data(payment) || jsonb_build_object('reason', payment.held_reason)
    );
  elsif payment.status = 'refunded' then
    perform private.email_member(
      membership, 'payment-refunded', key, private.payment_data(payment) || private.membership_data(membership)
    );
  end if;
end
$$;

create function private.email_payer(payment public.payments, payer uuid, template text) returns void
language plpgsql set search_path = ''
as $$
declare
  membership public.memberships;
begin
  select * into strict membership from public.memberships as known where known.id = payer;
  perform private.email_member(
    membership, template, 'payment/' || payment.id || '/' || template || '/',
    private.payment_data(payment) || private.membership_data(membership)
  );
end
$$;
comment on function private.email_payer(public.payments, uuid, text) is
  'Emails whoever has the membership about a fee, with the state of the membership.';

create function private.email_donor(payment public.payments, template text) returns void
language plpgsql set search_path = ''
as $$
declare
  donation public.donations;
begin
  select * into strict donation from public.donations as known where known.payment_id = payment.id;
  if template is null or donation.email is null or private.is_of_deceased(donation.email, donation.created_at) then
    return;
  end if;
  perform public.queue_email(
    donation.email, template, donation.language,
    private.donation_data(payment, donation)
      || case when template = 'donation-receipt' then coalesce(private.monthly_data(payment.subscription_id), '{}') else '{}' end,
    'payment/' || payment.id || '/' || template || '/'
  );
end
$$;
comment on function private.email_donor(public.payments, text) is
  'Emails the donor about the donation. Sends nothing without a template.';

-- to treasurers

create function private.payer_name(payment public.payments) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select membership.first_name || ' ' || membership.last_name
      from public.membership_payments as link join public.memberships as membership on membership.id = link.membership_id
      where link.payment_id = payment.id
    ),
    (select donation.donor_name from public.donations as donation where donation.payment_id = payment.id),
    (select bought.name from public.ticket_orders as bought where bought.payment_id = payment.id)
  )
$$;
comment on function private.payer_name(public.payments) is
  'Returns the name of the payer; null for a donor or buyer of tickets without a name.';

create function private.ask_treasurers(payment public.payments, reason text, details jsonb default '{}') returns void
language sql set search_path = ''
as $$
  with treasurers as (
    select account.email, account.language from public.profiles as account
    where account.email is not null and exists (
      select from public.user_roles as held
      where held.user_id = account.id
        and held.role = case when exists (select from public.user_roles where role = 'treasurer') then 'treasurer' else 'admin' end
    )
  )
  select public.queue_email(
    treasurers.email, 'money-attention', treasurers.language,
    private.payment_data(payment) || jsonb_build_object('reason', reason, 'payer', private.payer_name(payment)) || details,
    'attention/' || payment.id || '/' || reason || '/' || (payment.refunded_pence + payment.lost_pence) || '/' || md5(treasurers.email)
  )
  from treasurers
$$;
comment on function private.ask_treasurers(public.payments, text, jsonb) is
  'Emails the treasurers, or the admins if there are none, that a payment needs their decision.';

create function private.ask_treasurers_once(payment public.payments, reason text, pence integer) returns void
language plpgsql set search_path = ''
as $$
declare
  question text := reason || '/' || pence;
begin
  update public.payments as known set asked_about = known.asked_about || question
  where known.id = payment.id and question <> all (known.asked_about);
  if found then
    perform private.ask_treasurers(payment, reason);
  end if;
end
$$;

-- Payers are notified of each part of a payment that goes back, and of a fee that became another person's, but not about gifts of
-- the deceased. Treasurers are notified of each dispute, partial refund and failed refund once, even after that email was deleted.
create function private.announce_payment(payment_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  payment public.payments;
  taken_back integer;
  failed integer;
begin
  select * into strict payment from public.payments as known where known.id = payment_id for update;
  if payment.method = 'household' then
    return;
  end if;
  taken_back := payment.refunded_pence + payment.lost_pence;
  select coalesce(sum(refund.amount_pence), 0) into failed
  from private.refunds as refund where refund.paid_with = payment.payment_intent_id and refund.status = 'failed';
  if payment.has_open_dispute then
    perform private.ask_treasurers_once(payment, 'dispute', payment.lost_pence);
  elsif payment.lost_pence > 0 then
    perform private.ask_treasurers_once(payment, 'dispute_lost', payment.lost_pence);
  end if;
  if private.is_partly_refunded(payment) then
    perform private.ask_treasurers_once(payment, 'partial_refund', taken_back);
  end if;
  if failed > 0 then
    perform private.ask_treasurers_once(payment, 'refund_failed', failed);
  end if;

  if payment.status is distinct from payment.announced_status then
    if payment.status = 'held' then
      perform private.ask_treasurers(payment, payment.held_reason);
    end if;
    if payment.purpose = 'donation' then
      perform private.email_donor(
        payment, case payment.status when 'paid' then 'donation-receipt' when 'refunded' then 'payment-refunded' when 'held' then 'payment-held' end
      );
      if payment.status = 'paid' then
        perform private.confirm_gift_aid(payment.id);
      end if;
    elsif payment.purpose = 'membership' then
      perform private.email_payment_outcome(payment);
    end if;
    update public.payments as known set announced_status = known.status where known.id = payment.id;
  end if;

  -- Nobody is notified of a partial refund of a fee before somebody has decided about the year.
  if payment.status = 'paid' and not private.is_partly_refunded(payment) and taken_back > payment.announced_pence then
    if payment.purpose = 'donation' then
      perform private.email_donor(payment, 'payment-partly-refunded');
    elsif payment.purpose = 'membership' then
      perform private.email_payer(payment, link.membership_id, 'payment-partly-refunded')
      from public.membership_payments as link where link.payment_id = payment.id;
    end if;
  end if;
  update public.payments as known set announced_pence = taken_back
  where known.id = payment.id and known.announced_pence <> taken_back
    and (known.status = 'refunded' or (known.status = 'paid' and not private.is_partly_refunded(known)));
end
$$;
comment on function private.announce_payment(uuid) is
  'Queues the emails that the status, disputes and refunds of a payment require, each once.';

-- when an email is sent

create function private.membership_of_email(mail public.email_outbox) returns uuid
language sql stable set search_path = ''
as $$
  select coalesce(known.merged_into, known.id)
  from public.memberships as known
  where known.id = coalesce(
    (mail.data ->> 'membershipId')::uuid,
    substring(mail.idempotency_key from '^membership/([0-9a-f-]{36})/')::uuid,
    (
      select link.membership_id from public.membership_payments as link
      where link.payment_id = substring(mail.idempotency_key from '^payment/([0-9a-f-]{36})/')::uuid
    )
  )
$$;
comment on function private.membership_of_email(public.email_outbox) is
  'Returns the membership that an email is about, by its key once its data is deleted; null if it is about none.';

-- Nothing that would greet somebody who has died is queued, such as an email about a free place at an event.
create function private.is_to_deceased(recipient text, data jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(bool_and(person.deceased_at is not null), false)
  from public.memberships as known
  join public.memberships as person on person.id = coalesce(known.merged_into, known.id)
  where known.email = private.normalize_email(is_to_deceased.recipient) and person.anonymised_at is null
    and known.name_key = private.name_key(data ->> 'firstName', data ->> 'lastName')
$$;
comment on function private.is_to_deceased(text, jsonb) is
  'Whether an email with this data greets a member who has died. Others may share the address.';

create function private.still_asks(payment public.payments, reason text) returns boolean
language sql stable set search_path = ''
as $$
  select case reason
    when 'dispute' then payment.has_open_dispute
    when 'dispute_lost' then payment.lost_pence > 0
    when 'partial_refund' then private.is_partly_refunded(payment)
    when 'refund_failed' then exists (
      select from private.refunds as refund where refund.paid_with = payment.payment_intent_id and refund.status = 'failed'
    )
    else payment.status = 'held'
  end
$$;
comment on function private.still_asks(public.payments, text) is
  'Whether the question to the treasurers about a payment is still open.';

create function private.is_true_of_payment(template text, payment public.payments, data jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select case template
    when 'membership-transfer' then payment.status = 'open'
    when 'membership-transfer-reminder' then payment.status = 'open'
    when 'membership-transfer-lapsed' then payment.status = 'lapsed'
    when 'household-fee' then payment.status = 'open'
    when 'membership-welcome' then payment.status = 'paid'
    when 'membership-renewed' then payment.status = 'paid'
    when 'membership-correction' then payment.received_pence is null
    when 'donation-receipt' then payment.status = 'paid'
    when 'tickets-confirmed' then payment.status = 'paid'
    when 'donation-correction' then payment.received_pence is null
    when 'payment-held' then payment.status = 'held'
    when 'payment-refunded' then payment.status = 'refunded'
    when 'payment-partly-refunded' then payment.status = 'paid' and payment.refunded_pence + payment.lost_pence > 0
    when 'money-attention' then private.still_asks(payment, data ->> 'reason')
    else true
  end
$$;
comment on function private.is_true_of_payment(text, public.payments, jsonb) is
  'Whether an email about a payment is still true. Whatever changed the payment has queued another email.';

create function private.is_true_of_membership(template text, membership public.memberships, data jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return num_nonnulls(membership.deceased_at, membership.anonymised_at) = 0 and case
    -- Whoever announced a transfer wants to pay, whatever others of the household do.
    when template in ('membership-transfer', 'membership-transfer-reminder', 'household-fee') then private.may_pay(membership, now())
    when template = 'membership-transfer-lapsed' then private.may_pay(membership, now())
      and coalesce(membership.cancelled_at < (data ->> 'askedAt')::timestamptz, true)
    when template = 'membership-already-paid' then not private.may_pay(membership, now())
    when template in ('membership-reminder', 'membership-expired', 'membership-ended') then private.may_be_asked_to_pay(membership, now())
      and membership.status in ('active', 'grace', 'expired') and membership.valid_until = (data ->> 'validUntil')::timestamptz
      and (template = 'membership-reminder') = (now() < membership.valid_until)
    when template in ('renewal-upcoming', 'renewal-failed') then private.is_true_of_renewal(template, membership, data)
    else true
  end;
end
$$;
comment on function private.is_true_of_membership(text, public.memberships, jsonb) is
  'Whether an email about a membership is still true, and asks nobody who has paid.';

create function private.money_email_now(mail public.email_outbox, out template text, out data jsonb)
language plpgsql stable set search_path = ''
as $$
declare
  payment public.payments;
  membership public.memberships;
  subscription_id uuid := coalesce(mail.data ->> 'subscriptionId', mail.data #>> '{monthly,subscriptionId}')::uuid;
  current_data jsonb;
begin
  select * into payment from public.payments as known where known.id = (mail.data ->> 'paymentId')::uuid;
  select * into membership from public.memberships as known where known.id = private.membership_of_email(mail);
  current_data := case when subscription_id is null then mail.data
    else private.subscription_email_now(subscription_id, mail.template, mail.data) end;
  if current_data is null or (payment.id is not null and not private.is_true_of_payment(mail.template, payment, mail.data))
    or (membership.id is not null and not private.is_true_of_membership(mail.template, membership, mail.data)) then
    return;
  end if;

  template := mail.template;
  data := current_data;
  if data ? 'receivedPence' and payment.received_pence is not null then
    data := data || private.payment_data(payment);
  end if;
  if data ? 'reason' and payment.status = 'held' and not template = 'money-attention' then
    data := data || jsonb_build_object('reason', payment.held_reason);
  end if;
  if membership.id is null then
    return;
  end if;
  data := data || private.membership_data(membership);
  if template in ('membership-welcome', 'membership-renewed') then
    template := private.receipt_template(membership, payment);
    data := data || private.year_data(membership, payment);
  elsif template in ('membership-transfer', 'membership-transfer-reminder', 'membership-transfer-lapsed', 'household-fee') then
    data := data || private.transfer_data(membership, payment);
  elsif template in ('membership-reminder', 'membership-expired', 'membership-ended') then
    template := case template when 'membership-reminder' then template else private.end_template(membership, now()) end;
    data := data || private.reminder_data(membership, now());
  elsif template = 'membership-already-paid' then
    data := data || private.already_paid_data(membership);
  end if;
end
$$;
comment on function private.money_email_now(public.email_outbox) is
  'Returns the current template and data of an email about money; null if there is nothing left to say.';

create function private.update_money_emails(email_ids uuid[]) returns uuid[]
language plpgsql set search_path = ''
as $$
declare
  mail public.email_outbox;
  current record;
  kept uuid[] := '{}';
begin
  for mail in
    select queued.* from unnest(email_ids) with ordinality as given (id, place)
    join public.email_outbox as queued on queued.id = given.id
    order by given.place
  loop
    if mail.kind <> 'transactional' or not mail.data ?| array['paymentId', 'membershipId', 'subscriptionId'] then
      kept := kept || mail.id;
      continue;
    end if;
    current := private.money_email_now(mail);
    if current.template is null then
      update public.email_outbox as known
      set status = 'suppressed', data = '{}', batch_id = null, last_error = 'It was not true any more when it was to be sent'
      where known.id = mail.id;
    elsif (current.template, current.data) is not distinct from (mail.template, mail.data) then
      kept := kept || mail.id;
    elsif mail.first_attempt_at is null then
      update public.email_outbox as known set template = current.template, data = current.data where known.id = mail.id;
      kept := kept || mail.id;
    else
      -- Resend may have received the earlier version, and would refuse another one under the same key.
      update public.email_outbox as known
      set template = current.template, data = current.data, status = 'queued', batch_id = null, resends = known.resends + 1,
        attempts = 0, first_attempt_at = null, next_attempt_at = now()
      where known.id = mail.id;
    end if;
  end loop;
  return kept;
end
$$;
comment on function private.update_money_emails(uuid[]) is
  'Updates emails about money before they are sent, and returns those that may be sent as they are. An email that was tried before gets a new key.';
