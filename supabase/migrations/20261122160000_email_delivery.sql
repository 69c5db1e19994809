-- Sending: what is urgent goes first, several emails go in one request, a lease replaces a worker that died, quotas are
-- waited for, and what failed can be sent again.

alter table public.email_outbox
  add column kind text not null default 'transactional' check (kind in ('account', 'transactional', 'newsletter')),
  add column priority smallint not null generated always as (
    case kind when 'account' then 0 when 'transactional' then 1 else 2 end
  ) stored,
  add column batch_id uuid,
  add column is_alone boolean not null default false,
  add column first_attempt_at timestamptz,
  add column resends integer not null default 0,
  add column failed_at timestamptz,
  add column provider_id text check (char_length(provider_id) between 1 and 200),
  add column delivered_at timestamptz,
  add column bounced_at timestamptz,
  add column complained_at timestamptz,
  add column bounce_reason text check (char_length(bounce_reason) <= 500),
  drop constraint email_outbox_status_check,
  add constraint email_outbox_status_check check (status in ('queued', 'sending', 'sent', 'failed', 'suppressed'));

comment on column public.email_outbox.kind is
  'account: may log somebody in, goes first, and is emptied when it fails; newsletter: goes last, and never to a suppressed address.';
comment on column public.email_outbox.batch_id is
  'Emails of one request. They stay together until it is answered: a repetition is recognized only if it is the same.';
comment on column public.email_outbox.is_alone is 'Sent in a request of its own, because a batch with it was refused.';
comment on column public.email_outbox.next_attempt_at is 'When it is due: for the first time, again, or because its worker has died.';
comment on column public.email_outbox.first_attempt_at is
  'Since when it may have been sent. Resend knows its key again for 24 hours only.';
comment on column public.email_outbox.resends is 'How often an admin has sent it again, each time under a new key.';
comment on column public.email_outbox.provider_id is 'Its id at Resend, by which webhooks name it.';
comment on table public.email_outbox is
  'Mail to be sent. Its data may hold links that log somebody in: no person reads it, and it is emptied when the mail is gone.';

-- Until now there were account emails only.
update public.email_outbox set kind = 'account' where idempotency_key like 'auth/%';
update public.email_outbox set failed_at = created_at where status = 'failed';
update public.email_outbox set first_attempt_at = claimed_at, next_attempt_at = claimed_at where status = 'sending';

drop index public.email_outbox_due;
create index email_outbox_due on public.email_outbox (priority, (status = 'queued'), next_attempt_at, id)
  where status in ('queued', 'sending');
create index email_outbox_attempted on public.email_outbox (first_attempt_at) where status in ('queued', 'sending');
create index email_outbox_by_batch on public.email_outbox (batch_id) where batch_id is not null;
create index email_outbox_by_provider_id on public.email_outbox (provider_id) where provider_id is not null;
create index email_outbox_sent on public.email_outbox (sent_at) where sent_at is not null;

-- limits and pauses

create table private.email_limits (
  is_only boolean primary key default true check (is_only),
  per_day integer check (per_day > 0),
  per_month integer check (per_month > 0),
  reserved numeric not null default 0.2 check (reserved between 0 and 1)
);
comment on table private.email_limits is
  'Settings: the quotas of the plan at Resend (null: none), and the share of them that newsletters leave to other mail.';
alter table private.email_limits enable row level security;
insert into private.email_limits default values;

create table private.email_pauses (
  priority smallint primary key check (priority between 0 and 2),
  until timestamptz not null
);
comment on table private.email_pauses is
  'While a quota is used up, nothing of this priority or a lower one is sent. What is more urgent is still tried.';
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
comment on function private.newsletters_left() is 'How many newsletters the quotas leave now; null without quotas.';

-- suppressed addresses

create table public.suppressed_addresses (
  email text primary key check (email = private.normalize_email(email) and char_length(email) between 3 and 254),
  reason text not null check (reason in ('bounced', 'complained')),
  since timestamptz not null default now()
);
comment on table public.suppressed_addresses is
  'Addresses that get no newsletter any more: mail to them bounced, or their reader reported it as spam.';
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

drop function public.queue_email(text, text, text, jsonb, text);
create function public.queue_email(
  recipient text, template text, language text, data jsonb, idempotency_key text, kind text default 'transactional'
) returns uuid
language sql security definer set search_path = ''
as $$
  insert into public.email_outbox (recipient, template, language, data, idempotency_key, kind)
  values (
    private.normalize_email(queue_email.recipient), queue_email.template, queue_email.language, queue_email.data,
    queue_email.idempotency_key, queue_email.kind
  )
  on conflict on constraint email_outbox_idempotency_key_key do update set idempotency_key = excluded.idempotency_key
  returning id
$$;
comment on function public.queue_email(text, text, text, jsonb, text, text) is
  'Puts an email into the outbox, once for each key. Returns its id.';
grant execute on function public.queue_email(text, text, text, jsonb, text, text) to service_role;

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
  'Gives up what may have been sent longer ago than Resend knows its key, and log-in links that have long expired.';

drop function public.claim_emails(integer);
create function public.claim_emails(batch_size integer default 100) returns setof public.email_outbox
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

  update public.email_outbox as mail set status = 'suppressed', data = '{}'
  where mail.status = 'queued' and mail.kind = 'newsletter' and mail.batch_id is null
    and exists (select from public.suppressed_addresses as suppressed where suppressed.email = mail.recipient)
    and mail.id = any (array(
      select due.id from public.email_outbox as due
      where due.status = 'queued' and due.priority = 2 and due.next_attempt_at <= now()
      order by due.next_attempt_at, due.id limit batch_size for update skip locked
    ));

  select due.* into head from public.email_outbox as due
  where due.status in ('queued', 'sending') and due.next_attempt_at <= now()
    and due.priority < coalesce(paused, 3)
    and (due.priority < 2 or due.batch_id is not null or newsletters is null or newsletters > 0)
  -- Among equals, what a dead worker had claimed.
  order by due.priority, (due.status = 'queued'), due.next_attempt_at, due.id
  limit 1 for update skip locked;
  if head.id is null then
    return;
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
      order by (due.status = 'queued'), due.next_attempt_at, due.id
      limit greatest(1, least(
        batch_size,
        case when head.priority = 0 or head.is_alone then 5 when head.priority = 1 then 50 else 100 end,
        case when head.priority = 2 then newsletters end
      ))
      for update skip locked
    );
    if head.priority > 0 and not head.is_alone and cardinality(chosen) > 1 then
      request_id := gen_random_uuid();
    end if;
  end if;

  return query
    update public.email_outbox as mail set
      status = 'sending', claimed_at = now(), next_attempt_at = now() + interval '30 seconds',
      attempts = mail.attempts + 1, first_attempt_at = coalesce(mail.first_attempt_at, now()), batch_id = request_id
    where mail.id = any (chosen)
    returning mail.*;
end
$$;
comment on function public.claim_emails(integer) is
  'The most urgent emails that are due, for the caller alone. They are due again after 30 seconds, under the same key, unless the caller stores a result.';
grant execute on function public.claim_emails(integer) to service_role;

drop function public.finish_email(uuid);
drop function public.fail_email(uuid, text);
drop function public.retry_email(uuid, text);

create function public.retry_emails(email_ids uuid[], error text) returns void
language sql security definer set search_path = ''
as $$
  update public.email_outbox set
    last_error = left(error, 500), status = 'queued',
    next_attempt_at = now() + least(interval '1 hour', interval '30 seconds' * power(2, least(attempts, 10) - 1))
  where id = any (email_ids) and status = 'sending'
$$;
comment on function public.retry_emails(uuid[], text) is
  'Tries again after 30 seconds, then twice as long each time up to an hour, for a day from the first attempt.';
grant execute on function public.retry_emails(uuid[], text) to service_role;

create function public.separate_emails(email_ids uuid[], error text) returns void
language sql security definer set search_path = ''
as $$
  update public.email_outbox set
    last_error = left(error, 500), status = 'queued', batch_id = null, is_alone = true, next_attempt_at = now()
  where id = any (email_ids) and status = 'sending'
$$;
comment on function public.separate_emails(uuid[], text) is
  'Sends the emails of a batch that was refused one by one, to find those that are the reason.';
grant execute on function public.separate_emails(uuid[], text) to service_role;

create function public.wait_for_quota(email_ids uuid[], error text, seconds integer) returns void
language sql security definer set search_path = ''
as $$
  -- Nothing was sent: the attempt does not count.
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
  'A quota is used up: these emails and all that are as urgent or less wait together, however long it takes.';
grant execute on function public.wait_for_quota(uuid[], text, integer) to service_role;

-- what became of it

create table public.email_events (
  id text primary key check (char_length(id) between 1 and 200),
  provider_id text not null check (char_length(provider_id) between 1 and 200),
  event text not null check (event in ('delivered', 'bounced', 'complained')),
  reason text check (char_length(reason) <= 500),
  occurred_at timestamptz not null,
  received_at timestamptz not null default now()
);
comment on table public.email_events is
  'What Resend reported of emails, once for each webhook. It may arrive before the email is known by its id.';
create index email_events_by_provider_id on public.email_events (provider_id);
create index email_events_received on public.email_events (received_at);
alter table public.email_events enable row level security;
grant select on public.email_events to authenticated, service_role;
create policy "Admins see what became of emails" on public.email_events
  for select to authenticated using ((select public.is_admin()));

create function private.apply_email_events(provider_ids text[]) returns void
language sql security definer set search_path = ''
as $$
  update public.email_outbox as mail set
    delivered_at = coalesce(mail.delivered_at, reported.delivered_at),
    bounced_at = coalesce(mail.bounced_at, reported.bounced_at),
    complained_at = coalesce(mail.complained_at, reported.complained_at),
    bounce_reason = coalesce(mail.bounce_reason, reported.bounce_reason)
  from (
    select event.provider_id,
      min(event.occurred_at) filter (where event.event = 'delivered') as delivered_at,
      min(event.occurred_at) filter (where event.event = 'bounced') as bounced_at,
      min(event.occurred_at) filter (where event.event = 'complained') as complained_at,
      min(event.reason) filter (where event.event = 'bounced') as bounce_reason
    from public.email_events as event where event.provider_id = any (provider_ids)
    group by event.provider_id
  ) as reported
  where mail.provider_id = reported.provider_id
$$;

create function public.record_email_event(
  webhook_id text, provider_id text, event text, occurred_at timestamptz, reason text, suppressed text[]
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Not while the id of an email is being stored: neither would see the other.
  perform pg_advisory_xact_lock_shared(hashtextextended('email events', 0));
  insert into public.email_events (id, provider_id, event, occurred_at, reason)
  values (
    webhook_id, record_email_event.provider_id, record_email_event.event, record_email_event.occurred_at,
    nullif(left(record_email_event.reason, 500), '')
  )
  on conflict (id) do nothing;
  if not found then
    return;
  end if;
  perform private.apply_email_events(array[record_email_event.provider_id]);
  insert into public.suppressed_addresses (email, reason, since)
  select distinct private.normalize_email(address), record_email_event.event, record_email_event.occurred_at
  from unnest(suppressed) as given (address)
  where record_email_event.event in ('bounced', 'complained') and char_length(private.normalize_email(address)) between 3 and 254
  on conflict (email) do nothing;
end
$$;
comment on function public.record_email_event(text, text, text, timestamptz, text, text[]) is
  'Stores what Resend reports of an email, once for each webhook, and the addresses that get no newsletter from now on.';
grant execute on function public.record_email_event(text, text, text, timestamptz, text, text[]) to service_role;

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
  'Stores what Resend answered: [{id, provider_id}] is sent, and what it said is forgotten; [{id, error}] can never be sent.';
grant execute on function public.finish_emails(jsonb) to service_role;

-- failed emails

grant select (kind, failed_at) on public.email_outbox to authenticated;
create or replace view public.email_failures with (security_invoker = true) as
  select id, recipient, template, attempts, last_error, created_at, failed_at, kind <> 'account' as may_resend
  from public.email_outbox where status = 'failed' and (select public.is_admin());
comment on view public.email_failures is
  'Mail that could not be sent, for admins, without what it said, for 30 days. Links that log somebody in are not sent again.';

create function public.retry_failed_email(email_id uuid, new_recipient text default null) returns void
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
  update public.email_outbox as mail set
    status = 'queued', recipient = coalesce(corrected, mail.recipient), resends = mail.resends + 1, attempts = 0,
    first_attempt_at = null, next_attempt_at = now(), failed_at = null, last_error = null, is_alone = true
  where mail.id = email_id;
  perform private.log_action(
    'resend', 'email', email_id::text, jsonb_build_object('corrected', coalesce(corrected <> failed.recipient, false))
  );
end
$$;
comment on function public.retry_failed_email(uuid, text) is
  'Queues a failed email again, to a corrected address if one is given.';
grant execute on function public.retry_failed_email(uuid, text) to authenticated;

-- expiry

create or replace function public.purge_expired() returns void
language sql security definer set search_path = ''
as $$
  delete from public.deleted_comments where deleted_at < now() - interval '7 days';
  delete from auth.users where email_confirmed_at is null and created_at < now() - interval '7 days';
  delete from public.audit_log where created_at < now() - interval '2 years';
$$;

create function public.purge_emails() returns void
language sql security definer set search_path = ''
as $$
  delete from public.email_outbox
  where (status in ('sent', 'suppressed') and created_at < now() - interval '30 days')
    or (status = 'failed' and coalesce(failed_at, created_at) < now() - interval '30 days');
  delete from public.email_events where received_at < now() - interval '30 days';
$$;
comment on function public.purge_emails() is 'Forgets emails 30 days after they were sent or failed; called every hour.';
grant execute on function public.purge_emails() to service_role;
