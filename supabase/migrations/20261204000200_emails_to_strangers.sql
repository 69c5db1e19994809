-- Anybody may type somebody else's address into a form, so what strangers ask for is counted for each address over all forms:
-- a mailbox gets few such emails in an hour and in a day, whichever way they are asked for.

alter table private.email_limits
  add column asked_per_hour integer not null default 5 check (asked_per_hour > 0),
  add column asked_per_day integer not null default 20 check (asked_per_day > 0);
comment on column private.email_limits.asked_per_hour is
  'How many emails that anybody can ask for one address gets in an hour, from all forms together.';
comment on column private.email_limits.asked_per_day is 'The same in a day.';

create function private.is_asked_for(template text) returns boolean
language sql immutable set search_path = ''
as $$
  select template in (
    'confirm-sign-up', 'reset-password', 'confirm-new-email', 'contact-receipt', 'confirm-subscription', 'registration-requested',
    'registration-confirmed', 'registration-waiting', 'membership-transfer'
  )
$$;
comment on function private.is_asked_for(text) is 'Whether anybody who knows an address can have this email sent to it.';

create function private.require_email_allowance(address text) returns void
language plpgsql set search_path = ''
as $$
declare
  allowed private.email_limits := (select setting from private.email_limits as setting);
  wait_seconds integer;
begin
  -- One after the other, so that two requests at once do not both get the last email.
  perform pg_advisory_xact_lock(hashtextextended('emails asked for ' || address, 0));
  with asked as (
    select mail.created_at, row_number() over (order by mail.created_at desc) as place from public.email_outbox as mail
    where mail.recipient = address and mail.created_at > now() - interval '1 day' and private.is_asked_for(mail.template)
  )
  select ceil(extract(epoch from max(freed.at) - now())) into wait_seconds
  from (
    select asked.created_at + interval '1 hour' as at from asked where asked.place = allowed.asked_per_hour
    union all
    select asked.created_at + interval '1 day' from asked where asked.place = allowed.asked_per_day
  ) as freed
  where freed.at > now();
  if wait_seconds is not null then
    raise exception 'Too many emails to this address' using errcode = 'PT429', detail = wait_seconds::text;
  end if;
end
$$;
comment on function private.require_email_allowance(text) is
  'Refuses with PT429, and the seconds to wait as detail, what would send an address one email more than it may be sent.';

-- Emails of Supabase Auth. What an admin or the site itself sends is counted, and never refused.

create or replace function public.queue_email(
  recipient text, template text, language text, data jsonb, idempotency_key text, kind text default 'transactional'
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.normalize_email(recipient);
  email_id uuid;
begin
  select mail.id into email_id from public.email_outbox as mail where mail.idempotency_key = queue_email.idempotency_key;
  if email_id is not null or (kind = 'transactional' and private.is_to_deceased(recipient, data)) then
    return email_id;
  end if;
  if kind = 'account' and private.is_asked_for(template) then
    perform private.require_email_allowance(address);
  end if;
  insert into public.email_outbox (recipient, template, language, data, idempotency_key, kind)
  values (address, queue_email.template, queue_email.language, queue_email.data, queue_email.idempotency_key, queue_email.kind)
  on conflict on constraint email_outbox_idempotency_key_key do update set idempotency_key = excluded.idempotency_key
  returning id into email_id;
  return email_id;
end
$$;
comment on function public.queue_email(text, text, text, jsonb, text, text) is
  'Puts an email into the outbox, once for each key. Returns its id; null for one that would greet somebody who has died. Refuses account emails with PT429 when too many were asked for.';

-- Forms, whether they come through a function or as a row.

create function private.limit_asked_emails() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.email is not null then
    perform private.require_email_allowance(private.normalize_email(new.email));
  end if;
  return new;
end
$$;
comment on function private.limit_asked_emails() is 'Refuses what would have one email too many sent to its address.';

create trigger limit_asked_emails before insert on public.contact_messages
  for each row execute function private.limit_asked_emails();
create trigger limit_asked_emails before insert on public.event_registrations
  for each row execute function private.limit_asked_emails();
create trigger limit_asked_emails before insert on public.newsletter_subscribers
  for each row when (new.status = 'pending') execute function private.limit_asked_emails();
create trigger limit_asked_emails before insert on public.membership_applications
  for each row when (new.payment_method = 'bank_transfer') execute function private.limit_asked_emails();

-- An application counts alike, whether the function or a browser has sent it: by the hashes of the database.

create function private.network_of(address text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  given inet;
begin
  given := regexp_replace(btrim(address), '^::ffff:(?=[\d.]+$)', '', 'i');
  return host(network(set_masklen(given, case family(given) when 6 then 64 else 32 end)));
exception when invalid_text_representation then
  return null;
end
$$;
comment on function private.network_of(text) is 'The IPv4 address or IPv6 network of an address; null if it is none.';

create or replace function private.network_of_request() returns text
language sql stable set search_path = ''
as $$ select private.network_of(private.request_header('cf-connecting-ip')) $$;

create or replace function public.apply_for_membership(submission jsonb, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  action constant text := 'apply-for-membership';
  key uuid := context ->> 'key';
  response jsonb := private.begin_submission(action, key, context ->> 'digest');
begin
  if response is not null then
    return response;
  end if;
  perform public.count_submission(
    action, private.submitter_hash(private.normalize_email(submission ->> 'email')),
    private.submitter_hash(private.network_of(context ->> 'address'))
  );
  insert into public.membership_applications (
    first_name, last_name, email, phone, notes, payment_method, language, is_adult, is_suspected
  ) values (
    submission ->> 'firstName', submission ->> 'lastName', submission ->> 'email', submission ->> 'phone', submission ->> 'notes',
    'bank_transfer', coalesce(submission ->> 'locale', 'lt'), (submission ->> 'ageConfirmed')::boolean,
    coalesce((context ->> 'isSuspected')::boolean, false)
  );
  return private.end_submission(action, key, '{"ok": true}');
end
$$;
comment on function public.apply_for_membership(jsonb, jsonb) is
  'Takes an application to pay by bank transfer, with the fields and the context of begin_membership_payment(), and the address of the request. Returns {ok: true}.';
