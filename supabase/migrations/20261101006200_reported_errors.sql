-- What went wrong in front of a visitor is reported under a code that the page shows, so that an admin can find it.

create table private.reported_errors (
  id bigint generated always as identity primary key,
  code text not null check (code ~ '^[2-9A-HJ-NP-Z]{8}$'),
  path text not null check (char_length(path) <= 300 and path !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  message text not null check (char_length(message) <= 500 and message !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  stack text check (char_length(stack) <= 2000),
  browser text check (char_length(browser) <= 300),
  language text not null check (language in ('lt', 'en')),
  reported_at timestamptz not null default now()
);
comment on table private.reported_errors is
  'Errors that pages reported, without who saw them, kept for 30 days. Equal errors of the server have the same code.';
comment on column private.reported_errors.path is 'The path of the page without its query, which may hold a token.';

create index reported_errors_reported on private.reported_errors (reported_at);
create index reported_errors_by_code on private.reported_errors (code);

alter table private.reported_errors enable row level security;

insert into private.rate_limits (action, per_email, per_network, period) values ('report-error', 20, 20, '1 hour');

create function private.shortened(given text, most integer) returns text
language sql immutable set search_path = ''
as $$ select left(private.without_personal_data(private.clean_text(given)), most) $$;

create function private.shortened_line(given text, most integer) returns text
language sql immutable set search_path = ''
as $$ select private.shortened(private.typed_line(given), most) $$;

create function public.report_error(report jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  is_report boolean := octet_length(report::text) <= 8000 and jsonb_typeof(report) = 'object';
begin
  if is_report then
    is_report := (report ->> 'code' ~ '^[2-9A-HJ-NP-Z]{8}$' and report ->> 'path' ~ '^/' and report ->> 'language' in ('lt', 'en'))
      and not exists (
        select from jsonb_each(report) as field
        where field.key <> all ('{code, path, message, stack, browser, language}') or jsonb_typeof(field.value) <> 'string'
      );
  end if;
  if is_report is not true then
    raise exception 'This is no report' using errcode = 'PT400', hint = 'Send code, path, message and language';
  end if;
  -- What is told after that has been told before.
  if (select count(*) from private.reported_errors as reported where reported.reported_at > now() - interval '1 hour') >= 100 then
    raise exception 'Too many reports' using errcode = 'PT429', detail = '3600';
  end if;
  perform public.count_submission('report-error', null, private.submitter_hash(private.network_of_request()));
  insert into private.reported_errors (code, path, message, stack, browser, language)
  values (
    report ->> 'code',
    private.shortened_line(split_part(split_part(report ->> 'path', '?', 1), '#', 1), 300),
    coalesce(private.shortened_line(report ->> 'message', 500), ''),
    private.shortened(report ->> 'stack', 2000),
    private.shortened_line(report ->> 'browser', 300),
    report ->> 'language'
  );
end
$$;
comment on function public.report_error(jsonb) is
  'Takes what a page tells of an error. Refuses anything else with PT400, and with PT429 more than 20 in an hour of a network, or 100 in all.';
grant execute on function public.report_error(jsonb) to anon, authenticated;

create function public.list_reported_errors(wanted text default null, most integer default 50)
  returns table (
    code text, path text, message text, stack text, browser text, language text, times bigint, first_at timestamptz, last_at timestamptz
  )
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    -- Equal errors are one, whatever their codes.
    with reported as (
      select error.*,
        count(*) over same as times, min(error.reported_at) over same as first_at,
        bool_or(error.code = list_reported_errors.wanted) over same as is_wanted,
        row_number() over (same order by error.code = list_reported_errors.wanted desc, error.id desc) as place
      from private.reported_errors as error
      window same as (partition by error.path, error.message, left(error.stack, 300))
    )
    select each.code, each.path, each.message, each.stack, each.browser, each.language, each.times, each.first_at, each.reported_at
    from reported as each
    where each.place = 1 and (list_reported_errors.wanted is null or each.is_wanted)
    order by each.id desc limit least(greatest(list_reported_errors.most, 1), 500);
end
$$;
comment on function public.list_reported_errors(text, integer) is
  'Returns to admins what pages reported, the newest first, equal errors in one row with the newest report; or only the errors of a code.';
grant execute on function public.list_reported_errors(text, integer) to authenticated;

create function public.purge_reported_errors() returns void
language sql security definer set search_path = ''
as $$ delete from private.reported_errors where reported_at < now() - interval '30 days' $$;
comment on function public.purge_reported_errors() is 'Deletes reports of more than 30 days ago; called every hour.';
grant execute on function public.purge_reported_errors() to service_role;
