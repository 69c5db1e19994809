-- People with a role get a digest of their subject once a day, and admins an alert when something cannot wait.
-- private.ask_treasurers() emails about disputes and payments to decide in their own transaction.

create function private.digest_time(at timestamptz) returns timestamptz
language sql immutable set search_path = ''
as $$
  select max(morning.at)
  from (
    select (day + time '08:00') at time zone 'Europe/London' as at
    from (values (private.london_date(digest_time.at)), (private.london_date(digest_time.at) - 1)) as days (day)
  ) as morning
  where morning.at <= digest_time.at
$$;
comment on function private.digest_time(timestamptz) is
  'Returns the last time before it at which it was 8 in the morning in London.';

create table private.digests (
  is_only boolean primary key default true check (is_only),
  reported_until timestamptz not null
);
comment on table private.digests is
  'The end of the period of the last digests. The next ones start there, however late they are, so that nothing is reported twice or left out.';

alter table private.digests enable row level security;

insert into private.digests (reported_until) values (private.digest_time(now()));

-- A digest has a line for each subject. is_news: whether it is a reason to send one. What only waits is included with the news.
create function private.digest_of_money(since timestamptz, until timestamptz)
  returns table (subject text, number bigint, is_news boolean, details jsonb)
language sql stable set search_path = ''
as $$
  -- According to Stripe's clock or the treasurer's day, money may have arrived long before anybody knew of it.
  with entry as (
    select known.payment_id, known.purpose, known.kind, sum(known.amount_pence) as pence,
      sum(known.amount_pence) filter (where known.currency = 'GBP') as pence_in_pounds
    from public.ledger as known where known.recorded_at > since and known.recorded_at <= until
    group by known.payment_id, known.purpose, known.kind
  ), fee as (
    select link.covers_from, membership.member_since, membership.first_name || ' ' || membership.last_name as name
    from public.payments as payment
    join public.membership_payments as link on link.payment_id = payment.id
    join public.memberships as membership on membership.id = link.membership_id
    cross join lateral (
      select greatest(max(known.recorded_at), payment.decided_at) as at
      from public.ledger as known where known.payment_id = payment.id and known.kind = 'receipt' and known.amount_pence > 0
    ) as counted
    where payment.status = 'paid' and link.covers_from is not null and counted.at > since and counted.at <= until
  ), awaited as (
    select payment.created_at, membership.first_name || ' ' || membership.last_name as name, payment.created_at > since as is_news
    from public.payments as payment
    join public.membership_payments as link on link.payment_id = payment.id
    join public.memberships as membership on membership.id = link.membership_id
    where payment.method = 'bank_transfer' and payment.status = 'open' and payment.created_at <= until
  ), ended as (
    select membership.first_name || ' ' || membership.last_name as name,
      membership.cancelled_at > since and membership.cancelled_at <= until as is_cancelled
    from public.memberships as membership
    where num_nonnulls(membership.merged_into, membership.deceased_at, membership.anonymised_at) = 0
      and (
        (membership.cancelled_at > since and membership.cancelled_at <= until and membership.status = 'cancelled')
        or (membership.grace_until > since and membership.grace_until <= until and membership.status = 'expired')
      )
  )
  select 'newMembers', count(*), true, jsonb_build_object('names', jsonb_agg(fee.name order by fee.covers_from, fee.name) filter (where fee.name is not null))
  from fee where fee.covers_from = fee.member_since
  union all
  select 'renewals', count(*), true, '{}' from fee where fee.covers_from > fee.member_since
  union all
  select 'newTransfers', count(*), true, jsonb_build_object('names', jsonb_agg(awaited.name order by awaited.created_at) filter (where awaited.name is not null))
  from awaited where awaited.is_news
  union all
  -- The site promises to confirm a membership within 2 to 3 working days of its payment. Treasurers who are reminded on Mondays
  -- and Thursdays to look at the account can keep that.
  select 'awaitedTransfers', count(*),
    exists (
      select from generate_series(private.london_date(since) + 1, private.london_date(until), interval '1 day') as told (day)
      where extract(isodow from told.day) in (1, 4)
    ),
    jsonb_build_object('since', min(awaited.created_at))
  from awaited
  union all
  select 'cancelled', count(*), true, jsonb_build_object('names', jsonb_agg(ended.name order by ended.name) filter (where ended.name is not null)) from ended where ended.is_cancelled
  union all
  select 'expired', count(*), true, jsonb_build_object('names', jsonb_agg(ended.name order by ended.name) filter (where ended.name is not null))
  from ended where ended.is_cancelled is not true
  union all
  select kind.subject, count(*), true, jsonb_build_object('pence', coalesce(sum(entry.pence_in_pounds), 0))
  from (values ('donation', 'donations'), ('ticket', 'tickets'), ('trip', 'trips')) as kind (purpose, subject)
  join entry on entry.purpose = kind.purpose and entry.kind = 'receipt' and entry.pence > 0
  group by kind.subject
  union all
  select 'takenBack', count(distinct entry.payment_id), true, jsonb_build_object('pence', coalesce(-sum(entry.pence_in_pounds), 0))
  from entry where entry.kind in ('refund', 'dispute') and entry.pence < 0
  union all
  select 'toDecide', count(*), coalesce(bool_or(exists (select from entry where entry.payment_id = payment.id)), false), '{}'
  from public.payments as payment
  where payment.status = 'held' or private.is_partly_refunded(payment) or payment.has_open_dispute
$$;
comment on function private.digest_of_money(timestamptz, timestamptz) is
  'For treasurers, and what is about members for secretaries: members, awaited transfers, money that was received and that went back. Contains names of members, but not of donors.';

create function private.digest_of_moderation(since timestamptz, until timestamptz)
  returns table (subject text, number bigint, is_news boolean, details jsonb)
language sql stable set search_path = ''
as $$
  with waiting as (
    select 'comments' as subject, comment.created_at from public.event_comments as comment where comment.status = 'pending'
    union all
    select 'reports', report.created_at from public.comment_reports as report where report.resolved_at is null
    union all
    select 'photos', photo.created_at from public.photo_uploads as photo
  )
  select waiting.subject, count(*), bool_or(waiting.created_at > since), '{}'::jsonb
  from waiting where waiting.created_at <= until group by waiting.subject
$$;
comment on function private.digest_of_moderation(timestamptz, timestamptz) is
  'For moderators: what needs a decision. It is news if any of it is new.';

create function private.digest_of_emails(since timestamptz, until timestamptz)
  returns table (subject text, number bigint, is_news boolean, details jsonb)
language sql stable set search_path = ''
as $$
  select 'failedEmails', count(*), true, '{}'::jsonb
  from public.email_outbox as mail where mail.status = 'failed' and mail.failed_at > since and mail.failed_at <= until
  union all
  select case event.event when 'bounced' then 'bouncedEmails' else 'complaints' end, count(distinct event.provider_id), true, '{}'
  from public.email_events as event
  where event.event in ('bounced', 'complained') and event.received_at > since and event.received_at <= until
  group by event.event
$$;
comment on function private.digest_of_emails(timestamptz, timestamptz) is 'For admins: undelivered emails.';

create function private.digest_of_events(since timestamptz, until timestamptz)
  returns table (event_key text, has_organiser boolean, counts jsonb)
language sql stable set search_path = ''
as $$
  select item.key, exists (select from public.event_organisers as held where held.event_key = item.key),
    jsonb_build_object(
      'key', item.key, 'title', jsonb_build_object('lt', item.title_lt, 'en', item.title_en),
      'added', changed.added, 'cancelled', changed.cancelled, 'lapsed', changed.lapsed,
      'requested', (
        select count(*) from public.event_registrations as registration
        where registration.event_key = item.key and registration.status = 'requested'
      )
    )
  from (
    select registration.event_key,
      count(*) filter (
        where registration.created_at > since and registration.created_at <= until
          and registration.status not in ('cancelled', 'lapsed', 'declined')
      ) as added,
      count(*) filter (where registration.status = 'cancelled' and registration.status_since > since and registration.status_since <= until) as cancelled,
      count(*) filter (where registration.status = 'lapsed' and registration.status_since > since and registration.status_since <= until) as lapsed
    from public.event_registrations as registration
    where registration.created_at > since or registration.status_since > since
    group by registration.event_key
  ) as changed
  join public.content_items as item on item.key = changed.event_key
  where changed.added + changed.cancelled + changed.lapsed > 0
  order by item.starts_at, item.key
$$;
comment on function private.digest_of_events(timestamptz, timestamptz) is
  'For organisers: registrations, cancellations and places that were not taken up, for each event that had any.';

create function public.send_digests(at timestamptz default now()) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  since timestamptz;
  -- A minute later, a row that is being written at eight is committed, with the time at which its transaction started.
  until timestamptz := private.digest_time(at - interval '1 minute');
  money jsonb;
  members jsonb;
  moderation jsonb;
  emails jsonb;
  events jsonb;
  has_moderator boolean := exists (select from public.user_roles where role = 'moderator');
  reader record;
  lines jsonb;
  own_events jsonb;
  sent integer := 0;
begin
  select state.reported_until into since from private.digests as state where state.reported_until < until for update;
  if since is null then
    return 0;
  end if;
  select jsonb_agg(to_jsonb(line)) into money from private.digest_of_money(since, until) as line where line.number > 0;
  select jsonb_agg(line) into members
  from jsonb_array_elements(money) as line where line ->> 'subject' in ('newMembers', 'renewals', 'cancelled', 'expired');
  select jsonb_agg(to_jsonb(line)) into moderation from private.digest_of_moderation(since, until) as line where line.number > 0;
  select jsonb_agg(to_jsonb(line)) into emails from private.digest_of_emails(since, until) as line where line.number > 0;
  select jsonb_agg(to_jsonb(line)) into events from private.digest_of_events(since, until) as line;

  for reader in
    select account.id, account.email, account.language, array_agg(held.role) as roles
    from public.user_roles as held join public.profiles as account on account.id = held.user_id
    where account.email is not null and account.wants_digest
    group by account.id
  loop
    lines := coalesce(case when reader.roles && '{treasurer, admin}' then money when 'secretary' = any (reader.roles) then members end, '[]')
      || coalesce(case when 'moderator' = any (reader.roles) or ('admin' = any (reader.roles) and not has_moderator) then moderation end, '[]')
      || coalesce(case when 'admin' = any (reader.roles) then emails end, '[]');
    select coalesce(jsonb_agg(event -> 'counts'), '[]') into own_events
    from jsonb_array_elements(events) as event
    where ('admin' = any (reader.roles) and not (event -> 'has_organiser')::boolean)
      or exists (
        select from public.event_organisers as held where held.user_id = reader.id and held.event_key = event ->> 'event_key'
      );
    if own_events <> '[]' or jsonb_path_exists(lines, '$[*] ? (@.is_news == true)') then
      perform public.queue_email(
        reader.email, 'daily-digest', reader.language,
        jsonb_build_object(
          'periodStart', since, 'periodEnd', until, 'day', until, 'events', own_events,
          'lines', (
            select coalesce(jsonb_agg(
              jsonb_build_object('subject', line -> 'subject', 'number', line -> 'number') || jsonb_strip_nulls(line -> 'details')
            ), '[]')
            from jsonb_array_elements(lines) as line
          )
        ),
        'digest/' || reader.id || '/' || private.london_date(until)
      );
      sent := sent + 1;
    end if;
  end loop;
  update private.digests set reported_until = until;
  return sent;
end
$$;
comment on function public.send_digests(timestamptz) is
  'Sends everybody with a role what happened since the last digest, at eight in the morning in London, or later if nobody called it then. Returns how many people have something to read.';
grant execute on function public.send_digests(timestamptz) to service_role;

-- alerts

create function private.emails_late(at timestamptz) returns table (since timestamptz)
language sql stable set search_path = ''
as $$
  select waiting.since
  from public.email_outbox as mail
  cross join lateral (
    select case
      when mail.priority >= private.paused_priority() then mail.created_at
      -- Nobody has tried yet: it is due since then, which may be later than it was written.
      when mail.attempts = 0 then mail.next_attempt_at
      else coalesce(mail.first_attempt_at, mail.created_at)
    end as since
  ) as waiting
  where mail.status in ('queued', 'sending') and mail.kind <> 'newsletter' and waiting.since < at - interval '10 minutes'
$$;
comment on function private.emails_late(timestamptz) is
  'Returns since when each email waits that has waited for ten minutes: nobody takes it, each attempt fails, or a quota is used up. Newsletters may wait for a quota.';

create function private.emails_stalled_since(at timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$ select min(late.since) from private.emails_late(at) as late $$;
comment on function private.emails_stalled_since(timestamptz) is 'Returns since when the oldest email waits, if it has waited for ten minutes.';

create function private.troubles(at timestamptz) returns table (trouble text, number bigint, since timestamptz)
language sql stable set search_path = ''
as $$
  -- A few addresses are always wrong, but ten in an hour are a fault of ours.
  select 'emails_failing', count(*), min(mail.failed_at)
  from public.email_outbox as mail where mail.status = 'failed' and mail.failed_at > at - interval '1 hour' and mail.failed_at <= at
  having count(*) >= 10
  union all
  -- Stripe has not created these checkouts after 5 minutes, or the payments failed after the checkout.
  select 'payments_failing', count(*), min(payment.created_at)
  from public.payments as payment
  where payment.method = 'stripe' and payment.received_pence is null
    and (
      (payment.checkout_session_id is null and payment.created_at > at - interval '65 minutes' and payment.created_at <= at - interval '5 minutes')
      or (payment.failed_at > at - interval '1 hour' and payment.failed_at <= at)
    )
  having count(*) >= 3
  union all
  -- A lost or refused webhook leaves no trace, but its payment is found by asking Stripe an hour later.
  select 'webhooks_missing', count(*), min(entry.occurred_at)
  from public.ledger as entry join public.payments as payment on payment.id = entry.payment_id and payment.method = 'stripe'
  where entry.kind = 'receipt' and entry.occurred_at > at - interval '1 day' and entry.occurred_at <= at
    and not exists (select from public.stripe_events as event where event.payment_id = payment.id)
  having count(*) >= 3
  union all
  -- Content is synced every ten minutes.
  select 'content_stale', 1, max(item.synced_at) from public.content_items as item having max(item.synced_at) < at - interval '1 hour'
$$;
comment on function private.troubles(timestamptz) is
  'Returns what is wrong at the moment, as far as the database can know it, beyond the limits that are worth an email.';

create function public.send_alerts(at timestamptz default now()) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  current record;
  sent integer := 0;
begin
  for current in select * from private.troubles(at) loop
    -- The second of two calls at once waits here, and then finds that admins were notified.
    insert into private.alerts as known (trouble, notified_at) values (current.trouble, at)
    on conflict (trouble) do update set notified_at = excluded.notified_at where known.notified_at <= excluded.notified_at - interval '6 hours';
    continue when not found;
    perform private.alert_admins(
      jsonb_build_object('trouble', current.trouble, 'number', current.number, 'since', current.since), at
    );
    sent := sent + 1;
  end loop;

  with told as (
    update private.content_faults as faulty set notified_at = at
    -- Whoever published it may be correcting it already, and what is published together is reported together.
    where faulty.notified_at is null and faulty.since <= at - interval '5 minutes'
    returning faulty.*
  )
  select count(*) as number, min(told.since) as since,
    jsonb_agg(
      jsonb_build_object('id', told.document_id, 'type', told.document_type, 'title', told.title, 'faults', told.faults)
      order by told.since, told.document_id
    ) as documents
  into current from told;
  if current.number > 0 then
    perform private.alert_admins(
      jsonb_build_object('trouble', 'content_faulty', 'number', current.number, 'since', current.since, 'documents', current.documents), at
    );
    sent := sent + 1;
  end if;
  return sent;
end
$$;
comment on function public.send_alerts(timestamptz) is
  'Notifies all admins at once of what is wrong. If no emails are sent, neither is this one, so the admin area shows that. Returns the number of troubles.';
grant execute on function public.send_alerts(timestamptz) to service_role;
