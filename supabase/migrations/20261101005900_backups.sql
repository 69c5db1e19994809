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
