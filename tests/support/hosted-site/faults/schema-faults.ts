import {byHand} from './by-hand.ts'
import type {Fault} from './fault.ts'

const schema = (says: string, state: 'problem' | 'attention' = 'problem'): Fault['speaks'] => [
  ['schema', state, says],
]

const history = 'supabase_migrations.schema_migrations'

export const schemaFaults: Fault[] = [
  byHand(
    'a migration was not applied',
    [
      `delete from ${history} where version = '20261101005800'`,
      `insert into ${history} (version, name) values ('20261101005800', 'digests')`,
    ],
    [['migrations', 'problem', 'not applied: 20261101005800_digests.sql']],
  ),
  byHand(
    'the database has a migration of another version of the project',
    [
      `insert into ${history} (version, name) values ('20271231000000', 'later')`,
      `delete from ${history} where version = '20271231000000'`,
    ],
    [['migrations', 'problem', 'this checkout does not have: 20271231000000']],
  ),
  byHand(
    'an index was removed',
    [
      'drop index public.email_outbox_bounced',
      'create index email_outbox_bounced on public.email_outbox (recipient) where bounced_at is not null',
    ],
    schema('Missing from the database: index public.email_outbox_bounced.'),
  ),
  byHand(
    'a function has another body',
    [
      'alter function public.is_admin() security invoker',
      'alter function public.is_admin() security definer',
    ],
    schema('Not as the migrations made it: function public.is_admin().'),
  ),
  byHand(
    'a column has another default',
    [
      'alter table private.email_limits alter column reserved set default 0.5',
      'alter table private.email_limits alter column reserved set default 0.2',
    ],
    schema('Not as the migrations made it: column private.email_limits.reserved.'),
  ),
  byHand(
    'a column was added',
    [
      'alter table private.email_limits add column note text',
      'alter table private.email_limits drop column note',
    ],
    schema('not in the migrations: column private.email_limits.note.', 'attention'),
  ),
  byHand(
    'a constraint was removed',
    [
      'alter table private.email_limits drop constraint email_limits_per_day_check',
      'alter table private.email_limits add constraint email_limits_per_day_check check (per_day > 0)',
    ],
    schema('Missing from the database: constraint email_limits_per_day_check on private.email_limits.'),
  ),
  byHand(
    'a table lost its row level security',
    [
      'alter table private.email_limits disable row level security',
      'alter table private.email_limits enable row level security',
    ],
    schema('Not as the migrations made it: table private.email_limits.'),
  ),
  byHand(
    'a policy is for others',
    [
      'alter policy "Admins see which mail failed, never what it said" on public.email_outbox to anon',
      'alter policy "Admins see which mail failed, never what it said" on public.email_outbox to authenticated',
    ],
    schema(
      'Not as the migrations made it: policy "Admins see which mail failed, never what it said" on public.email_outbox.',
    ),
  ),
  byHand(
    'a policy was added',
    [
      'create policy everybody on public.email_outbox for select using (true)',
      'drop policy everybody on public.email_outbox',
    ],
    schema('More is allowed than the migrations allow: policy everybody on public.email_outbox.'),
  ),
  byHand(
    'a policy of photos is for others',
    [
      'alter policy "Moderators see photos that wait" on storage.objects to anon',
      'alter policy "Moderators see photos that wait" on storage.objects to authenticated',
    ],
    schema('Not as the migrations made it: policy "Moderators see photos that wait" on storage.objects.'),
  ),
  byHand(
    'a trigger is off',
    [
      'alter table public.donations disable trigger add_donation_to_totals',
      'alter table public.donations enable trigger add_donation_to_totals',
    ],
    schema('Not as the migrations made it: trigger add_donation_to_totals on public.donations.'),
  ),
  byHand(
    'visitors may read more',
    ['grant select on public.audit_log to anon', 'revoke select on public.audit_log from anon'],
    schema('More is allowed than the migrations allow: grant on table public.audit_log to anon.'),
  ),
  byHand(
    'visitors may read less',
    [
      'revoke select on public.event_like_counts from anon',
      'grant select on public.event_like_counts to anon',
    ],
    schema('Missing from the database: grant on table public.event_like_counts to anon.'),
  ),
  byHand(
    'everybody may call a function of the schedule',
    [
      'grant execute on function private.make_admin(text) to anon',
      'revoke execute on function private.make_admin(text) from anon',
    ],
    schema('More is allowed than the migrations allow: grant on function private.make_admin('),
  ),
  byHand(
    'a table was added',
    ['create table private.notes (id bigint primary key, note text not null)', 'drop table private.notes'],
    schema('not in the migrations: table private.notes.', 'attention'),
  ),
  byHand(
    'a bucket is open to everybody',
    ['update storage.buckets set public = true', 'update storage.buckets set public = false'],
    schema('Not as the migrations made it: bucket photo-uploads.'),
  ),
  byHand(
    'a table is published to subscribers',
    ['create publication doctor for table public.event_comments', 'drop publication doctor'],
    schema('More is allowed than the migrations allow: publication doctor of public.event_comments.'),
  ),
]
