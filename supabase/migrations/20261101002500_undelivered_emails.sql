-- An email that did not arrive marks what it is about, and can be sent again, also to a corrected address.

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

create function private.mark_unreached() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  failed_at timestamptz := greatest(
    case when old.bounced_at is null then new.bounced_at end,
    case when new.status = 'failed' and old.status <> 'failed' then new.failed_at end
  );
  delivered_at timestamptz := case when old.delivered_at is null then new.delivered_at end;
begin
  -- Only the current address counts: a correction may have come before the report about the old one.
  if failed_at is not null then
    update public.event_registrations as registration set unreached_since = failed_at
    where registration.id = new.registration_id and registration.email = new.recipient and registration.unreached_since is null;
    update public.contact_messages as message set unreached_since = failed_at
    where message.id = new.message_id and message.email = new.recipient and message.unreached_since is null;
  end if;
  if delivered_at is not null then
    update public.event_registrations as registration set unreached_since = null
    where registration.id = new.registration_id and registration.email = new.recipient and registration.unreached_since <= delivered_at;
    update public.contact_messages as message set unreached_since = null
    where message.id = new.message_id and message.email = new.recipient and message.unreached_since <= delivered_at;
  end if;
  return null;
end
$$;
create trigger mark_unreached after update of status, bounced_at, delivered_at on public.email_outbox
  for each row when (num_nonnulls(new.registration_id, new.message_id) > 0) execute function private.mark_unreached();

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

create function private.queue_again(email_id uuid, corrected text) returns void
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
comment on function private.queue_again(uuid, text) is
  'Queues an email again, to the corrected address if there is one, with a valid link.';

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
  if corrected <> failed.recipient then
    update public.event_registrations as registration set email = corrected, updated_at = now()
    where registration.id = failed.registration_id and registration.email = failed.recipient;
    update public.contact_messages as message set email = corrected
    where message.id = failed.message_id and message.email = failed.recipient;
    update public.donations as donation set email = corrected
    where failed.idempotency_key like 'payment/' || donation.payment_id || '/%' and donation.email = failed.recipient;
    update private.gift_aid_declarations as known set email = corrected
    where failed.idempotency_key like 'gift-aid/' || known.id || '/%' and known.email = failed.recipient;
    perform public.correct_member(known.id, jsonb_build_object('email', corrected))
    from public.memberships as known
    where known.id = private.membership_of_email(failed) and known.email = failed.recipient;
  end if;
  if failed.resends >= 5 then
    raise exception 'This email has been sent again often enough' using errcode = 'PT429', detail = '3600';
  end if;
  perform private.count_email_by_role('retry-failed-email', array[coalesce(corrected, failed.recipient)]);
  -- The links to the former address end first, so that the new link stays valid.
  perform private.queue_again(email_id, corrected);
  perform private.log_action(
    'resend', 'email', email_id::text, jsonb_build_object('corrected', coalesce(corrected <> failed.recipient, false))
  );
end
$$;
comment on function public.retry_failed_email(uuid, text) is
  'Queues a failed email again. A corrected address also becomes that of the registration, message, donation or membership that the email is about.';
grant execute on function public.retry_failed_email(uuid, text) to authenticated;

create function public.resend_registration_email(registration_id uuid, new_email text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.lock_registration(registration_id);
  former text := registration.email;
  corrected text := coalesce(private.normalize_email(new_email), former);
  failed uuid;
begin
  -- With the link, an organiser could consent in the name of a parent.
  if corrected <> former then
    perform private.require_admin();
  end if;
  perform private.count_email_by_role('resend-registration-email', array[corrected]);
  update public.event_registrations as known set email = corrected, updated_at = now()
  where known.id = registration.id
  returning * into registration;
  for failed in
    select mail.id from public.email_outbox as mail
    where mail.registration_id = registration.id and mail.status = 'failed' and mail.recipient = former and mail.resends < 5
    order by mail.created_at for update
  loop
    perform private.queue_again(failed, registration.email);
  end loop;
  -- A bounced email was sent, so its data is deleted: the person gets a new email about the state of the registration.
  if not found then
    perform private.queue_state_email(registration);
  end if;
  perform private.log_action(
    'registration_resend', 'registration', registration.id::text,
    jsonb_build_object('event', registration.event_key, 'corrected', registration.email <> former)
  );
end
$$;
comment on function public.resend_registration_email(uuid, text) is
  'Sends the undelivered emails about a registration again, to a corrected address if an admin gives one.';
grant execute on function public.resend_registration_email(uuid, text) to authenticated;
