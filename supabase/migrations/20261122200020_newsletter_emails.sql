-- The emails of newsletters: made, checked and claimed in one transaction.

alter table private.newsletter_links add column delivery_id uuid references public.newsletter_deliveries (id) on delete set null;
comment on column private.newsletter_links.delivery_id is 'The newsletter in which the link is.';
create index newsletter_links_of_delivery on private.newsletter_links (delivery_id);

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
  'Makes the next emails of a newsletter, and leaves out who does not want or get it any more. The key and the row of each delivery let nobody get it twice.';

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
comment on function private.advance_newsletters() is 'Starts what was scheduled for now, and ends what has been sent to all.';

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
comment on function private.queue_newsletters(integer) is 'Whether emails of the newsletter that was started first were queued.';

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
  'Takes out newsletters to those who do not want or get them any more, and returns the other emails.';

create or replace function public.claim_emails(batch_size integer default 100) returns setof public.email_outbox
language plpgsql security definer set search_path = ''
as $$
declare
  paused smallint := (select min(pause.priority) from private.email_pauses as pause where pause.until > now());
  newsletters integer := (select private.newsletters_left());
  head public.email_outbox;
  chosen uuid[];
  request_id uuid;
begin
  -- One after the other, so that the emails of a batch are claimed together.
  perform pg_advisory_xact_lock(hashtextextended('claim emails', 0));
  perform private.give_up_old_emails();

  loop
    select due.* into head from public.email_outbox as due
    where due.status in ('queued', 'sending') and due.next_attempt_at <= now()
      and due.priority < coalesce(paused, 3)
      and (due.priority < 2 or due.batch_id is not null or newsletters is null or newsletters > 0)
      and (due.priority < 2 or not private.is_stopped(due.id))
    -- Among equals, what a dead worker had claimed.
    order by due.priority, (due.status = 'queued'), due.next_attempt_at, due.id
    limit 1 for update skip locked;

    if head.id is null then
      perform private.advance_newsletters();
      if coalesce(paused, 3) <= 2 or newsletters <= 0 then
        return;
      end if;
      if not private.queue_newsletters(greatest(1, least(batch_size, 100, newsletters))) then
        return;
      end if;
      continue;
    end if;

    if head.batch_id is not null then
      chosen := array(
        select member.id from public.email_outbox as member
        where member.batch_id = head.batch_id and member.status in ('queued', 'sending')
        order by member.id for update skip locked
      );
      -- A worker that was taken for dead is just storing its result.
      if cardinality(chosen) <> (
        select count(*) from public.email_outbox as member
        where member.batch_id = head.batch_id and member.status in ('queued', 'sending')
      ) then
        return;
      end if;
      request_id := head.batch_id;
    else
      chosen := array(
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
      request_id := null;
    end if;

    -- A batch that loses a member keeps its key: if Resend had accepted it, it now says that the request is another one,
    -- and everybody has got the newsletter.
    chosen := private.withdraw_newsletters(chosen);
    exit when cardinality(chosen) > 0;
  end loop;

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

-- ending a subscription

drop function private.subscriber_of_link(text, text);
create function private.newsletter_link(token text, purpose text) returns private.newsletter_links
language plpgsql set search_path = ''
as $$
declare
  found_link private.newsletter_links;
begin
  select * into found_link from private.newsletter_links as link
  where link.token_digest = encode(extensions.digest(token, 'sha256'), 'hex') and link.purpose = newsletter_link.purpose
    and (link.purpose = 'unsubscribe' or link.created_at > now() - interval '7 days');
  if not found then
    raise exception 'The link leads to no subscription' using errcode = 'PT404', detail = 'not_found';
  end if;
  return found_link;
end
$$;

create or replace function public.confirm_newsletter(token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  link private.newsletter_links := private.newsletter_link(token, 'confirm');
  address text;
begin
  update public.newsletter_subscribers as subscriber set status = 'confirmed', confirmed_at = now()
  where subscriber.id = link.subscriber_id and subscriber.status = 'pending'
  returning subscriber.email into address;
  -- The email has arrived, whatever became of earlier ones.
  delete from public.suppressed_addresses as suppressed where suppressed.email = address;
  return '{"ok": true}';
end
$$;

create or replace function public.unsubscribe_from_newsletter(token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  link private.newsletter_links := private.newsletter_link(token, 'unsubscribe');
begin
  update public.newsletter_subscribers as subscriber set status = 'unsubscribed', unsubscribed_at = now()
  where subscriber.id = link.subscriber_id and subscriber.status <> 'unsubscribed';
  if found then
    update public.newsletter_deliveries as delivery set unsubscribed_at = now() where delivery.id = link.delivery_id;
  end if;
  return '{"ok": true}';
end
$$;
comment on function public.unsubscribe_from_newsletter(text) is
  'Ends a subscription, and counts it with the newsletter in which the link is. A repetition has no effect.';

create or replace function public.purge_newsletter() returns void
language sql security definer set search_path = ''
as $$
  delete from public.newsletter_subscribers where status = 'pending' and requested_at < now() - interval '7 days';
  delete from private.newsletter_links where purpose = 'confirm' and created_at < now() - interval '7 days';
  -- A newsletter is not read for so long, and a newer one has another link.
  delete from private.newsletter_links where purpose = 'unsubscribe' and created_at < now() - interval '2 years';
$$;
