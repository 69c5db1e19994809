-- What admins are told at once, by email and by a second way, and what was left out because it was too late.

create table private.alerts (
  trouble text primary key,
  notified_at timestamptz not null
);
comment on table private.alerts is 'When admins were last notified of each trouble, which is at most every six hours.';

alter table private.alerts enable row level security;

create table private.pushed_alerts (
  id bigint generated always as identity primary key,
  alert jsonb not null,
  at timestamptz not null,
  claimed_at timestamptz
);
comment on table private.pushed_alerts is
  'What admins were emailed and still has to go the second way, without what content says. Emptied by whoever sends it, or after a day.';

alter table private.pushed_alerts enable row level security;

create function private.alert_admins(alert jsonb, at timestamptz, others uuid[] default '{}') returns void
language sql set search_path = ''
as $$
  delete from private.pushed_alerts as old where old.at < alert_admins.at - interval '1 day';
  insert into private.pushed_alerts (alert, at) values (alert_admins.alert - 'titles' - 'documents', alert_admins.at);
  select public.queue_email(
    account.email, 'admin-alert', account.language, alert,
    'alert/' || account.id || '/' || (alert ->> 'trouble') || '/' || extract(epoch from at)::bigint
  )
  from public.profiles as account
  where account.email is not null and (
    account.id = any (others)
    or exists (select from public.user_roles as held where held.user_id = account.id and held.role = 'admin')
  )
$$;

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
