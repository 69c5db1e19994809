-- Writing to everybody who is registered: once for each key, and not without words.

-- Bounds what a stolen session can send.
insert into private.rate_limits (action, per_email, per_network, period) values ('message-registrants', 30, 30, '1 hour');

create or replace function public.message_registrants(event_key text, statuses text[], messages jsonb, key uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  action constant text := 'message-registrants';
  response jsonb;
  registration public.event_registrations;
  email_id uuid;
  sent integer := 0;
begin
  perform private.require_organiser(event_key);
  if exists (
    select from unnest(array['{lt,subject}', '{lt,text}', '{en,subject}', '{en,text}']) as field (path)
    where private.is_readable(messages #>> field.path::text[]) is not true
  ) then
    raise exception 'The message needs a subject and a text in both languages' using errcode = 'PT400', detail = 'bad_request';
  end if;
  response := private.begin_submission(
    action, key, encode(extensions.digest(jsonb_build_array(event_key, statuses, messages)::text, 'sha256'), 'hex')
  );
  if response is not null then
    return response -> 'recipients';
  end if;
  perform public.count_submission(action, encode(extensions.digest(private.caller_id()::text, 'sha256'), 'hex'));

  for registration in
    select * from public.event_registrations as known
    where known.event_key = message_registrants.event_key and known.status = any (statuses)
    order by known.created_at
  loop
    email_id := public.queue_email(
      registration.email, 'event-message', registration.language,
      private.registration_email_data(registration)
        || jsonb_build_object('token', private.create_registration_link(registration.id)) || (messages -> registration.language),
      'event-message/' || key || '/' || registration.id
    );
    update public.email_outbox as mail set registration_id = registration.id where mail.id = email_id;
    sent := sent + 1;
  end loop;
  perform private.log_action('registrants_messaged', 'event', event_key, jsonb_build_object('recipients', sent));
  perform private.end_submission(action, key, jsonb_build_object('recipients', sent));
  return sent;
end
$$;
