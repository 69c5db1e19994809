-- What is sent next: urgent emails first, none that came too late or is not true any more.

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

-- what is left out

-- What was due while the site stood still is judged by how late it is.

create function private.too_late_for(mail public.email_outbox, at timestamptz) returns text
language plpgsql stable set search_path = ''
as $$
declare
  registration public.event_registrations;
  over_at timestamptz;
begin
  -- Somebody has asked for it once more.
  if mail.resends > 0 then
    return null;
  end if;
  if mail.template in (
    'confirm-sign-up', 'reset-password', 'invitation', 'approve-email-change', 'confirm-new-email', 'gift-confirm', 'renewal-confirm'
  ) then
    return case when mail.created_at <= now() - interval '1 hour' then 'link' end;
  elsif mail.template = 'admin-alert' then
    return case when mail.created_at <= now() - interval '1 day' then 'alert' end;
  elsif mail.template = 'membership-reminder' then
    return case when (mail.data ->> 'validUntil')::timestamptz <= now() then 'reminder' end;
  elsif mail.registration_id is null then
    return null;
  end if;
  select * into registration from public.event_registrations as known where known.id = mail.registration_id;
  if mail.template = 'place-offered' and registration.status <> 'offered' then
    return 'offer';
  elsif mail.template = 'registration-unconfirmed' and registration.unconfirmed_until <= now() then
    return 'link';
  end if;
  select now() + (coalesce(item.ends_at, item.starts_at) - at) into over_at from public.content_items as item
  where item.key = registration.event_key and not item.date_to_be_confirmed;
  -- What somebody does afterwards is meant so; jobs mean nothing.
  return case
    when over_at <= now() and (mail.created_at < over_at or mail.template in ('place-offered', 'offer-lapsed')) then 'event'
  end;
end
$$;
comment on function private.too_late_for(public.email_outbox, timestamptz) is
  'Returns why an email would not be true any more: its link or offer has ended, the event is over, the year has ended. Null if it is not too late. at: the time of the site''s clock.';

create function private.withdraw_late_emails(email_ids uuid[], at timestamptz) returns uuid[]
language plpgsql set search_path = ''
as $$
declare
  mail record;
  kept uuid[] := '{}';
begin
  for mail in
    select queued.id, queued.template, queued.registration_id, case when queued.priority < 2 then private.too_late_for(queued, at) end as reason
    from unnest(email_ids) with ordinality as given (id, place)
    join public.email_outbox as queued on queued.id = given.id
    order by given.place
  loop
    if mail.reason is not null then
      update public.email_outbox as known
      set status = 'suppressed', data = '{}', batch_id = null, last_error = 'It was too late when it was to be sent'
      where known.id = mail.id;
      perform private.count_left_out(mail.reason, 1);
    elsif mail.template = 'place-offered' and exists (
      select from public.event_registrations as offered where offered.id = mail.registration_id and offered.offered_until <= now()
    ) then
      -- The offer is renewed within a minute.
      update public.email_outbox as known set next_attempt_at = now() + interval '1 minute' where known.id = mail.id;
    else
      kept := kept || mail.id;
    end if;
  end loop;
  return kept;
end
$$;
comment on function private.withdraw_late_emails(uuid[], timestamptz) is
  'Leaves out and counts emails for which it is too late. Returns the other emails.';

create function private.email_now(mail public.email_outbox) returns public.email_outbox
language plpgsql stable set search_path = ''
as $$
declare
  call text;
  is_now jsonb;
begin
  for call in select private.hooks_of('email_now') loop
    execute format('select %s($1)', call) into is_now using mail;
    if is_now is null then
      return null;
    end if;
    mail.template := coalesce(is_now ->> 'template', mail.template);
    mail.data := coalesce(is_now -> 'data', mail.data);
  end loop;
  return mail;
end
$$;
comment on function private.email_now(public.email_outbox) is
  'Returns an email about money as it is true now; null if there is nothing left to say.';

create function private.update_money_emails(email_ids uuid[]) returns uuid[]
language plpgsql set search_path = ''
as $$
declare
  mail public.email_outbox;
  current public.email_outbox;
  kept uuid[] := '{}';
begin
  for mail in
    select queued.* from unnest(email_ids) with ordinality as given (id, place)
    join public.email_outbox as queued on queued.id = given.id
    order by given.place
  loop
    if mail.kind <> 'transactional' or not mail.data ?| array['paymentId', 'membershipId', 'subscriptionId'] then
      kept := kept || mail.id;
      continue;
    end if;
    current := private.email_now(mail);
    if current.template is null then
      update public.email_outbox as known
      set status = 'suppressed', data = '{}', batch_id = null, last_error = 'It was not true any more when it was to be sent'
      where known.id = mail.id;
    elsif (current.template, current.data) is not distinct from (mail.template, mail.data) then
      kept := kept || mail.id;
    elsif mail.first_attempt_at is null then
      update public.email_outbox as known set template = current.template, data = current.data where known.id = mail.id;
      kept := kept || mail.id;
    else
      -- Resend may have received the earlier version, and would refuse another one under the same key.
      update public.email_outbox as known
      set template = current.template, data = current.data, status = 'queued', batch_id = null, resends = known.resends + 1,
        attempts = 0, first_attempt_at = null, next_attempt_at = now()
      where known.id = mail.id;
    end if;
  end loop;
  return kept;
end
$$;
comment on function private.update_money_emails(uuid[]) is
  'Updates emails about money before they are sent, and returns those that may be sent as they are. An email that was tried before gets a new key.';
