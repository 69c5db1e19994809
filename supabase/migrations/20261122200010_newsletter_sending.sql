-- Sending newsletters. Who gets one is settled when it is started; its emails are made only when they are claimed, up to a
-- hundred at a time, so each address is checked just before, and stopping needs to take back nothing.

insert into private.rate_limits (action, per_email, per_network, period) values ('send-newsletter', 60, 120, '1 hour');

create function private.gets_newsletters(subscriber public.newsletter_subscribers) returns boolean
language sql stable set search_path = ''
as $$
  select subscriber.status = 'confirmed' and not exists (
    select from public.suppressed_addresses as suppressed where suppressed.email = subscriber.email
  )
$$;

create function private.start_newsletter(issue_id uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.newsletter_issues as issue set status = 'sending', started_at = now()
  where issue.id = issue_id and issue.status in ('draft', 'scheduled');
  if found then
    insert into public.newsletter_deliveries (issue_id, subscriber_id, language)
    select start_newsletter.issue_id, subscriber.id, subscriber.language
    from public.newsletter_subscribers as subscriber
    left join public.suppressed_addresses as suppressed on suppressed.email = subscriber.email
    where subscriber.status = 'confirmed' and suppressed.email is null;
  end if;
end
$$;
comment on function private.start_newsletter(uuid) is 'Settles who gets it. From now on deliver-emails sends it.';

create function public.send_newsletter(submission jsonb, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  action constant text := 'send-newsletter';
  key uuid := context ->> 'key';
  response jsonb := private.begin_submission(action, key, context ->> 'digest');
  due_at timestamptz := submission ->> 'sendAt';
  texts record;
  issue_id uuid := submission ->> 'issueId';
begin
  if response is not null then
    return response;
  end if;
  perform public.count_submission(action, context ->> 'emailHash', context ->> 'networkHash');
  if due_at <= now() then
    raise exception 'The time has passed' using errcode = '22023', detail = 'bad_request';
  end if;
  if due_at is null and not exists (
    select from public.newsletter_subscribers as subscriber where private.gets_newsletters(subscriber)
  ) then
    raise exception 'There are no subscribers' using errcode = 'PT409', detail = 'no_subscribers';
  end if;
  if issue_id is null then
    insert into public.newsletter_issues default values returning id into issue_id;
  else
    perform private.draft_for_update(issue_id, (submission ->> 'version')::integer);
  end if;

  select * into texts from private.newsletter_texts(submission);
  update public.newsletter_issues as issue set
    subject_lt = texts.subject_lt, subject_en = texts.subject_en, content_lt = texts.content_lt, content_en = texts.content_en,
    version = issue.version + 1, updated_at = now(), updated_by = (context ->> 'admin')::uuid,
    status = case when due_at is null then 'draft' else 'scheduled' end, send_at = due_at
  where issue.id = issue_id;
  if due_at is null then
    perform private.start_newsletter(issue_id);
  end if;
  insert into public.audit_log (actor_id, action, subject_type, subject_id, details)
  values (
    (context ->> 'admin')::uuid, case when due_at is null then 'send' else 'schedule' end, 'newsletter', issue_id::text,
    jsonb_strip_nulls(jsonb_build_object('at', due_at))
  );
  return private.end_submission(action, key, jsonb_build_object('ok', true, 'issueId', issue_id));
end
$$;
comment on function public.send_newsletter(jsonb, jsonb) is
  'Starts a newsletter, or schedules it. The context, from the function: admin (whose id it is), key, digest, emailHash, networkHash.';
grant execute on function public.send_newsletter(jsonb, jsonb) to service_role;

-- stopping

create function private.change_newsletter_status(issue_id uuid, expected text, status text, action text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.newsletter_issues as issue set
    status = change_newsletter_status.status,
    send_at = case when change_newsletter_status.status = 'draft' then null else issue.send_at end
  where issue.id = issue_id and issue.status = expected;
  if not found then
    raise exception 'The newsletter is not %', expected using errcode = 'PT409', detail = 'not_' || expected;
  end if;
  perform private.log_action(action, 'newsletter', issue_id::text);
end
$$;

create function public.stop_newsletter(issue_id uuid) returns void
language sql security definer set search_path = ''
as $$ select private.change_newsletter_status(issue_id, 'sending', 'stopped', 'stop') $$;
comment on function public.stop_newsletter(uuid) is
  'Sends it to nobody any more, until it is resumed. What has been handed to Resend, a hundred at most, is on its way.';
grant execute on function public.stop_newsletter(uuid) to authenticated;

create function public.resume_newsletter(issue_id uuid) returns void
language sql security definer set search_path = ''
as $$ select private.change_newsletter_status(issue_id, 'stopped', 'sending', 'resume') $$;
comment on function public.resume_newsletter(uuid) is 'Goes on with a newsletter that was stopped, with those who have not got it.';
grant execute on function public.resume_newsletter(uuid) to authenticated;

create function public.unschedule_newsletter(issue_id uuid) returns void
language sql security definer set search_path = ''
as $$ select private.change_newsletter_status(issue_id, 'scheduled', 'draft', 'unschedule') $$;
comment on function public.unschedule_newsletter(uuid) is 'Makes a newsletter that was to be sent later a draft again.';
grant execute on function public.unschedule_newsletter(uuid) to authenticated;
