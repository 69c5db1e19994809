-- An email that did not arrive marks what it is about, and can be sent again, also to a corrected address.

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
