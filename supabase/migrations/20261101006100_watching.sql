-- What somebody outside learns: heartbeats of jobs, alerts by a second way than email, and how full the plans are.

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

-- how full the plans are

create table private.plan_limits (
  resource text primary key,
  most bigint check (most > 0),
  used bigint check (used >= 0),
  check (used is null or resource in ('documents', 'attributes'))
);
comment on table private.plan_limits is
  'Settings: what the plans at Supabase and Sanity give (null: no end), at first the free ones. Those of emails are in email_limits.';
comment on column private.plan_limits.used is 'What Sanity said last; the database measures the others itself.';

alter table private.plan_limits enable row level security;

insert into private.plan_limits (resource, most) values
  ('database', 500000000), ('files', 1000000000), ('calls', 500000), ('documents', 10000), ('attributes', 2000);

create table private.job_calls (
  day date primary key,
  calls integer not null
);
comment on table private.job_calls is 'How often the schedule called a function, of the last 30 days.';

alter table private.job_calls enable row level security;

create function private.count_job_call() returns trigger
language plpgsql set search_path = ''
as $$
begin
  insert into private.job_calls as counted (day, calls) values (private.london_date(now()), 1)
  on conflict (day) do update set calls = counted.calls + 1;
  delete from private.job_calls as past where past.day < private.london_date(now()) - 30;
  return null;
end
$$;

-- What pg_cron does within the database is no call of a function.
create trigger count_call after update of started_at on private.jobs for each row
  when (current_setting('request.method', true) <> '') execute function private.count_job_call();

create function private.plan_usage() returns table (resource text, used bigint, most bigint)
language sql stable set search_path = ''
as $$
  with sent as (
    select count(*) filter (where mail.sent_at > now() - interval '1 day') as day, count(*) as month
    from public.email_outbox as mail where mail.sent_at > now() - interval '30 days'
  )
  select known.resource,
    case known.resource
      when 'database' then pg_database_size(current_database())
      when 'files' then (select coalesce(sum((file.metadata ->> 'size')::bigint), 0)::bigint from storage.objects as file)
      -- Each email is followed by a call of resend-webhook.
      when 'calls' then (select coalesce(sum(counted.calls), 0) from private.job_calls as counted) + sent.month
      else known.used
    end,
    known.most
  from private.plan_limits as known cross join sent
  union all
  select 'emails_day', sent.day, quota.per_day from private.email_limits as quota cross join sent
  union all
  select 'emails_month', sent.month, quota.per_month from private.email_limits as quota cross join sent
$$;
comment on function private.plan_usage() is
  'Returns what is used of the plans. calls are those of the schedule and after emails, so that there are at least so many in 30 days. used is null where nobody has said it yet.';

create function public.list_plan_usage() returns table (resource text, used bigint, most bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query select current.resource, current.used, current.most from private.plan_usage() as current;
end
$$;
comment on function public.list_plan_usage() is 'Returns to admins how much of the plans at Supabase, Sanity and Resend is used.';
grant execute on function public.list_plan_usage() to authenticated;

create function public.check_plan(content jsonb default null) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  full_ones jsonb;
begin
  update private.plan_limits as known set used = (check_plan.content ->> known.resource)::bigint
  where check_plan.content ->> known.resource is not null;
  with told as (
    insert into private.alerts as known (trouble, notified_at)
    select 'plan_full/' || current.resource || case when current.used >= 0.95 * current.most then '/95' else '/80' end, now()
    from private.plan_usage() as current where current.used >= 0.8 * current.most
    on conflict (trouble) do update set notified_at = excluded.notified_at where known.notified_at <= now() - interval '30 days'
    returning split_part(known.trouble, '/', 2) as resource
  )
  select jsonb_agg(
    jsonb_build_object('resource', current.resource, 'percent', floor(100.0 * current.used / current.most)) order by current.resource
  ) into full_ones
  from private.plan_usage() as current join told on told.resource = current.resource;
  if full_ones is null then
    return 0;
  end if;
  perform private.alert_admins(
    jsonb_build_object('trouble', 'plan_full', 'number', jsonb_array_length(full_ones), 'since', now(), 'resources', full_ones), now()
  );
  return jsonb_array_length(full_ones);
end
$$;
comment on function public.check_plan(jsonb) is
  'Keeps what Sanity says, {documents, attributes}, and alerts admins of what is 80 % full, and again at 95 %; of each once in 30 days. Returns of how many it did.';
grant execute on function public.check_plan(jsonb) to service_role;
