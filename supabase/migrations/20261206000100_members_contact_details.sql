-- A member whose emails bounce can be seen, and a treasurer corrects the name, the address and the phone number.

-- what does not arrive

create index email_outbox_bounced on public.email_outbox (recipient) where bounced_at is not null;

create function private.unreached_addresses() returns table (email text, reason text, since timestamptz)
language sql stable security definer set search_path = ''
as $$
  select distinct on (fault.email) fault.email, fault.reason, fault.since
  from (
    select suppressed.email, suppressed.reason, suppressed.since from public.suppressed_addresses as suppressed
    union all
    select mail.recipient, 'bounced', undelivered.since
    from public.email_outbox as mail
    cross join lateral (
      select greatest(mail.bounced_at, case when mail.status = 'failed' then coalesce(mail.failed_at, mail.created_at) end)
    ) as undelivered (since)
    where (mail.bounced_at is not null or mail.status = 'failed') and not exists (
      select from public.email_outbox as arrived
      where arrived.recipient = mail.recipient and arrived.delivered_at >= undelivered.since
    )
  ) as fault
  where (select private.has_role('treasurer'))
  order by fault.email, fault.since
$$;
comment on function private.unreached_addresses() is
  'Addresses whose emails bounced or failed for good, or were reported as spam, for treasurers: those that get no newsletter, and what did not arrive in 30 days unless something did later.';
grant execute on function private.unreached_addresses() to authenticated, service_role;

create or replace view public.membership_overview with (security_invoker = true) as
  select membership.id, membership.user_id, membership.first_name, membership.last_name, membership.email, membership.phone,
    membership.language, membership.status, membership.member_since, membership.valid_until, membership.grace_until,
    membership.cancelled_at, membership.deceased_at, membership.created_at, private.reference_text(membership) as search_text,
    membership.status in ('active', 'grace') and membership.member_since <= now() - interval '1 year' as is_council_candidate,
    last_paid.method as payment_method, last_paid.paid_at as last_paid_at, last_paid.received_pence as last_paid_pence,
    waiting.payment_id as open_transfer_id, waiting.amount_pence as open_transfer_pence, waiting.created_at as open_transfer_since,
    exists (
      select from public.memberships as other
      where other.id <> membership.id and other.merged_into is null and other.anonymised_at is null
        and (other.name_key = membership.name_key or other.email = membership.email)
    ) as may_be_duplicate,
    waiting.status as open_transfer_status,
    exists (
      select from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
      where link.membership_id = membership.id and (payment.status = 'held' or private.is_partly_refunded(payment))
    ) as needs_decision,
    (
      select string_agg(private.numbers(payment), ' ')
      from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
      where link.membership_id = membership.id
    ) as numbers,
    array(
      select sum.pence
      from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
      cross join unnest(array[payment.amount_pence, payment.received_pence]) as sum (pence)
      where link.membership_id = membership.id
    ) as sums,
    membership.last_name || ' ' || membership.first_name collate "lt-x-icu" as sort_name,
    unreached.reason as unreached_reason, unreached.since as unreached_since
  from public.memberships as membership
  left join lateral (
    select payment.method, payment.paid_at, payment.received_pence
    from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
    where link.membership_id = membership.id and payment.status = 'paid'
    order by payment.paid_at desc limit 1
  ) as last_paid on true
  left join lateral (
    select link.payment_id, payment.amount_pence, payment.created_at, payment.status
    from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
    where link.membership_id = membership.id and payment.method = 'bank_transfer' and payment.status in ('open', 'lapsed')
    order by payment.status desc, payment.created_at desc limit 1
  ) as waiting on true
  left join private.unreached_addresses() as unreached on unreached.email = membership.email
  where membership.merged_into is null and membership.anonymised_at is null and (select private.has_role('treasurer'));

-- what names and addresses have to be

create function private.typed_line(typed text) returns text
language sql immutable strict set search_path = ''
as $$ select private.clean_text(regexp_replace(typed, '[\n\r\t\u2028\u2029]', ' ', 'g')) $$;
comment on function private.typed_line(text) is 'clean_text() in one line. As readableLine in schemas/requests/readable-text.ts.';

create function private.typed_email(typed text) returns text
language sql immutable strict set search_path = ''
as $$
  select private.normalize_email(regexp_replace(
    typed,
    '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u00a0\u00ad\u061c\u180e\u2007\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'
  ))
$$;
comment on function private.typed_email(text) is 'An address without what nobody sees. As emailAddress in schemas/requests/log-in.ts.';

create function private.check_person(first_name text, last_name text, email text) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  fault text;
  message text;
begin
  select refusal.fault, refusal.message into fault, message
  from (values
    (1, first_name is null, 'required', 'The first name is missing'),
    (2, char_length(first_name) > 80, 'tooLong', 'The first name has more than 80 characters'),
    (3, last_name is null, 'required', 'The last name is missing'),
    (4, char_length(last_name) > 80, 'tooLong', 'The last name has more than 80 characters'),
    (5, coalesce(email, '') = '', 'required', 'The email address is missing'),
    (6, char_length(email) > 254, 'tooLong', 'The email address has more than 254 characters'),
    (
      7,
      email !~ '^[a-z0-9_.!#$%&''*+/=?^`{|}~-]+@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$',
      'emailInvalid', 'The email address is not valid; a domain with other letters begins with xn--'
    )
  ) as refusal (place, applies, fault, message)
  where refusal.applies
  order by refusal.place
  limit 1;
  if fault is not null then
    raise exception '%', message using errcode = 'PT400', detail = 'bad_request', hint = fault;
  end if;
end
$$;
comment on function private.check_person(text, text, text) is
  'Refuses with PT400 a name or an address that is none, by the rules of schemas/requests; the hint is the code that the forms translate.';

create or replace function private.check_application() returns trigger
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

-- emails to the former address

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
  'The membership that an email is about, by its key once it is gone and its data with it; null if it is about none.';

create or replace function private.queue_again(email_id uuid, corrected text) returns void
language sql set search_path = ''
as $$
  update public.email_outbox as mail set
    status = 'queued', recipient = coalesce(corrected, mail.recipient), resends = mail.resends + 1, attempts = 0,
    first_attempt_at = null, next_attempt_at = now(), failed_at = null, last_error = null, is_alone = true, batch_id = null,
    data = case
      when mail.data ? 'token' and mail.registration_id is not null
      then mail.data || jsonb_build_object('token', private.create_registration_link(mail.registration_id))
      when mail.data ? 'token' and private.membership_of_email(mail) is not null
      then mail.data || jsonb_build_object('token', private.create_renewal_link(private.membership_of_email(mail)))
      else mail.data
    end
  where mail.id = email_id
$$;

create or replace function private.end_renewal_links() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  email_id uuid;
begin
  delete from private.renewal_links as link where link.membership_id = new.id;
  if new.email is not null then
    -- The next one says the same.
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
  'Ends the links in emails to the former address. What has not been sent yet goes to the new one.';

create or replace function private.anonymise_membership(membership_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  mail public.email_outbox;
begin
  -- Also what went to an address that was corrected since, and the reason of a bounce, which often quotes it.
  for mail in
    delete from public.email_outbox as about
    where about.idempotency_key ~ '^(membership|payment)/'
      and private.membership_of_email(about) = anonymise_membership.membership_id
    returning about.*
  loop
    delete from public.email_events as event where event.provider_id = mail.provider_id;
  end loop;
  delete from public.membership_applications as application where application.membership_id = anonymise_membership.membership_id;
  delete from private.renewal_links as link where link.membership_id = anonymise_membership.membership_id;
  update public.memberships as known
  set user_id = null, first_name = null, last_name = null, email = null, phone = null, anonymised_at = now(), updated_at = now()
  where anonymise_membership.membership_id in (known.id, known.merged_into) and known.anonymised_at is null;
  perform private.settle_membership(membership_id);
end
$$;

-- correcting a member

create function public.correct_member(membership_id uuid, correction jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  former public.memberships;
  corrected public.memberships;
  owner public.profiles;
begin
  perform private.require_role('treasurer');
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
    corrected.email := private.typed_email(correction ->> 'email');
  end if;
  if correction ? 'phone' then
    corrected.phone := correction ->> 'phone';
  end if;
  perform private.check_person(corrected.first_name, corrected.last_name, corrected.email);

  if corrected.email <> former.email and former.user_id is null then
    -- Whoever has confirmed the new address sees the membership, and can have it erased.
    select profile.* into owner
    from public.profiles as profile join auth.users as confirmed on confirmed.id = profile.id and confirmed.email_confirmed_at is not null
    where profile.email = corrected.email;
    if private.name_key(owner.first_name, owner.last_name) <> private.name_key(former.first_name, former.last_name)
      and not public.is_admin() then
      raise exception 'The address is that of an account with another name: only an admin may enter it'
        using errcode = 'PT403', detail = 'account_of_another';
    end if;
  end if;

  -- Of an application of the same person the second waits, as in membership_of_person().
  perform pg_advisory_xact_lock(
    hashtextextended('member ' || corrected.email || ' ' || private.name_key(corrected.first_name, corrected.last_name), 0)
  );
  begin
    update public.memberships as known
    set first_name = corrected.first_name, last_name = corrected.last_name, email = corrected.email, phone = corrected.phone, updated_at = now()
    where known.id = membership_id
    returning * into corrected;
  exception when unique_violation then
    raise exception 'The person is a member with this address already: merge the two' using errcode = 'PT409', detail = 'person_known';
  end;

  if corrected.email <> former.email then
    perform private.join_membership_of(owner.id);
    perform private.mail_member(corrected, 'membership-address', 'membership/' || membership_id || '/address/' || extensions.gen_random_uuid());
    if not exists (select from private.unreached_addresses() as unreached where unreached.email = former.email) then
      perform private.mail_member(former, 'membership-address', 'membership/' || membership_id || '/address/' || extensions.gen_random_uuid());
    end if;
  end if;
  -- Not what they were: the log outlives an erasure, and the applications say it.
  perform private.log_action('member_corrected', 'membership', membership_id::text, jsonb_build_object('changed', array(
    select field.name
    from (values
      ('name', (former.first_name, former.last_name) is distinct from (corrected.first_name, corrected.last_name)),
      ('email', former.email is distinct from corrected.email), ('phone', former.phone is distinct from corrected.phone)
    ) as field (name, is_changed)
    where field.is_changed
  )));
end
$$;
comment on function public.correct_member(uuid, jsonb) is
  'Corrects what {firstName, lastName, email, phone} has of a member. Emails and links then go to the new address; both addresses are told, the former one if it works.';
grant execute on function public.correct_member(uuid, jsonb) to authenticated;

create or replace function public.retry_failed_email(email_id uuid, new_recipient text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  failed public.email_outbox;
  corrected text := private.normalize_email(new_recipient);
begin
  perform private.require_admin();
  select * into failed from public.email_outbox as mail where mail.id = email_id and mail.status = 'failed' for update;
  if failed.id is null then
    raise exception 'There is no such failed email' using errcode = 'PT404';
  end if;
  if failed.kind = 'account' then
    raise exception 'A link that logs somebody in is not sent again' using errcode = '22023';
  end if;
  if corrected <> failed.recipient then
    update public.event_registrations as registration set email = corrected, updated_at = now()
    where registration.id = failed.registration_id and registration.email = failed.recipient;
    update public.contact_messages as message set email = corrected
    where message.id = failed.message_id and message.email = failed.recipient;
    update public.donations as donation set email = corrected
    where failed.idempotency_key like 'payment/' || donation.payment_id || '/%' and donation.email = failed.recipient;
    perform public.correct_member(known.id, jsonb_build_object('email', corrected))
    from public.memberships as known
    where known.id = private.membership_of_email(failed) and known.email = failed.recipient;
  end if;
  -- After the links to the former address have ended, so that its own one holds.
  perform private.queue_again(email_id, corrected);
  perform private.log_action(
    'resend', 'email', email_id::text, jsonb_build_object('corrected', coalesce(corrected <> failed.recipient, false))
  );
end
$$;
comment on function public.retry_failed_email(uuid, text) is
  'Queues a failed email again, to a corrected address if one is given: then also of the registration, message, donation or membership that it is about.';
