-- What somebody outside learns: heartbeats of jobs, and alerts by a second way than email.

alter table private.jobs add column beat_at timestamptz;
comment on column private.jobs.beat_at is 'When whoever watches from outside was last told that it succeeds.';

create table private.pushed_alerts (
  id bigint generated always as identity primary key,
  alert jsonb not null,
  at timestamptz not null,
  claimed_at timestamptz
);
comment on table private.pushed_alerts is
  'What admins were emailed and still has to go the second way, without what content says. Emptied by whoever sends it, or after a day.';

alter table private.pushed_alerts enable row level security;

create or replace function private.alert_admins(alert jsonb, at timestamptz, others uuid[] default '{}') returns void
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

create function public.claim_signals(job text, succeeded boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  beats boolean;
  claimed jsonb;
begin
  update private.jobs as known set beat_at = now()
  where known.name = claim_signals.job and claim_signals.succeeded
    and (known.beat_at is null or known.beat_at <= now() - interval '5 minutes');
  beats := found;
  with taken as (
    update private.pushed_alerts as waiting set claimed_at = now()
    where waiting.id in (
      select each.id from private.pushed_alerts as each
      where each.at > now() - interval '1 day' and (each.claimed_at is null or each.claimed_at < now() - interval '2 minutes')
      for update skip locked
    )
    returning waiting.id, waiting.alert
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', taken.id, 'alert', taken.alert) order by taken.id), '[]') into claimed from taken;
  return jsonb_build_object('beats', beats, 'alerts', claimed);
end
$$;
comment on function public.claim_signals(text, boolean) is
  'Returns what to tell outside after a run: whether to call the heartbeat of the job, at most once in five minutes, and alerts, which are claimed again after two minutes unless finish_alerts() was called: {beats, alerts: [{id, alert}]}.';
grant execute on function public.claim_signals(text, boolean) to service_role;

create function public.finish_alerts(ids bigint[]) returns void
language sql security definer set search_path = ''
as $$ delete from private.pushed_alerts where id = any (ids) $$;
comment on function public.finish_alerts(bigint[]) is 'Forgets alerts that were sent.';
grant execute on function public.finish_alerts(bigint[]) to service_role;
