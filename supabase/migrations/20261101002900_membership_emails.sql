-- Nobody who has paid is asked to pay: what members are told says what is so when it is sent.

create function private.transfer_awaited_until(payment public.payments) returns timestamptz
language sql immutable set search_path = ''
as $$ select greatest(payment.created_at + interval '60 days', payment.reminded_at + interval '45 days') $$;
comment on function private.transfer_awaited_until(public.payments) is
  'Returns until when an announced transfer is awaited. Whoever was reminded late has the time that others have.';

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

create function private.end_template(membership public.memberships, at timestamptz) returns text
language sql immutable set search_path = ''
as $$ select case when at < membership.grace_until then 'membership-expired' else 'membership-ended' end $$;
comment on function private.end_template(public.memberships, timestamptz) is
  'Returns the email about the end of a year that is true at this time: while the benefits last, or once they have ended too.';

-- to members

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
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(bool_and(person.deceased_at is not null), false)
  from public.memberships as known
  join public.memberships as person on person.id = coalesce(known.merged_into, known.id)
  where known.email = private.normalize_email(is_to_deceased.recipient) and person.anonymised_at is null
    and known.name_key = private.name_key(data ->> 'firstName', data ->> 'lastName');
end
$$;
comment on function private.is_to_deceased(text, jsonb) is
  'Whether an email with this data greets a member who has died. Others may share the address.';

create function private.end_renewal_links() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  email_id uuid;
begin
  delete from private.renewal_links as link where link.membership_id = new.id;
  if new.email is not null then
    -- The next email says the same.
    delete from public.email_outbox as mail
    where mail.recipient = old.email and mail.status = 'queued' and mail.template = 'membership-address'
      and private.membership_of_email(mail) = new.id;
    for email_id in
      select mail.id from public.email_outbox as mail
      where mail.recipient = old.email and mail.status = 'queued' and private.membership_of_email(mail) = new.id
      order by mail.id for update
    loop
      perform private.queue_again(email_id, new.email);
    end loop;
  end if;
  return null;
end
$$;
comment on function private.end_renewal_links() is
  'Ends the links in emails to the former address, and sends what is still queued to the new one.';
create trigger end_renewal_links after update of email on public.memberships
  for each row when (new.email is distinct from old.email) execute function private.end_renewal_links();

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

create function private.is_true_of_fee(template text, payment public.payments) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when template in ('membership-transfer', 'membership-transfer-reminder', 'household-fee') then payment.status = 'open'
    when template = 'membership-transfer-lapsed' then payment.status = 'lapsed'
    when template in ('membership-welcome', 'membership-renewed') then payment.status = 'paid'
    when template = 'membership-correction' then payment.received_pence is null
    else true
  end
$$;

create function private.membership_email_now(mail public.email_outbox) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  payment public.payments;
  membership public.memberships;
begin
  select * into payment from public.payments as known where known.id = (mail.data ->> 'paymentId')::uuid;
  select * into membership from public.memberships as known where known.id = private.membership_of_email(mail);
  if (payment.id is not null and not private.is_true_of_fee(mail.template, payment))
    or (membership.id is not null and not private.is_true_of_membership(mail.template, membership, mail.data)) then
    return null;
  elsif membership.id is null then
    return '{}';
  end if;
  mail.data := mail.data || private.membership_data(membership);
  if mail.template in ('membership-welcome', 'membership-renewed') then
    mail.template := private.receipt_template(membership, payment);
    mail.data := mail.data || private.year_data(membership, payment);
  elsif mail.template in ('membership-transfer', 'membership-transfer-reminder', 'membership-transfer-lapsed', 'household-fee') then
    mail.data := mail.data || private.transfer_data(membership, payment);
  elsif mail.template in ('membership-reminder', 'membership-expired', 'membership-ended') then
    mail.template := case mail.template when 'membership-reminder' then mail.template else private.end_template(membership, now()) end;
    mail.data := mail.data || private.reminder_data(membership, now());
  elsif mail.template = 'membership-already-paid' then
    mail.data := mail.data || private.already_paid_data(membership);
  end if;
  return jsonb_build_object('template', mail.template, 'data', mail.data);
end
$$;
comment on function private.membership_email_now(public.email_outbox) is
  'Returns {template, data} of an email with what is so of its membership and its fee, or null if it is not true any more.';

-- what the outbox and payments call

create function private.membership_token(mail public.email_outbox) returns text
language plpgsql set search_path = ''
as $$
begin
  return private.create_renewal_link(membership_id)
  from private.membership_of_email(mail) as membership_id where membership_id is not null and mail.registration_id is null;
end
$$;

create function private.tell_member(payment public.payments, is_partly_refunded boolean) returns void
language plpgsql set search_path = ''
as $$
begin
  if is_partly_refunded then
    perform private.email_payer(payment, link.membership_id, 'payment-partly-refunded')
    from public.membership_payments as link where link.payment_id = payment.id;
  else
    perform private.email_payment_outcome(payment);
  end if;
end
$$;

create function private.member_name(payment public.payments) returns text
language sql stable set search_path = ''
as $$
  select membership.first_name || ' ' || membership.last_name
  from public.membership_payments as link join public.memberships as membership on membership.id = link.membership_id
  where link.payment_id = payment.id
$$;

insert into private.hooks (subject, hook, call) values
  ('membership', 'payment_announced', 'private.tell_member'),
  ('membership', 'payer_name', 'private.member_name'),
  ('membership', 'email_now', 'private.membership_email_now'),
  ('membership', 'email_token', 'private.membership_token'),
  ('membership', 'email_unwanted', 'private.is_to_deceased');
