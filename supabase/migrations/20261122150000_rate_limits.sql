-- Rate limits: valid submissions to the edge functions, per email address and, higher, per network address.

create table private.rate_limits (
  action text primary key check (action ~ '^[a-z][a-z-]{1,60}$'),
  per_email integer not null check (per_email > 0),
  per_network integer not null check (per_network >= per_email),
  period interval not null check (period between interval '1 minute' and interval '1 day')
);
comment on table private.rate_limits is
  'Settings: how many submissions each action takes in a period. A change applies from the next submission on.';
alter table private.rate_limits enable row level security;

create table private.submission_counts (
  action text not null references private.rate_limits on update cascade on delete cascade,
  submitter text not null check (submitter ~ '^(email|network):[0-9a-f]{64}$'),
  count integer not null,
  ends_at timestamptz not null,
  primary key (action, submitter)
);
comment on table private.submission_counts is
  'Submissions in the current period. Of a submitter there is a keyed hash only, and not for longer than an hour after the period.';
alter table private.submission_counts enable row level security;
create index submission_counts_ends_at on private.submission_counts (ends_at);

create function public.count_submission(action text, email_hash text default null, network_hash text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  allowed private.rate_limits;
  wait_seconds integer;
begin
  select * into strict allowed from private.rate_limits as rate where rate.action = count_submission.action;

  -- In order of the key, so that two submissions at once cannot wait for each other.
  with counted as (
    insert into private.submission_counts as known (action, submitter, count, ends_at)
    select allowed.action, given.submitter, 1, now() + allowed.period
    from (values ('email:' || email_hash), ('network:' || network_hash)) as given (submitter)
    where given.submitter is not null
    order by given.submitter
    on conflict on constraint submission_counts_pkey do update set
      count = case when known.ends_at > now() then known.count + 1 else 1 end,
      ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
    returning submitter, count, ends_at
  )
  select ceil(extract(epoch from max(counted.ends_at) - now())) into wait_seconds from counted
  where counted.count > case when counted.submitter like 'email:%' then allowed.per_email else allowed.per_network end;

  -- This also takes back the counts: what is refused counts for nobody.
  if wait_seconds is not null then
    raise exception 'Too many submissions' using errcode = 'PT429', detail = wait_seconds::text;
  end if;
end
$$;
comment on function public.count_submission(text, text, text) is
  'Counts a valid submission, or refuses it with PT429 and the seconds to wait as detail. The hashes are hexadecimal SHA-256.';
grant execute on function public.count_submission(text, text, text) to service_role;

create function public.purge_submission_counts() returns void
language sql security definer set search_path = ''
as $$ delete from private.submission_counts where ends_at <= now() $$;
comment on function public.purge_submission_counts() is 'Forgets who submitted in periods that have ended; called every hour.';
grant execute on function public.purge_submission_counts() to service_role;

-- An admin may upload whole albums: this bounds what a stolen session can store.
insert into private.rate_limits (action, per_email, per_network, period) values ('upload-photo', 600, 1200, '1 hour');
