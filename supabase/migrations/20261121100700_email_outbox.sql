-- Mail: written in the transaction that causes it, sent by deliver-emails, tried again until it is gone.

create table public.email_outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null check (recipient ~ '^[^@\s]+@[^@\s]+$' and char_length(recipient) <= 254),
  template text not null check (template ~ '^[a-z][a-z-]{1,60}$'),
  language text not null check (language in ('lt', 'en')),
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  idempotency_key text not null unique check (char_length(idempotency_key) between 8 and 200),
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claimed_at timestamptz,
  last_error text check (char_length(last_error) <= 500),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
comment on table public.email_outbox is 'Mail to be sent. Its data may hold links that log somebody in: nobody reads it, and it is emptied when the mail is gone.';
create index email_outbox_due on public.email_outbox (next_attempt_at) where status in ('queued', 'sending');
create index email_outbox_failed on public.email_outbox (created_at desc) where status = 'failed';

alter table public.email_outbox enable row level security;
grant select on public.email_outbox to service_role;

create view public.email_failures with (security_barrier = true) as
  select id, recipient, template, attempts, last_error, created_at
  from public.email_outbox where status = 'failed' and (select public.is_admin());
comment on view public.email_failures is 'Mail that could not be sent within a day, for admins; without what it said.';
grant select on public.email_failures to authenticated, service_role;

create function public.queue_email(recipient text, template text, language text, data jsonb, idempotency_key text) returns uuid
language sql security definer set search_path = ''
as $$
  insert into public.email_outbox (recipient, template, language, data, idempotency_key)
  values (queue_email.recipient, queue_email.template, queue_email.language, queue_email.data, queue_email.idempotency_key)
  on conflict on constraint email_outbox_idempotency_key_key do update set idempotency_key = excluded.idempotency_key
  returning id
$$;
comment on function public.queue_email(text, text, text, jsonb, text) is 'Puts a mail into the outbox, once for each key. Returns its id.';
grant execute on function public.queue_email(text, text, text, jsonb, text) to service_role;

create function public.claim_emails(batch_size integer default 20) returns setof public.email_outbox
language sql security definer set search_path = ''
as $$
  update public.email_outbox as mail
  set status = 'sending', claimed_at = now(), attempts = mail.attempts + 1
  where mail.id = any (array(
    select due.id from public.email_outbox as due
    where (due.status = 'queued' and due.next_attempt_at <= now())
      or (due.status = 'sending' and due.claimed_at < now() - interval '5 minutes')
    order by due.next_attempt_at
    limit greatest(1, least(batch_size, 100))
    for update skip locked
  ))
  returning mail.*
$$;
comment on function public.claim_emails(integer) is
  'Mail that is due, claimed for the caller alone; what a caller that died had claimed comes again after 5 minutes, under the same key.';
grant execute on function public.claim_emails(integer) to service_role;

create function public.finish_email(email_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.email_outbox set status = 'sent', sent_at = now(), data = '{}', last_error = null
  where id = email_id and status = 'sending'
$$;
comment on function public.finish_email(uuid) is 'The mail is gone; what it said is forgotten.';
grant execute on function public.finish_email(uuid) to service_role;

create function public.retry_email(email_id uuid, error text) returns void
language sql security definer set search_path = ''
as $$
  update public.email_outbox
  set last_error = left(error, 500),
    status = case when created_at < now() - interval '24 hours' then 'failed' else 'queued' end,
    data = case when created_at < now() - interval '24 hours' then '{}' else data end,
    next_attempt_at = now() + least(interval '1 hour', interval '30 seconds' * power(2, least(attempts, 10) - 1))
  where id = email_id and status = 'sending'
$$;
comment on function public.retry_email(uuid, text) is 'Tries again after 30 seconds, then twice as long each time up to an hour; gives up a day after the mail was written.';
grant execute on function public.retry_email(uuid, text) to service_role;

create function public.fail_email(email_id uuid, error text) returns void
language sql security definer set search_path = ''
as $$
  update public.email_outbox set status = 'failed', last_error = left(error, 500), data = '{}'
  where id = email_id and status = 'sending'
$$;
comment on function public.fail_email(uuid, text) is 'Gives up a mail that no further attempt can send, such as one to an address that does not exist.';
grant execute on function public.fail_email(uuid, text) to service_role;
