-- Each person has one membership, whatever address or account they have. Its status and dates follow from the payments.

create function private.check_digit(digits text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  -- The quasigroup of Damm's algorithm, row by row.
  quasigroup constant text := '0317598642709215486342068713591750983426612304597836742095815869720134894536201794386172052581436790';
  interim integer := 0;
begin
  for place in 1..length(digits) loop
    interim := substr(quasigroup, interim * 10 + substr(digits, place, 1)::integer + 1, 1)::integer;
  end loop;
  return interim::text;
end
$$;
comment on function private.check_digit(text) is
  'Returns the digit after which one wrong digit, or two in the wrong order, no longer make a valid number.';

create sequence private.member_numbers;

create function private.new_member_reference() returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  number bigint := nextval('private.member_numbers');
  -- The factor is prime to ten, so each number appears once, and neighbours look different.
  body text := case when number <= 100000 then lpad(((number * 61803 + 12345) % 100000)::text, 5, '0')
    else lpad(((number * 61803 + 12345) % 10000000)::text, 7, '0') end;
begin
  return 'M' || body || private.check_digit(body);
end
$$;
comment on function private.new_member_reference() is
  'Returns the reference of another member: M, five digits and a check digit; seven digits after a hundred thousand members.';

create table public.memberships (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references public.profiles (id) on delete set null,
  first_name text check (private.is_readable_line(first_name) and char_length(first_name) <= 100),
  last_name text check (private.is_readable_line(last_name) and char_length(last_name) <= 100),
  email text check (email = private.normalize_email(email) and email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 254),
  postal_address text check (private.is_readable(postal_address) and char_length(postal_address) <= 500),
  reference text not null unique default private.new_member_reference() check (reference ~ '^M([0-9]{6}|[0-9]{8})$'),
  phone text check (private.is_readable_line(phone) and char_length(phone) <= 40)
    constraint memberships_phone_dialled check (phone ~ '^\+?[0-9]{5,20}$'),
  language text not null default 'lt' check (language in ('lt', 'en')),
  status text not null default 'pending' check (status in ('pending', 'active', 'grace', 'expired', 'cancelled')),
  member_since timestamptz,
  valid_until timestamptz,
  grace_until timestamptz,
  cancelled_at timestamptz,
  deceased_at timestamptz,
  anonymised_at timestamptz,
  is_honorary boolean not null default false,
  joined_on date,
  import_id uuid,
  invited_at timestamptz,
  household_id uuid,
  household_since timestamptz,
  pays_for_household boolean not null default false,
  awaits_transfer boolean not null default false,
  paid_by text check (paid_by in ('stripe', 'bank_transfer', 'standing_order', 'cash', 'cheque', 'honorary', 'household')),
  paid_months date[] not null default '{}',
  merged_into uuid references public.memberships (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name_key text generated always as (private.name_key(first_name, last_name)) stored,
  search_text text generated always as (
    private.fold(first_name || ' ' || last_name || ' ' || coalesce(email, ''))
    || ' membership ' || private.name_key(first_name, last_name) || 'membership ' || lower(reference)
  ) stored,
  check (num_nulls(member_since, valid_until, grace_until) in (0, 3)),
  check (num_nulls(first_name, last_name) = case when anonymised_at is null then 0 else 2 end),
  check (anonymised_at is null or num_nonnulls(email, postal_address) = 0),
  check (merged_into is distinct from id),
  check (num_nulls(household_id, household_since) in (0, 2)),
  check (household_id is not null or not pays_for_household)
);
comment on table public.memberships is
  'Members and applicants. Two may share an email address, but not also the name. Only functions write here.';
comment on column public.memberships.status is
  'pending: nothing is paid yet, or the paid year starts later. grace: 30 days after the end, with all benefits. cancelled: all that was paid went back, or nothing was paid.';
comment on column public.memberships.email is 'Null for somebody who has none, whom a secretary has entered.';
comment on column public.memberships.reference is 'What the member writes on every transfer, year after year.';
comment on column public.memberships.is_honorary is 'Whether each year is given when the one before ends.';
comment on column public.memberships.joined_on is
  'Since when a list from before says that the person has been a member. It counts for the first years without a gap.';
comment on column public.memberships.import_id is 'The import of a list that added the person.';
comment on column public.memberships.invited_at is 'When the person was invited to the site, which happens once.';
comment on column public.memberships.household_id is
  'Shared by the two or more persons of a household, of whom one pays. Only functions of the file households.sql change it.';
comment on column public.memberships.household_since is
  'Since when the person is in the household. No year that it paid for starts earlier.';
comment on column public.memberships.pays_for_household is
  'Whether the payments of this person pay for all of the household. Nobody does after the payer has left, until somebody chooses another.';
comment on column public.memberships.member_since is 'When the membership started that has had no gap since.';
comment on column public.memberships.anonymised_at is 'When the personal data was removed. The payments stay.';
comment on column public.memberships.awaits_transfer is
  'Whether a bank transfer is announced. Like paid_by and paid_months, triggers derive it from the payments.';
comment on column public.memberships.paid_by is 'The method of the last payment that counts; null if there is none.';
comment on column public.memberships.paid_months is 'The first days of the months of which a part was paid for.';
comment on column public.memberships.search_text is
  'What the reference of a transfer may be, folded, also without spaces, which some banks leave out.';
comment on column public.memberships.merged_into is 'The membership of the same person that took over its payments.';

create index memberships_by_person on public.memberships (email, name_key);
create index memberships_by_name on public.memberships (name_key);
create index memberships_due on public.memberships (status, valid_until);
create index memberships_merged on public.memberships (merged_into);
create index memberships_of_import on public.memberships (import_id) where import_id is not null;
create index memberships_newest_first on public.memberships (created_at desc, id);
create index memberships_in_order_of_names on public.memberships ((last_name || ' ' || first_name collate "lt-x-icu"), id);
create index memberships_by_status on public.memberships (status, (last_name || ' ' || first_name collate "lt-x-icu"), id);
create index memberships_oldest_first on public.memberships (member_since, id);
create index memberships_latest_first on public.memberships (member_since desc nulls last, id);
create index memberships_first_to_end on public.memberships (valid_until, id);
create index memberships_last_to_end on public.memberships (valid_until desc nulls last, id);
create index memberships_awaiting_transfer on public.memberships (created_at desc, id) where awaits_transfer;
create index memberships_by_method on public.memberships (paid_by, created_at desc, id);
create index memberships_honorary on public.memberships (created_at desc, id) where is_honorary;
create index memberships_of_household on public.memberships (household_id) where household_id is not null;
create unique index memberships_paying on public.memberships (household_id) where pays_for_household;
create index memberships_in_households on public.memberships (created_at desc, id) where household_id is not null;
create index memberships_without_email on public.memberships (created_at desc, id)
  where email is null and merged_into is null and anonymised_at is null;
create index memberships_searched on public.memberships using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);
create unique index memberships_of_person on public.memberships (email, name_key) where merged_into is null and deceased_at is null;

alter table public.memberships enable row level security;
grant select on public.memberships to authenticated, service_role;

create policy "Members see their own membership, who keeps the list sees all" on public.memberships
  for select to authenticated
  using (user_id = (select private.caller_id()) or (select private.may_keep_members()));

create trigger e164_phone before insert or update of phone on public.memberships
  for each row execute function private.receive_phone('phone');

create table public.membership_payments (
  payment_id uuid primary key references public.payments (id) on delete cascade,
  membership_id uuid not null references public.memberships (id),
  covers_from timestamptz,
  covers_until timestamptz check (covers_until > covers_from),
  ends_on date,
  not_before timestamptz,
  created_at timestamptz not null default now(),
  check (num_nulls(covers_from, covers_until) in (0, 2))
);
comment on table public.membership_payments is 'The membership that a payment is for, and the year that it pays for.';
comment on column public.membership_payments.covers_from is
  'Null while it pays for no year, because nothing was paid or it is held. A refund does not change it.';
comment on column public.membership_payments.ends_on is
  'The day on which the year ends by a list from before, in place of one year after its start.';
comment on column public.membership_payments.not_before is
  'For a year that another person of the household has paid: when this person came into it.';

create index membership_payments_of_membership on public.membership_payments (membership_id);

alter table public.membership_payments enable row level security;
grant select on public.membership_payments to authenticated, service_role;

-- The policy of the membership decides.
create policy "Who sees a membership sees which years are paid" on public.membership_payments
  for select to authenticated using (exists (select from public.memberships as membership where membership.id = membership_id));

-- persons

create function private.fee_of(membership public.memberships) returns integer
language sql stable set search_path = ''
as $$
  select setting.membership_fee_pence * case
    when setting.household_fee = 'each' and membership.pays_for_household then (
      select greatest(1, count(*) filter (where not person.is_honorary))::integer
      from public.memberships as person where person.household_id = membership.household_id
    )
    else 1
  end
  from private.money_settings as setting
$$;
comment on function private.fee_of(public.memberships) is
  'Returns the fee of a year in pence: where each person pays one, the payer of a household that of all but the honorary. Others who pay do so for themselves.';

create function private.join_membership_of(account uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.memberships where user_id = account) then
    return;
  end if;
  update public.memberships as membership set user_id = account, updated_at = now()
  where membership.id = (
    select known.id
    from public.profiles as profile
    join auth.users as confirmed on confirmed.id = profile.id and confirmed.email_confirmed_at is not null
    join public.memberships as known
      on known.email = profile.email and known.name_key = private.name_key(profile.first_name, profile.last_name)
    where profile.id = account and known.user_id is null
      and num_nonnulls(known.merged_into, known.deceased_at, known.anonymised_at) = 0
    limit 1
  );
end
$$;
comment on function private.join_membership_of(uuid) is
  'Joins an account, once its address is confirmed, to the membership with its address and name. An admin joins the others.';

create function private.asks_admin(address text, new_name text) returns boolean
language plpgsql stable security definer set search_path = '' set enable_nestloop = on
as $$
begin
  return exists (
    select from public.profiles as profile
    join auth.users as confirmed on confirmed.id = profile.id and confirmed.email_confirmed_at is not null
    where profile.email = address and (new_name is null or private.name_key(profile.first_name, profile.last_name) is distinct from new_name)
  ) and private.may_keep_members() and not public.is_admin();
end
$$;
comment on function private.asks_admin(text, text) is
  'Whether the caller has to ask an admin to give a membership this address: whoever has confirmed it for an account would see the membership, and could have it erased. A new membership (its name_key) may have the name of the account: nothing is in it yet. For one that is there already (null) the name is no reason: the caller may have given it.';

create function private.refuse_account_of_another() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.asks_admin(new.email, case when tg_op = 'INSERT' then private.name_key(new.first_name, new.last_name) end) then
    raise exception 'The address is that of an account: only an admin may enter it' using errcode = 'PT403', detail = 'account_of_another';
  end if;
  return new;
end
$$;
create trigger ask_admin_of_new before insert on public.memberships
  for each row when (new.email is not null) execute function private.refuse_account_of_another();
create trigger ask_admin before update of email on public.memberships
  for each row when (new.email is distinct from old.email and new.user_id is null) execute function private.refuse_account_of_another();

create function private.join_on_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.join_membership_of(new.id);
  return null;
end
$$;
create trigger join_membership after insert or update of email, email_confirmed_at on auth.users
  for each row when (new.email_confirmed_at is not null) execute function private.join_on_change();
create trigger join_membership after update of first_name, last_name on public.profiles
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function private.join_on_change();

create function private.membership_of_person(person jsonb) returns public.memberships
language plpgsql set search_path = ''
as $$
declare
  membership public.memberships;
  address text := private.normalize_email(person ->> 'email');
  names text := private.name_key(person ->> 'firstName', person ->> 'lastName');
begin
  -- The second of two requests of the same person waits, and finds what the first created.
  perform pg_advisory_xact_lock(hashtextextended('member ' || address || ' ' || names, 0));
  for attempt in 1..10 loop
    select * into membership from public.memberships as known
    where case when membership.id is null
      then known.email = address and known.name_key = names and known.deceased_at is null
      else known.id = membership.merged_into end
    order by known.merged_into nulls first, known.created_at
    limit 1
    for share;
    exit when membership.id is null or membership.merged_into is null;
  end loop;
  if membership.id is null or membership.deceased_at is not null or membership.anonymised_at is not null then
    insert into public.memberships (first_name, last_name, email, phone, language)
    values (
      btrim(person ->> 'firstName'), btrim(person ->> 'lastName'), address, nullif(btrim(person ->> 'phone'), ''),
      coalesce(person ->> 'locale', 'lt')
    )
    returning * into membership;
    perform private.join_membership_of(account.id) from public.profiles as account where account.email = address;
  end if;
  return membership;
end
$$;
comment on function private.membership_of_person(jsonb) is
  'Returns the membership with the address and name of {firstName, lastName, email, phone, locale}, and creates it if there is none.';

create function private.add_membership_payment(membership public.memberships, method text, submission_key uuid) returns public.payments
language plpgsql set search_path = ''
as $$
declare
  payment public.payments;
begin
  insert into public.payments (purpose, method, amount_pence, submission_key)
  values ('membership', add_membership_payment.method, private.fee_of(membership), add_membership_payment.submission_key)
  returning * into payment;
  insert into public.membership_payments (payment_id, membership_id) values (payment.id, membership.id);
  -- A present or former member keeps the status until the payment.
  update public.memberships as known set status = 'pending', updated_at = now()
  where known.id = membership.id and known.status = 'cancelled' and known.member_since is null;
  return payment;
end
$$;

-- A member who changes the address of the account gets reminders, with their link that renews without a log-in, at the new one. A
-- membership with an address other than the account's keeps it.
create function private.sync_member_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.memberships as membership set email = private.normalize_email(new.email), updated_at = now()
  where membership.user_id = new.id and membership.email = private.normalize_email(old.email)
    -- Somebody with this name may be known there already: an admin merges the two.
    and not exists (
      select from public.memberships as other
      where other.email = private.normalize_email(new.email) and other.name_key = membership.name_key
    );
  return null;
end
$$;
create trigger sync_member_address after update of email on auth.users
  for each row when (new.email is distinct from old.email and new.email_confirmed_at is not null)
  execute function private.sync_member_address();

create function private.is_of_deceased(address text, since timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(bool_and(coalesce(person.deceased_at >= since, false)), false)
  from public.memberships as known
  join public.memberships as person on person.id = coalesce(known.merged_into, known.id)
  where known.email = address and person.anonymised_at is null
$$;
comment on function private.is_of_deceased(text, timestamptz) is
  'Whether everybody known under the address has died since, so that what was sent from it needs no email.';

-- households

create function private.persons_paid_by(membership public.memberships) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(person.first_name order by person.household_since, person.created_at, person.id), '[]')
  from public.memberships as person
  where membership.pays_for_household and person.household_id = membership.household_id and person.id <> membership.id
    and not person.is_honorary
$$;
comment on function private.persons_paid_by(public.memberships) is
  'Returns the first names of the others for whom the member pays.';

create function private.household_seen_by(membership public.memberships) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'isPayer', membership.pays_for_household,
    'payer', (
      select jsonb_build_object('firstName', payer.first_name, 'lastName', payer.last_name)
      from public.memberships as payer where payer.household_id = membership.household_id and payer.pays_for_household
    ),
    'persons', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'firstName', person.first_name, 'lastName', person.last_name, 'status', person.status, 'validUntil', person.valid_until,
        'isHonorary', person.is_honorary
      ) order by person.household_since, person.created_at, person.id), '[]')
      from public.memberships as person
      where membership.pays_for_household and person.household_id = membership.household_id and person.id <> membership.id
    )
  )
  where membership.household_id is not null
$$;
comment on function private.household_seen_by(public.memberships) is
  'Returns {isPayer, payer: {firstName, lastName} or null, persons}. Only the payer sees the other persons. Null without a household.';

create function private.is_paid_for(membership public.memberships, payer_statuses text[] default null) returns boolean
language sql stable set search_path = ''
as $$
  select membership.household_id is not null and not membership.pays_for_household and exists (
    select from public.memberships as payer
    where payer.household_id = membership.household_id and payer.pays_for_household
      and (payer_statuses is null or payer.status = any (payer_statuses))
  )
$$;
comment on function private.is_paid_for(public.memberships, text[]) is
  'Whether another person of the household pays, who has one of the statuses, if any are given.';

-- kept by volunteers and by their owner

create function private.memberships_of(account uuid, address text) returns uuid[]
language sql stable set search_path = ''
as $$
  with own as (
    select membership.id from public.memberships as membership
    where membership.user_id = account or (membership.email = address and (membership.user_id is null or account is null))
  )
  select array(
    select own.id from own
    union
    select membership.id from public.memberships as membership join own on own.id = membership.merged_into
  )
$$;
comment on function private.memberships_of(uuid, text) is
  'Returns the memberships of an account and under its address, whatever the names, but not those of other accounts. Without an account, returns all under the address.';

create function private.lock_memberships(membership_ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.lock_money();
  perform from public.memberships as known where known.id = any (membership_ids) order by known.id for update;
  if (
    select count(*) from public.memberships as known
    where known.id = any (membership_ids) and num_nonnulls(known.merged_into, known.anonymised_at) = 0
  ) <> cardinality(membership_ids) then
    raise exception 'There is no such membership' using errcode = 'PT404', detail = 'not_found';
  end if;
end
$$;

create function private.typed_postal_address(typed text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  address text := nullif(btrim(private.clean_text(typed)), '');
begin
  if char_length(address) > 500 then
    raise exception 'The postal address has more than 500 characters' using errcode = 'PT400', detail = 'bad_request', hint = 'tooLong';
  end if;
  return address;
end
$$;
comment on function private.typed_postal_address(text) is 'Returns a typed postal address of several lines as it is stored; null if it is empty.';

create function private.check_member(first_name text, last_name text, email text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  -- A member without an address is checked as if there were one.
  perform private.check_person(first_name, last_name, coalesce(email, 'none@example.org'));
end
$$;
comment on function private.check_member(text, text, text) is 'Refuses an invalid name or address like check_person(), but not a missing address.';

create function private.enter_member(member jsonb) returns public.memberships
language plpgsql set search_path = ''
as $$
declare
  entered public.memberships;
begin
  entered.first_name := private.typed_line(member ->> 'firstName');
  entered.last_name := private.typed_line(member ->> 'lastName');
  entered.email := nullif(private.typed_email(member ->> 'email'), '');
  perform private.check_member(entered.first_name, entered.last_name, entered.email);
  perform pg_advisory_xact_lock(
    hashtextextended('member ' || coalesce(entered.email, '') || ' ' || private.name_key(entered.first_name, entered.last_name), 0)
  );
  begin
    insert into public.memberships (first_name, last_name, email, phone, postal_address, language)
    values (
      entered.first_name, entered.last_name, entered.email, nullif(btrim(member ->> 'phone'), ''),
      private.typed_postal_address(member ->> 'postalAddress'), coalesce(member ->> 'locale', 'lt')
    )
    returning * into entered;
  exception when unique_violation then
    raise exception 'The person is a member with this address already' using errcode = 'PT409', detail = 'person_known';
  end;
  perform private.join_membership_of(account.id) from public.profiles as account where account.email = entered.email;
  return entered;
end
$$;
comment on function private.enter_member(jsonb) is
  'Creates a membership for {firstName, lastName, email, phone, postalAddress, locale}, of which only the names are required. Refuses a person with the same name and address with PT409 person_known.';

create function private.drop_awaited_transfers(membership_id uuid) returns void
language sql set search_path = ''
as $$
  update public.payments as waiting set lapsed_at = now(), updated_at = now()
  from public.membership_payments as link
  where link.membership_id = drop_awaited_transfers.membership_id and waiting.id = link.payment_id
    and waiting.method = 'bank_transfer' and waiting.status = 'open'
$$;
comment on function private.drop_awaited_transfers(uuid) is
  'Lets announced transfers lapse, of which nobody is reminded any more. They count if the money comes after all.';
