import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {Sql} from 'postgres'
import {connectServices} from '../../../apps/emulators/supabase/postgres/connect-services.ts'
import {startPostgres} from '../../../apps/emulators/supabase/postgres/start-postgres.ts'
import {freePort} from '../../../scripts/supervisor/ports.ts'
import {documentedSql} from '../hosted-supabase/read-document.ts'

/** What pg_cron, pg_net and the vault offer to the SQL of docs/hosted-supabase.md. Nothing runs. */
export const hostedExtensions = `
  create schema cron;
  create table cron.job (
    jobid bigint generated always as identity primary key, schedule text not null, command text not null,
    nodename text not null default 'localhost', nodeport integer not null default 5432,
    database text not null default 'postgres', username text not null default current_user,
    active boolean not null default true, jobname text unique
  );
  create table cron.job_run_details (
    jobid bigint, runid bigint generated always as identity primary key, job_pid integer, database text, username text,
    command text, status text, return_message text, start_time timestamptz, end_time timestamptz
  );
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job (jobname, schedule, command) values ($1, $2, $3) returning jobid
  $$;
  create schema net;
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
    timeout_milliseconds integer default 5000
  ) returns bigint language sql as 'select 1::bigint';
  create schema vault;
  create table vault.secrets (
    id uuid primary key default gen_random_uuid(), name text unique, description text not null default '', secret text not null
  );
  create view vault.decrypted_secrets as select id, name, description, secret, secret as decrypted_secret from vault.secrets;
  create function vault.create_secret(new_secret text, new_name text default null) returns uuid language sql as $$
    insert into vault.secrets (secret, name) values ($1, $2) returning id
  $$`

const migrations = join(import.meta.dirname, '../../../supabase/migrations')

export interface HostedDatabase {
  url: string
  /** As the role `postgres`, as the SQL editor. */
  sql: Sql
  /** Each job succeeds once more. */
  runJobs: () => Promise<void>
  stop: () => Promise<void>
}

/** A migrated Postgres on which the SQL of the document ran. */
export async function startHostedDatabase(): Promise<HostedDatabase> {
  await using resources = new AsyncDisposableStack()
  const directory = mkdtempSync(join(tmpdir(), 'hosted-database-'))
  resources.defer(() => rmSync(directory, {recursive: true, force: true}))
  const port = await freePort()
  const postgres = await startPostgres({
    directory: join(directory, 'postgres'),
    port,
    password: 'a pass/word',
  })
  resources.defer(postgres.stop)
  const connections = await connectServices(postgres, migrations)
  resources.defer(connections.close)
  const {owner: sql} = connections
  await sql.unsafe(hostedExtensions)
  for (const block of documentedSql) await sql.unsafe(block)
  const runJobs = async () => {
    await sql`delete from cron.job_run_details`
    await sql`
      insert into cron.job_run_details (jobid, status, start_time) select jobid, 'succeeded', now() from cron.job`
    await sql`update private.plan_limits set used = 100 where resource in ('documents', 'attributes')`
    await sql`update private.jobs set started_at = now(), succeeded_at = now(), failures = 0, error = null`
    await sql`update private.backups set succeeded_at = now(), failures = 0, error = null`
  }
  const kept = resources.move()
  return {url: postgres.urlOf('postgres'), sql, runJobs, stop: () => kept.disposeAsync()}
}
