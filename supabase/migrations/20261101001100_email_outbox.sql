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
  registration_id uuid,
  message_id uuid,
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

-- the language of an address

create table private.email_preferences (
  email text primary key check (email = private.normalize_email(email) and char_length(email) <= 254),
  token text not null unique default private.new_token(),
  language text check (language in ('lt', 'en')),
  chosen_at timestamptz check ((chosen_at is null) = (language is null)),
  created_at timestamptz not null default now()
);
comment on table private.email_preferences is
  'The token of the link by which an address chooses the language of all its emails. Kept as long as the address.';
comment on column private.email_preferences.token is
  'Not a digest, because every email repeats it: a newsletter to thousands creates no new ones. It can only change the language.';
comment on column private.email_preferences.language is
  'Null until the reader chooses: each email is then in the language of what it answers.';

alter table private.email_preferences enable row level security;

create function private.email_language(email text, otherwise text) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    (select preference.language from private.email_preferences as preference where preference.email = email_language.email),
    otherwise
  )
$$;
comment on function private.email_language(text, text) is
  'Returns the language that the reader of the address chose, or the other one given.';

create function private.prepare_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  preference private.email_preferences;
begin
  select * into preference from private.email_preferences as known where known.email = new.recipient;
  if not found then
    insert into private.email_preferences (email) values (new.recipient) on conflict (email) do nothing;
    select * into strict preference from private.email_preferences as known where known.email = new.recipient;
  end if;
  new.language_token := preference.token;
  -- The text of a newsletter is already in the subscriber's language, which is the chosen one, or for a test in either.
  if new.kind <> 'newsletter' and new.template not like 'newsletter-%' then
    new.language := coalesce(preference.language, new.language);
  end if;
  return new;
end
$$;
comment on function private.prepare_email() is
  'Gives an email the link that changes the language, and the language that its reader chose. After a correction of the address, those of the new one.';
create trigger prepare_email before insert or update of recipient on public.email_outbox
  for each row execute function private.prepare_email();

create function private.sync_email_language() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.language := private.email_language(new.email, new.language);
  return new;
end
$$;
create trigger sync_email_language before insert on public.profiles
  for each row execute function private.sync_email_language();

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

-- budgets

-- How many emails an address gets, by who asks for them; decision 066. Anybody may type somebody else's address into a form.

create table private.email_budgets (
  budget text primary key,
  per_hour integer not null check (per_hour > 1)
);
comment on table private.email_budgets is
  'Settings: how many emails an address gets in an hour. Strangers share account and forms, together five; links is of whoever has the link of a gift, role of people with roles.';

alter table private.email_budgets enable row level security;

-- Forms cannot spend what log-in needs.
insert into private.email_budgets (budget, per_hour) values ('account', 2), ('forms', 3), ('links', 3), ('role', 10);

create table private.email_purposes (
  purpose text primary key,
  templates text[] not null,
  budget text not null references private.email_budgets,
  per_day integer check (per_day > 0),
  own_per_hour integer not null default 20 check (own_per_hour > 0),
  is_all boolean not null default false
);
comment on table private.email_purposes is
  'What anybody can have sent to an address, and the limits of each purpose. A template that is in none is sent by the site, its jobs or people with roles.';
comment on column private.email_purposes.per_day is
  'For strangers. Null for log-in and the fresh link: these are valid for an hour, and whoever is refused must have a valid one.';
comment on column private.email_purposes.is_all is
  'Whether the email is all that is asked for: without room, the request is refused.';
comment on column private.email_purposes.own_per_hour is
  'For whoever is logged in with the confirmed address, or has a link that was sent to it. A template of no purpose has five.';

create index email_purposes_of_budget on private.email_purposes (budget);

alter table private.email_purposes enable row level security;

insert into private.email_purposes (purpose, templates, budget, per_day, is_all) values
  ('log-in', '{reset-password,confirm-sign-up}', 'account', null, true),
  ('new-address', '{confirm-new-email}', 'account', null, true),
  ('fresh-link', '{gift-confirm,renewal-confirm}', 'links', null, true),
  ('registration', '{registration-requested,registration-confirmed,registration-waiting,registration-unconfirmed}', 'forms', 10, false),
  ('place', '{place-offered,offer-lapsed}', 'forms', 10, false),
  ('membership', '{membership-transfer,membership-already-paid}', 'forms', 5, false),
  ('transfer', '{membership-transfer-reminder,membership-transfer-lapsed}', 'forms', 5, false),
  ('newsletter', '{confirm-subscription}', 'forms', 5, false),
  ('gift-links', '{gift-links}', 'forms', 5, false),
  ('contact', '{contact-receipt}', 'forms', 5, false);

create function private.is_owner(address text, account uuid) returns boolean
language sql stable set search_path = ''
as $$ select coalesce(private.confirmed_address(account) = private.normalize_email(address), false) $$;
comment on function private.is_owner(text, uuid) is 'Whether the account is that of the address, and confirmed.';

create function private.who_asks(address text, template text, is_owner boolean) returns text
language sql stable set search_path = ''
as $$
  select case
    -- Told whatever else was: change_money_settings() is counted.
    when template = 'money-settings-changed' then null
    -- Of the Studio, whose people have no account here.
    when template in ('look-request', 'look-answer') then 'role'
    when is_owner or private.is_owner(address, caller.id) then 'owner'
    when exists (select from public.user_roles as held where held.user_id = caller.id) then 'role'
    when exists (select from private.email_purposes as known where who_asks.template = any (known.templates)) then 'stranger'
  end
  from (select private.caller_id() as id) as caller
$$;
comment on function private.who_asks(text, text, boolean) is
  'Returns who causes an email: the owner of the address, somebody with a role, or a stranger, who is whoever is not known to be the owner. Null for the site itself.';

create function private.seconds_to_email(address text, template text, asked_by text) returns integer
language plpgsql stable set search_path = ''
as $$
declare
  wanted private.email_purposes;
  per_hour integer;
  has_account boolean;
begin
  select * into wanted from private.email_purposes as known where seconds_to_email.template = any (known.templates);
  if not found then
    wanted.templates := array[template];
    wanted.own_per_hour := 5;
  end if;
  select budget.per_hour into per_hour from private.email_budgets as budget where budget.budget = wanted.budget;
  -- Auth has no index for this, and a message to many asks once for each address.
  has_account := wanted.budget = 'account' and exists (select from auth.users as account where account.email = address);
  return (
    with asked as (
      select
        mail.created_at as at,
        mail.template = any (wanted.templates) as is_same,
        row_number() over (order by mail.created_at desc) as place,
        row_number() over (partition by mail.template = any (wanted.templates) order by mail.created_at desc) as place_of_its_kind
      from public.email_outbox as mail
      where mail.asked_by = seconds_to_email.asked_by and mail.status <> 'failed'
        and (mail.recipient = address or (
          mail.asked_by = 'stranger' and private.mailbox(mail.recipient) = private.mailbox(address)
          -- Log-in waits for no link but one that its address has.
          and (wanted.budget is distinct from 'account' or not (has_account or address = private.without_tag(address)))
        ))
        and mail.created_at > now() - interval '1 day'
        and (seconds_to_email.asked_by = 'role' or mail.template = any (wanted.templates || array(
          select unnest(known.templates) from private.email_purposes as known where known.budget = wanted.budget
        )))
    ), freed as (
      select asked.at + interval '1 hour' as at from asked
      where asked_by = 'role' and asked.place = (select budget.per_hour from private.email_budgets as budget where budget.budget = 'role')
      union all
      select asked.at + interval '1 hour' from asked
      where asked_by = 'owner' and asked.is_same and asked.place_of_its_kind = wanted.own_per_hour
      union all
      select asked.at + interval '1 hour' from asked where asked_by = 'stranger' and asked.place = per_hour
      union all
      -- A second email of a purpose leaves one for the others.
      select least(earlier.at, last.at) + interval '1 hour'
      from (
        select max(asked.at) as at from asked
        -- No account can change to the address of another, so log-in has the whole budget there.
        where asked.is_same and not (wanted.purpose = 'log-in' and has_account)
      ) as earlier
      join asked as last on last.place = per_hour - 1
      where asked_by = 'stranger' and earlier.at is not null
      union all
      select asked.at + interval '1 day' from asked
      where asked_by = 'stranger' and asked.is_same and asked.place_of_its_kind = wanted.per_day
    )
    select ceil(extract(epoch from max(freed.at) - now())) from freed where freed.at > now()
  );
end
$$;
comment on function private.seconds_to_email(text, text, text) is
  'Returns after how many seconds somebody (owner, role or stranger) may have this email sent to the address; null if at once. Emails that failed do not count.';

create function private.count_email_by_role(action text, addresses text[]) returns void
language plpgsql set search_path = ''
as $$
declare
  wait_seconds integer;
begin
  perform public.count_submission(action, private.sha256(private.caller_id()::text));
  select max(private.seconds_to_email(given.address, null, 'role')) into wait_seconds from unnest(addresses) as given (address);
  if wait_seconds is not null then
    raise exception 'Too many emails to this address' using errcode = 'PT429', detail = wait_seconds::text;
  end if;
end
$$;
comment on function private.count_email_by_role(text, text[]) is
  'Counts for the caller, who has a role, an action that sends an email to each of the addresses. Refuses it with PT429 beyond the limit of the caller or of an address.';

create function private.is_unwanted(recipient text, data jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  call text;
  is_unwanted boolean;
begin
  for call in select private.hooks_of('email_unwanted') loop
    execute format('select %s($1, $2)', call) into is_unwanted using recipient, data;
    if is_unwanted then
      return true;
    end if;
  end loop;
  return false;
end
$$;
comment on function private.is_unwanted(text, jsonb) is 'Whether a subject wants no email with this data, as it would greet somebody who has died.';

-- queueing

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
  if email_id is not null or (kind = 'transactional' and private.is_unwanted(recipient, data)) then
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

-- reports of Resend

create table public.email_events (
  id text primary key check (char_length(id) between 1 and 200),
  provider_id text not null check (char_length(provider_id) between 1 and 200),
  event text not null check (event in ('delivered', 'bounced', 'complained')),
  reason text check (char_length(reason) <= 500),
  occurred_at timestamptz not null,
  received_at timestamptz not null default now()
);
comment on table public.email_events is
  'Reports of Resend about emails, once for each webhook. They may arrive before the id of the email is stored.';

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
  -- This waits while the id of an email is being stored, because neither transaction would see the other.
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
  'Stores a report of Resend, once for each webhook, and the addresses that get no newsletter from now on.';
grant execute on function public.record_email_event(text, text, text, timestamptz, text, text[]) to service_role;

create function public.purge_emails() returns void
language sql security definer set search_path = ''
as $$
  delete from public.email_outbox
  where (status in ('sent', 'suppressed') and created_at < now() - interval '30 days')
    or (status = 'failed' and coalesce(failed_at, created_at) < now() - interval '30 days');
  delete from public.email_events where received_at < now() - interval '30 days';
$$;
comment on function public.purge_emails() is 'Deletes emails 30 days after they were sent or failed; called every hour.';
grant execute on function public.purge_emails() to service_role;

-- failed emails

create view public.email_failures with (security_invoker = true) as
  select id, recipient, template, attempts, last_error, created_at, failed_at, kind <> 'account' as may_resend
  from public.email_outbox where status = 'failed' and (select public.is_admin());
comment on view public.email_failures is
  'Emails that could not be sent, for admins, without their content, for 30 days. Links that log somebody in are not sent again.';
grant select on public.email_failures to authenticated, service_role;

create function private.fresh_token(mail public.email_outbox) returns text
language plpgsql set search_path = ''
as $$
declare
  call text;
  token text;
begin
  for call in select private.hooks_of('email_token') loop
    execute format('select %s($1)', call) into token using mail;
    exit when token is not null;
  end loop;
  return token;
end
$$;
comment on function private.fresh_token(public.email_outbox) is
  'Returns the token of a new link for an email that is sent again; null if the subject of the email needs none.';

create function private.queue_again(email_id uuid, corrected text) returns void
language sql set search_path = ''
as $$
  update public.email_outbox as mail set
    status = 'queued', recipient = coalesce(corrected, mail.recipient), resends = mail.resends + 1, attempts = 0,
    first_attempt_at = null, next_attempt_at = now(), failed_at = null, last_error = null, is_alone = true, batch_id = null,
    data = case when mail.data ? 'token'
      then mail.data || jsonb_strip_nulls(jsonb_build_object('token', private.fresh_token(mail))) else mail.data end
  where mail.id = email_id
$$;
comment on function private.queue_again(uuid, text) is
  'Queues an email again, to the corrected address if there is one, with a valid link.';

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
  where (select private.may_keep_members())
  order by fault.email, fault.since
$$;
comment on function private.unreached_addresses() is
  'Returns, for treasurers and secretaries, addresses whose emails bounced, failed for good or were reported as spam: those that get no newsletter, and those of the last 30 days unless a later email arrived.';
grant execute on function private.unreached_addresses() to authenticated, service_role;

create function private.export_emails(account uuid, address text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'emails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'template', mail.template, 'language', mail.language, 'status', mail.status, 'created_at', mail.created_at, 'sent_at', mail.sent_at,
        'delivered_at', mail.delivered_at, 'bounced_at', mail.bounced_at, 'bounce_reason', mail.bounce_reason,
        'complained_at', mail.complained_at
      ) order by mail.created_at), '[]')
      from public.email_outbox as mail where mail.recipient = address
    ),
    'email_language', (
      select jsonb_build_object('language', preference.language, 'chosen_at', preference.chosen_at)
      from private.email_preferences as preference where preference.email = address and preference.language is not null
    ),
    'suppressed_address', (
      select jsonb_build_object('reason', suppressed.reason, 'since', suppressed.since)
      from public.suppressed_addresses as suppressed where suppressed.email = address
    )
  )
$$;

insert into private.hooks (subject, hook, call) values ('emails', 'export', 'private.export_emails');
