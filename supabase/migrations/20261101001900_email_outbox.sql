-- An email is written in the transaction that causes it, and retried until it is sent. A lease replaces a worker that died.

create table public.email_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'transactional' check (kind in ('account', 'transactional', 'newsletter')),
  priority smallint not null generated always as (
    case kind when 'account' then 0 when 'transactional' then 1 else 2 end
  ) stored,
  recipient text not null check (recipient ~ '^[^@\s]+@[^@\s]+$' and char_length(recipient) <= 254)
    constraint email_outbox_recipient_normalized check (recipient = private.normalize_email(recipient)),
  template text not null check (template ~ '^[a-z][a-z-]{1,60}$'),
  language text not null check (language in ('lt', 'en')),
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  idempotency_key text not null unique check (char_length(idempotency_key) between 8 and 200),
  registration_id uuid references public.event_registrations (id) on delete set null,
  message_id uuid references public.contact_messages (id) on delete set null,
  language_token text,
  asked_by text check (asked_by in ('stranger', 'owner', 'role')),
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed', 'suppressed')),
  attempts integer not null default 0,
  resends integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  first_attempt_at timestamptz,
  claimed_at timestamptz,
  batch_id uuid,
  is_alone boolean not null default false,
  last_error text check (char_length(last_error) <= 500),
  provider_id text check (char_length(provider_id) between 1 and 200),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  delivered_at timestamptz,
  bounced_at timestamptz,
  bounce_reason text check (char_length(bounce_reason) <= 500),
  complained_at timestamptz
);
comment on table public.email_outbox is
  'Emails to be sent. Their data may contain links that log somebody in, so no person reads it, and it is deleted when the email is sent.';
comment on column public.email_outbox.kind is
  'account: may log somebody in, is sent first, and is emptied when it fails. newsletter: is sent last, and never to a suppressed address.';
comment on column public.email_outbox.registration_id is 'The registration that the email is about.';
comment on column public.email_outbox.message_id is 'The message of which the email is the receipt.';
comment on column public.email_outbox.language_token is 'The token of the link by which the reader changes the language.';
comment on column public.email_outbox.asked_by is
  'Whose budget it is of (decision 066). Null: the site itself, a payment or the time causes it.';
comment on column public.email_outbox.resends is 'How often an admin has resent it, each time under a new key.';
comment on column public.email_outbox.next_attempt_at is
  'When it is due: for the first time, again, or because its worker has died.';
comment on column public.email_outbox.first_attempt_at is
  'Since when it may have been sent. Resend recognizes its key for 24 hours only.';
comment on column public.email_outbox.batch_id is
  'Emails of one request stay together until it is answered, because Resend recognizes a repetition only if it is equal.';
comment on column public.email_outbox.is_alone is 'Sent in a request of its own, because a batch with it was refused.';
comment on column public.email_outbox.provider_id is 'Its id at Resend, which webhooks contain.';

create index email_outbox_failed on public.email_outbox (created_at desc) where status = 'failed';
create index email_outbox_due on public.email_outbox (priority, (status = 'queued'), next_attempt_at, id)
  where status in ('queued', 'sending');
create index email_outbox_attempted on public.email_outbox (first_attempt_at) where status in ('queued', 'sending');
create index email_outbox_by_batch on public.email_outbox (batch_id) where batch_id is not null;
create index email_outbox_by_provider_id on public.email_outbox (provider_id) where provider_id is not null;
create index email_outbox_sent on public.email_outbox (sent_at) where sent_at is not null;
create index email_outbox_of_recipient on public.email_outbox (recipient);
create index email_outbox_of_mailbox on public.email_outbox (private.mailbox(recipient)) where asked_by = 'stranger';
create index email_outbox_of_registration on public.email_outbox (registration_id) where registration_id is not null;
create index email_outbox_of_message on public.email_outbox (message_id) where message_id is not null;
create index email_outbox_bounced on public.email_outbox (recipient) where bounced_at is not null;

alter table public.email_outbox enable row level security;
-- Admins may see these columns of emails that failed.
grant select (id, kind, recipient, template, status, attempts, last_error, created_at, failed_at)
  on public.email_outbox to authenticated;
grant select on public.email_outbox to service_role;

create policy "Admins see which mail failed, never what it said" on public.email_outbox
  for select to authenticated using (status = 'failed' and (select public.is_admin()));

-- limits and pauses

create table private.email_limits (
  is_only boolean primary key default true check (is_only),
  per_day integer check (per_day > 0),
  per_month integer check (per_month > 0),
  reserved numeric not null default 0.2 check (reserved between 0 and 1),
  per_second numeric not null default 5 check (per_second > 0)
);
comment on table private.email_limits is
  'Settings: the quotas of the plan at Resend (null: none), and the share of them that newsletters leave to other emails.';
comment on column private.email_limits.per_second is
  'Requests per second of the plan, for estimates. Sending itself follows the responses of Resend.';

alter table private.email_limits enable row level security;

insert into private.email_limits default values;

create table private.email_pauses (
  priority smallint primary key check (priority between 0 and 2),
  until timestamptz not null
);
comment on table private.email_pauses is
  'While a quota is used up, no email of this priority or a lower one is sent. More urgent ones are still tried.';

alter table private.email_pauses enable row level security;

create function private.newsletters_left() returns integer
language sql stable security definer set search_path = ''
as $$
  select greatest(0, least(
    floor(quota.per_day * (1 - quota.reserved))::integer
      - (select count(*)::integer from public.email_outbox where sent_at > now() - interval '1 day'),
    floor(quota.per_month * (1 - quota.reserved))::integer
      - (select count(*)::integer from public.email_outbox where sent_at > now() - interval '30 days')
  ))
  from private.email_limits as quota where quota.per_day is not null or quota.per_month is not null
$$;
comment on function private.newsletters_left() is 'Returns how many newsletters the quotas allow now; null without quotas.';

create table public.suppressed_addresses (
  email text primary key check (email = private.normalize_email(email) and char_length(email) between 3 and 254),
  reason text not null check (reason in ('bounced', 'complained')),
  since timestamptz not null default now()
);
comment on table public.suppressed_addresses is
  'Addresses that get no more newsletters, because emails to them bounced or were reported as spam.';

alter table public.suppressed_addresses enable row level security;
grant select, delete on public.suppressed_addresses to authenticated;
grant select on public.suppressed_addresses to service_role;

create policy "Admins see which addresses get no newsletter" on public.suppressed_addresses
  for select to authenticated using ((select public.is_admin()));
create policy "Admins let an address get newsletters again" on public.suppressed_addresses
  for delete to authenticated using ((select public.is_admin()));

create trigger refuse_ended_session before insert or update or delete on public.suppressed_addresses
  for each statement execute function private.refuse_ended_session();

-- queueing and sending

create function public.queue_email(
  recipient text, template text, language text, data jsonb, idempotency_key text, kind text default 'transactional',
  is_owner boolean default false
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.normalize_email(recipient);
  asker text := private.who_asks(address, template, is_owner);
  is_subject boolean := idempotency_key like '%/';
  new_key text := idempotency_key || case when is_subject then extensions.gen_random_uuid()::text else '' end;
  wait_seconds integer;
  email_id uuid;
begin
  select mail.id into email_id from public.email_outbox as mail where mail.idempotency_key = queue_email.idempotency_key;
  if email_id is not null or (kind = 'transactional' and private.is_to_deceased(recipient, data)) then
    return email_id;
  end if;
  -- Auth ends the link of the email before.
  if is_subject or (kind = 'account' and template in ('reset-password', 'confirm-sign-up')) then
    update public.email_outbox as mail set
      data = queue_email.data, language = private.email_language(address, queue_email.language), idempotency_key = new_key
    where mail.id = (
      select waiting.id from public.email_outbox as waiting
      where waiting.recipient = address and waiting.template = queue_email.template
        and waiting.status = 'queued' and waiting.first_attempt_at is null
        and (not is_subject or starts_with(waiting.idempotency_key, queue_email.idempotency_key))
      order by waiting.created_at limit 1 for update
    )
    returning mail.id into email_id;
    if email_id is not null then
      return email_id;
    end if;
  end if;
  if asker is not null then
    -- Two requests at once must not both get the last email.
    perform pg_advisory_xact_lock(hashtextextended('emails asked for ' || private.mailbox(address), 0));
    wait_seconds := private.seconds_to_email(address, template, asker);
    if wait_seconds is not null and exists (
      select from private.email_purposes as known where known.is_all and queue_email.template = any (known.templates)
    ) then
      raise exception 'Too many emails to this address' using errcode = 'PT429', detail = wait_seconds::text;
    -- Of what an owner or a role causes, the last state is told once there is room: of a role about five things of each kind.
    elsif wait_seconds is not null and (asker = 'stranger' or not is_subject or case asker when 'role' then 5 else 1 end <= (
      select count(*) from public.email_outbox as waiting
      where waiting.recipient = address and waiting.template = queue_email.template
        and waiting.status = 'queued' and waiting.next_attempt_at > now()
    )) then
      return null;
    end if;
  end if;
  insert into public.email_outbox (recipient, template, language, data, idempotency_key, kind, asked_by, next_attempt_at)
  values (
    address, queue_email.template, queue_email.language, queue_email.data, new_key, queue_email.kind, asker,
    now() + make_interval(secs => coalesce(wait_seconds, 0))
  )
  on conflict on constraint email_outbox_idempotency_key_key do update set idempotency_key = excluded.idempotency_key
  returning id into email_id;
  return email_id;
end
$$;
comment on function public.queue_email(text, text, text, jsonb, text, text, boolean) is
  'Queues an email, once for each key. A key that ends in / names a subject: what waits about it is replaced. Returns the id, or null if it would greet somebody who has died or the budget of who asks is spent; what consists of its email only is then refused with PT429, and what an owner or a role causes waits if it has a subject. is_owner: who asks is known to read the address.';
grant execute on function public.queue_email(text, text, text, jsonb, text, text, boolean) to service_role;

create function private.give_up_old_emails() returns void
language sql security definer set search_path = ''
as $$
  update public.email_outbox set
    status = 'failed', failed_at = now(), batch_id = null,
    data = case when kind = 'account' then '{}' else data end,
    last_error = coalesce(last_error, 'The email could not be sent within a day')
  where id = any (array(
    select late.id from public.email_outbox as late
    where late.status in ('queued', 'sending') and late.next_attempt_at <= now()
      and (
        late.first_attempt_at <= now() - interval '24 hours'
        or (late.kind = 'account' and late.created_at <= now() - interval '24 hours')
      )
    for update skip locked
  ))
$$;
comment on function private.give_up_old_emails() is
  'Fails emails that may have been sent so long ago that Resend has forgotten the key, and log-in links that expired long ago.';

create function private.paused_priority() returns smallint
language sql stable set search_path = ''
as $$ select coalesce(min(pause.priority), 3::smallint) from private.email_pauses as pause where pause.until > now() $$;
comment on function private.paused_priority() is
  'Returns the priority from which on emails wait for a quota; 3 if none do. A lower priority has a higher number.';

create function private.next_due_email(newsletters integer) returns public.email_outbox
language plpgsql set search_path = ''
as $$
declare
  due public.email_outbox;
begin
  select mail.* into due from public.email_outbox as mail
  where mail.status in ('queued', 'sending') and mail.next_attempt_at <= now()
    and mail.priority < (select private.paused_priority())
    and (mail.priority < 2 or mail.batch_id is not null or newsletters is null or newsletters > 0)
    and (mail.priority < 2 or not private.is_stopped(mail.id))
  -- Among equals, emails that a dead worker had claimed come first.
  order by mail.priority, (mail.status = 'queued'), mail.next_attempt_at, mail.id
  limit 1 for update skip locked;
  return due;
end
$$;
comment on function private.next_due_email(integer) is
  'Returns the most urgent due email, locked, while the quotas allow so many newsletters; null if none is due.';

create function private.emails_of_request(head public.email_outbox, batch_size integer, newsletters integer) returns uuid[]
language plpgsql set search_path = ''
as $$
declare
  members uuid[];
begin
  if head.batch_id is null then
    return array(
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
  end if;

  members := array(
    select member.id from public.email_outbox as member
    where member.batch_id = head.batch_id and member.status in ('queued', 'sending')
    order by member.id for update skip locked
  );
  return case when cardinality(members) = (
    select count(*) from public.email_outbox as member
    where member.batch_id = head.batch_id and member.status in ('queued', 'sending')
  ) then members end;
end
$$;
comment on function private.emails_of_request(public.email_outbox, integer, integer) is
  'Returns the emails that go in one request with this one, locked. Null if a worker that was taken for dead is just storing the results of its batch.';

create function public.advance_newsletters_and_claim_emails(batch_size integer default 100, at timestamptz default now()) returns setof public.email_outbox
language plpgsql security definer set search_path = ''
as $$
declare
  newsletters integer := (select private.newsletters_left());
  head public.email_outbox;
  chosen uuid[];
  request_id uuid;
begin
  -- Claims take turns, so that the emails of a batch are claimed together.
  perform pg_advisory_xact_lock(hashtextextended('claim emails', 0));
  perform private.give_up_old_emails();

  loop
    head := private.next_due_email(newsletters);
    if head.id is null then
      perform private.advance_newsletters();
      if private.paused_priority() <= 2 or newsletters <= 0 then
        return;
      end if;
      if not private.queue_newsletters(greatest(1, least(batch_size, 100, newsletters))) then
        return;
      end if;
      continue;
    end if;

    chosen := private.emails_of_request(head, batch_size, newsletters);
    if chosen is null then
      return;
    end if;
    -- A batch that loses an email keeps its key. If Resend had accepted it, Resend now refuses a different request under the key,
    -- and everybody has got the newsletter.
    chosen := private.update_money_emails(private.withdraw_late_emails(private.withdraw_newsletters(chosen), at));
    exit when cardinality(chosen) > 0;
  end loop;

  request_id := head.batch_id;
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
comment on function public.advance_newsletters_and_claim_emails(integer, timestamptz) is
  'Claims the most urgent due emails for the caller. If there are none, starts and ends newsletters and creates the next emails of one. Unless the caller stores a result, claimed emails are due again after 30 seconds, under the same key. at: the time of the site''s clock, by which events are over.';
grant execute on function public.advance_newsletters_and_claim_emails(integer, timestamptz) to service_role;

create function public.finish_emails(results jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('email events', 0));
  update public.email_outbox as mail set
    status = 'sent', sent_at = now(), data = '{}', last_error = null, provider_id = result.provider_id
  from jsonb_to_recordset(results) as result (id uuid, provider_id text, error text)
  where mail.id = result.id and mail.status = 'sending' and result.error is null;

  update public.email_outbox as mail set
    status = 'failed', failed_at = now(), last_error = left(result.error, 500), batch_id = null,
    data = case when mail.kind = 'account' then '{}' else mail.data end
  from jsonb_to_recordset(results) as result (id uuid, error text)
  where mail.id = result.id and mail.status = 'sending' and result.error is not null;

  perform private.apply_email_events(array(
    select result.provider_id from jsonb_to_recordset(results) as result (provider_id text) where result.provider_id is not null
  ));
end
$$;
comment on function public.finish_emails(jsonb) is
  'Stores the responses of Resend: [{id, provider_id}] was sent, and its data is deleted; [{id, error}] can never be sent.';
grant execute on function public.finish_emails(jsonb) to service_role;

create function public.retry_emails(email_ids uuid[], error text) returns void
language sql security definer set search_path = ''
as $$
  update public.email_outbox set
    last_error = left(error, 500), status = 'queued',
    next_attempt_at = now() + least(interval '1 hour', interval '30 seconds' * power(2, least(attempts, 10) - 1))
  where id = any (email_ids) and status = 'sending'
$$;
comment on function public.retry_emails(uuid[], text) is
  'Retries after 30 seconds, then twice as long each time up to an hour, for a day from the first attempt.';
grant execute on function public.retry_emails(uuid[], text) to service_role;

create function public.separate_emails(email_ids uuid[], error text) returns void
language sql security definer set search_path = ''
as $$
  update public.email_outbox set
    last_error = left(error, 500), status = 'queued', batch_id = null, is_alone = true, next_attempt_at = now()
  where id = any (email_ids) and status = 'sending'
$$;
comment on function public.separate_emails(uuid[], text) is 'Sends the emails of a refused batch one by one, to find the cause.';
grant execute on function public.separate_emails(uuid[], text) to service_role;

create function public.wait_for_quota(email_ids uuid[], error text, seconds integer) returns void
language sql security definer set search_path = ''
as $$
  -- Nothing was sent, so the attempt does not count.
  with waiting as (
    update public.email_outbox set
      last_error = left(error, 500), status = 'queued', next_attempt_at = now(), attempts = attempts - 1,
      first_attempt_at = case when attempts > 1 then first_attempt_at end
    where id = any (email_ids) and status = 'sending'
    returning priority
  )
  insert into private.email_pauses (priority, until)
  select min(priority), now() + interval '1 second' * least(greatest(seconds, 1), 86400) from waiting
  having count(*) > 0
  on conflict (priority) do update set until = excluded.until
$$;
comment on function public.wait_for_quota(uuid[], text, integer) is
  'Lets these emails, and all of the same or a lower priority, wait together while a quota is used up.';
grant execute on function public.wait_for_quota(uuid[], text, integer) to service_role;
