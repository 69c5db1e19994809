-- Limits what one caller may request: requests at once, filters, submissions and their repetitions.

-- Nobody locks others out: requests of strangers cost little and never hold every connection. PostgREST has one pool, also for the
-- functions behind the forms, and calls this function before every request.

create function private.may_send_much(target text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return case
    when target in ('/rpc/add_import_part', '/rpc/import_members', '/rpc/save_newsletter_draft') then private.may_keep_members()
    when target in ('/rpc/add_bank_lines', '/rpc/settle_bank_lines') then private.has_role('treasurer')
    when target = '/rpc/mark_attendance' then private.has_any_role()
    else false
  end;
end
$$;
comment on function private.may_send_much(text) is 'Whether the caller may call the function and it takes lists: members, bank lines, attendance, or a newsletter.';
grant execute on function private.may_send_much(text) to anon, authenticated;

create function private.is_large_body(method text, target text, body_bytes bigint) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return case
    when body_bytes is null then method in ('POST', 'PUT', 'PATCH') or private.request_header('transfer-encoding') is not null
    when body_bytes <= 65536 then false
    else body_bytes > 2097152 or current_user = 'anon' or private.may_send_much(target) is not true
  end;
end
$$;
comment on function private.is_large_body(text, text, bigint) is
  'Whether the body of the current request is larger than schemas/body-limits.ts allows its caller. Unknown counts as larger where there may be a body.';
grant execute on function private.is_large_body(text, text, bigint) to anon, authenticated;

create function private.admit_request() returns void
language plpgsql
as $$
declare
  method constant text := current_setting('request.method', true);
  target constant text := current_setting('request.path', true);
  is_function constant boolean := starts_with(target, '/rpc/');
  prefer constant text := coalesce(private.request_header('prefer'), '');
  body_bytes constant bigint := substring(private.request_header('content-length') from '^[0-9]{1,12}$');
  is_free boolean;
begin
  if method not in ('GET', 'HEAD') and not is_function and exists (
    select from pg_catalog.pg_class as view
    where view.relnamespace = 'public'::regnamespace and view.relkind = 'v' and view.relname = substr(target, 2)
  ) then
    raise exception 'A view can only be read' using errcode = 'PT405', hint = 'Use GET';
  end if;
  if current_user not in ('anon', 'authenticated') then
    return;
  end if;

  -- Refused before Postgres parses the arguments. A body whose length nobody says may have any.
  if private.is_large_body(method, target, body_bytes) then
    raise exception 'A request may have at most 64 kB, and 2 MB with a list of whoever may send it' using errcode = 'PT413', hint = 'Send less at a time';
  end if;

  if is_function then
    -- These wait for others who change the same registration, or money.
    if current_user = 'anon' and substr(target, 6) = any (
      '{change_registration,cancel_registration,accept_place,confirm_registration,give_parental_consent,choose_email_language,withdraw_gift_aid}'
    ) then
      perform set_config('statement_timeout', '3s', true);
    end if;
  -- A pure insert neither filters nor returns anything, so it holds a connection no longer than a function does.
  elsif method <> 'POST' or prefer like '%return=representation%' or prefer like '%resolution=%' then
    if current_user = 'anon' or not private.has_any_role() then
      if current_user = 'authenticated' then
        perform set_config('statement_timeout', '1s', true);
      end if;
      for place in 1..4 loop
        is_free := pg_try_advisory_xact_lock(hashtext('tables for ' || current_user), place);
        exit when is_free;
      end loop;
      if not is_free then
        raise exception 'Too many requests at once' using errcode = 'PT503', hint = 'Try again';
      end if;
    end if;
  end if;

  perform set_config(
    'search_path',
    case when is_function or current_user = 'anon' then 'refused_patterns, ' else '' end || 'refused_filters, public, extensions, pg_catalog',
    true
  );
end
$$;
comment on function private.admit_request() is
  'Lets at most four requests of visitors, and four of users without a role, read or change tables at a time, so that two of PostgREST''s ten connections are left to functions and forms. Refuses bodies that are too large, writes to views, and filters whose cost the caller chooses. It has no search_path of its own, because the one that it sets would end with it.';
grant execute on function private.admit_request() to anon, authenticated, service_role;

create function private.is_in_time() returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  if clock_timestamp() > statement_timestamp() + interval '400 milliseconds' then
    raise exception 'The query takes too long' using errcode = 'PT503';
  end if;
  return true;
end
$$;
comment on function private.is_in_time() is
  'Returns true, or refuses with 503 before Postgres cancels the statement, which PostgREST would report as 500. Policies call it for each row.';
grant execute on function private.is_in_time() to anon, authenticated, service_role;

alter role anon set statement_timeout = '500ms';
alter role authenticator set pgrst.db_pre_request = 'private.admit_request';
notify pgrst, 'reload config';

-- An operator in a schema that the path lists before pg_catalog replaces Postgres's own in what PostgREST writes, and in nothing
-- else: policies, views and functions have resolved theirs already.
create schema refused_filters;
comment on schema refused_filters is 'Refuses regular expressions and full-text search in a filter.';
create schema refused_patterns;
comment on schema refused_patterns is 'Refuses LIKE in a filter.';
grant usage on schema refused_filters, refused_patterns to anon, authenticated;

do $$
declare
  filter record;
begin
  for filter in
    select schema_name, operator, type_name, case type_name when 'tsvector' then 'tsquery' else 'text' end as pattern_type, name
    from (values
      ('refused_filters', '~', 'regex'), ('refused_filters', '~*', 'regex_any_case'), ('refused_patterns', '~~', 'pattern'),
      ('refused_patterns', '~~*', 'pattern_any_case')
    ) as refused (schema_name, operator, name),
    unnest(array['text', 'name', 'bpchar']) as type_name
    union all values
      ('refused_filters', '@@', 'text', 'text', 'search'), ('refused_filters', '@@', 'text', 'tsquery', 'search'),
      ('refused_filters', '@@', 'tsvector', 'tsquery', 'search'), ('refused_patterns', '~~', 'bytea', 'bytea', 'pattern')
  loop
    execute format(
      $function$
        create function %1$I.%2$I(%3$s, %4$s) returns boolean language plpgsql stable set search_path = ''
        as $body$ begin raise exception 'This filter is refused' using errcode = 'PT400', hint = 'Filter with eq, in, lt or gt'; end $body$;
        grant execute on function %1$I.%2$I(%3$s, %4$s) to anon, authenticated;
        create operator %1$I.%5$s (function = %1$I.%2$I, leftarg = %3$s, rightarg = %4$s);
      $function$,
      filter.schema_name, filter.name, filter.type_name, filter.pattern_type, filter.operator
    );
  end loop;
end
$$;

-- submissions

create table private.rate_limits (
  action text primary key check (action ~ '^[a-z][a-z-]{1,60}$'),
  per_email integer check (per_email > 0),
  per_network integer not null check (per_network >= per_email),
  period interval not null check (period between interval '1 minute' and interval '1 day')
);
comment on table private.rate_limits is
  'Limits the valid submissions in a period, per network address and, lower, per account, link or record. A change applies from the next submission on.';
comment on column private.rate_limits.per_email is
  'Per account, link or record. Null where anybody can name somebody else''s address: an address has budgets of emails instead (decision 066).';

alter table private.rate_limits enable row level security;

insert into private.rate_limits (action, per_email, per_network, period) values
  ('ask-for-account-email', null, 60, '1 hour'),
  ('send-auth-email', 10, 10, '1 hour'),
  ('send-contact-email', null, 50, '1 hour'),
  ('send-bus-registration', null, 100, '1 hour'),
  ('send-race-registration', null, 100, '1 hour'),
  ('register-for-event', null, 100, '1 hour'),
  ('change-registration', 60, 60, '1 hour'),
  ('count-registrants', 120, 600, '1 hour'),
  ('newsletter-subscription', null, 50, '1 hour'),
  ('create-donation', null, 60, '1 hour'),
  ('create-membership-payment', null, 60, '1 hour'),
  ('manage-subscription', 60, 120, '1 hour'),
  ('send-subscription-link', null, 50, '1 hour'),
  ('apply-for-membership', null, 50, '1 hour'),
  ('create-discount-code', 20, 60, '1 hour'),
  -- These limits bound what a stolen session can store and send. An album has hundreds of photos.
  ('upload-photo', 600, 1200, '1 hour'),
  ('add-member', 300, 300, '1 hour'),
  ('send-newsletter', 60, 120, '1 hour'),
  ('message-registrants', 30, 30, '1 hour'),
  ('resend-registration-email', 60, 60, '1 hour'),
  ('retry-failed-email', 60, 60, '1 hour'),
  ('change-money-settings', 5, 5, '1 hour'),
  ('correct-member', 30, 30, '1 hour');

create table private.submission_counts (
  action text not null references private.rate_limits on update cascade on delete cascade,
  submitter text not null check (submitter ~ '^(email|network):[0-9a-f]{64}$'),
  count integer not null,
  ends_at timestamptz not null,
  primary key (action, submitter)
);
comment on table private.submission_counts is
  'Counts the submissions of the current period. Submitters are keyed hashes, which are deleted within an hour after the period.';

create index submission_counts_ends_at on private.submission_counts (ends_at);

alter table private.submission_counts enable row level security;

create function public.count_submission(action text, email_hash text default null, network_hash text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  allowed private.rate_limits;
  wait_seconds integer;
begin
  select * into strict allowed from private.rate_limits as rate where rate.action = count_submission.action;

  -- The order of the key prevents a deadlock between two submissions.
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

  -- The exception also rolls back the counts, because a refused submission counts for nobody.
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
comment on function public.purge_submission_counts() is 'Deletes the counts of ended periods; called every hour.';
grant execute on function public.purge_submission_counts() to service_role;

create function private.network_of(address text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  given inet;
begin
  given := regexp_replace(btrim(address), '^::ffff:(?=[\d.]+$)', '', 'i');
  return host(network(set_masklen(given, case family(given) when 6 then 64 else 32 end)));
exception when invalid_text_representation then
  return null;
end
$$;
comment on function private.network_of(text) is
  'Returns the IPv4 address or the IPv6 network of an address, or null if it is invalid.';

create function private.network_of_request() returns text
language sql stable set search_path = ''
as $$ select private.network_of(private.request_header('cf-connecting-ip')) $$;
comment on function private.network_of_request() is
  'Returns the IPv4 address or the IPv6 network that Cloudflare reports, or null.';

create table private.submitter_key (
  is_only boolean primary key default true check (is_only),
  key bytea not null default extensions.gen_random_bytes(32)
);
comment on table private.submitter_key is
  'Keys the hashes of people who apply without an edge function. The functions have a secret key of their own.';

alter table private.submitter_key enable row level security;

insert into private.submitter_key default values;

-- The database hashes every application, so that it counts alike whether a function or a browser sends it.

create function private.submitter_hash(text) returns text
language sql stable strict set search_path = ''
as $$ select encode(extensions.hmac(convert_to($1, 'utf8'), secret.key, 'sha256'), 'hex') from private.submitter_key as secret $$;

create table private.submissions (
  action text not null references private.rate_limits on update cascade,
  key uuid not null,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (action, key)
);
comment on table private.submissions is
  'Stores responses for a day by the idempotency key that the form makes, so that a repetition has no effect and gets the same response.';

create index submissions_created_at on private.submissions (created_at);

alter table private.submissions enable row level security;

create function private.start_submission(action text, key uuid, digest text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  known private.submissions;
begin
  if key is null then
    return null;
  end if;
  -- The insert waits for a concurrent submission with the same key.
  insert into private.submissions (action, key, digest)
  values (start_submission.action, start_submission.key, start_submission.digest)
  on conflict on constraint submissions_pkey do nothing;
  if found then
    return null;
  end if;
  select * into strict known from private.submissions as submission
  where submission.action = start_submission.action and submission.key = start_submission.key;
  if known.digest <> start_submission.digest then
    raise exception 'The idempotency key belongs to another submission' using errcode = 'PT409', detail = 'idempotency_conflict';
  end if;
  return known.response;
end
$$;
comment on function private.start_submission(text, uuid, text) is
  'Returns the response to an earlier submission with the key, or null for a new one, which the caller ends with end_submission(). Refuses another submission under the key with PT409.';

create function private.end_submission(action text, key uuid, response jsonb) returns jsonb
language sql set search_path = ''
as $$
  update private.submissions as submission set response = end_submission.response
  where submission.action = end_submission.action and submission.key = end_submission.key;
  select end_submission.response;
$$;
