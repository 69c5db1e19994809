import {byHand} from './by-hand.ts'
import type {Fault} from './fault.ts'

export const scheduleFaults: Fault[] = [
  {
    ...byHand(
      'pg_cron is off',
      ['alter schema cron rename to cron_off', 'alter schema cron_off rename to cron'],
      [['extensions', 'problem', 'pg_cron is off']],
    ),
    leavesOut: [
      ['jobs', 'pg_cron is off'],
      ['last runs', 'pg_cron is off'],
    ],
  },
  byHand(
    'pg_net is off',
    ['alter schema net rename to net_off', 'alter schema net_off rename to net'],
    [['extensions', 'problem', 'pg_net is off']],
  ),
  byHand(
    'there is no vault',
    ['alter schema vault rename to vault_off', 'alter schema vault_off rename to vault'],
    [['secrets in the vault', 'problem', 'There is no vault']],
  ),
  byHand(
    'the vault lacks a secret',
    [
      `update vault.secrets set name = 'cron_keys' where name = 'cron_key'`,
      `update vault.secrets set name = 'cron_key' where name = 'cron_keys'`,
    ],
    [['secrets in the vault', 'problem', 'The vault has no cron_key,']],
  ),
  byHand(
    'a job calls something else',
    [
      `update cron.job set command = 'select 1' where jobname = 'purge-expired'`,
      `update cron.job set command = 'select private.call_function(''purge-expired'')' where jobname = 'purge-expired'`,
    ],
    [['jobs', 'problem', 'purge-expired is not scheduled']],
  ),
  byHand(
    'a job is switched off',
    [
      `update cron.job set active = false where jobname = 'deliver-emails'`,
      `update cron.job set active = true where jobname = 'deliver-emails'`,
    ],
    [['jobs', 'problem', 'The job of deliver-emails is switched off']],
  ),
  byHand(
    'a job runs too rarely',
    [
      `update cron.job set schedule = '0 * * * *' where jobname = 'publish-scheduled'`,
      `update cron.job set schedule = '* * * * *' where jobname = 'publish-scheduled'`,
    ],
    [['jobs', 'attention', 'publish-scheduled runs too rarely (0 * * * *)']],
  ),
  byHand(
    'nothing empties the record of runs',
    [
      `update cron.job set active = false where jobname = 'purge-runs'`,
      `update cron.job set active = true where jobname = 'purge-runs'`,
    ],
    [['jobs', 'attention', 'The record of runs is never emptied']],
  ),
  byHand(
    'a job failed',
    [
      `insert into cron.job_run_details (jobid, status, return_message, start_time)
        select jobid, 'failed', 'ERROR: no such function', now() + interval '1 second' from cron.job where jobname = 'sync-content'`,
      `delete from cron.job_run_details where status = 'failed'`,
    ],
    [['last runs', 'problem', 'The last run of sync-content failed: ERROR: no such function']],
  ),
  byHand(
    'a job does not run any more',
    [
      `update cron.job_run_details set start_time = start_time - interval '1 hour'
        where jobid = (select jobid from cron.job where jobname = 'update-event-places')`,
      `update cron.job_run_details set start_time = start_time + interval '1 hour'
        where jobid = (select jobid from cron.job where jobname = 'update-event-places')`,
    ],
    [['last runs', 'problem', 'update-event-places has not run for three of its times']],
  ),
  byHand(
    'a job has not run yet',
    [
      `update cron.job_run_details set status = 'starting'
        where jobid = (select jobid from cron.job where jobname = 'purge-expired')`,
      `update cron.job_run_details set status = 'succeeded' where status = 'starting'`,
    ],
    [['last runs', 'attention', 'Not run yet: purge-expired']],
  ),
  byHand(
    'a function has not succeeded for long',
    [
      `update private.schedule set runs_since = now() - interval '1 day';
       update private.jobs set added_at = now() - interval '1 day', succeeded_at = now() - interval '1 hour', failures = 3,
         error = 'unavailable' where name = 'sync-content'`,
      `update private.schedule set runs_since = now()`,
    ],
    [['records of runs', 'problem', 'sync-content has not succeeded since']],
  ),
]
