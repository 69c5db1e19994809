-- Emails with which somebody logs in or signs up.

-- Auth responds later, or with an error, if there is an account, so visitors do not ask Auth themselves.
create table private.account_email_requests (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('recovery', 'signup')),
  email text not null check (email = private.normalize_email(email) and email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 254),
  language text not null check (language in ('lt', 'en')),
  asked_at timestamptz not null default now(),
  claimed_at timestamptz,
  constraint account_email_requests_once unique (kind, email)
);
comment on table private.account_email_requests is
  'Requests for a link for a new password or to confirm a sign-up, whether or not there is an account. Deleted when Auth has sent it, after an hour at most.';

alter table private.account_email_requests enable row level security;

create function public.ask_for_account_email(email text, kind text, language text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.normalize_email(email);
begin
  if (
    address ~ '^[^@\s]+@[^@\s]+$' and char_length(address) <= 254 and kind in ('recovery', 'signup') and language in ('lt', 'en')
  ) is not true then
    raise exception 'It takes an address, recovery or signup, and a language' using errcode = 'PT400', detail = 'bad_request';
  end if;
  perform public.count_submission('ask-for-account-email', null, private.submitter_hash(private.network_of_request()));
  insert into private.account_email_requests as waiting (kind, email, language) values (kind, address, language)
  on conflict on constraint account_email_requests_once do update set language = excluded.language, asked_at = excluded.asked_at;
end
$$;
comment on function public.ask_for_account_email(text, text, text) is
  'Requests a link for a new password or to confirm a sign-up. It treats every address alike: only deliver-emails checks whether there is an account.';
grant execute on function public.ask_for_account_email(text, text, text) to anon, authenticated, service_role;

create function public.claim_account_emails(at_most integer default 10)
  returns table (id bigint, kind text, email text, language text)
language plpgsql security definer set search_path = ''
as $$
begin
  -- These are deleted first, so that a crowd of made-up addresses, or of requests for one, delays nobody.
  delete from private.account_email_requests as request
  where request.asked_at < now() - interval '1 hour' or not exists (
    select from auth.users as account
    where account.email = request.email and not account.is_sso_user
      and (request.kind = 'recovery' or account.email_confirmed_at is null)
  ) or private.seconds_to_email(
    request.email, case request.kind when 'recovery' then 'reset-password' else 'confirm-sign-up' end, 'stranger'
  ) is not null;
  return query
  update private.account_email_requests as request set claimed_at = now()
  where request.id = any (array(
    select due.id from private.account_email_requests as due
    where due.claimed_at is null or due.claimed_at < now() - interval '1 minute'
    order by due.id limit at_most for update skip locked
  ))
  returning request.id, request.kind, request.email, request.language;
end
$$;
comment on function public.claim_account_emails(integer) is
  'Returns the requests that concern an account to deliver-emails, which asks Auth. They are due again after a minute, unless it finishes them.';
grant execute on function public.claim_account_emails(integer) to service_role;

create function public.finish_account_emails(ids bigint[]) returns void
language sql security definer set search_path = ''
as $$ delete from private.account_email_requests where id = any (ids) $$;
comment on function public.finish_account_emails(bigint[]) is 'Deletes requests that Auth has answered.';
grant execute on function public.finish_account_emails(bigint[]) to service_role;
