-- The functions that the schedule calls record their runs, so that admins learn when one of them stands still.

create table private.jobs (
  name text primary key check (name ~ '^[a-z][a-z-]{1,60}$'),
  every interval not null check (every > interval '0'),
  added_at timestamptz not null default now(),
  running timestamptz[] not null default '{}',
  started_at timestamptz,
  succeeded_at timestamptz,
  failed_at timestamptz,
  error text,
  failures integer not null default 0,
  beat_at timestamptz
);
comment on table private.jobs is
  'The functions that the schedule calls, with the intervals of functions/schedule.json. A run that had nothing to do leaves no other trace than here.';
comment on column private.jobs.running is 'When the runs began that have not ended. Two may overlap.';
comment on column private.jobs.error is 'The error of the last failure.';
comment on column private.jobs.failures is 'How many of the last runs failed, one after the other.';
comment on column private.jobs.beat_at is 'When whoever watches from outside was last told that it succeeds.';

alter table private.jobs enable row level security;

insert into private.jobs (name, every) values
  ('deliver-emails', '2 seconds'),
  ('sync-content', '10 minutes'),
  ('purge-expired', '1 hour'),
  ('update-event-places', '1 minute'),
  ('reconcile-payments', '1 minute'),
  ('publish-scheduled', '1 minute');

create table private.schedule (
  is_only boolean primary key default true check (is_only),
  runs_since timestamptz not null default now()
);
comment on table private.schedule is
  'Since when jobs have been called without a pause. After one, as of a machine that was switched off, none is late at once.';

alter table private.schedule enable row level security;

insert into private.schedule default values;

create table private.job_runs (
  id bigint generated always as identity primary key,
  job text not null references private.jobs on update cascade on delete cascade,
  started_at timestamptz not null,
  ended_at timestamptz,
  error text check (char_length(error) <= 300),
  figures jsonb not null default '{}' check (jsonb_typeof(figures) = 'object'),
  times integer not null default 1
);
comment on table private.job_runs is
  'Runs that did something or failed, kept for 30 days. Equal ones in a row are one row, with the time of the first start and the last end.';
comment on column private.job_runs.ended_at is 'Null if the run was ended from outside, as a function that takes too long is.';

create index job_runs_of_job on private.job_runs (job, id desc);
create index job_runs_started on private.job_runs (started_at);

alter table private.job_runs enable row level security;

create function private.record_job_run(job text, started_at timestamptz, ended_at timestamptz, error text, figures jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  last private.job_runs;
begin
  select run.* into last from private.job_runs as run where run.job = record_job_run.job order by run.id desc limit 1;
  if last.ended_at > now() - (select greatest(3 * known.every, interval '5 minutes') from private.jobs as known where known.name = record_job_run.job)
    and record_job_run.ended_at is not null
    and last.error is not distinct from record_job_run.error and last.figures = record_job_run.figures
  then
    update private.job_runs as run set ended_at = record_job_run.ended_at, times = run.times + 1 where run.id = last.id;
  else
    insert into private.job_runs (job, started_at, ended_at, error, figures)
    values (record_job_run.job, record_job_run.started_at, record_job_run.ended_at, record_job_run.error, record_job_run.figures);
  end if;
end
$$;
comment on function private.record_job_run(text, timestamptz, timestamptz, text, jsonb) is
  'Records a run that did something or failed. A job that fails every few seconds adds no row each time.';

create function private.late_jobs(at timestamptz) returns table (job text, since timestamptz, has_run boolean, error text)
language sql stable set search_path = ''
as $$
  select known.name, expected.since, known.started_at is not null, case when known.failures > 0 then known.error end
  from private.jobs as known
  cross join private.schedule as schedule
  cross join lateral (select greatest(known.added_at, schedule.runs_since, known.succeeded_at) as since) as expected
  where at > expected.since + greatest(3 * known.every, interval '3 minutes')
  union all
  select backup.kind, greatest(backup.expected_since, backup.succeeded_at), true,
    case when backup.failures > 0 then backup.error end
  from private.backups as backup
  where at > greatest(backup.expected_since, backup.succeeded_at) + backup.late_after
    and backup.expected_since is not null
  order by 2, 1
$$;
comment on function private.late_jobs(timestamptz) is
  'Returns the jobs without a success for three times their interval, or for three minutes, as long as a single run may take, and backups and drills once any was recorded, which is how they are set up. since: the last success, or since when one was expected.';

create function private.alert_of_late_work(at timestamptz, working text) returns integer
language plpgsql set search_path = ''
as $$
declare
  late jsonb;
  oldest timestamptz;
  sent integer := 0;
begin
  with told as (
    -- The second of two calls at once waits here, and then finds that admins were notified.
    insert into private.alerts as known (trouble, notified_at)
    select 'job_late/' || job.job, at from private.late_jobs(at) as job where job.job <> working
    on conflict (trouble) do update set notified_at = excluded.notified_at where known.notified_at <= excluded.notified_at - interval '1 day'
    returning known.trouble
  )
  select jsonb_agg(jsonb_build_object('job', job.job, 'since', job.since) order by job.since, job.job), min(job.since) into late, oldest
  from private.late_jobs(at) as job join told on told.trouble = 'job_late/' || job.job;
  if late is not null then
    perform private.alert_admins(
      jsonb_build_object('trouble', 'job_late', 'number', jsonb_array_length(late), 'since', oldest, 'jobs', late), at
    );
    sent := sent + 1;
  end if;

  oldest := private.emails_stalled_since(at);
  if oldest is not null then
    insert into private.alerts as known (trouble, notified_at) values ('emails_stalled', at)
    on conflict (trouble) do update set notified_at = excluded.notified_at where known.notified_at <= excluded.notified_at - interval '1 day';
    if found then
      perform private.alert_admins(
        jsonb_build_object('trouble', 'emails_stalled', 'number', (select count(*) from private.emails_late(at)), 'since', oldest), at
      );
      sent := sent + 1;
    end if;
  end if;
  return sent;
end
$$;
comment on function private.alert_of_late_work(timestamptz, text) is
  'Notifies admins, once a day for each of them, of jobs that are late, but for the one that is just working, and of emails that wait. Returns the number of alerts.';

create function public.begin_job_run(job text) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  known private.jobs;
  run timestamptz;
  killed timestamptz[];
begin
  -- Jobs take turns here: each may look at all of them.
  perform pg_advisory_xact_lock(hashtextextended('job runs', 0));
  select * into strict known from private.jobs as each where each.name = begin_job_run.job for update;
  -- In milliseconds, which no client loses.
  run := date_trunc('milliseconds', clock_timestamp());
  while run = any (known.running) loop
    run := run + interval '1 millisecond';
  end loop;
  if not exists (select from private.jobs as each where each.started_at > run - interval '2 minutes') then
    update private.schedule set runs_since = run;
    if (select max(each.started_at) from private.jobs as each) < run - interval '6 hours' then
      perform private.hold_interrupted_newsletters();
    end if;
  end if;

  killed := array(select each from unnest(known.running) as each where each < run - interval '5 minutes' order by each);
  update private.jobs as each set
    running = array(select other from unnest(known.running) as other where other <> all (killed)) || run,
    started_at = run,
    failed_at = case when cardinality(killed) > 0 then run else each.failed_at end,
    error = case when cardinality(killed) > 0 then 'killed' else each.error end,
    failures = each.failures + cardinality(killed)
  where each.name = begin_job_run.job;
  perform private.record_job_run(begin_job_run.job, each, null, 'killed', '{}') from unnest(killed) as each;

  if known.started_at is null or date_trunc('minute', known.started_at) < date_trunc('minute', run) then
    perform private.alert_of_late_work(run, begin_job_run.job);
  end if;
  return run;
end
$$;
comment on function public.begin_job_run(text) is
  'Records that a job begins. A run that has not ended after five minutes was killed, which counts as a failure. Once a minute, each job looks whether others are late. Returns what end_job_run() is called with.';
grant execute on function public.begin_job_run(text) to service_role;

create function public.end_job_run(job text, run timestamptz, error text default null, figures jsonb default '{}') returns void
language plpgsql security definer set search_path = ''
as $$
declare
  reason constant text := left(private.without_personal_data(end_job_run.error), 300);
  done constant timestamptz := clock_timestamp();
begin
  perform pg_advisory_xact_lock(hashtextextended('job runs', 0));
  update private.jobs as known set
    running = array_remove(known.running, end_job_run.run),
    succeeded_at = case when reason is null then done else known.succeeded_at end,
    failed_at = case when reason is null then known.failed_at else done end,
    error = case when reason is null then known.error else reason end,
    failures = case when reason is null then 0 else known.failures + 1 end
  where known.name = end_job_run.job;
  if reason is not null or jsonb_path_exists(end_job_run.figures, '$.* ? (@ > 0)') then
    perform private.record_job_run(end_job_run.job, end_job_run.run, done, reason, end_job_run.figures);
  end if;
end
$$;
comment on function public.end_job_run(text, timestamptz, text, jsonb) is
  'Records how a run ended: with what error, if any, and what it did in figures. If there is nothing to tell, it only counts as a success.';
grant execute on function public.end_job_run(text, timestamptz, text, jsonb) to service_role;

create function private.emails_are_due(at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.email_outbox as mail
    where mail.status in ('queued', 'sending') and mail.next_attempt_at <= at and mail.priority < private.paused_priority()
  ) or exists (
    select from private.account_email_requests as request
    where request.claimed_at is null or request.claimed_at < at - interval '1 minute'
  ) or exists (
    select from public.newsletter_issues as issue
    where issue.status = 'scheduled' and issue.send_at <= at or issue.status = 'sending' and private.paused_priority() > 2
  ) or exists (
    select from private.jobs as known
    where known.name = 'deliver-emails' and coalesce(known.started_at, '-infinity') <= at - interval '90 seconds'
  )
$$;
comment on function private.emails_are_due(timestamptz) is
  'Whether pg_cron should call deliver-emails: it has something to do, or has not begun for 90 seconds, half of what makes it late.';

create function private.run_event_places() returns void
language plpgsql set search_path = ''
as $$
declare
  run constant timestamptz := public.begin_job_run('update-event-places');
begin
  begin
    perform public.update_event_places(now());
  exception when others then
    perform public.end_job_run('update-event-places', run, sqlerrm);
    return;
  end;
  perform public.end_job_run('update-event-places', run);
end
$$;
comment on function private.run_event_places() is
  'What the function update-event-places does, for pg_cron, which can call the database without it.';

create function public.list_jobs() returns table (
  job text, every_seconds integer, started_at timestamptz, succeeded_at timestamptz, failed_at timestamptz,
  error text, failures integer, expected_at timestamptz, is_late boolean
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select known.name, extract(epoch from known.every)::integer, known.started_at, known.succeeded_at, known.failed_at,
      known.error, known.failures,
      greatest(known.added_at, schedule.runs_since, known.started_at) + known.every,
      late.job is not null
    from private.jobs as known
    cross join private.schedule as schedule
    left join private.late_jobs(now()) as late on late.job = known.name
    union all
    select backup.kind, extract(epoch from backup.every)::integer, backup.started_at, backup.succeeded_at, backup.failed_at,
      backup.error, backup.failures,
      greatest(backup.expected_since, backup.started_at) + backup.every,
      late.job is not null
    from private.backups as backup left join private.late_jobs(now()) as late on late.job = backup.kind
    order by 2, 1;
end
$$;
comment on function public.list_jobs() is
  'Returns to admins when each job last began, succeeded and failed, and when its next run is expected: null for backups before the first.';
grant execute on function public.list_jobs() to authenticated;

create function public.list_job_runs(most integer default 50)
  returns table (id bigint, job text, started_at timestamptz, ended_at timestamptz, error text, figures jsonb, times integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select run.id, run.job, run.started_at, run.ended_at, run.error, run.figures, run.times
    from private.job_runs as run order by run.id desc limit least(greatest(most, 1), 500);
end
$$;
comment on function public.list_job_runs(integer) is 'Returns to admins the newest runs that did something or failed.';
grant execute on function public.list_job_runs(integer) to authenticated;

create function public.late_work() returns table (job text, since timestamptz, has_run boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  stalled timestamptz;
begin
  perform private.require_admin();
  return query select late.job, late.since, late.has_run from private.late_jobs(now()) as late;
  stalled := private.emails_stalled_since(now());
  if stalled is not null then
    return query select null::text, stalled, true;
  end if;
end
$$;
comment on function public.late_work() is
  'Returns to admins which jobs are late and since when, and since when emails wait, which has no job. Nothing needs to run for that.';
grant execute on function public.late_work() to authenticated;

create function public.service_troubles() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('trouble', known.trouble, 'job', known.job)) || jsonb_build_object('since', known.since)
    order by known.since, known.trouble, known.job), '[]')
  from (
    select current.trouble, null::text as job, current.since from private.troubles(now()) as current
    union all
    select 'job_late', late.job, late.since from private.late_jobs(now()) as late
    union all
    select 'emails_stalled', null, stalled.since from (select private.emails_stalled_since(now()) as since) as stalled where stalled.since is not null
  ) as known
$$;
comment on function public.service_troubles() is
  'Returns to anybody, such as a service that watches the site, what is wrong at the moment and since when: [{trouble, job, since}]. It tells of nobody.';
grant execute on function public.service_troubles() to anon, authenticated, service_role;

create function public.purge_job_runs() returns void
language sql security definer set search_path = ''
as $$ delete from private.job_runs where started_at < now() - interval '30 days' $$;
comment on function public.purge_job_runs() is 'Deletes runs of more than 30 days ago; called every hour.';
grant execute on function public.purge_job_runs() to service_role;
