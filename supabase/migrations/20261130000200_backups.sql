-- Backups are made by a machine that the database does not know. It records here that it did, so that admins learn when it stops.

create table private.backups (
  kind text primary key check (kind in ('backup', 'drill')),
  every interval not null,
  late_after interval not null,
  expected_since timestamptz,
  started_at timestamptz,
  succeeded_at timestamptz,
  failed_at timestamptz,
  error text check (char_length(error) <= 300),
  failures integer not null default 0
);
comment on table private.backups is
  'When a backup was last made, and when restoring was last tried. docs/backup.md says how.';
comment on column private.backups.expected_since is
  'When anything was first recorded, for both. Before that, nobody has set up backups, and nothing is late.';
comment on column private.backups.error is 'The error of the last failure.';
comment on column private.backups.failures is 'How many of the last runs failed, one after the other.';

alter table private.backups enable row level security;

insert into private.backups (kind, every, late_after) values ('backup', '1 day', '26 hours'), ('drill', '30 days', '40 days');

create function private.record_backup(kind text, started_at timestamptz, error text default null) returns void
language plpgsql set search_path = ''
as $$
declare
  reason constant text := left(private.without_personal_data(record_backup.error), 300);
  done constant timestamptz := clock_timestamp();
begin
  update private.backups as known set expected_since = done where known.expected_since is null;
  update private.backups as known set
    started_at = record_backup.started_at,
    succeeded_at = case when reason is null then done else known.succeeded_at end,
    failed_at = case when reason is null then known.failed_at else done end,
    error = case when reason is null then known.error else reason end,
    failures = case when reason is null then 0 else known.failures + 1 end
  where known.kind = record_backup.kind;
end
$$;
comment on function private.record_backup(text, timestamptz, text) is
  'Records that a backup was made or restoring tried, or with what error it failed. The owner of the database calls it.';

create or replace function private.late_jobs(at timestamptz) returns table (job text, since timestamptz, has_run boolean, error text)
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

create or replace function public.list_jobs() returns table (
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
