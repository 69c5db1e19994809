-- How many emails an address gets, by who asks for them; decision 066. Anybody may type somebody else's address into a form.

create table private.email_budgets (
  budget text primary key,
  per_hour integer not null check (per_hour > 1)
);
comment on table private.email_budgets is
  'Settings: how many emails an address gets in an hour. Strangers share account and forms, together five; links is of whoever has the link of a gift, role of people with roles.';

alter table private.email_budgets enable row level security;

-- Forms cannot spend what log-in needs.
insert into private.email_budgets (budget, per_hour) values ('account', 2), ('forms', 3), ('links', 3), ('role', 10);

create table private.email_purposes (
  purpose text primary key,
  templates text[] not null,
  budget text not null references private.email_budgets,
  per_day integer check (per_day > 0),
  own_per_hour integer not null default 20 check (own_per_hour > 0),
  is_all boolean not null default false
);
comment on table private.email_purposes is
  'What anybody can have sent to an address, and the limits of each purpose. A template that is in none is sent by the site, its jobs or people with roles.';
comment on column private.email_purposes.per_day is
  'For strangers. Null for log-in and the fresh link: these are valid for an hour, and whoever is refused must have a valid one.';
comment on column private.email_purposes.is_all is
  'Whether the email is all that is asked for: without room, the request is refused.';
comment on column private.email_purposes.own_per_hour is
  'For whoever is logged in with the confirmed address, or has a link that was sent to it. A template of no purpose has five.';

create index email_purposes_of_budget on private.email_purposes (budget);

alter table private.email_purposes enable row level security;

insert into private.email_purposes (purpose, templates, budget, per_day, is_all) values
  ('log-in', '{reset-password,confirm-sign-up}', 'account', null, true),
  ('new-address', '{confirm-new-email}', 'account', null, true),
  ('fresh-link', '{gift-confirm,renewal-confirm}', 'links', null, true),
  ('registration', '{registration-requested,registration-confirmed,registration-waiting,registration-unconfirmed}', 'forms', 10, false),
  ('place', '{place-offered,offer-lapsed}', 'forms', 10, false),
  ('membership', '{membership-transfer,membership-already-paid}', 'forms', 5, false),
  ('transfer', '{membership-transfer-reminder,membership-transfer-lapsed}', 'forms', 5, false),
  ('newsletter', '{confirm-subscription}', 'forms', 5, false),
  ('gift-links', '{gift-links}', 'forms', 5, false),
  ('contact', '{contact-receipt}', 'forms', 5, false);

create function private.is_owner(address text, account uuid) returns boolean
language sql stable set search_path = ''
as $$ select coalesce(private.confirmed_address(account) = private.normalize_email(address), false) $$;
comment on function private.is_owner(text, uuid) is 'Whether the account is that of the address, and confirmed.';

create function private.who_asks(address text, template text, is_owner boolean) returns text
language sql stable set search_path = ''
as $$
  select case
    -- Told whatever else was: change_money_settings() is counted.
    when template = 'money-settings-changed' then null
    -- Of the Studio, whose people have no account here.
    when template in ('look-request', 'look-answer') then 'role'
    when is_owner or private.is_owner(address, caller.id) then 'owner'
    when exists (select from public.user_roles as held where held.user_id = caller.id) then 'role'
    when exists (select from private.email_purposes as known where who_asks.template = any (known.templates)) then 'stranger'
  end
  from (select private.caller_id() as id) as caller
$$;
comment on function private.who_asks(text, text, boolean) is
  'Returns who causes an email: the owner of the address, somebody with a role, or a stranger, who is whoever is not known to be the owner. Null for the site itself.';

create function private.seconds_to_email(address text, template text, asked_by text) returns integer
language plpgsql stable set search_path = ''
as $$
declare
  wanted private.email_purposes;
  per_hour integer;
  has_account boolean;
begin
  select * into wanted from private.email_purposes as known where seconds_to_email.template = any (known.templates);
  if not found then
    wanted.templates := array[template];
    wanted.own_per_hour := 5;
  end if;
  select budget.per_hour into per_hour from private.email_budgets as budget where budget.budget = wanted.budget;
  -- Auth has no index for this, and a message to many asks once for each address.
  has_account := wanted.budget = 'account' and exists (select from auth.users as account where account.email = address);
  return (
    with asked as (
      select
        mail.created_at as at,
        mail.template = any (wanted.templates) as is_same,
        row_number() over (order by mail.created_at desc) as place,
        row_number() over (partition by mail.template = any (wanted.templates) order by mail.created_at desc) as place_of_its_kind
      from public.email_outbox as mail
      where mail.asked_by = seconds_to_email.asked_by and mail.status <> 'failed'
        and (mail.recipient = address or (
          mail.asked_by = 'stranger' and private.mailbox(mail.recipient) = private.mailbox(address)
          -- Log-in waits for no link but one that its address has.
          and (wanted.budget is distinct from 'account' or not (has_account or address = private.without_tag(address)))
        ))
        and mail.created_at > now() - interval '1 day'
        and (seconds_to_email.asked_by = 'role' or mail.template = any (wanted.templates || array(
          select unnest(known.templates) from private.email_purposes as known where known.budget = wanted.budget
        )))
    ), freed as (
      select asked.at + interval '1 hour' as at from asked
      where asked_by = 'role' and asked.place = (select budget.per_hour from private.email_budgets as budget where budget.budget = 'role')
      union all
      select asked.at + interval '1 hour' from asked
      where asked_by = 'owner' and asked.is_same and asked.place_of_its_kind = wanted.own_per_hour
      union all
      select asked.at + interval '1 hour' from asked where asked_by = 'stranger' and asked.place = per_hour
      union all
      -- A second email of a purpose leaves one for the others.
      select least(earlier.at, last.at) + interval '1 hour'
      from (
        select max(asked.at) as at from asked
        -- No account can change to the address of another, so log-in has the whole budget there.
        where asked.is_same and not (wanted.purpose = 'log-in' and has_account)
      ) as earlier
      join asked as last on last.place = per_hour - 1
      where asked_by = 'stranger' and earlier.at is not null
      union all
      select asked.at + interval '1 day' from asked
      where asked_by = 'stranger' and asked.is_same and asked.place_of_its_kind = wanted.per_day
    )
    select ceil(extract(epoch from max(freed.at) - now())) from freed where freed.at > now()
  );
end
$$;
comment on function private.seconds_to_email(text, text, text) is
  'Returns after how many seconds somebody (owner, role or stranger) may have this email sent to the address; null if at once. Emails that failed do not count.';

create function private.count_email_by_role(action text, addresses text[]) returns void
language plpgsql set search_path = ''
as $$
declare
  wait_seconds integer;
begin
  perform public.count_submission(action, private.sha256(private.caller_id()::text));
  select max(private.seconds_to_email(given.address, null, 'role')) into wait_seconds from unnest(addresses) as given (address);
  if wait_seconds is not null then
    raise exception 'Too many emails to this address' using errcode = 'PT429', detail = wait_seconds::text;
  end if;
end
$$;
comment on function private.count_email_by_role(text, text[]) is
  'Counts for the caller, who has a role, an action that sends an email to each of the addresses. Refuses it with PT429 beyond the limit of the caller or of an address.';
