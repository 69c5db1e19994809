create table public.membership_applications (
  id uuid primary key default gen_random_uuid(),
  first_name text not null check (private.is_readable_line(first_name) and char_length(first_name) <= 100),
  last_name text not null check (private.is_readable_line(last_name) and char_length(last_name) <= 100),
  email text not null check (email = private.normalize_email(email) and email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 254),
  phone text check (private.is_readable_line(phone) and char_length(phone) <= 40)
    constraint membership_applications_phone_dialled check (phone ~ '^\+?[0-9]{5,20}$'),
  notes text check (private.is_readable(notes) and char_length(notes) <= 2000),
  payment_method text not null default 'stripe' check (payment_method in ('stripe', 'bank_transfer')),
  payment_status text not null default 'pending' check (payment_status in ('pending', 'paid', 'held', 'lapsed', 'failed', 'refunded')),
  language text not null check (language in ('lt', 'en')),
  is_adult boolean,
  is_suspected boolean not null default false,
  is_owners boolean not null default false,
  is_emailed boolean not null default false,
  membership_id uuid not null references public.memberships (id),
  payment_id uuid references public.payments (id) on delete cascade,
  subscription_id uuid,
  created_at timestamptz not null default now(),
  check (num_nonnulls(payment_id, subscription_id) > 0)
);
comment on table public.membership_applications is
  'Applications as they were sent, kept for two years. The payment determines their status.';
comment on column public.membership_applications.is_adult is
  'Whether the person confirmed to be 18 or over; null if the form did not ask.';
comment on column public.membership_applications.subscription_id is
  'The renewal by card that the application began. Its first payment is known once it is made.';
comment on column public.membership_applications.is_owners is
  'Whether whoever applied was logged in with the confirmed address.';
comment on column public.membership_applications.is_emailed is 'Whether an email tells how to pay by transfer.';
comment on column public.membership_applications.is_suspected is
  'True if the application looks automatic. It is stored all the same.';

create index membership_applications_newest_first on public.membership_applications (created_at desc, id);
create index membership_applications_of_email on public.membership_applications (email);
create index membership_applications_of_membership on public.membership_applications (membership_id);
create index membership_applications_of_payment on public.membership_applications (payment_id);
create index membership_applications_of_subscription on public.membership_applications (subscription_id);

alter table public.membership_applications enable row level security;
grant insert (first_name, last_name, email, phone, notes, payment_method, payment_status)
  on public.membership_applications to anon, authenticated;
grant select on public.membership_applications to authenticated, service_role;

create policy "Who keeps the members reads applications" on public.membership_applications
  for select to authenticated using ((select private.may_keep_members()));
create policy "Visitors apply, to pay by bank transfer" on public.membership_applications
  for insert to anon, authenticated
  with check (payment_method = 'bank_transfer' and payment_status = 'pending');

create trigger refuse_ended_session before insert or update or delete on public.membership_applications
  for each statement execute function private.refuse_ended_session();
create trigger e164_phone before insert or update of phone on public.membership_applications
  for each row execute function private.receive_phone('phone');

create function private.application_status(payment_status text) returns text
language sql immutable set search_path = ''
as $$ select case when payment_status in ('started', 'open') then 'pending' else payment_status end $$;

-- An application that a browser inserts is cleaned and checked like one that the form sends.
create function private.clean_and_check_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.first_name := private.typed_line(new.first_name);
  new.last_name := private.typed_line(new.last_name);
  new.email := private.typed_email(new.email);
  new.notes := private.clean_text(new.notes);
  perform private.check_person(new.first_name, new.last_name, new.email);
  if char_length(new.notes) > 2000 then
    raise exception 'The notes have more than 2000 characters' using errcode = 'PT400', detail = 'bad_request', hint = 'tooLong';
  end if;
  return new;
end
$$;
comment on function private.clean_and_check_application() is
  'Cleans and checks an application by the rules of membershipRequest in schemas/requests. Refuses with PT400; the hint is the code that the forms translate.';
-- Its name places it before the triggers that count the application and create the membership.
create trigger clean_and_check_application before insert on public.membership_applications
  for each row execute function private.clean_and_check_application();

create function private.receive_application() returns trigger
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
  -- A browser may not set the language, so an application without one comes from no edge function and is counted here.
  if new.language is null then
    new.language := 'lt';
    new.payment_status := coalesce(new.payment_status, 'pending');
    if new.payment_method is distinct from 'bank_transfer' or new.payment_status <> 'pending' then
      return new;
    end if;
    if new.first_name is null or new.last_name is null or new.email is null then
      return new;
    end if;
    perform public.count_submission('apply-for-membership', null, private.submitter_hash(private.network_of_request()));
  end if;

  membership := private.membership_of_person(jsonb_build_object(
    'firstName', new.first_name, 'lastName', new.last_name, 'email', new.email, 'phone', new.phone, 'locale', new.language
  ));
  if new.payment_method = 'bank_transfer' then
    is_due := private.may_pay(membership, now());
    if not is_due then
      payment := private.standing_payment(membership, now());
    else
      -- Two applications before the transfer arrives ask for one transfer only.
      select waiting.* into payment
      from public.membership_payments as link join public.payments as waiting on waiting.id = link.payment_id
      where link.membership_id = membership.id and waiting.method = 'bank_transfer' and waiting.status = 'open'
      limit 1;
    end if;
  end if;
  if new.payment_id is not null then
    select * into strict payment from public.payments as known where known.id = new.payment_id;
  elsif payment.id is null and new.subscription_id is null then
    payment := private.add_membership_payment(membership, new.payment_method, null);
  end if;
  new.membership_id := membership.id;
  new.payment_id := payment.id;
  if new.payment_method = 'bank_transfer' and not new.is_suspected then
    new.is_emailed := private.email_member(
      membership, case when is_due then 'membership-transfer' else 'membership-already-paid' end,
      'membership/' || membership.id || '/transfer/',
      case when is_due then private.transfer_data(membership, payment) else private.already_paid_data(membership) end,
      new.is_owners
    ) is not null;
  end if;
  return new;
end
$$;
comment on function private.receive_application() is
  'Handles the applications of functions and browsers alike: creates a membership that waits for its payment. If there is a payment already, it asks for none.';
create trigger receive_application before insert on public.membership_applications
  for each row execute function private.receive_application();

create function private.copy_payment_status() returns trigger
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
comment on function private.copy_payment_status() is
  'Gives an application the status of its payment, after it is stored, because a browser may not store a paid one.';
create trigger copy_payment_status after insert on public.membership_applications
  for each row execute function private.copy_payment_status();

create function public.create_membership_payment(submission jsonb, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  action constant text := 'create-membership-payment';
  key uuid := context ->> 'key';
  known jsonb := private.checkout_of_key(action, key, context ->> 'digest');
  membership public.memberships;
  payment public.payments;
  renewal uuid;
begin
  if known is not null then
    return known;
  end if;
  perform public.count_submission(action, null, context ->> 'networkHash');
  membership := private.membership_of_person(submission);
  if coalesce((submission ->> 'renews')::boolean, false) then
    renewal := private.begin_renewal(membership, key, coalesce(submission ->> 'locale', 'lt'));
  else
    payment := private.add_membership_payment(membership, 'stripe', key);
  end if;
  insert into public.membership_applications (
    first_name, last_name, email, phone, notes, payment_method, language, is_adult, is_suspected, payment_id, subscription_id
  ) values (
    submission ->> 'firstName', submission ->> 'lastName', submission ->> 'email', submission ->> 'phone', submission ->> 'notes',
    'stripe', coalesce(submission ->> 'locale', 'lt'), (submission ->> 'ageConfirmed')::boolean,
    coalesce((context ->> 'isSuspected')::boolean, false), payment.id, renewal
  );
  return case when renewal is null then private.checkout(payment) else private.renewal_checkout(renewal) end;
end
$$;
comment on function public.create_membership_payment(jsonb, jsonb) is
  'Creates a membership payment by card for {firstName, lastName, email, phone, notes, locale, ageConfirmed, renews (each year by the same card)}. Context: {key, digest, networkHash, isSuspected}. Returns {paymentId, or subscriptionId and interval, purpose, amountPence, currency}, or {url}.';
grant execute on function public.create_membership_payment(jsonb, jsonb) to service_role;

create function public.apply_for_membership(submission jsonb, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  action constant text := 'apply-for-membership';
  key uuid := context ->> 'key';
  application public.membership_applications;
  response jsonb := private.start_submission(action, key, context ->> 'digest');
begin
  if response is not null then
    return response;
  end if;
  perform public.count_submission(action, null, private.submitter_hash(private.network_of(context ->> 'address')));
  insert into public.membership_applications (
    first_name, last_name, email, phone, notes, payment_method, language, is_adult, is_suspected, is_owners
  ) values (
    submission ->> 'firstName', submission ->> 'lastName', submission ->> 'email', submission ->> 'phone', submission ->> 'notes',
    'bank_transfer', coalesce(submission ->> 'locale', 'lt'), (submission ->> 'ageConfirmed')::boolean,
    coalesce((context ->> 'isSuspected')::boolean, false),
    private.is_owner(submission ->> 'email', (context ->> 'userId')::uuid)
  )
  returning * into application;
  return private.end_submission(action, key, jsonb_strip_nulls(jsonb_build_object(
    'ok', true, 'emailed', case when not application.is_suspected then application.is_emailed end
  )));
end
$$;
comment on function public.apply_for_membership(jsonb, jsonb) is
  'Stores an application to pay by bank transfer, with the fields and the context of create_membership_payment(), the address of the request and userId. Returns {ok: true, emailed: whether an email tells how to pay}.';
grant execute on function public.apply_for_membership(jsonb, jsonb) to service_role;

-- renewals

create table private.renewal_links (
  token_digest text primary key check (token_digest ~ '^[0-9a-f]{64}$'),
  membership_id uuid not null references public.memberships (id) on delete cascade,
  created_at timestamptz not null default now(),
  is_asked_for boolean not null default false
);
comment on table private.renewal_links is
  'Links in emails that renew a membership without an account, stored as digests. Valid for a year.';
comment on column private.renewal_links.is_asked_for is
  'It was asked for, so for an hour whoever opens it has the mailbox, and may give another card.';

create index renewal_links_of_membership on private.renewal_links (membership_id);
create index renewal_links_created on private.renewal_links (created_at);

alter table private.renewal_links enable row level security;

create table private.membership_reminders (
  membership_id uuid not null references public.memberships (id) on delete cascade,
  valid_until timestamptz not null,
  kind text not null check (kind in ('30 days', '7 days', 'end')),
  sent_at timestamptz not null default now(),
  primary key (membership_id, valid_until, kind)
);

alter table private.membership_reminders enable row level security;

create function private.create_renewal_link(membership_id uuid, is_asked_for boolean default false) returns text
language plpgsql set search_path = ''
as $$
declare
  token text := private.new_token();
begin
  insert into private.renewal_links (token_digest, membership_id, is_asked_for)
  values (private.sha256(token), create_renewal_link.membership_id, create_renewal_link.is_asked_for);
  return token;
end
$$;

create function private.membership_of_link(token text) returns public.memberships
language plpgsql stable set search_path = ''
as $$
declare
  membership public.memberships;
begin
  select known.* into membership
  from private.renewal_links as link join public.memberships as known on known.id = link.membership_id
  where link.token_digest = private.sha256(token) and link.created_at > now() - interval '1 year'
    and num_nonnulls(known.merged_into, known.deceased_at, known.anonymised_at) = 0;
  if not found then
    raise exception 'The link leads to no membership' using errcode = 'PT404', detail = 'not_found';
  end if;
  return membership;
end
$$;

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

create function public.show_renewal(token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  membership public.memberships := private.membership_of_link(token);
begin
  return jsonb_build_object(
    'firstName', membership.first_name, 'status', membership.status, 'memberSince', membership.member_since,
    'validUntil', membership.valid_until, 'graceUntil', membership.grace_until,
    'amountPence', private.fee_of(membership), 'persons', private.persons_paid_by(membership),
    'paidBy', (
      select payer.first_name from public.memberships as payer
      where payer.household_id = membership.household_id and payer.pays_for_household and payer.id <> membership.id
    ),
    'renewal', private.running_renewal(membership, now()),
    'isPaidLately', exists (
      select from public.membership_payments as link join public.payments as paid on paid.id = link.payment_id
      where link.membership_id = membership.id and paid.status <> 'refunded' and paid.paid_at > now() - interval '30 days'
    )
  );
end
$$;
comment on function public.show_renewal(text) is
  'Returns the membership of a renewal link and its renewal by card, without its address and last name, because an email may be forwarded. persons: the first names of the others of the household for whom it pays. paidBy: that of who pays for it. isPaidLately: a second fee would be held.';
grant execute on function public.show_renewal(text) to anon, authenticated, service_role;

create function public.create_renewal_payment(token text, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- The limit of applications covers everybody who starts to pay for a membership.
  action constant text := 'create-membership-payment';
  key uuid := context ->> 'key';
  membership public.memberships;
  known jsonb;
begin
  if token is not null then
    membership := private.membership_of_link(token);
  else
    select * into membership from public.memberships as own
    where own.user_id = (context ->> 'userId')::uuid and num_nonnulls(own.deceased_at, own.anonymised_at) = 0;
    if not found then
      raise exception 'The account has no membership' using errcode = 'PT404', detail = 'not_found';
    end if;
  end if;
  known := private.checkout_of_key(action, key, context ->> 'digest');
  if known is not null then
    return known;
  end if;
  perform public.count_submission(action, null, context ->> 'networkHash');
  perform from public.memberships as locked where locked.id = membership.id for no key update;
  select * into membership from public.memberships as own
  where own.id = coalesce((select merged.merged_into from public.memberships as merged where merged.id = membership.id), membership.id)
  for no key update;
  if coalesce((context ->> 'renews')::boolean, false) then
    return private.renewal_checkout(private.begin_renewal(membership, key, coalesce(context ->> 'locale', membership.language)));
  end if;
  return private.checkout(private.add_membership_payment(membership, 'stripe', key));
end
$$;
comment on function public.create_renewal_payment(text, jsonb) is
  'Creates the payment of another year, for the token of a link or, without one, for the userId of the context. Context: {key, digest, networkHash, userId, locale, renews (each year by the same card)}. Returns {paymentId, or subscriptionId and interval, purpose, amountPence, currency}, or {url}.';
grant execute on function public.create_renewal_payment(text, jsonb) to service_role;

create function private.give_honorary_year(membership_id uuid, at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  given uuid;
begin
  -- Announced already: nobody gets a receipt for what nobody paid.
  insert into public.payments (purpose, method, amount_pence, received_pence, received_currency, paid_at, announced_status)
  values ('membership', 'honorary', 0, 0, 'GBP', at, 'paid')
  returning id into given;
  insert into public.membership_payments (payment_id, membership_id) values (given, membership_id);
  perform private.reconcile_membership(membership_id, at);
end
$$;

create function private.give_honorary_years(at timestamptz) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.give_honorary_year(due.id, at) from (
    select membership.id from public.memberships as membership
    where membership.is_honorary and membership.valid_until <= at
      and num_nonnulls(membership.merged_into, membership.deceased_at, membership.anonymised_at) = 0
    order by membership.id
    limit 200
  ) as due;
end
$$;
comment on function private.give_honorary_years(timestamptz) is
  'Gives honorary members another year when theirs ends.';

create function private.end_template(membership public.memberships, at timestamptz) returns text
language sql immutable set search_path = ''
as $$ select case when at < membership.grace_until then 'membership-expired' else 'membership-ended' end $$;
comment on function private.end_template(public.memberships, timestamptz) is
  'Returns the email about the end of a year that is true at this time: while the benefits last, or once they have ended too.';

create function private.remind_member(membership public.memberships, kind text, at timestamptz) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.membership_reminders (membership_id, valid_until, kind)
  values (membership.id, membership.valid_until, remind_member.kind);
  perform private.count_left_out('reminder', (
    select count(*)::integer from unnest(array['30 days', '7 days']) as earlier (kind)
    where earlier.kind <> remind_member.kind and (remind_member.kind = 'end' or earlier.kind = '30 days')
      and not exists (
        select from private.membership_reminders as sent
        where sent.membership_id = membership.id and sent.valid_until = membership.valid_until and sent.kind = earlier.kind
      )
  ));
  perform private.email_member(
    membership, case kind when 'end' then private.end_template(membership, at) else 'membership-reminder' end,
    'membership/' || membership.id || '/reminder/' || membership.valid_until::date || '/' || replace(kind, ' ', '-'),
    private.reminder_data(membership, at) || jsonb_build_object('token', private.create_renewal_link(membership.id))
  );
end
$$;
comment on function private.remind_member(public.memberships, text, timestamptz) is
  'Reminds once of the end of a year. Earlier reminders that were not sent are left out and counted.';

create function private.end_membership(membership public.memberships, at timestamptz) returns void
language plpgsql set search_path = ''
as $$
begin
  -- The site stood still from before the end of the year to that of the benefits.
  if membership.status in ('active', 'grace') and membership.grace_until <= at and not membership.is_honorary
    and private.may_be_asked_to_pay(membership, at) and not exists (
      select from private.membership_reminders as sent
      where sent.membership_id = membership.id and sent.valid_until = membership.valid_until and sent.kind = 'end'
    )
  then
    perform private.remind_member(membership, 'end', at);
  end if;
  perform private.reconcile_membership(membership.id, at);
end
$$;
comment on function private.end_membership(public.memberships, timestamptz) is
  'Ends a year or its grace period, never without an email that says so.';

create function private.remind_members(at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  due record;
begin
  for due in
    select membership as member, reminder.kind
    from public.memberships as membership
    -- At most one reminder is sent: a member who missed the first gets the second.
    cross join lateral (
      select case
        when at >= membership.valid_until then 'end'
        when at >= membership.valid_until - interval '7 days' then '7 days'
        else '30 days'
      end as kind
    ) as reminder
    where membership.status in ('active', 'grace') and not membership.is_honorary and membership.valid_until - interval '30 days' <= at and at < membership.grace_until
      and not exists (
        select from private.membership_reminders as sent
        where sent.membership_id = membership.id and sent.valid_until = membership.valid_until and sent.kind = reminder.kind
      )
      and private.may_be_asked_to_pay(membership, at)
    order by membership.valid_until
    limit 200
  loop
    perform private.remind_member(due.member, due.kind, at);
  end loop;
end
$$;
comment on function private.remind_members(timestamptz) is
  'Reminds members 30 and 7 days before the end of their year and at its end, unless a payment needs a decision.';

create function private.transfer_awaited_until(payment public.payments) returns timestamptz
language sql immutable set search_path = ''
as $$ select greatest(payment.created_at + interval '60 days', payment.reminded_at + interval '45 days') $$;
comment on function private.transfer_awaited_until(public.payments) is
  'Returns until when an announced transfer is awaited. Whoever was reminded late has the time that others have.';

create function private.is_to_remind(payment public.payments, address text, is_owners boolean, at timestamptz) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return not exists (
    select from public.membership_applications as application where application.payment_id = payment.id
    having not bool_or(not application.is_suspected and (application.is_emailed or application.is_owners))
  ) and (is_owners or not exists (
    select from public.email_outbox as mail
    where mail.recipient = address and mail.idempotency_key <> 'payment/' || payment.id || '/reminder'
      and mail.template in ('membership-transfer-reminder', 'membership-transfer-lapsed') and mail.status <> 'failed'
      and mail.created_at > at - interval '14 days'
  ));
end
$$;
comment on function private.is_to_remind(public.payments, text, boolean, timestamptz) is
  'Whether an address is told of a transfer that is awaited: nobody is reminded of an application of which no email told, and only who is known to own the address of several at once.';

create function private.remind_transfers(at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  due record;
  template text;
begin
  for due in
    select payment as payment, membership as member,
      exists (
        select from public.membership_applications as application where application.payment_id = payment.id and application.is_owners
      ) as is_owners,
      payment.reminded_at is not null or not reader.may_pay as is_over
    from public.payments as payment
    join public.membership_payments as link on link.payment_id = payment.id
    join public.memberships as membership on membership.id = link.membership_id
    cross join lateral (select private.may_pay(membership, at) as may_pay) as reader
    where payment.method = 'bank_transfer' and payment.status = 'open'
      and case when payment.reminded_at is not null or not reader.may_pay then private.transfer_awaited_until(payment) <= at
        else payment.created_at <= at - interval '14 days' end
    order by payment.created_at
    limit 200
  loop
    template := case
      when private.may_pay(due.member, at) and private.is_to_remind(due.payment, (due.member).email, due.is_owners, at)
        then case when due.is_over then 'membership-transfer-lapsed' else 'membership-transfer-reminder' end
    end;
    -- What has no room today is tried again: nothing lapses untold.
    continue when template is not null and private.seconds_to_email(
      (due.member).email, template, private.who_asks((due.member).email, template, due.is_owners)
    ) is not null;
    if due.is_over then
      update public.payments as payment set lapsed_at = at, updated_at = now() where payment.id = (due.payment).id;
      perform private.reconcile_membership((due.member).id, at);
    else
      update public.payments as payment set reminded_at = at where payment.id = (due.payment).id
      returning payment into due.payment;
    end if;
    if template is not null then
      perform private.email_member(
        due.member, template, 'payment/' || (due.payment).id || case when due.is_over then '/lapsed' else '/reminder' end,
        private.transfer_data(due.member, due.payment), due.is_owners
      );
    end if;
  end loop;
end
$$;
comment on function private.remind_transfers(timestamptz) is
  'Reminds of transfers 14 days after they were announced. After 60 days, and 45 after the reminder, they lapse, but money that arrives later still counts.';

create function public.reconcile_memberships() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_money();
  perform private.give_honorary_years(now());
  perform private.end_membership(due, now()) from (
    select membership.* from public.memberships as membership
    where (membership.status = 'pending' and membership.member_since <= now())
      or (membership.status = 'active' and membership.valid_until <= now())
      or (membership.status = 'grace' and membership.grace_until <= now())
    order by membership.valid_until
    limit 500
  ) as due;
  perform private.keep_renewals(now());
  perform private.remind_members(now());
  perform private.remind_transfers(now());
end
$$;
comment on function public.reconcile_memberships() is
  'Ends years and grace periods, and sends reminders; called by the schedule.';
grant execute on function public.reconcile_memberships() to service_role;
