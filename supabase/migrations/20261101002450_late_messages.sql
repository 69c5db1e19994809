-- What was due while the site stood still is judged by how late it is. What makes no sense any more is left out and counted.

create table private.left_out (
  kind text not null check (kind in ('link', 'offer', 'event', 'reminder', 'alert', 'newsletter', 'publication')),
  day date not null,
  number integer not null check (number > 0),
  primary key (kind, day)
);
comment on table private.left_out is
  'How many messages were not sent by themselves, and how much was not published, because it was too late. Kept for a year.';

alter table private.left_out enable row level security;

create function private.count_left_out(kind text, number integer) returns void
language sql set search_path = ''
as $$
  insert into private.left_out as known (kind, day, number)
  select count_left_out.kind, private.london_date(now()), count_left_out.number where count_left_out.number > 0
  on conflict on constraint left_out_pkey do update set number = known.number + excluded.number
$$;

create function public.list_left_out() returns table (kind text, number bigint, since date, until date)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select counted.kind, sum(counted.number), min(counted.day), max(counted.day) from private.left_out as counted
    where counted.day > private.london_date(now()) - 30 group by counted.kind order by counted.kind;
end
$$;
comment on function public.list_left_out() is 'Returns to admins what was left out in the last 30 days because it was too late.';
grant execute on function public.list_left_out() to authenticated;

create function public.purge_left_out() returns void
language sql security definer set search_path = ''
as $$ delete from private.left_out where day < private.london_date(now()) - 365 $$;
comment on function public.purge_left_out() is 'Deletes counts of more than a year ago; called every hour.';
grant execute on function public.purge_left_out() to service_role;

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

-- newsletters

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

create function public.report_held_publications(titles jsonb, since timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_left_out('publication', jsonb_array_length(titles));
  perform private.alert_admins(
    jsonb_build_object(
      'trouble', 'publication_held', 'number', jsonb_array_length(titles), 'since', report_held_publications.since,
      'titles', report_held_publications.titles
    ),
    now()
  );
end
$$;
comment on function public.report_held_publications(jsonb, timestamptz) is
  'Counts what was not published because it was too late, and tells admins. titles: [{lt, en}].';
grant execute on function public.report_held_publications(jsonb, timestamptz) to service_role;
