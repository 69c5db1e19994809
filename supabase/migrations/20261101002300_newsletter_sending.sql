-- The recipients are fixed when a newsletter starts. Its emails are created only when they are claimed, up to a hundred at a time,
-- so that each address is checked just before, and stopping has nothing to undo.

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
comment on function private.start_newsletter(uuid) is 'Fixes the recipients. From now on, deliver-emails sends the newsletter.';

create function public.send_newsletter(submission jsonb, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  action constant text := 'send-newsletter';
  key uuid := context ->> 'key';
  response jsonb := private.start_submission(action, key, context ->> 'digest');
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
  'Starts or schedules a newsletter. Context from the function: {admin (a user id), key, digest, emailHash, networkHash}.';
grant execute on function public.send_newsletter(jsonb, jsonb) to service_role;

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
  'Stops sending until the newsletter is resumed. The emails that Resend already has, a hundred at most, still go out.';
grant execute on function public.stop_newsletter(uuid) to authenticated;

create function public.resume_newsletter(issue_id uuid) returns void
language sql security definer set search_path = ''
as $$ select private.change_newsletter_status(issue_id, 'stopped', 'sending', 'resume') $$;
comment on function public.resume_newsletter(uuid) is 'Continues a stopped newsletter with the subscribers who have not got it.';
grant execute on function public.resume_newsletter(uuid) to authenticated;

create function public.unschedule_newsletter(issue_id uuid) returns void
language sql security definer set search_path = ''
as $$ select private.change_newsletter_status(issue_id, 'scheduled', 'draft', 'unschedule') $$;
comment on function public.unschedule_newsletter(uuid) is 'Turns a scheduled newsletter back into a draft.';
grant execute on function public.unschedule_newsletter(uuid) to authenticated;

-- The emails of newsletters are created, checked and claimed in one transaction.

create function private.queue_newsletter_emails(issue_id uuid, batch_size integer) returns integer
language sql set search_path = ''
as $$
  with chosen as materialized (
    select waiting.id, subscriber.id as subscriber_id, subscriber.email, subscriber.language, gen_random_uuid() as email_id,
      encode(extensions.gen_random_bytes(32), 'hex') as token, coalesce(private.gets_newsletters(subscriber), false) as gets_it
    from (
      select delivery.id, delivery.subscriber_id from public.newsletter_deliveries as delivery
      where delivery.issue_id = queue_newsletter_emails.issue_id and delivery.email_id is null and delivery.outcome is null
      order by delivery.id limit batch_size
    ) as waiting
    left join public.newsletter_subscribers as subscriber on subscriber.id = waiting.subscriber_id
  ), queued as (
    insert into public.email_outbox (id, recipient, template, language, data, idempotency_key, kind)
    select chosen.email_id, chosen.email, 'newsletter-issue', chosen.language,
      jsonb_build_object('issue', queue_newsletter_emails.issue_id, 'token', chosen.token),
      'newsletter/' || chosen.id, 'newsletter'
    from chosen where chosen.gets_it
    returning id
  ), linked as (
    insert into private.newsletter_links (token_digest, subscriber_id, purpose, delivery_id)
    select encode(extensions.digest(chosen.token, 'sha256'), 'hex'), chosen.subscriber_id, 'unsubscribe', chosen.id
    from chosen where chosen.gets_it
  ), noted as (
    update public.newsletter_deliveries as delivery set
      email_id = case when chosen.gets_it then chosen.email_id end,
      outcome = case when not chosen.gets_it then 'skipped' end,
      language = coalesce(chosen.language, delivery.language)
    from chosen where chosen.id = delivery.id
  )
  select count(*)::integer from queued
$$;
comment on function private.queue_newsletter_emails(uuid, integer) is
  'Creates the next emails of a newsletter, without people who do not want it or may not get it any more. The key and the row of each delivery prevent anybody from getting it twice.';

create function private.advance_newsletters() returns void
language sql set search_path = ''
as $$
  select private.start_newsletter(issue.id) from public.newsletter_issues as issue
  where issue.status = 'scheduled' and issue.send_at <= now();
  update public.newsletter_issues as issue set status = 'sent', finished_at = now()
  where issue.status = 'sending'
    and not exists (
      select from public.newsletter_deliveries as waiting
      where waiting.issue_id = issue.id and waiting.email_id is null and waiting.outcome is null
    )
    and not exists (
      select from public.email_outbox as mail join public.newsletter_deliveries as delivery on delivery.email_id = mail.id
      where mail.status in ('queued', 'sending') and mail.priority = 2 and delivery.issue_id = issue.id
    );
$$;
comment on function private.advance_newsletters() is
  'Starts newsletters that are due, and ends those that were sent to everybody.';

create function private.queue_newsletters(batch_size integer) returns boolean
language plpgsql set search_path = ''
as $$
declare
  current uuid;
begin
  loop
    select issue.id into current from public.newsletter_issues as issue
    where issue.status = 'sending' and exists (
      select from public.newsletter_deliveries as waiting
      where waiting.issue_id = issue.id and waiting.email_id is null and waiting.outcome is null
    )
    order by issue.started_at, issue.id limit 1;
    if current is null then
      return false;
    end if;
    if private.queue_newsletter_emails(current, batch_size) > 0 then
      return true;
    end if;
  end loop;
end
$$;
comment on function private.queue_newsletters(integer) is
  'Queues emails of the newsletter that started first. Returns whether there were any.';

create function private.is_stopped(email_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.newsletter_deliveries as delivery
    join public.newsletter_issues as issue on issue.id = delivery.issue_id
    where delivery.email_id = is_stopped.email_id and issue.status = 'stopped'
  )
$$;

create function private.withdraw_newsletters(email_ids uuid[]) returns uuid[]
language sql set search_path = ''
as $$
  with withdrawn as (
    update public.email_outbox as mail set status = 'suppressed', data = '{}', batch_id = null
    where mail.id = any (email_ids) and mail.kind = 'newsletter' and (
      exists (select from public.suppressed_addresses as suppressed where suppressed.email = mail.recipient)
      or exists (
        select from public.newsletter_deliveries as delivery
        left join public.newsletter_subscribers as subscriber on subscriber.id = delivery.subscriber_id
        where delivery.email_id = mail.id and subscriber.status is distinct from 'confirmed'
      )
    )
    returning mail.id
  )
  select array(select given.id from unnest(email_ids) as given (id) where given.id not in (select withdrawn.id from withdrawn))
$$;
comment on function private.withdraw_newsletters(uuid[]) is
  'Removes newsletters to people who do not want them or may not get them any more. Returns the other emails.';

-- figures

create function public.newsletter_audience() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  quota private.email_limits;
  per_day integer;
  allowed_now integer := private.newsletters_left();
  readers record;
  emails integer;
  seconds numeric;
begin
  perform private.require_admin();
  select * into strict quota from private.email_limits;
  per_day := floor(least(quota.per_day, quota.per_month / 30.0) * (1 - quota.reserved));
  select
    count(*) filter (where subscriber.language = 'lt' and suppressed.email is null)::integer as lt,
    count(*) filter (where subscriber.language = 'en' and suppressed.email is null)::integer as en,
    count(suppressed.email)::integer as suppressed
  into readers
  from public.newsletter_subscribers as subscriber
  left join public.suppressed_addresses as suppressed on suppressed.email = subscriber.email
  where subscriber.status = 'confirmed';

  -- The rest of other newsletters comes on top.
  emails := readers.lt + readers.en + (
    select count(*) from public.newsletter_deliveries as waiting
    join public.newsletter_issues as issue on issue.id = waiting.issue_id
    where issue.status = 'sending' and waiting.email_id is null and waiting.outcome is null
  );
  seconds := ceil(ceil(emails / 100.0) / quota.per_second)
    + coalesce((select extract(epoch from max(pause.until) - now()) from private.email_pauses as pause where pause.until > now()), 0);
  if emails > allowed_now then
    seconds := seconds + ceil((emails - allowed_now)::numeric / greatest(per_day, 1)) * 86400;
  end if;
  return jsonb_build_object(
    'lt', readers.lt, 'en', readers.en, 'suppressed', readers.suppressed, 'perDay', per_day, 'seconds', ceil(seconds)
  );
end
$$;
comment on function public.newsletter_audience() is
  'Returns the numbers of subscribers by language, of those whose emails bounced or were reported as spam, and how long sending would take: {lt, en, suppressed, perDay, seconds}.';
grant execute on function public.newsletter_audience() to authenticated;

create function public.newsletter_history() returns table (
  id uuid, status text, subject_lt text, subject_en text, send_at timestamptz, started_at timestamptz, finished_at timestamptz,
  recipients integer, "left" integer, sent integer, delivered integer, bounced integer, complained integer, failed integer,
  skipped integer, unsubscribed integer
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select issue.id, issue.status, issue.subject_lt, issue.subject_en, issue.send_at, issue.started_at, issue.finished_at,
      count(delivery.id)::integer,
      count(delivery.id) filter (where delivery.outcome is null and coalesce(mail.status, 'queued') in ('queued', 'sending'))::integer,
      count(*) filter (where coalesce(delivery.outcome, mail.status) = 'sent')::integer,
      count(*) filter (where delivery.was_delivered or mail.delivered_at is not null)::integer,
      count(*) filter (where delivery.was_bounced or mail.bounced_at is not null)::integer,
      count(*) filter (where delivery.was_complained_of or mail.complained_at is not null)::integer,
      count(*) filter (where coalesce(delivery.outcome, mail.status) = 'failed')::integer,
      count(*) filter (where coalesce(delivery.outcome, mail.status) in ('skipped', 'suppressed'))::integer,
      count(delivery.unsubscribed_at)::integer
    from public.newsletter_issues as issue
    left join public.newsletter_deliveries as delivery on delivery.issue_id = issue.id
    left join public.email_outbox as mail on mail.id = delivery.email_id
    where issue.status <> 'draft'
    group by issue.id
    order by coalesce(issue.started_at, issue.send_at) desc, issue.id;
end
$$;
comment on function public.newsletter_history() is
  'Returns scheduled, started and sent newsletters, the newest first, with the results of each. skipped: people who did not want it or could not get it any more.';
grant execute on function public.newsletter_history() to authenticated;
