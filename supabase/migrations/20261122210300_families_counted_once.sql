-- The requests of a family are one submission for the limit of its email address.

create function private.count_registration(action text, submission jsonb, context jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  -- Requests that were refused have left no runner. A few more than announced: a child was forgotten.
  most integer := least((submission #>> '{group,size}')::integer, 20) + 3;
  requests integer;
begin
  select count(runner.id) into requests
  from public.event_registrations as family
  join public.race_registrations as runner on runner.registration_id = family.id
  where family.event_key = submission ->> 'eventKey' and family.group_id = (submission #>> '{group,id}')::uuid
    and family.email = private.normalize_email(submission ->> 'email');
  if requests >= most then
    raise exception 'Too many requests for one family' using errcode = 'PT429', detail = '3600';
  end if;
  perform public.count_submission(action, case when requests = 0 then context ->> 'emailHash' end, context ->> 'networkHash');
end
$$;
comment on function private.count_registration(text, jsonb, jsonb) is
  'Counts a request for the limits. Of a family only the first one counts for its address, and all of them for the network.';

create or replace function public.register_for_event(submission jsonb, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  action text := context ->> 'action';
  key uuid := context ->> 'key';
  at timestamptz := context ->> 'at';
  event_key text := coalesce(submission ->> 'eventKey', private.default_event(submission ->> 'kind', at));
  response jsonb := private.begin_submission(action, key, context ->> 'digest');
  organisers_language text := private.email_language(private.normalize_email(context ->> 'organisers'), 'lt');
  family public.event_registrations;
  registration public.event_registrations;
begin
  if response is not null then
    return response;
  end if;
  submission := submission || jsonb_build_object('eventKey', event_key);
  perform private.require_open_registration(event_key, submission ->> 'kind', at);
  perform private.count_registration(action, submission, context);
  perform private.settle_event(event_key, at);

  select * into family from public.event_registrations as known
  where known.event_key = submission ->> 'eventKey' and known.group_id = (submission #>> '{group,id}')::uuid;
  registration := case
    when family.id is null then private.add_registration(submission, coalesce((context ->> 'isSuspected')::boolean, false))
    else private.join_family(family, submission)
  end;
  if submission -> 'runner' is not null then
    perform private.add_runner(registration, submission -> 'runner');
  end if;
  if registration.group_id is not null then
    registration := private.end_family_if_complete(registration);
  end if;

  -- A family gets one email, when all its members are registered or its places are no longer held.
  if registration.held_until is null then
    perform private.queue_state_email(registration);
    perform public.queue_email(
      context ->> 'organisers', 'registration-notice', organisers_language,
      private.registration_email_data(registration, organisers_language)
        || jsonb_build_object('status', registration.status, 'email', registration.email),
      'registration/' || registration.id || '/notice/' || extensions.gen_random_uuid()
    );
  end if;
  return private.end_submission(action, key, jsonb_build_object('ok', true, 'status', registration.status));
end
$$;
