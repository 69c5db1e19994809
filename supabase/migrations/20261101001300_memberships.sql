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
  'Shared by the two or more persons of a household, of whom one pays. Only functions in 20261101003700_households.sql change it.';
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

-- what follows from the payments, and is kept because lists and counts of all members would take longer the more there are

-- During an import the planner does not know yet how many rows there are, and a lookup for each member may read a whole index.
-- So rows are named in arrays, each table is read once, and in the triggers whole statements are compared at once.
create function private.sum_up_payments(membership_ids uuid[]) returns void
language plpgsql set search_path = '' set enable_seqscan = off set enable_nestloop = off
as $$
declare
  payment_ids uuid[] := array(
    select link.payment_id from public.membership_payments as link where link.membership_id = any (membership_ids)
  );
begin
  with paid as materialized (
    select link.membership_id, link.covers_from, link.covers_until, payment.id, payment.method, payment.status, payment.paid_at, payment.taken_back_at
    from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
    where link.payment_id = any (payment_ids) and payment.id = any (payment_ids)
  ), summary as (
    select paid.membership_id, bool_or(paid.method = 'bank_transfer' and paid.status = 'open') as awaits_transfer,
      (array_agg(paid.method order by paid.paid_at desc, paid.method = 'household', paid.id) filter (where paid.status = 'paid'))[1] as paid_by
    from paid group by paid.membership_id
  ), covered as (
    select each.membership_id, array_agg(each.month order by each.month) as months
    from (
      select distinct paid.membership_id, generate_series(
        date_trunc('month', private.london_date(paid.covers_from)::timestamp),
        private.london_date(paid.covers_until - interval '1 microsecond')::timestamp, interval '1 month'
      )::date as month
      from paid where paid.taken_back_at is null and paid.covers_from is not null
    ) as each
    group by each.membership_id
  )
  update public.memberships as known
  set awaits_transfer = coalesce(summary.awaits_transfer, false), paid_by = summary.paid_by, paid_months = coalesce(covered.months, '{}')
  from unnest(membership_ids) as given (id)
  left join summary on summary.membership_id = given.id
  left join covered on covered.membership_id = given.id
  where known.id = given.id and known.id = any (membership_ids)
    and (known.awaits_transfer, known.paid_by, known.paid_months)
      is distinct from (coalesce(summary.awaits_transfer, false), summary.paid_by, coalesce(covered.months, '{}'));
end
$$;

create function private.sum_up_linked_payments() returns trigger
language plpgsql security definer set search_path = '' set enable_nestloop = off
as $$
declare
  membership_ids uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct added.membership_id) into membership_ids from added;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct removed.membership_id) into membership_ids from removed;
  else
    select array_agg(distinct changed.membership_id) into membership_ids
    from removed join added using (payment_id) cross join unnest(array[removed.membership_id, added.membership_id]) as changed (membership_id)
    where (removed.membership_id, removed.covers_from, removed.covers_until)
      is distinct from (added.membership_id, added.covers_from, added.covers_until);
  end if;
  if membership_ids is not null then
    perform private.sum_up_payments(membership_ids);
  end if;
  return null;
end
$$;
create trigger sum_up_new_payments after insert on public.membership_payments
  referencing new table as added for each statement execute function private.sum_up_linked_payments();
create trigger sum_up_changed_links after update on public.membership_payments
  referencing old table as removed new table as added for each statement execute function private.sum_up_linked_payments();
create trigger sum_up_without_payments after delete on public.membership_payments
  referencing old table as removed for each statement execute function private.sum_up_linked_payments();

create function private.sum_up_payments_with(payment_ids uuid[]) returns void
language plpgsql set search_path = '' set enable_seqscan = off
as $$
begin
  perform private.sum_up_payments(array(
    select distinct link.membership_id from public.membership_payments as link where link.payment_id = any (payment_ids)
  ));
end
$$;

create function private.sum_up_changed_payments() returns trigger
language plpgsql security definer set search_path = '' set enable_nestloop = off
as $$
declare
  payment_ids uuid[];
begin
  select array_agg(id) into payment_ids
  from removed join added using (id)
  where added.purpose = 'membership' and (removed.method, removed.status, removed.paid_at, removed.taken_back_at)
    is distinct from (added.method, added.status, added.paid_at, added.taken_back_at);
  if payment_ids is not null then
    perform private.sum_up_payments_with(payment_ids);
  end if;
  return null;
end
$$;
create trigger sum_up_payments after update on public.payments
  referencing old table as removed new table as added for each statement execute function private.sum_up_changed_payments();

create table private.months (
  month date primary key check (extract(day from month) = 1),
  members integer not null
);
comment on table private.months is 'How many members had paid for a part of each month.';

alter table private.months enable row level security;

create function private.count_months(changes jsonb) returns void
language sql set search_path = ''
as $$
  insert into private.months as known (month, members)
  select change.month, sum(change.members) from jsonb_to_recordset(changes) as change (month date, members integer)
  group by change.month having sum(change.members) <> 0
  order by change.month
  on conflict (month) do update set members = known.members + excluded.members
$$;

-- Once for each statement: an import that changed each month for each of its members would take as long as their product.
create function private.count_members_of_months() returns trigger
language plpgsql security definer set search_path = '' set enable_nestloop = off
as $$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(jsonb_build_object('month', month, 'members', 1)) into changes
    from added cross join unnest(added.paid_months) as month;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(jsonb_build_object('month', month, 'members', -1)) into changes
    from removed cross join unnest(removed.paid_months) as month;
  else
    select jsonb_agg(jsonb_build_object('month', change.month, 'members', change.members)) into changes
    from removed join added using (id)
    cross join lateral (
      select month, 1 from unnest(added.paid_months) as month union all select month, -1 from unnest(removed.paid_months) as month
    ) as change (month, members)
    where added.paid_months <> removed.paid_months;
  end if;
  if changes is not null then
    perform private.count_months(changes);
  end if;
  return null;
end
$$;
create trigger count_months_of_new_members after insert on public.memberships
  referencing new table as added for each statement execute function private.count_members_of_months();
create trigger count_changed_months after update on public.memberships
  referencing old table as removed new table as added for each statement execute function private.count_members_of_months();
create trigger count_months_of_deleted_members after delete on public.memberships
  referencing old table as removed for each statement execute function private.count_members_of_months();

create function private.members_of_month(month date) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce((select known.members from private.months as known where known.month = members_of_month.month), 0)
  where (select private.may_keep_members())
$$;
comment on function private.members_of_month(date) is 'Returns, for who keeps the members, how many members had paid for a part of the month.';
grant execute on function private.members_of_month(date) to authenticated;

-- years

create function private.year_after(timestamptz) returns timestamptz
language sql immutable set search_path = ''
as $$ select private.london_midnight((private.london_date($1) + interval '1 year')::date) $$;
comment on function private.year_after(timestamptz) is
  'Returns the end of a membership year: midnight in London, on the same date next year. 29 February becomes 28 February.';

create function private.grace_end(timestamptz) returns timestamptz
language sql immutable set search_path = ''
as $$ select private.london_midnight(private.london_date($1) + 30) $$;
comment on function private.grace_end(timestamptz) is
  'Returns until when an ended membership keeps its benefits and can be extended: 30 days.';

create function private.counted_before(membership public.memberships, payment public.payments)
  returns table (covers_until timestamptz, paid_at timestamptz, method text)
language sql stable set search_path = ''
as $$
  select link.covers_until, earlier.paid_at, earlier.method
  from public.membership_payments as link
  join public.payments as earlier on earlier.id = link.payment_id
  where link.membership_id = membership.id and link.covers_until is not null
    -- A shared year follows from a payment of another person, which may follow from an own one, but only from an earlier one.
    and (earlier.paid_at, earlier.method = 'household', earlier.id) < (payment.paid_at, payment.method = 'household', payment.id)
    -- A payment that somebody decided to count is judged by what counted at the decision.
    and coalesce(earlier.taken_back_at, 'infinity')
      > greatest(payment.paid_at, case when payment.decision = 'count' then payment.decided_at end)
    and (membership.cancelled_at is null or earlier.paid_at > membership.cancelled_at or payment.paid_at < membership.cancelled_at)
$$;
comment on function private.counted_before(public.memberships, public.payments) is
  'Returns the years that were paid for and had not been taken back when the payment was made.';

create function private.year_until(starts timestamptz, ends_on date) returns tstzrange
language sql immutable set search_path = ''
as $$
  select case
    when ends_on is null then tstzrange(starts, private.year_after(starts))
    when starts < private.london_midnight(ends_on) then tstzrange(starts, private.london_midnight(ends_on))
    else tstzrange(private.london_midnight((ends_on - interval '1 year')::date), private.london_midnight(ends_on))
  end
$$;
comment on function private.year_until(timestamptz, date) is
  'Returns the year from its start, or until the day that a list names: then the start is earlier if the money came after the end.';

create function private.shared_year(membership public.memberships, payment public.payments) returns tstzrange
language sql stable set search_path = ''
as $$
  select tstzrange(
    case when year.begun < private.grace_end(earlier.ended) then least(year.begun, earlier.ended) else year.begun end, year.ended
  )
  from (
    select greatest(paid.covers_from, link.not_before), paid.covers_until
    from public.membership_payments as link cross join public.membership_payments as paid
    where link.payment_id = payment.id and paid.payment_id = payment.household_payment_id
      -- Until it is brought up to date, one may follow from a payment that is held, or is the person's own since a merge.
      and paid.covers_until > greatest(paid.covers_from, link.not_before) and paid.membership_id <> link.membership_id
  ) as year (begun, ended)
  cross join (
    -- Two shared years may begin to count at the same moment, so neither looks at the other.
    select max(counted.covers_until) from private.counted_before(membership, payment) as counted where counted.method <> 'household'
  ) as earlier (ended)
$$;
comment on function private.shared_year(public.memberships, public.payments) is
  'Returns the year that another person of the household has paid: theirs, but not from before this person came into it. It follows an own year without a gap if that ended within the grace period. Null if there is none.';

create function private.covers(membership public.memberships, payment public.payments) returns tstzrange
language sql stable set search_path = ''
as $$
  select case when payment.method = 'household' then private.shared_year(membership, payment) else private.year_until(
    year.start, (select link.ends_on from public.membership_payments as link where link.payment_id = payment.id)
  ) end
  from (
    select case when payment.paid_at < private.grace_end(max(earlier.covers_until)) then max(earlier.covers_until) else payment.paid_at end
    from private.counted_before(membership, payment) as earlier
  ) as year (start)
$$;
comment on function private.covers(public.memberships, public.payments) is
  'Returns the year that a payment pays for: from the old end if it was made within the grace period, otherwise from the payment.';

create function private.held_reason(membership public.memberships, payment public.payments) returns text
language sql stable set search_path = ''
as $$
  select case
    when payment.method = 'household' then null
    when payment.received_currency <> payment.currency then 'currency'
    when payment.decision = 'count' then null
    when payment.received_pence <> payment.amount_pence then case payment.method when 'stripe' then 'amount' else 'other_sum' end
    when least(membership.deceased_at, membership.anonymised_at) <= payment.paid_at then 'nobody'
    when payment.method = 'honorary' then null
    when payment.is_second or exists (
      select from private.counted_before(membership, payment) as earlier
      where earlier.paid_at > payment.paid_at - interval '30 days'
    ) then 'second_fee'
  end
$$;
comment on function private.held_reason(public.memberships, public.payments) is
  'Returns why a payment for a membership needs a decision; null if it pays for a year.';

create function private.count_years(membership public.memberships) returns void
language plpgsql set search_path = ''
as $$
declare
  payment public.payments;
  reason text;
  years tstzrange;
begin
  update public.membership_payments as link set covers_from = null, covers_until = null
  from public.payments as unpaid
  where link.membership_id = membership.id and unpaid.id = link.payment_id and unpaid.paid_at is null and link.covers_from is not null;

  for payment in
    select paid.* from public.membership_payments as link join public.payments as paid on paid.id = link.payment_id
    where link.membership_id = membership.id and paid.paid_at is not null
    order by paid.paid_at, paid.method = 'household', paid.id
  loop
    reason := private.held_reason(membership, payment);
    years := case when reason is null then private.covers(membership, payment) end;
    update public.payments as known set held_reason = reason
    where known.id = payment.id and known.held_reason is distinct from reason;
    update public.membership_payments as link set covers_from = lower(years), covers_until = upper(years)
    where link.payment_id = payment.id and (link.covers_from, link.covers_until) is distinct from (lower(years), upper(years));
  end loop;
end
$$;
comment on function private.count_years(public.memberships) is
  'Gives each payment, in the order in which they were made, its year or the reason why it is held.';

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

create function private.membership_at(membership public.memberships, at timestamptz) returns public.memberships
language plpgsql stable set search_path = ''
as $$
declare
  years record;
begin
  membership.member_since := null;
  membership.valid_until := null;
  for years in
    select link.covers_from, link.covers_until
    from public.membership_payments as link join public.payments as paid on paid.id = link.payment_id
    where link.membership_id = membership.id and link.covers_from is not null and paid.taken_back_at is null
      and (membership.cancelled_at is null or paid.paid_at > membership.cancelled_at)
    order by link.covers_from, link.covers_until
  loop
    if membership.valid_until is null or years.covers_from > membership.valid_until then
      exit when at < private.grace_end(membership.valid_until);
      membership.member_since := case
        when membership.valid_until is null and membership.cancelled_at is null and years.covers_from <= at
          then least(years.covers_from, private.london_midnight(membership.joined_on))
        else years.covers_from
      end;
    end if;
    membership.valid_until := greatest(membership.valid_until, years.covers_until);
  end loop;
  membership.grace_until := private.grace_end(membership.valid_until);

  membership.status := case
    when num_nonnulls(membership.deceased_at, membership.anonymised_at, membership.merged_into) > 0 then 'cancelled'
    when membership.member_since is null then case
      when exists (
        select from public.membership_payments as link join public.payments as waiting on waiting.id = link.payment_id
        where link.membership_id = membership.id and waiting.status in ('started', 'open', 'held')
          and (membership.cancelled_at is null or waiting.created_at > membership.cancelled_at)
      ) or (membership.import_id is not null and membership.cancelled_at is null)
        or private.begins_renewal(membership)
        or private.is_paid_for(membership, array['pending', 'active', 'grace']) then 'pending' else 'cancelled' end
    when at < membership.member_since then 'pending'
    when at < membership.valid_until then 'active'
    when at < membership.grace_until then 'grace'
    else 'expired'
  end;
  return membership;
end
$$;
comment on function private.membership_at(public.memberships, timestamptz) is
  'Returns the membership with its status and dates at that time, by the years that were paid and not taken back.';

create function private.is_benefiting(membership public.memberships, at timestamptz default now()) returns boolean
language sql stable set search_path = ''
as $$ select coalesce(membership.status in ('active', 'grace') and membership.member_since <= at and at < membership.grace_until, false) $$;
comment on function private.is_benefiting(public.memberships, timestamptz) is
  'Whether the membership has its benefits: active or in its grace period, by its dates too, since a job may be late.';

create function private.active_membership_of(account uuid) returns public.memberships
language sql stable set search_path = ''
as $$
  select membership from public.memberships as membership
  where membership.user_id = account and private.is_benefiting(membership)
$$;

create function private.has_paid(membership public.memberships, at timestamptz) returns boolean
language sql immutable set search_path = ''
as $$ select coalesce(at < membership.valid_until - interval '30 days', false) $$;
comment on function private.has_paid(public.memberships, timestamptz) is
  'Whether the member has paid for more than the next 30 days, and need not be asked for another year yet.';

create function private.may_pay(membership public.memberships, at timestamptz) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  -- A function in SQL could not name what a later file creates.
  return num_nonnulls(membership.deceased_at, membership.anonymised_at, membership.merged_into) = 0
    and not membership.is_honorary and not private.has_paid(membership, at) and not private.renews_by_card(membership, at)
    and not exists (
      select from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
      where link.membership_id = membership.id and payment.status = 'held'
    );
end
$$;
comment on function private.may_pay(public.memberships, timestamptz) is
  'Whether somebody who wants to pay the fee should: not an honorary member, nor if it is paid, if a card will be charged, or if a payment needs a decision.';

create function private.may_be_asked_to_pay(membership public.memberships, at timestamptz) returns boolean
language sql stable set search_path = ''
as $$ select private.may_pay(membership, at) and not private.is_paid_for(membership) $$;
comment on function private.may_be_asked_to_pay(public.memberships, timestamptz) is
  'Whether an email may ask for the fee: from whoever may pay it, unless another person of the household does.';

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

create function private.standing_payment(membership public.memberships, at timestamptz) returns public.payments
language sql stable set search_path = ''
as $$
  select payment
  from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
  where link.membership_id = membership.id and (payment.status = 'held' or (payment.status = 'paid' and link.covers_until is not null))
  order by ((payment.status = 'paid') = private.has_paid(membership, at)) desc, link.covers_until desc nulls last, payment.paid_at desc
  limit 1
$$;
comment on function private.standing_payment(public.memberships, timestamptz) is
  'Returns the payment because of which a member is not asked for one.';

create function private.reconcile_membership(membership_id uuid, at timestamptz default now()) returns void
language plpgsql set search_path = ''
as $$
declare
  membership public.memberships;
  spared uuid[];
begin
  select * into strict membership from public.memberships as known where known.id = membership_id for update;
  perform private.count_years(membership);
  membership := private.membership_at(membership, at);

  -- Once the year is paid otherwise, an announced transfer is no longer expected, and its application counts as paid.
  if private.has_paid(membership, at) then
    with lapsed as (
      update public.payments as waiting set lapsed_at = at, updated_at = now()
      from public.membership_payments as link
      where link.membership_id = membership.id and waiting.id = link.payment_id
        and waiting.method = 'bank_transfer' and waiting.status = 'open'
      returning waiting.id
    )
    select array_agg(lapsed.id) into spared from lapsed;
    update public.membership_applications as application set payment_id = (private.standing_payment(membership, at)).id
    where application.payment_id = any (spared);
  end if;

  update public.memberships as known
  set status = membership.status, member_since = membership.member_since, valid_until = membership.valid_until,
    grace_until = membership.grace_until, updated_at = now()
  where known.id = membership.id
    and (known.status, known.member_since, known.valid_until) is distinct from (membership.status, membership.member_since, membership.valid_until);
  perform private.revoke_codes_without_reason(membership);

  perform private.announce_payment(link.payment_id)
  from public.membership_payments as link where link.membership_id = membership.id order by link.created_at, link.payment_id;
  update public.membership_applications as application set payment_status = private.application_status(paid.status)
  from public.membership_payments as link join public.payments as paid on paid.id = link.payment_id
  where link.membership_id = membership.id and application.payment_id = link.payment_id
    and application.payment_status <> private.application_status(paid.status);
  perform private.reconcile_household_of(membership, at);
end
$$;
comment on function private.reconcile_membership(uuid, timestamptz) is
  'Updates a membership: its years, status, codes and emails, and what follows for those for whom it pays. A repetition has no effect.';

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

create function public.my_membership() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', membership.id, 'status', membership.status, 'memberSince', membership.member_since, 'validUntil', membership.valid_until,
      'graceUntil', membership.grace_until, 'isActive', private.is_benefiting(membership),
      'groupUrl', case when private.is_benefiting(membership) then setting.members_group_url end,
      'feePence', private.fee_of(membership), 'reference', membership.reference, 'isHonorary', membership.is_honorary,
      'household', private.household_seen_by(membership), 'renewal', private.running_renewal(membership, now()),
      'payments', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'method', payment.method, 'status', payment.status, 'amountPence', coalesce(payment.received_pence, payment.amount_pence),
          'currency', coalesce(payment.received_currency, payment.currency),
          'takenBackPence', payment.refunded_pence + payment.lost_pence, 'paidAt', payment.paid_at, 'createdAt', payment.created_at,
          'coversFrom', link.covers_from, 'coversUntil', link.covers_until
        ) order by coalesce(payment.paid_at, payment.created_at) desc), '[]')
        from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
        where link.membership_id = membership.id and payment.method not in ('honorary', 'household')
          and (payment.received_pence is not null or (payment.method = 'bank_transfer' and payment.status = 'open'))
      )
    )
    from public.memberships as membership cross join private.money_settings as setting
    where membership.user_id = (select private.caller_id())
  );
end
$$;
comment on function public.my_membership() is
  'Returns the caller''s membership with its reference, its household, its payments, its renewal by card and, while it is active, the link to the members'' group; null without one.';
grant execute on function public.my_membership() to authenticated;
