-- The recipients are fixed when a newsletter starts. Its emails are created only when they are claimed, up to a hundred at a time,
-- so that each address is checked just before, and stopping has nothing to undo.

create function private.gets_newsletters(subscriber public.newsletter_subscribers) returns boolean
language sql stable set search_path = ''
as $$
  select subscriber.status = 'confirmed' and not exists (
    select from public.suppressed_addresses as suppressed where suppressed.email = subscriber.email
  )
$$;

create function private.gets_letters(membership public.memberships) returns boolean
language sql stable set search_path = ''
as $$
  select num_nonnulls(membership.deceased_at, membership.anonymised_at, membership.merged_into) = 0
    and membership.email is not null and not exists (
      select from public.suppressed_addresses as suppressed where suppressed.email = membership.email
    )
$$;
comment on function private.gets_letters(public.memberships) is
  'Whether a letter can be sent to the member: alive, with an address that works and that never reported us as spam.';

create function private.letter_language(membership public.memberships) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    (select account.language from public.profiles as account where account.id = membership.user_id), membership.language
  )
$$;

create function private.require_known_audience(audience text, known text[]) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if (audience = any (known)) is not true then
    -- PostgREST puts the message into the first line of its answer, which takes no other characters.
    raise exception 'There is no audience "%"', regexp_replace(left(audience, 60), '[^ -~]', '?', 'g') using errcode = 'PT400', detail = 'bad_request';
  end if;
end
$$;
comment on function private.require_known_audience(text, text[]) is 'Refuses an audience that is none of these, which would be taken for the last one.';

create function private.readers_of_letter(audience text)
  returns table (membership_id uuid, language text, outcome text)
language sql stable set search_path = ''
as $$
  select reader.id, reader.language, case
    when not reader.can_get_it then 'no_address'
    -- Two who share an address and a language get one letter.
    when row_number() over (partition by reader.email, reader.language, reader.can_get_it order by reader.id) > 1 then 'shared'
  end
  from (
    select membership.id, membership.email, private.letter_language(membership) as language,
      private.gets_letters(membership) as can_get_it
    from public.memberships as membership
    where num_nonnulls(membership.deceased_at, membership.anonymised_at, membership.merged_into) = 0
      and membership.status = any (case audience when 'members' then array['active', 'grace'] else array['grace', 'expired'] end)
  ) as reader
$$;
comment on function private.readers_of_letter(text) is
  'Returns the members who get a letter to members (while they have the benefits) or to ended (whose year has ended), and why somebody gets none.';

create function private.start_newsletter(issue_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  audience text;
begin
  update public.newsletter_issues as issue set status = 'sending', started_at = now(), missed_at = null
  where issue.id = issue_id and issue.status in ('draft', 'scheduled')
  returning issue.audience into audience;
  if audience in ('members', 'ended') then
    insert into public.newsletter_deliveries (issue_id, membership_id, language, outcome)
    select start_newsletter.issue_id, reader.membership_id, reader.language, reader.outcome
    from private.readers_of_letter(audience) as reader;
  elsif audience = 'subscribers' then
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
  audience text := coalesce(submission ->> 'audience', 'subscribers');
begin
  if response is not null then
    return response;
  end if;
  perform private.require_known_audience(audience, '{subscribers,members,ended}');
  perform public.count_submission(action, context ->> 'emailHash', context ->> 'networkHash');
  if due_at <= now() then
    raise exception 'The time has passed' using errcode = '22023', detail = 'bad_request';
  end if;
  if due_at is null and not (case audience
    when 'subscribers' then exists (
      select from public.newsletter_subscribers as subscriber where private.gets_newsletters(subscriber)
    )
    else exists (select from private.readers_of_letter(audience) as reader where reader.outcome is null)
  end) then
    raise exception 'Nobody would get it' using errcode = 'PT409', detail = 'no_subscribers';
  end if;
  if issue_id is null then
    insert into public.newsletter_issues (audience, purpose) values (audience, submission ->> 'purpose') returning id into issue_id;
  elsif (private.draft_for_update(issue_id, (submission ->> 'version')::integer)).audience = 'subscribers'
    is distinct from (audience = 'subscribers') then
    raise exception 'There is no such newsletter' using errcode = 'PT404', detail = 'not_found';
  end if;

  select * into texts from private.newsletter_texts(submission);
  update public.newsletter_issues as issue set
    audience = coalesce(send_newsletter.submission ->> 'audience', 'subscribers'), purpose = send_newsletter.submission ->> 'purpose', subject_lt = texts.subject_lt, subject_en = texts.subject_en, content_lt = texts.content_lt, content_en = texts.content_en,
    version = issue.version + 1, updated_at = now(), updated_by = (context ->> 'admin')::uuid,
    status = case when due_at is null then 'draft' else 'scheduled' end, send_at = due_at, missed_at = null
  where issue.id = issue_id;
  if due_at is null then
    perform private.start_newsletter(issue_id);
  end if;
  insert into public.audit_log (actor_id, action, subject_type, subject_id, details)
  values (
    (context ->> 'admin')::uuid, case when due_at is null then 'send' else 'schedule' end,
    case audience when 'subscribers' then 'newsletter' else 'letter' end, issue_id::text,
    jsonb_strip_nulls(jsonb_build_object('at', due_at))
  );
  return private.end_submission(action, key, jsonb_build_object('ok', true, 'issueId', issue_id));
end
$$;
comment on function public.send_newsletter(jsonb, jsonb) is
  'Starts or schedules a newsletter, or a letter to the audience of members that it names. Context from the function: {admin (a user id), key, digest, emailHash, networkHash}.';
grant execute on function public.send_newsletter(jsonb, jsonb) to service_role;

create function private.change_newsletter_status(issue_id uuid, expected text, status text, action text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.require_writer_of(issue_id);
  update public.newsletter_issues as issue set
    status = change_newsletter_status.status, missed_at = null,
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

create function private.next_readers(issue_id uuid, batch_size integer) returns table (
  delivery_id uuid, subscriber_id uuid, email text, language text, gets_it boolean
)
language sql stable set search_path = ''
as $$
  select waiting.id, subscriber.id, coalesce(subscriber.email, member.email), coalesce(subscriber.language, private.letter_language(member)),
    coalesce(private.gets_newsletters(subscriber), false) or coalesce(private.gets_letters(member), false)
  from (
    select delivery.id, delivery.subscriber_id, delivery.membership_id from public.newsletter_deliveries as delivery
    where delivery.issue_id = next_readers.issue_id and delivery.email_id is null and delivery.outcome is null
    order by delivery.id limit batch_size
  ) as waiting
  left join public.newsletter_subscribers as subscriber on subscriber.id = waiting.subscriber_id
  left join public.memberships as member on member.id = waiting.membership_id
$$;
comment on function private.next_readers(uuid, integer) is
  'Returns who gets the next emails of an issue, and who of them does not want it or may not get it any more.';

-- What should have started or gone on while the site stood still becomes a draft, or stops.

create function private.hold_late_newsletters() returns void
language plpgsql set search_path = ''
as $$
declare
  held public.newsletter_issues[];
begin
  with late as (
    select issue.id, issue.send_at from public.newsletter_issues as issue
    where issue.status = 'scheduled' and issue.send_at <= now() - interval '6 hours' for update
  ), changed as (
    update public.newsletter_issues as issue set status = 'draft', send_at = null, missed_at = late.send_at
    from late where issue.id = late.id
    returning issue
  )
  select array_agg(changed.issue) into held from changed;
  perform private.announce_held_newsletters(held);
end
$$;
comment on function private.hold_late_newsletters() is
  'Turns newsletters that should have started more than six hours ago into drafts, and tells whoever scheduled them and admins.';

create function private.hold_interrupted_newsletters() returns void
language plpgsql set search_path = ''
as $$
declare
  held public.newsletter_issues[];
begin
  with changed as (
    update public.newsletter_issues as issue set status = 'stopped', missed_at = now()
    where issue.status = 'sending'
    returning issue
  )
  select array_agg(changed.issue) into held from changed;
  perform private.announce_held_newsletters(held);
end
$$;
comment on function private.hold_interrupted_newsletters() is
  'Stops newsletters in the middle of which the site stood still for more than six hours.';

create function private.announce_held_newsletters(held public.newsletter_issues[]) returns void
language plpgsql set search_path = ''
as $$
begin
  if held is null then
    return;
  end if;
  perform private.count_left_out('newsletter', cardinality(held));
  perform private.alert_admins(
    (
      select jsonb_build_object(
        'trouble', 'newsletter_held', 'number', count(*), 'since', min(issue.missed_at),
        'titles', jsonb_agg(jsonb_build_object('lt', issue.subject_lt, 'en', issue.subject_en) order by issue.missed_at, issue.id)
      )
      from unnest(held) as issue
    ),
    now(), array(select distinct issue.updated_by from unnest(held) as issue where issue.updated_by is not null)
  );
end
$$;

create function private.queue_newsletter_emails(issue_id uuid, batch_size integer) returns integer
language sql set search_path = ''
as $$
  with chosen as materialized (
    select reader.*, gen_random_uuid() as email_id, private.new_token() as token
    from private.next_readers(queue_newsletter_emails.issue_id, batch_size) as reader
  ), queued as (
    insert into public.email_outbox (id, recipient, template, language, data, idempotency_key, kind)
    select chosen.email_id, chosen.email, case when chosen.subscriber_id is null then 'member-letter' else 'newsletter-issue' end,
      chosen.language,
      jsonb_build_object('issue', queue_newsletter_emails.issue_id)
        || case when chosen.subscriber_id is null then '{}' else jsonb_build_object('token', chosen.token) end,
      'newsletter/' || chosen.delivery_id, 'newsletter'
    from chosen where chosen.gets_it
    returning id
  ), linked as (
    insert into private.newsletter_links (token_digest, subscriber_id, purpose, delivery_id)
    select private.sha256(chosen.token), chosen.subscriber_id, 'unsubscribe', chosen.delivery_id
    from chosen where chosen.gets_it and chosen.subscriber_id is not null
  ), noted as (
    update public.newsletter_deliveries as delivery set
      email_id = case when chosen.gets_it then chosen.email_id end,
      outcome = case when not chosen.gets_it then 'skipped' end,
      language = coalesce(chosen.language, delivery.language)
    from chosen where chosen.delivery_id = delivery.id
  )
  select count(*)::integer from queued
$$;
comment on function private.queue_newsletter_emails(uuid, integer) is
  'Creates the next emails of a newsletter or letter, without people who do not want it or may not get it any more. The key and the row of each delivery prevent anybody from getting it twice.';

create function private.advance_newsletters() returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.hold_late_newsletters();
  perform private.start_newsletter(issue.id) from public.newsletter_issues as issue
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
end
$$;
comment on function private.advance_newsletters() is
  'Starts newsletters that are due, holds those that are very late, and ends those that were sent to everybody.';

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
        left join public.memberships as member on member.id = delivery.membership_id
        where delivery.email_id = mail.id
          and case when member.id is null then subscriber.status is distinct from 'confirmed' else not private.gets_letters(member) end
      )
    )
    returning mail.id
  )
  select array(select given.id from unnest(email_ids) as given (id) where given.id not in (select withdrawn.id from withdrawn))
$$;
comment on function private.withdraw_newsletters(uuid[]) is
  'Removes newsletters to people who do not want them or may not get them any more. Returns the other emails.';

-- figures

create function private.sending_estimate(emails integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  quota private.email_limits;
  per_day integer;
  allowed_now integer := private.newsletters_left();
  waiting integer;
  seconds numeric;
begin
  select * into strict quota from private.email_limits;
  per_day := floor(least(quota.per_day, quota.per_month / 30.0) * (1 - quota.reserved));
  -- The rest of other newsletters comes on top.
  select emails + count(*) into waiting from public.newsletter_deliveries as delivery
  join public.newsletter_issues as issue on issue.id = delivery.issue_id
  where issue.status = 'sending' and delivery.email_id is null and delivery.outcome is null;
  seconds := ceil(ceil(waiting / 100.0) / quota.per_second)
    + coalesce((select extract(epoch from max(pause.until) - now()) from private.email_pauses as pause where pause.until > now()), 0);
  if waiting > allowed_now then
    seconds := seconds + ceil((waiting - allowed_now)::numeric / greatest(per_day, 1)) * 86400;
  end if;
  return jsonb_build_object('perDay', per_day, 'seconds', ceil(seconds));
end
$$;
comment on function private.sending_estimate(integer) is
  'Returns how many emails of newsletters a day has, and how long so many would take: {perDay, seconds}.';

create function public.newsletter_audience() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  readers record;
begin
  perform private.require_admin();
  select
    count(*) filter (where subscriber.language = 'lt' and suppressed.email is null)::integer as lt,
    count(*) filter (where subscriber.language = 'en' and suppressed.email is null)::integer as en,
    count(suppressed.email)::integer as suppressed
  into readers
  from public.newsletter_subscribers as subscriber
  left join public.suppressed_addresses as suppressed on suppressed.email = subscriber.email
  where subscriber.status = 'confirmed';
  return private.sending_estimate(readers.lt + readers.en)
    || jsonb_build_object('lt', readers.lt, 'en', readers.en, 'suppressed', readers.suppressed);
end
$$;
comment on function public.newsletter_audience() is
  'Returns the numbers of subscribers by language, of those whose emails bounced or were reported as spam, and how long sending would take: {lt, en, suppressed, perDay, seconds}.';
grant execute on function public.newsletter_audience() to authenticated;

create function public.letter_audience(audience text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  readers record;
begin
  perform private.require_member_keeper();
  perform private.require_known_audience(audience, '{members,ended}');
  select count(*)::integer as members, count(*) filter (where reader.outcome is null and reader.language = 'lt')::integer as lt,
    count(*) filter (where reader.outcome is null and reader.language = 'en')::integer as en,
    count(*) filter (where reader.outcome = 'shared')::integer as shared,
    count(*) filter (where reader.outcome = 'no_address')::integer as without
  into readers from private.readers_of_letter(letter_audience.audience) as reader;
  return private.sending_estimate(readers.lt + readers.en) || jsonb_build_object(
    'members', readers.members, 'lt', readers.lt, 'en', readers.en, 'shared', readers.shared, 'noAddress', readers.without
  );
end
$$;
comment on function public.letter_audience(text) is
  'Returns how many members a letter to members or ended would have, how many emails by language, how many share one, and how many have no address that works: {members, lt, en, shared, noAddress, perDay, seconds}.';
grant execute on function public.letter_audience(text) to authenticated;

create function private.results_of_issues(of_members boolean) returns table (
  id uuid, status text, audience text, purpose text, subject_lt text, subject_en text, send_at timestamptz, started_at timestamptz,
  finished_at timestamptz, recipients integer, "left" integer, sent integer, delivered integer, bounced integer, complained integer,
  failed integer, skipped integer, unsubscribed integer, shared integer, no_address integer
)
language sql stable set search_path = ''
as $$
  select issue.id, issue.status, issue.audience, issue.purpose, issue.subject_lt, issue.subject_en, issue.send_at, issue.started_at, issue.finished_at,
    count(delivery.id)::integer,
    count(delivery.id) filter (where delivery.outcome is null and coalesce(mail.status, 'queued') in ('queued', 'sending'))::integer,
    count(*) filter (where coalesce(delivery.outcome, mail.status) = 'sent')::integer,
    count(*) filter (where delivery.was_delivered or mail.delivered_at is not null)::integer,
    count(*) filter (where delivery.was_bounced or mail.bounced_at is not null)::integer,
    count(*) filter (where delivery.was_complained_of or mail.complained_at is not null)::integer,
    count(*) filter (where coalesce(delivery.outcome, mail.status) = 'failed')::integer,
    count(*) filter (where coalesce(delivery.outcome, mail.status) in ('skipped', 'suppressed'))::integer,
    count(delivery.unsubscribed_at)::integer,
    count(*) filter (where delivery.outcome = 'shared')::integer,
    count(*) filter (where delivery.outcome = 'no_address')::integer
  from public.newsletter_issues as issue
  left join public.newsletter_deliveries as delivery on delivery.issue_id = issue.id
  left join public.email_outbox as mail on mail.id = delivery.email_id
  where issue.status <> 'draft' and (issue.audience <> 'subscribers') = of_members
  group by issue.id
  order by coalesce(issue.started_at, issue.send_at) desc, issue.id
$$;

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
    select issue.id, issue.status, issue.subject_lt, issue.subject_en, issue.send_at, issue.started_at, issue.finished_at, issue.recipients,
      issue."left", issue.sent, issue.delivered, issue.bounced, issue.complained, issue.failed, issue.skipped, issue.unsubscribed
    from private.results_of_issues(false) as issue;
end
$$;
comment on function public.newsletter_history() is
  'Returns scheduled, started and sent newsletters, the newest first, with the results of each. skipped: people who did not want it or could not get it any more.';
grant execute on function public.newsletter_history() to authenticated;

create function public.letter_history() returns table (
  id uuid, status text, audience text, purpose text, subject_lt text, subject_en text, send_at timestamptz, started_at timestamptz,
  recipients integer, "left" integer, delivered integer, bounced integer, complained integer, failed integer, skipped integer,
  shared integer, no_address integer
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_member_keeper();
  return query
    select letter.id, letter.status, letter.audience, letter.purpose, letter.subject_lt, letter.subject_en, letter.send_at, letter.started_at,
      letter.recipients, letter."left", letter.delivered, letter.bounced, letter.complained, letter.failed, letter.skipped, letter.shared,
      letter.no_address
    from private.results_of_issues(true) as letter;
end
$$;
comment on function public.letter_history() is
  'Returns scheduled, started and sent letters to members, the newest first, with the results of each.';
grant execute on function public.letter_history() to authenticated;

create function public.members_to_post_to(issue_id uuid default null, audience text default 'members') returns table (
  membership_id uuid, first_name text, last_name text, postal_address text, phone text, language text, why text, household_id uuid
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_member_keeper();
  perform private.require_known_audience(audience, '{members,ended}');
  return query
    select member.id, member.first_name, member.last_name,
      coalesce(member.postal_address, (
        select other.postal_address from public.memberships as other
        where other.household_id = member.household_id and other.postal_address is not null
        order by other.pays_for_household desc, other.id limit 1
      )), member.phone, reader.language, reader.why, member.household_id
    from (
      select delivery.membership_id, delivery.language, case
        when delivery.outcome = 'no_address' then case when known.email is null then 'no_email' else 'unreached' end
        else 'bounced' end as why
      from public.newsletter_deliveries as delivery
      join public.memberships as known on known.id = delivery.membership_id
      left join public.email_outbox as mail on mail.id = delivery.email_id
      where delivery.issue_id = members_to_post_to.issue_id and (
        delivery.outcome in ('no_address', 'failed') or delivery.was_bounced or mail.bounced_at is not null or mail.status = 'failed'
      )
      union all
      select waiting.membership_id, waiting.language, case when known.email is null then 'no_email' else 'unreached' end
      from private.readers_of_letter(members_to_post_to.audience) as waiting
      join public.memberships as known on known.id = waiting.membership_id
      where members_to_post_to.issue_id is null and waiting.outcome = 'no_address'
    ) as reader
    join public.memberships as member on member.id = reader.membership_id
    where num_nonnulls(member.deceased_at, member.anonymised_at, member.merged_into) = 0
    order by member.last_name collate "lt-x-icu", member.first_name collate "lt-x-icu", member.id;
end
$$;
comment on function public.members_to_post_to(uuid, text) is
  'Returns the members whom a letter did not reach by email, or before it is sent, whom a letter to the audience would not reach: no_email, unreached (the address does not work) or bounced. Persons of one household have its household_id, and without an address of their own the one of the household.';
grant execute on function public.members_to_post_to(uuid, text) to authenticated;
