-- The state of the money decides every email about it: nobody who has paid is asked to pay, and what waits in the outbox is
-- brought up to date, or withdrawn, when it is sent.

create function private.has_paid(membership public.memberships, at timestamptz) returns boolean
language sql immutable set search_path = ''
as $$ select coalesce(at < membership.valid_until - interval '30 days', false) $$;
comment on function private.has_paid(public.memberships, timestamptz) is
  'Whether the member has paid for more than the next 30 days: until then nobody is asked for another year.';

create function private.may_be_asked_to_pay(membership public.memberships, at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select num_nonnulls(membership.deceased_at, membership.anonymised_at, membership.merged_into) = 0
    and not private.has_paid(membership, at)
    and not exists (
      select from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
      where link.membership_id = membership.id and payment.status = 'held'
    )
$$;
comment on function private.may_be_asked_to_pay(public.memberships, timestamptz) is
  'Whether an email may ask for the fee: not of those who have paid, nor of those whose payment waits for a decision.';

create function private.standing_payment(membership public.memberships, at timestamptz) returns public.payments
language sql stable set search_path = ''
as $$
  select payment
  from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
  where link.membership_id = membership.id and (payment.status = 'held' or (payment.status = 'paid' and link.covers_until is not null))
  order by ((payment.status = 'paid') = private.has_paid(membership, at)) desc, link.covers_until desc nulls last, payment.paid_at desc
  limit 1
$$;
comment on function private.standing_payment(public.memberships, timestamptz) is
  'The payment because of which a member is asked for none.';

-- what the emails say

create or replace function private.transfer_data(membership public.memberships, payment public.payments) returns jsonb
language sql stable set search_path = ''
as $$
  select private.transfer_account(membership) || jsonb_build_object(
    'paymentId', payment.id, 'amountPence', payment.amount_pence, 'askedAt', payment.created_at,
    'awaitedUntil', payment.created_at + interval '60 days'
  )
$$;
comment on function private.transfer_data(public.memberships, public.payments) is
  'What an email says of a transfer: {paymentId, amountPence, reference, bankDetails, askedAt, awaitedUntil}.';

create function private.membership_data(membership public.memberships) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'membershipId', membership.id, 'status', membership.status, 'memberSince', membership.member_since,
    'validUntil', membership.valid_until, 'graceUntil', membership.grace_until
  )
$$;
comment on function private.membership_data(public.memberships) is
  'How an email says that a membership stands: {membershipId, status, memberSince, validUntil, graceUntil}.';

create function private.year_data(membership public.memberships, payment public.payments) returns jsonb
language sql stable set search_path = ''
as $$
  select private.payment_data(payment) || private.membership_data(membership) || jsonb_build_object(
    'groupUrl', (select setting.members_group_url from private.money_settings as setting where private.is_benefiting(membership))
  )
$$;
comment on function private.year_data(public.memberships, public.payments) is 'What the receipt of a fee says.';

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
  'Which email is the receipt of a fee: a welcome to those who become members by it.';

create function private.reminder_data(membership public.memberships, at timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select private.transfer_account(membership) || private.membership_data(membership) || jsonb_build_object(
    'daysLeft', greatest(0, private.london_date(membership.valid_until) - private.london_date(at)),
    'amountPence', (select setting.membership_fee_pence from private.money_settings as setting)
  )
$$;
comment on function private.reminder_data(public.memberships, timestamptz) is
  'What a reminder of the end of a year says, but for the token of its link.';

create or replace function private.mail_member(membership public.memberships, template text, key text, details jsonb default '{}') returns void
language plpgsql set search_path = ''
as $$
begin
  if membership.deceased_at is null and membership.email is not null then
    perform public.queue_email(
      membership.email, template, coalesce((select account.language from public.profiles as account where account.id = membership.user_id), membership.language),
      jsonb_build_object('firstName', membership.first_name, 'lastName', membership.last_name, 'membershipId', membership.id) || details, key
    );
  end if;
end
$$;

create or replace function private.tell_member(payment public.payments) returns void
language plpgsql set search_path = ''
as $$
declare
  membership public.memberships;
  key text := 'payment/' || payment.id || '/' || payment.status || '/' || extensions.gen_random_uuid();
begin
  select known.* into strict membership
  from public.membership_payments as link join public.memberships as known on known.id = link.membership_id
  where link.payment_id = payment.id;

  if payment.status = 'paid' then
    perform private.mail_member(
      membership, private.receipt_template(membership, payment), key, private.year_data(membership, payment)
    );
  elsif payment.status = 'held' then
    perform private.mail_member(
      membership, 'payment-held', key, private.payment_data(payment) || jsonb_build_object('reason', payment.held_reason)
    );
  elsif payment.status = 'refunded' then
    perform private.mail_member(
      membership, 'payment-refunded', key, private.payment_data(payment) || private.membership_data(membership)
    );
  end if;
end
$$;

create or replace function private.tell_payer(payment public.payments, payer uuid, template text) returns void
language plpgsql set search_path = ''
as $$
declare
  membership public.memberships;
begin
  select * into strict membership from public.memberships as known where known.id = payer;
  perform private.mail_member(
    membership, template, 'payment/' || payment.id || '/' || template || '/' || extensions.gen_random_uuid(),
    private.payment_data(payment) || private.membership_data(membership)
  );
end
$$;

-- an application beside a payment

create or replace function private.receive_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  membership public.memberships;
  payment public.payments;
  is_due boolean := true;
begin
  new.email := private.normalize_email(new.email);
  new.first_name := btrim(new.first_name);
  new.last_name := btrim(new.last_name);
  new.phone := nullif(btrim(new.phone), '');
  new.notes := nullif(btrim(new.notes), '');
  -- A browser may not set the language: such an application comes from no edge function, and is counted here.
  if new.language is null then
    new.language := 'lt';
    new.payment_status := coalesce(new.payment_status, 'pending');
    if new.payment_method is distinct from 'bank_transfer' or new.payment_status <> 'pending' then
      return new;
    end if;
    if new.first_name is null or new.last_name is null or new.email is null then
      return new;
    end if;
    perform public.count_submission(
      'apply-for-membership', private.submitter_hash(new.email), private.submitter_hash(private.network_of_request())
    );
  end if;

  membership := private.membership_of_person(jsonb_build_object(
    'firstName', new.first_name, 'lastName', new.last_name, 'email', new.email, 'phone', new.phone, 'locale', new.language
  ));
  if new.payment_method = 'bank_transfer' then
    is_due := private.may_be_asked_to_pay(membership, now());
    if not is_due then
      payment := private.standing_payment(membership, now());
    else
      -- Whoever applies again before the transfer is made is asked for one transfer only.
      select waiting.* into payment
      from public.membership_payments as link join public.payments as waiting on waiting.id = link.payment_id
      where link.membership_id = membership.id and waiting.method = 'bank_transfer' and waiting.status = 'open'
      limit 1;
    end if;
  end if;
  if new.payment_id is not null then
    select * into strict payment from public.payments as known where known.id = new.payment_id;
  elsif payment.id is null then
    payment := private.add_membership_payment(membership, new.payment_method, null);
  end if;
  new.membership_id := membership.id;
  new.payment_id := payment.id;
  if new.payment_method = 'bank_transfer' and not new.is_suspected then
    perform private.mail_member(
      membership, case when is_due then 'membership-transfer' else 'membership-already-paid' end,
      'membership/' || membership.id || '/transfer/' || new.id,
      case when is_due then private.transfer_data(membership, payment) else private.already_paid_data(membership) end
    );
  end if;
  return new;
end
$$;
comment on function private.receive_application() is
  'Whoever writes an application, a function or a browser: it starts the same transition, to a membership that waits for its payment. Beside a payment that stands it asks for none.';

create function private.already_paid_data(membership public.memberships) returns jsonb
language sql stable set search_path = ''
as $$
  select private.membership_data(membership) || jsonb_build_object('isHeld', not private.has_paid(membership, now()))
$$;
comment on function private.already_paid_data(public.memberships) is
  'What somebody is told who wants to pay and need not: how the membership stands, and whether the payment waits for a decision.';

create or replace function private.is_asked_for(template text) returns boolean
language sql immutable set search_path = ''
as $$
  select template in (
    'confirm-sign-up', 'reset-password', 'confirm-new-email', 'contact-receipt', 'confirm-subscription', 'registration-requested',
    'registration-confirmed', 'registration-waiting', 'registration-unconfirmed', 'membership-transfer', 'membership-already-paid'
  )
$$;

create function private.follow_payment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.membership_applications as application set payment_status = private.application_status(payment.status)
  from public.payments as payment
  where application.id = new.id and payment.id = new.payment_id
    and application.payment_status <> private.application_status(payment.status);
  return null;
end
$$;
comment on function private.follow_payment() is
  'Gives an application the status of its payment. Not before it is stored: a browser may store none that is paid.';
create trigger follow_payment after insert on public.membership_applications
  for each row execute function private.follow_payment();

create or replace function private.settle_membership(membership_id uuid, at timestamptz default now()) returns void
language plpgsql set search_path = ''
as $$
declare
  membership public.memberships;
  spared uuid[];
begin
  select * into strict membership from public.memberships as known where known.id = membership_id for update;
  perform private.count_years(membership);
  membership := private.membership_at(membership, at);

  -- A transfer that is announced and not made is not missed any more once the year is paid otherwise, and whoever announced it
  -- has one application, which is paid.
  if private.has_paid(membership, at) then
    with lapsed as (
      update public.payments as waiting set lapsed_at = at, updated_at = now()
      from public.membership_payments as link
      where link.membership_id = membership.id and waiting.id = link.payment_id
        and waiting.method = 'bank_transfer' and waiting.status = 'open'
      returning waiting.id
    )
    select array_agg(lapsed.id) into spared from lapsed;
    update public.membership_applications as application set payment_id = (private.standing_payment(membership, at)).id
    where application.payment_id = any (spared);
  end if;

  update public.memberships as known
  set status = membership.status, member_since = membership.member_since, valid_until = membership.valid_until,
    grace_until = membership.grace_until, updated_at = now()
  where known.id = membership.id
    and (known.status, known.member_since, known.valid_until) is distinct from (membership.status, membership.member_since, membership.valid_until);
  perform private.revoke_codes_without_reason(membership);

  perform private.announce_payment(link.payment_id)
  from public.membership_payments as link where link.membership_id = membership.id order by link.created_at, link.payment_id;
  update public.membership_applications as application set payment_status = private.application_status(paid.status)
  from public.membership_payments as link join public.payments as paid on paid.id = link.payment_id
  where link.membership_id = membership.id and application.payment_id = link.payment_id
    and application.payment_status <> private.application_status(paid.status);
end
$$;

-- reminders

create or replace function private.remind_members(at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  due record;
begin
  for due in
    select membership as member, reminder.kind
    from public.memberships as membership
    -- One reminder at most: whoever missed the first gets the second.
    cross join lateral (
      select case
        when at >= membership.valid_until then 'end'
        when at >= membership.valid_until - interval '7 days' then '7 days'
        else '30 days'
      end as kind
    ) as reminder
    where membership.status in ('active', 'grace') and membership.valid_until - interval '30 days' <= at and at < membership.grace_until
      and not exists (
        select from private.membership_reminders as sent
        where sent.membership_id = membership.id and sent.valid_until = membership.valid_until and sent.kind = reminder.kind
      )
      and private.may_be_asked_to_pay(membership, at)
    order by membership.valid_until
    limit 200
  loop
    insert into private.membership_reminders (membership_id, valid_until, kind)
    values ((due.member).id, (due.member).valid_until, due.kind);
    perform private.mail_member(
      due.member, case due.kind when 'end' then 'membership-expired' else 'membership-reminder' end,
      'membership/' || (due.member).id || '/reminder/' || (due.member).valid_until::date || '/' || replace(due.kind, ' ', '-'),
      private.reminder_data(due.member, at) || jsonb_build_object('token', private.create_renewal_link((due.member).id))
    );
  end loop;
end
$$;
comment on function private.remind_members(timestamptz) is
  'Reminds members 30 and 7 days before the end of their year, and at its end, but for those whose payment waits for a decision.';

create or replace function private.remind_transfers(at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  due record;
begin
  for due in
    select payment as payment, membership as member, payment.created_at <= at - interval '60 days' as is_over
    from public.payments as payment
    join public.membership_payments as link on link.payment_id = payment.id
    join public.memberships as membership on membership.id = link.membership_id
    where payment.method = 'bank_transfer' and payment.status = 'open'
      and (
        payment.created_at <= at - interval '60 days'
        or (payment.created_at <= at - interval '14 days' and payment.reminded_at is null and private.may_be_asked_to_pay(membership, at))
      )
    order by payment.created_at
    limit 200
  loop
    if due.is_over then
      update public.payments as payment set lapsed_at = at, updated_at = now() where payment.id = (due.payment).id;
      perform private.settle_membership((due.member).id, at);
    else
      update public.payments as payment set reminded_at = at where payment.id = (due.payment).id;
    end if;
    if private.may_be_asked_to_pay(due.member, at) and not exists (
      select from public.membership_applications as application
      where application.payment_id = (due.payment).id having bool_and(application.is_suspected)
    ) then
      perform private.mail_member(
        due.member, case when due.is_over then 'membership-transfer-lapsed' else 'membership-transfer-reminder' end,
        'payment/' || (due.payment).id || case when due.is_over then '/lapsed' else '/reminder' end,
        private.transfer_data(due.member, due.payment)
      );
    end if;
  end loop;
end
$$;

-- donations and treasurers

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
comment on function private.donation_data(public.payments, public.donations) is 'What an email to a donor says.';

create or replace function private.tell_donor(payment public.payments, template text) returns void
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
    donation.email, template, donation.language, private.donation_data(payment, donation),
    'payment/' || payment.id || '/' || template || '/' || extensions.gen_random_uuid()
  );
end
$$;

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
comment on function private.still_asks(public.payments, text) is 'Whether the treasurers'' question about a payment is open.';

-- at the second at which an email is sent

create function private.is_true_of_payment(template text, payment public.payments, data jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select case template
    when 'membership-transfer' then payment.status = 'open'
    when 'membership-transfer-reminder' then payment.status = 'open'
    when 'membership-transfer-lapsed' then payment.status = 'lapsed'
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
  'Whether an email still says the truth about its payment. What changed the payment has queued an email of its own.';

create function private.is_true_of_membership(template text, membership public.memberships, data jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select num_nonnulls(membership.deceased_at, membership.anonymised_at) = 0 and case
    when template in ('membership-transfer', 'membership-transfer-reminder') then private.may_be_asked_to_pay(membership, now())
    when template = 'membership-transfer-lapsed' then private.may_be_asked_to_pay(membership, now())
      and coalesce(membership.cancelled_at < (data ->> 'askedAt')::timestamptz, true)
    when template = 'membership-already-paid' then not private.may_be_asked_to_pay(membership, now())
    when template in ('membership-reminder', 'membership-expired') then private.may_be_asked_to_pay(membership, now())
      and membership.status in ('active', 'grace') and membership.valid_until = (data ->> 'validUntil')::timestamptz
      and case template
        when 'membership-reminder' then now() < membership.valid_until
        else now() >= membership.valid_until and now() < membership.grace_until
      end
    else true
  end
$$;
comment on function private.is_true_of_membership(text, public.memberships, jsonb) is
  'Whether an email still says the truth about a membership, and asks nobody who has paid.';

create function private.money_email_now(mail public.email_outbox, out template text, out data jsonb)
language plpgsql stable set search_path = ''
as $$
declare
  payment public.payments;
  membership public.memberships;
begin
  select * into payment from public.payments as known where known.id = (mail.data ->> 'paymentId')::uuid;
  select * into membership from public.memberships as known where known.id = private.membership_of_email(mail);
  if (payment.id is not null and not private.is_true_of_payment(mail.template, payment, mail.data))
    or (membership.id is not null and not private.is_true_of_membership(mail.template, membership, mail.data)) then
    return;
  end if;

  template := mail.template;
  data := mail.data;
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
  elsif template in ('membership-transfer', 'membership-transfer-reminder', 'membership-transfer-lapsed') then
    data := data || private.transfer_data(membership, payment);
  elsif template in ('membership-reminder', 'membership-expired') then
    data := data || private.reminder_data(membership, now());
  elsif template = 'membership-already-paid' then
    data := data || private.already_paid_data(membership);
  end if;
end
$$;
comment on function private.money_email_now(public.email_outbox) is
  'The template and the data of an email about money as they are now; null if it has nothing to say any more.';

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
    if mail.kind <> 'transactional' or not mail.data ?| array['paymentId', 'membershipId'] then
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
      -- Resend may have it already, as it was, and would take the same key for a mistake.
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
  'Brings emails about money up to date before they are sent, and returns those that may be sent as they are. One that had been tried is tried anew, under a new key.';

create or replace function public.claim_emails(batch_size integer default 100) returns setof public.email_outbox
language plpgsql security definer set search_path = ''
as $$
declare
  paused smallint := (select min(pause.priority) from private.email_pauses as pause where pause.until > now());
  newsletters integer := (select private.newsletters_left());
  head public.email_outbox;
  chosen uuid[];
  request_id uuid;
begin
  -- One after the other, so that the emails of a batch are claimed together.
  perform pg_advisory_xact_lock(hashtextextended('claim emails', 0));
  perform private.give_up_old_emails();

  loop
    select due.* into head from public.email_outbox as due
    where due.status in ('queued', 'sending') and due.next_attempt_at <= now()
      and due.priority < coalesce(paused, 3)
      and (due.priority < 2 or due.batch_id is not null or newsletters is null or newsletters > 0)
      and (due.priority < 2 or not private.is_stopped(due.id))
    -- Among equals, what a dead worker had claimed.
    order by due.priority, (due.status = 'queued'), due.next_attempt_at, due.id
    limit 1 for update skip locked;

    if head.id is null then
      perform private.advance_newsletters();
      if coalesce(paused, 3) <= 2 or newsletters <= 0 then
        return;
      end if;
      if not private.queue_newsletters(greatest(1, least(batch_size, 100, newsletters))) then
        return;
      end if;
      continue;
    end if;

    if head.batch_id is not null then
      chosen := array(
        select member.id from public.email_outbox as member
        where member.batch_id = head.batch_id and member.status in ('queued', 'sending')
        order by member.id for update skip locked
      );
      -- A worker that was taken for dead is just storing its result.
      if cardinality(chosen) <> (
        select count(*) from public.email_outbox as member
        where member.batch_id = head.batch_id and member.status in ('queued', 'sending')
      ) then
        return;
      end if;
      request_id := head.batch_id;
    else
      chosen := array(
        select due.id from public.email_outbox as due
        where due.status in ('queued', 'sending') and due.next_attempt_at <= now()
          and due.priority = head.priority and due.batch_id is null and due.is_alone = head.is_alone
          and (due.priority < 2 or not private.is_stopped(due.id))
        order by (due.status = 'queued'), due.next_attempt_at, due.id
        limit greatest(1, least(
          batch_size,
          case when head.priority = 0 or head.is_alone then 5 when head.priority = 1 then 50 else 100 end,
          case when head.priority = 2 then newsletters end
        ))
        for update skip locked
      );
      request_id := null;
    end if;

    -- A batch that loses a member keeps its key: if Resend had accepted it, it now says that the request is another one,
    -- and everybody has got the newsletter.
    chosen := private.update_money_emails(private.withdraw_newsletters(chosen));
    exit when cardinality(chosen) > 0;
  end loop;

  if request_id is null and head.priority > 0 and not head.is_alone and cardinality(chosen) > 1 then
    request_id := gen_random_uuid();
  end if;

  return query
    update public.email_outbox as mail set
      status = 'sending', claimed_at = now(), next_attempt_at = now() + interval '30 seconds',
      attempts = mail.attempts + 1, first_attempt_at = coalesce(mail.first_attempt_at, now()), batch_id = request_id
    where mail.id = any (chosen)
    returning mail.*;
end
$$;

-- a transfer

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
      private.membership_data(membership) || jsonb_build_object('paymentId', payment.id, 'amountPence', payment.received_pence)
    );
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
  'What became of a transfer: {status, heldReason, validUntil: the end of the year that it pays for}.';

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
  return private.transfer_outcome(payment);
end
$$;
comment on function public.confirm_bank_transfer(uuid, integer, date) is
  'A transfer has come, on that day, by which the membership runs; also one that had lapsed. Another sum than the fee waits for a decision. Returns {status, heldReason, validUntil}.';

create or replace function public.record_bank_fee(membership_id uuid, amount_pence integer, received_on date, key uuid) returns jsonb
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
  return private.transfer_outcome(payment);
end
$$;
comment on function public.record_bank_fee(uuid, integer, date, uuid) is
  'Enters a transfer of a known member that nobody had announced, once for each key. Returns {status, heldReason, validUntil}.';
