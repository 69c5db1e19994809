-- Members whom a community had before this site come as a list, all at once or not at all. Fees of earlier years become
-- payments, so that status, years and ledger follow from them as everywhere. See docs/decisions/054-members-from-a-list.md.

create table private.member_imports (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  created_by uuid references public.profiles (id) on delete set null,
  submission_key uuid not null unique,
  content_digest text not null,
  file_name text not null check (private.is_readable_line(file_name) and char_length(file_name) <= 200),
  added integer not null,
  changed integer not null,
  skipped integer not null,
  undone_at timestamptz,
  undone_by uuid references public.profiles (id) on delete set null,
  invited_at timestamptz,
  invited integer not null default 0
);
comment on table private.member_imports is 'Lists of members that were imported. It contains no names of members.';
comment on column private.member_imports.skipped is 'Rows that the importer left out, that were faulty, or that changed nothing.';

create index member_imports_newest_first on private.member_imports (created_at desc, id);
create index member_imports_by_creator on private.member_imports (created_by);
create index member_imports_by_undoer on private.member_imports (undone_by);

alter table private.member_imports enable row level security;

create table private.member_import_rows (
  import_id uuid not null references private.member_imports (id) on delete cascade,
  line integer not null check (line between 1 and 1000000),
  membership_id uuid not null,
  is_new boolean not null,
  payment_id uuid,
  joins_household boolean not null default false,
  former jsonb,
  digest text,
  primary key (import_id, line)
);
comment on table private.member_import_rows is 'What an import did, row by row, so that it can be undone for a day. Then the rows are deleted.';
comment on column private.member_import_rows.joins_household is 'The list put the member into a household.';
comment on column private.member_import_rows.former is 'What was changed of a member who was known, as it was before.';
comment on column private.member_import_rows.digest is 'What membership_digest() was after the import. Another one later means that somebody has changed the member since.';

create index member_import_rows_of_membership on private.member_import_rows (membership_id);

alter table private.member_import_rows enable row level security;

create table private.member_import_parts (
  created_by uuid not null references public.profiles (id) on delete cascade,
  digest text not null,
  rows jsonb not null,
  created_at timestamptz not null default now(),
  primary key (created_by, digest)
);
comment on table private.member_import_parts is
  'Rows of a list that is longer than one request may be. import_members() takes them, and what nobody has imported is deleted after a day.';

alter table private.member_import_parts enable row level security;

-- Until the first import nothing is known of the tables, and a plan of nested loops would take as long as the square of the
-- rows: hence enable_nestloop = off below.

-- what a row may say

create function private.refuse_row(line integer, fault text, message text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  -- PostgREST puts the message into the first line of its answer, which takes no other characters.
  raise exception 'Row %: %', line, regexp_replace(message, '[^ -~]', '?', 'g') using errcode = 'PT422', detail = fault, hint = line::text;
end
$$;
comment on function private.refuse_row(integer, text, text) is 'Refuses an import with PT422 because of one row, whose number is the hint.';

create function private.clean_import_row(entry jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  line integer := entry ->> 'line';
  is_new boolean := entry ? 'add';
  given jsonb := coalesce(entry -> 'add', entry -> 'change', '{}');
  year jsonb := entry -> 'year';
  today date := private.london_date(now());
  first_name text := private.typed_line(given ->> 'firstName');
  last_name text := private.typed_line(given ->> 'lastName');
  email text := nullif(private.typed_email(given ->> 'email'), '');
  phone text := private.e164(nullif(btrim(given ->> 'phone'), ''));
begin
  if (given ->> 'joinedOn')::date not between '1900-01-01' and today then
    perform private.refuse_row(line, 'bad_date', 'nobody joined on that day');
  elsif nullif(btrim(given ->> 'phone'), '') is not null and phone is null then
    perform private.refuse_row(line, 'bad_phone', 'the phone number is not valid');
  elsif coalesce(given ->> 'locale', 'lt') not in ('lt', 'en') then
    perform private.refuse_row(line, 'bad_request', 'there is no such language');
  elsif num_nulls(year ->> 'until', year ->> 'pence', year ->> 'method') > 0 and year is not null
    or (year ->> 'paidOn')::date not between '1900-01-01' and today
    or (year ->> 'until')::date not between today - interval '2 years' + interval '1 day' and today + interval '10 years' then
    perform private.refuse_row(line, 'bad_date', 'the year must end between two years ago and in ten years, and be paid for by now');
  elsif (year ->> 'pence')::integer not between 0 and 1000000
    or not (private.is_entered(year ->> 'method') or year ->> 'method' = 'honorary' and year ->> 'pence' = '0') then
    perform private.refuse_row(line, 'bad_sum', 'the sum or the method is not possible');
  end if;
  perform private.check_member(
    case when is_new then first_name else coalesce(first_name, 'name') end, case when is_new then last_name else coalesce(last_name, 'name') end, email
  );
  return jsonb_build_object(
    'line', line, 'id', entry -> 'id', 'isAnother', entry -> 'isAnother', 'year', year, case when is_new then 'add' else 'change' end,
    jsonb_strip_nulls(jsonb_build_object(
      'first_name', first_name, 'last_name', last_name, 'email', email, 'phone', phone,
      'postal_address', private.typed_postal_address(given ->> 'postalAddress'), 'language', given -> 'locale', 'joined_on', given -> 'joinedOn',
      'is_honorary', nullif((given ->> 'isHonorary')::boolean, false), 'is_deceased', nullif((given ->> 'isDeceased')::boolean, false)
    ))
  );
exception
  when sqlstate 'PT422' then raise;
  when data_exception or sqlstate 'PT400' then
    perform private.refuse_row(line, 'bad_request', sqlerrm);
end
$$;
comment on function private.clean_import_row(jsonb) is
  'Returns a row of import_members() with its texts cleaned, by the columns of memberships. Refuses with PT422 what the page does not send.';

create function private.import_rows(rows jsonb) returns table (
  line integer, add jsonb, is_another boolean, id uuid, change jsonb, ends_on date, paid_on date, is_before_accounts boolean, pence integer,
  method text
)
language sql stable set search_path = ''
as $$
  select (entry ->> 'line')::integer, entry -> 'add', coalesce((entry ->> 'isAnother')::boolean, false), (entry ->> 'id')::uuid, entry -> 'change',
    year.ends_on,
    -- Where nobody knows the day, the year is one year long, unless it starts in the future.
    case when year.ends_on is not null then coalesce(year.paid_on, least((year.ends_on - interval '1 year')::date, private.london_date(now()))) end,
    year.ends_on is not null and year.paid_on is null, (entry -> 'year' ->> 'pence')::integer, entry -> 'year' ->> 'method'
  from jsonb_array_elements(rows) as entry
  cross join lateral (select (entry -> 'year' ->> 'until')::date, (entry -> 'year' ->> 'paidOn')::date) as year (ends_on, paid_on)
$$;

create function private.refuse_unsure_rows(rows jsonb) returns void
language plpgsql stable set search_path = '' set enable_nestloop = off
as $$
declare
  fault record;
begin
  with given as materialized (
    select entry.*, entry.add ->> 'email' as email, private.name_key(entry.add ->> 'first_name', entry.add ->> 'last_name') as name_key
    from private.import_rows(rows) as entry
  )
  select found.line, found.fault, found.message into fault
  from (
    select given.line, 'twice', 'the list has this person, or this row, twice'
    from (
      select line, row_number() over (partition by id order by line) as place from given where id is not null
      union all
      select line, row_number() over (partition by email, name_key order by line) from given where id is null and email is not null
      union all
      select line, row_number() over (partition by name_key order by line) from given where id is null and not is_another
      union all
      select line, row_number() over (partition by email order by line) from given where id is null and not is_another and email is not null
      union all
      select line, row_number() over (partition by line) from given
    ) as given
    where given.place > 1
    union all
    select given.line, 'person_known', 'there is a member with this name, or this address'
    from given join public.memberships as known on known.name_key = given.name_key
    where given.id is null and not given.is_another and known.merged_into is null and known.anonymised_at is null
    union all
    -- Of one name and address there is only one.
    select given.line, 'person_known', 'there is a member with this address'
    from given join public.memberships as known on known.email = given.email
    where given.id is null and known.merged_into is null and known.anonymised_at is null
      and (not given.is_another or known.name_key = given.name_key and known.deceased_at is null)
    union all
    select given.line, 'changed_since', 'there is no such member any more'
    from given left join public.memberships as known
      on known.id = given.id and num_nonnulls(known.merged_into, known.anonymised_at, known.deceased_at) = 0
    where given.id is not null and known.id is null
    union all
    select given.line, 'changed_since', 'the member has this year already'
    from given join public.memberships as known on known.id = given.id
    where private.london_midnight(given.ends_on) <= known.valid_until
    union all
    select given.line, 'changed_since', 'the member has an address now'
    from given join public.memberships as known on known.id = given.id
    where given.change ? 'email' and known.email is not null
    union all
    select given.line, 'account_of_another', 'the address is that of an account'
    from given left join public.memberships as known on known.id = given.id
    where known.user_id is null
      and private.asks_admin(coalesce(given.email, given.change ->> 'email'), case when given.id is null then given.name_key end)
  ) as found (line, fault, message)
  order by found.line
  limit 1;
  if fault.line is not null then
    perform private.refuse_row(fault.line, fault.fault, fault.message);
  end if;
end
$$;
comment on function private.refuse_unsure_rows(jsonb) is
  'Refuses with PT422 the first row about which the importer would have been asked, had the site known then what it knows now.';

-- what can be undone

create function private.membership_digests(membership_ids uuid[]) returns table (membership_id uuid, digest text)
language plpgsql stable set search_path = '' set enable_nestloop = off set enable_seqscan = off
as $$
declare
  payment_ids uuid[] := array(
    select link.payment_id from public.membership_payments as link where link.membership_id = any (membership_ids)
  );
begin
  return query
    with paid as (
      select link.membership_id, jsonb_agg(
        jsonb_build_array(payment.id, payment.method, payment.received_pence, payment.refunded_pence, payment.decision, payment.status)
        order by payment.id
      ) as payments
      from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
      where link.payment_id = any (payment_ids) and payment.id = any (payment_ids)
      group by link.membership_id
    ), home as (
      select person.household_id, jsonb_agg(person.id order by person.id) as persons
      from public.memberships as person where person.household_id is not null group by person.household_id
    )
    select membership.id, md5(jsonb_build_array(
      membership.user_id, membership.first_name, membership.last_name, membership.email, membership.phone, membership.postal_address,
      membership.language, membership.joined_on, membership.is_honorary, membership.merged_into, membership.deceased_at,
      membership.cancelled_at, membership.anonymised_at, paid.payments, membership.pays_for_household, home.persons,
      membership.id in (select application.membership_id from public.membership_applications as application where application.membership_id is not null),
      membership.id in (select renewal.membership_id from public.subscriptions as renewal where renewal.membership_id is not null),
      membership.id in (select code.membership_id from public.discount_codes as code where code.membership_id is not null),
      membership.id in (select merged.merged_into from public.memberships as merged where merged.merged_into is not null)
    )::text)
    from public.memberships as membership
    left join paid on paid.membership_id = membership.id
    left join home on home.household_id = membership.household_id
    where membership.id = any (membership_ids);
end
$$;
comment on function private.membership_digests(uuid[]) is
  'Returns what people may change of each membership, in short. The passing of time and emails do not change it.';

-- the import

create function private.status_of_first_year(begun timestamptz, ended timestamptz) returns text
language sql stable set search_path = ''
as $$
  select case
    when ended is null or now() < begun then 'pending'
    when now() < ended then 'active'
    when now() < private.grace_end(ended) then 'grace'
    else 'expired'
  end
$$;

create function private.add_imported_members(import_id uuid, rows jsonb) returns void
language sql set search_path = '' set enable_nestloop = off
as $$
  insert into public.memberships (
    id, first_name, last_name, email, phone, postal_address, language, joined_on, import_id, is_honorary, status, member_since, valid_until,
    grace_until, paid_by, paid_months
  )
  select done.membership_id, person.first_name, person.last_name, person.email, person.phone, person.postal_address,
    coalesce(person.language, 'lt'), person.joined_on, add_imported_members.import_id, coalesce(person.is_honorary, false),
    private.status_of_first_year(begun, upper(year)), begun, upper(year), private.grace_end(upper(year)), entry.method,
    case when lower(year) is null then '{}'::date[] else array(
      select month::date from generate_series(
        date_trunc('month', private.london_date(lower(year))::timestamp), private.london_date(upper(year) - interval '1 microsecond')::timestamp,
        interval '1 month'
      ) as month
    ) end
  from private.import_rows(rows) as entry
  join private.member_import_rows as done on done.import_id = add_imported_members.import_id and done.line = entry.line
  cross join lateral jsonb_populate_record(null::public.memberships, entry.add) as person
  cross join lateral (
    select case when entry.paid_on is not null then private.year_until(private.london_midnight(entry.paid_on), entry.ends_on) end
    -- Keeps the planner from working it out for each column.
    offset 0
  ) as paid (year)
  cross join lateral (
    select case when lower(year) is not null then least(lower(year), private.london_midnight(person.joined_on)) end
  ) as start (begun)
  where entry.id is null
$$;
comment on function private.add_imported_members(uuid, jsonb) is
  'Adds the new members of an import, as reconcile_membership() would leave them: for each of thousands it would take too long.';

create function private.add_imported_years(import_id uuid, rows jsonb) returns void
language plpgsql set search_path = '' set enable_nestloop = off
as $$
begin
  insert into public.payments (
    id, purpose, method, amount_pence, received_pence, received_currency, paid_at, decision, decided_at, decided_by, import_id, announced_status, is_before_accounts
  )
  -- Decided and announced: it counts beside whatever else was paid, and nobody gets a receipt.
  select done.payment_id, 'membership', entry.method, entry.pence, entry.pence, 'GBP', private.london_midnight(entry.paid_on),
    'count', now(), private.caller_id(), add_imported_years.import_id, 'paid',
    entry.is_before_accounts
  from private.import_rows(rows) as entry
  join private.member_import_rows as done on done.import_id = add_imported_years.import_id and done.line = entry.line
  where done.payment_id is not null;

  insert into public.membership_payments (payment_id, membership_id, ends_on, covers_from, covers_until)
  select done.payment_id, done.membership_id, entry.ends_on, lower(year), upper(year)
  from private.import_rows(rows) as entry
  join private.member_import_rows as done on done.import_id = add_imported_years.import_id and done.line = entry.line
  cross join lateral (
    select case when done.is_new then private.year_until(private.london_midnight(entry.paid_on), entry.ends_on) end offset 0
  ) as paid (year)
  where done.payment_id is not null;

  insert into public.ledger (payment_id, kind, purpose, amount_pence, currency, occurred_at)
  select payment.id, 'receipt', 'membership', payment.received_pence, 'GBP', payment.paid_at
  from private.member_import_rows as done join public.payments as payment on payment.id = done.payment_id
  where done.import_id = add_imported_years.import_id and payment.received_pence > 0 and not payment.is_before_accounts;
end
$$;

create function private.change_imported_members(import_id uuid, rows jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  entry record;
begin
  for entry in
    select given.line, given.change, done.membership_id, done.payment_id from private.import_rows(rows) as given
    join private.member_import_rows as done on done.import_id = change_imported_members.import_id and done.line = given.line
    where given.id is not null order by done.membership_id
  loop
    update public.memberships as known
    set (first_name, last_name, email, phone, postal_address, language, joined_on, updated_at) = (
      select given.first_name, given.last_name, given.email, given.phone, given.postal_address, given.language, given.joined_on, now()
      from jsonb_populate_record(known, entry.change) as given
    )
    where known.id = entry.membership_id;
    -- Nothing follows from the others.
    if entry.payment_id is not null or entry.change ? 'joined_on' then
      perform private.reconcile_membership(entry.membership_id);
    end if;
    if entry.change ? 'is_honorary' then
      perform public.set_honorary(entry.membership_id, true);
    end if;
    if entry.change ? 'is_deceased' then
      perform public.mark_deceased(entry.membership_id, true);
    end if;
  end loop;
exception
  when unique_violation then
    perform private.refuse_row(entry.line, 'person_known', 'there is a member with this name and address');
  when sqlstate 'PT409' then
    perform private.refuse_row(entry.line, 'changed_since', sqlerrm);
end
$$;

create function private.import_household(import_id uuid, payer uuid, persons uuid[], line integer) returns void
language plpgsql set search_path = ''
as $$
declare
  place uuid := coalesce((select known.household_id from public.memberships as known where known.id = payer), gen_random_uuid());
  everybody uuid[] := array[payer] || persons;
  -- New members have been a household for as long as their list says that one of them has paid.
  since timestamptz := (
    select payment.paid_at from private.member_import_rows as done join public.payments as payment on payment.id = done.payment_id
    where done.import_id = import_household.import_id and done.membership_id = payer and done.is_new
  );
begin
  if exists (
    select from unnest(everybody) as person left join public.memberships as known
      on known.id = person and num_nonnulls(known.merged_into, known.anonymised_at, known.deceased_at) = 0
    where known.id is null or known.household_id <> place or (person = payer and known.is_honorary)
  ) or exists (
    select from public.memberships as known where known.household_id = place and known.pays_for_household and known.id <> payer
  ) or (
    select count(*) from public.memberships as known where known.household_id = place and known.id <> all (everybody)
  ) + cardinality(everybody) > 20 then
    perform private.refuse_row(line, 'household', 'somebody is in another household, or cannot pay for this one');
  end if;
  update private.member_import_rows as done set joins_household = true
  from public.memberships as known
  where done.import_id = import_household.import_id and known.id = done.membership_id and known.household_id is null and known.id = any (everybody);
  update public.memberships as known
  set household_id = place, updated_at = now(),
    household_since = case when known.import_id = import_household.import_id then coalesce(since, now()) else now() end
  where known.household_id is null and known.id = any (everybody);
  perform private.log_action('household_joined', 'membership', person::text, jsonb_build_object('payer', payer)),
    private.log_action('household_person_joined', 'membership', payer::text, jsonb_build_object('person', person))
  from unnest(persons) as person;
  perform private.drop_awaited_transfers(person) from unnest(persons) as person;
  perform private.change_payer(place, payer);
  perform private.reconcile_household(place);
end
$$;
comment on function private.import_household(uuid, uuid, uuid[], integer) is
  'Puts persons of the list into the household of their payer. Refuses, by the line, who is in another one.';

create function private.add_imported_households(import_id uuid, payers uuid[], persons uuid[]) returns void
language plpgsql set search_path = '' set enable_nestloop = off
as $$
begin
  update private.member_import_rows as done set joins_household = true
  where done.import_id = add_imported_households.import_id and done.membership_id = any (payers || persons);
  -- They have been a household for as long as their list says that one of them has paid.
  update public.memberships as known
  set household_id = gen_random_uuid(), pays_for_household = true, updated_at = now(), household_since = coalesce((
    select payment.paid_at from private.member_import_rows as done join public.payments as payment on payment.id = done.payment_id
    where done.import_id = add_imported_households.import_id and done.membership_id = known.id
  ), now())
  where known.id = any (payers);
  update public.memberships as known
  set household_id = payer.household_id, household_since = payer.household_since, updated_at = now()
  from unnest(payers, persons) as pair (payer, person) join public.memberships as payer on payer.id = pair.payer
  where known.id = pair.person;
  insert into public.audit_log (actor_id, action, subject_type, subject_id, details)
  select private.caller_id(), entry.action, 'membership', entry.subject, entry.details
  from unnest(payers, persons) as pair (payer, person)
  cross join lateral (values
    ('household_joined', pair.person::text, jsonb_build_object('payer', pair.payer)),
    ('household_person_joined', pair.payer::text, jsonb_build_object('person', pair.person))
  ) as entry (action, subject, details);

  with due as materialized (
    select gen_random_uuid() as id, person.id as person_id, person.household_since, paid.id as payment_id, paid.paid_at,
      greatest(link.covers_from, person.household_since) as covers_from, link.covers_until, person.joined_on, person.valid_until
    from private.member_import_rows as done
    join public.payments as paid on paid.id = done.payment_id
    join public.membership_payments as link on link.payment_id = paid.id
    join unnest(payers, persons) as pair (payer, person) on pair.payer = done.membership_id
    join public.memberships as person on person.id = pair.person and not person.is_honorary
    where done.import_id = add_imported_households.import_id and link.covers_until > person.household_since
      -- A year that is over is the last of whoever has no other in the list.
      and (link.covers_until > now() or person.valid_until is null)
  ), shared as (
    insert into public.payments (id, purpose, method, amount_pence, household_payment_id, received_pence, received_currency, paid_at)
    select due.id, 'membership', 'household', 0, due.payment_id, 0, 'GBP', greatest(due.paid_at, due.household_since) from due
  ), linked as (
    insert into public.membership_payments (payment_id, membership_id, not_before, covers_from, covers_until)
    select due.id, due.person_id, due.household_since, due.covers_from, due.covers_until from due
  )
  update public.memberships as known
  set status = private.status_of_first_year(year.begun, due.covers_until), member_since = year.begun, valid_until = due.covers_until,
    grace_until = private.grace_end(due.covers_until)
  from due cross join lateral (
    select least(due.covers_from, private.london_midnight(due.joined_on)) as begun offset 0
  ) as year
  where known.id = due.person_id and due.valid_until is null;

  perform private.reconcile_membership(person.id)
  from public.memberships as person join public.membership_payments as own on own.membership_id = person.id and own.not_before is null
  where person.id = any (persons) and not person.is_honorary;
end
$$;
comment on function private.add_imported_households(uuid, uuid[], uuid[]) is
  'Makes households of new members of an import, each person with its payer, as reconcile_membership() would leave them: one after the other, hundreds would take too long.';

create function private.homes_of_list(import_id uuid, households jsonb)
  returns table (line integer, payer uuid, persons uuid[], is_whole boolean, is_new boolean)
language sql stable set search_path = '' set enable_nestloop = off
as $$
  select coalesce(min(person.line), 1), who.pays, array_agg(done.membership_id order by done.line),
    bool_and(coalesce(done.membership_id <> who.pays, false)), coalesce(bool_and(done.is_new) and paying.is_new, false)
  from jsonb_array_elements(households) with ordinality as home (entry, place)
  left join lateral (select line::integer from jsonb_array_elements_text(home.entry -> 'lines') as line) as person (line) on true
  left join private.member_import_rows as done on done.import_id = homes_of_list.import_id and done.line = person.line
  left join private.member_import_rows as paying
    on paying.import_id = homes_of_list.import_id and paying.line = (home.entry -> 'payer' ->> 'line')::integer
  cross join lateral (select coalesce((home.entry -> 'payer' ->> 'id')::uuid, paying.membership_id)) as who (pays)
  group by home.place, who.pays, paying.is_new
$$;
comment on function private.homes_of_list(uuid, jsonb) is
  'Returns the households [{payer: {line} or {id}, lines}] with their members. is_whole: the list has them all; is_new: the import has added them all.';

create function private.import_households(import_id uuid, households jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  home record;
  payers uuid[] := '{}';
  others uuid[] := '{}';
begin
  for home in
    select each.*, coalesce(known.is_honorary, false) as is_free
    from private.homes_of_list(import_id, households) as each left join public.memberships as known on known.id = each.payer
    order by each.line
  loop
    if not home.is_whole then
      perform private.refuse_row(home.line, 'bad_request', 'the list does not have these persons of a household');
    elsif home.is_new and (home.is_free or cardinality(home.persons) > 19 or (home.payer || home.persons) && (payers || others)) then
      perform private.refuse_row(home.line, 'household', 'somebody cannot pay for this household, or is in another one, or it is too large');
    elsif home.is_new then
      payers := payers || array_fill(home.payer, array[cardinality(home.persons)]);
      others := others || home.persons;
    end if;
  end loop;
  perform private.add_imported_households(import_id, payers, others);
  perform private.import_household(import_id, each.payer, each.persons, each.line)
  from (select each.* from private.homes_of_list(import_id, households) as each where not each.is_new order by each.line) as each;
end
$$;
comment on function private.import_households(uuid, jsonb) is
  'Makes the households of the list, or adds to those of the site: [{payer: {line} or {id}, lines}].';

create function private.import_outcome(import private.member_imports) returns jsonb
language sql stable set search_path = ''
as $$ select jsonb_build_object('id', import.id, 'added', import.added, 'changed', import.changed) $$;

create function public.add_import_part(rows jsonb) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  part constant private.member_import_parts := row (private.caller_id(), encode(sha256(convert_to(rows::text, 'UTF8')), 'hex'), rows, now());
begin
  perform private.require_member_keeper();
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) not between 1 and 5000 then
    raise exception 'A part has 1 to 5,000 rows' using errcode = 'PT400', detail = 'bad_request';
  elsif (select count(*) from private.member_import_parts as known where known.created_by = part.created_by and known.digest <> part.digest) >= 20 then
    raise exception 'A list has at most 20 parts' using errcode = 'PT429';
  end if;
  insert into private.member_import_parts select part.* on conflict (created_by, digest) do update set created_at = excluded.created_at;
  return part.digest;
end
$$;
comment on function public.add_import_part(jsonb) is
  'Keeps rows of a list until import_members() names them in its parts, by the digest that this returns. A repetition changes nothing.';
grant execute on function public.add_import_part(jsonb) to authenticated;

create function private.rows_of_parts(parts jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select case when count(*) = count(known.rows) then jsonb_agg(entry.value order by part.place, entry.place) end
  from jsonb_array_elements_text(parts) with ordinality as part (digest, place)
  left join private.member_import_parts as known on known.digest = part.digest and known.created_by = private.caller_id()
  left join lateral jsonb_array_elements(known.rows) with ordinality as entry (value, place) on true
$$;
comment on function private.rows_of_parts(jsonb) is 'Returns the rows of these parts of the caller, one after the other, or null if one is missing.';

-- PostgREST takes the time limit of a function for the request: thousands of rows may take longer than others.
create function public.import_members(import jsonb, key uuid) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s' set enable_nestloop = off
as $$
declare
  rows jsonb := case when import ? 'parts' then private.rows_of_parts(import -> 'parts') else import -> 'rows' end;
  given_digest text := encode(sha256(convert_to(import::text, 'UTF8')), 'hex');
  done private.member_imports;
begin
  perform private.require_member_keeper();
  perform private.lock_money();
  select * into done from private.member_imports as earlier where earlier.submission_key = key;
  if done.content_digest <> given_digest then
    raise exception 'The idempotency key belongs to another submission' using errcode = 'PT409', detail = 'idempotency_conflict';
  elsif done.id is not null then
    return private.import_outcome(done);
  end if;
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) not between 1 and 5000 then
    raise exception 'An import has 1 to 5,000 rows' using errcode = 'PT400', detail = 'bad_request';
  end if;
  select jsonb_agg(private.clean_import_row(entry)) into rows from jsonb_array_elements(rows) as entry;
  perform private.refuse_unsure_rows(rows);
  perform from public.memberships as known where known.id in (select id from private.import_rows(rows)) order by known.id for update;

  insert into private.member_imports (created_by, submission_key, content_digest, file_name, added, changed, skipped)
  select private.caller_id(), key, given_digest, left(coalesce(private.typed_line(import ->> 'fileName'), '?'), 200),
    count(*) filter (where entry.id is null), count(*) filter (where entry.id is not null),
    greatest(0, coalesce((import ->> 'skipped')::integer, 0))
  from private.import_rows(rows) as entry
  returning * into done;
  insert into private.member_import_rows (import_id, line, membership_id, is_new, payment_id, former)
  select done.id, entry.line, coalesce(entry.id, gen_random_uuid()), entry.id is null,
    case when entry.paid_on is not null then gen_random_uuid() end, (select jsonb_object_agg(name, to_jsonb(known) -> name) from jsonb_object_keys(entry.change) as name)
  from private.import_rows(rows) as entry left join public.memberships as known on known.id = entry.id;

  perform private.add_imported_members(done.id, rows);
  perform private.add_imported_years(done.id, rows);
  perform private.change_imported_members(done.id, rows);
  perform private.give_honorary_year(known.id, now())
  from public.memberships as known where known.import_id = done.id and known.is_honorary and known.valid_until is null;
  perform private.join_membership_of(account.id)
  from private.member_import_rows as part
  join public.memberships as known on known.id = part.membership_id and known.user_id is null
  join public.profiles as account on account.email = known.email
  where part.import_id = done.id;
  perform private.import_households(done.id, coalesce(import -> 'households', '[]'));
  update private.member_import_rows as part set digest = after.digest
  from private.membership_digests(array(select each.membership_id from private.member_import_rows as each where each.import_id = done.id)) as after
  where part.import_id = done.id and part.membership_id = after.membership_id;
  delete from private.member_import_parts as used where used.created_by = private.caller_id() and import -> 'parts' ? used.digest;
  insert into public.audit_log (actor_id, action, subject_type, subject_id, details)
  select private.caller_id(), case when part.is_new then 'member_imported' else 'member_changed_by_import' end, 'membership', part.membership_id::text,
    jsonb_build_object(
      'import', part.import_id, 'line', part.line, 'fields', coalesce((select jsonb_agg(name) from jsonb_object_keys(part.former) as name), '[]')
    )
  from private.member_import_rows as part where part.import_id = done.id order by part.line;
  perform private.log_action('members_imported', 'member_import', done.id::text, private.import_outcome(done) - 'id');
  return private.import_outcome(done);
end
$$;
comment on function public.import_members(jsonb, uuid) is
  'Imports a list of members {fileName, skipped, rows: [{line, add: {firstName, lastName, email, phone, postalAddress, locale, joinedOn, isHonorary}, isAnother, or id, change: {firstName, lastName, email, phone, postalAddress, locale, joinedOn, isHonorary, isDeceased}, and year: {until, paidOn, pence, method}, whose paidOn is null if it was before the accounts begin}], households: [{payer: {line} or {id}, lines}]}, in place of whose rows may be parts, the digests of add_import_part(), all or nothing, once for each key. Nobody gets an email, but who has announced a transfer and now pays for others. Refuses with PT422, whose hint is the line, a row that is not possible or about which the importer has not been asked. Returns {id, added, changed}.';
grant execute on function public.import_members(jsonb, uuid) to authenticated;

-- undoing

create function public.undo_member_import(import_id uuid) returns void
language plpgsql security definer set search_path = '' set statement_timeout = '60s' set enable_nestloop = off
as $$
declare
  import private.member_imports;
  changed jsonb;
  households uuid[];
begin
  perform private.require_member_keeper();
  perform private.lock_money();
  select * into import from private.member_imports as known where known.id = undo_member_import.import_id for update;
  if import.id is null then
    raise exception 'There is no such import' using errcode = 'PT404', detail = 'not_found';
  end if;
  if import.undone_at is not null or import.created_at < now() - interval '1 day' then
    raise exception 'It is undone, or older than a day' using errcode = 'PT409', detail = 'import_state';
  end if;
  perform from public.memberships as known
  where known.id in (select done.membership_id from private.member_import_rows as done where done.import_id = import.id) order by known.id for update;

  select jsonb_agg(jsonb_build_object('line', done.line, 'name', known.first_name || ' ' || known.last_name) order by done.line) into changed
  from private.member_import_rows as done
  left join public.memberships as known on known.id = done.membership_id
  left join private.membership_digests(array(select each.membership_id from private.member_import_rows as each where each.import_id = import.id)) as present
    on present.membership_id = done.membership_id
  where done.import_id = import.id and done.digest is distinct from present.digest;
  if changed is not null then
    raise exception 'Somebody has changed these members since' using errcode = 'PT409', detail = 'changed_since', hint = changed::text;
  end if;

  households := array(
    select distinct known.household_id
    from private.member_import_rows as done join public.memberships as known on known.id = done.membership_id
    where done.import_id = import.id and done.joins_household and known.household_id is not null
  );
  perform private.leave_household(variadic array(
    select done.membership_id from private.member_import_rows as done where done.import_id = import.id and done.joins_household
  ));
  -- Whoever leaves keeps a year that is paid, but these had it from the import.
  delete from public.payments as shared
  using public.membership_payments as own, private.member_import_rows as done
  where done.import_id = import.id and done.joins_household and own.membership_id = done.membership_id and shared.id = own.payment_id
    and shared.method = 'household' and shared.created_at = import.created_at;
  with undone as (
    update public.payments as payment
    set received_pence = null, received_currency = null, paid_at = null, held_reason = null, decision = null, decided_at = null, decided_by = null,
      lapsed_at = now(), announced_status = 'lapsed', is_before_accounts = false, updated_at = now()
    from private.member_import_rows as done
    where done.import_id = import.id and payment.id = done.payment_id
    returning payment.id
  )
  insert into public.ledger (payment_id, kind, purpose, amount_pence, currency, occurred_at)
  select entry.payment_id, 'receipt', 'membership', -sum(entry.amount_pence), 'GBP', min(entry.occurred_at)
  from undone join public.ledger as entry on entry.payment_id = undone.id and entry.kind = 'receipt'
  group by entry.payment_id having sum(entry.amount_pence) <> 0;
  update public.membership_payments as link set covers_from = null, covers_until = null
  from private.member_import_rows as done where done.import_id = import.id and link.payment_id = done.payment_id;
  -- A transfer that had been awaited from somebody who became honorary stays lapsed.
  perform public.mark_deceased(done.membership_id, false)
  from private.member_import_rows as done where done.import_id = import.id and done.former ? 'is_deceased' order by done.membership_id;
  perform public.set_honorary(done.membership_id, false)
  from private.member_import_rows as done where done.import_id = import.id and done.former ? 'is_honorary' order by done.membership_id;
  delete from public.payments as given using public.membership_payments as link, private.member_import_rows as done
  where done.import_id = import.id and done.former ? 'is_honorary' and link.membership_id = done.membership_id and given.id = link.payment_id
    and given.method = 'honorary' and given.created_at = import.created_at;
  update public.memberships as known
  set (first_name, last_name, email, phone, postal_address, language, joined_on, updated_at) = (
    select former.first_name, former.last_name, former.email, former.phone, former.postal_address, former.language, former.joined_on, now()
    from jsonb_populate_record(known, done.former) as former
  )
  from private.member_import_rows as done
  where done.import_id = import.id and not done.is_new and known.id = done.membership_id;
  perform private.reconcile_membership(done.membership_id)
  from (select each.membership_id from private.member_import_rows as each where each.import_id = import.id and not each.is_new order by each.membership_id) as done;
  -- The ledger keeps what came and went, and so the payments and, without any name, their memberships.
  delete from public.email_outbox as mail using public.memberships as known
  where known.import_id = import.id and mail.idempotency_key = 'membership/' || known.id || '/invitation' and mail.status = 'queued';
  delete from private.membership_reminders as reminder using public.memberships as known
  where known.import_id = import.id and reminder.membership_id = known.id;
  delete from private.renewal_links as link using public.memberships as known
  where known.import_id = import.id and link.membership_id = known.id;
  delete from public.payments as payment using public.membership_payments as link, public.memberships as known
  where known.import_id = import.id and link.membership_id = known.id and payment.id = link.payment_id
    and not exists (select from public.ledger as entry where entry.payment_id = payment.id);
  delete from public.memberships as known
  where known.import_id = import.id
    and not exists (select from public.membership_payments as link where link.membership_id = known.id);
  update public.memberships as known
  set user_id = null, first_name = null, last_name = null, email = null, phone = null, postal_address = null, joined_on = null, import_id = null,
    is_honorary = false, status = 'cancelled', member_since = null, valid_until = null, grace_until = null, anonymised_at = now(), updated_at = now()
  where known.import_id = import.id;
  perform private.reconcile_household(home)
  from unnest(households) as home where exists (select from public.memberships as known where known.household_id = home);

  insert into public.audit_log (actor_id, action, subject_type, subject_id, details)
  select private.caller_id(), 'import_undone', 'membership', done.membership_id::text, jsonb_build_object('import', import.id)
  from private.member_import_rows as done where done.import_id = import.id;
  delete from private.member_import_rows as done where done.import_id = import.id;
  update private.member_imports as known set undone_at = now(), undone_by = private.caller_id() where known.id = import.id;
  perform private.log_action('import_undone', 'member_import', import.id::text);
end
$$;
comment on function public.undo_member_import(uuid) is
  'Takes back exactly what an import of the last day did: new members are deleted, changed fields put back, payments reversed. Refuses all of it with PT409 changed_since, whose hint is [{line, name}], if a member was changed since.';
grant execute on function public.undo_member_import(uuid) to authenticated;

create function public.purge_member_imports() returns void
language sql security definer set search_path = ''
as $$
  delete from private.member_import_rows as done using private.member_imports as import
  where import.id = done.import_id and import.created_at < now() - interval '1 day';
  delete from private.member_import_parts as part where part.created_at < now() - interval '1 day';
$$;
comment on function public.purge_member_imports() is 'Deletes what is needed only while an import is made or can be undone. Called every hour.';
grant execute on function public.purge_member_imports() to service_role;

-- invitations

create function private.to_be_invited(import_id uuid, membership_id uuid default null) returns setof public.memberships
language sql stable set search_path = ''
as $$
  select known.* from public.memberships as known
  where (known.import_id = to_be_invited.import_id or known.id = to_be_invited.membership_id) and known.invited_at is null and known.user_id is null and known.email is not null
    and num_nonnulls(known.merged_into, known.deceased_at, known.anonymised_at) = 0 and known.status in ('pending', 'active', 'grace')
    and not exists (select from private.unreached_addresses() as unreached where unreached.email = known.email)
$$;
comment on function private.to_be_invited(uuid, uuid) is
  'Returns whom an invitation would reach, of those whom an import added, or of one: members who have an address that works, no account, and no invitation yet.';

create function private.send_invitation(membership public.memberships) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.memberships as known set invited_at = now() where known.id = membership.id;
  perform private.email_member(
    membership, 'membership-invitation', 'membership/' || membership.id || '/invitation',
    private.membership_data(membership) || jsonb_build_object('email', membership.email)
  );
end
$$;

create function public.invite_member(membership_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  membership public.memberships;
begin
  perform private.require_member_keeper();
  perform private.lock_memberships(array[membership_id]);
  select known.* into membership from private.to_be_invited(null, membership_id) as known;
  if membership.id is null then
    raise exception 'An invitation would not reach the member, who may have one, or an account' using errcode = 'PT409', detail = 'membership_state';
  end if;
  perform private.send_invitation(membership);
  perform private.log_action('member_invited', 'membership', membership_id::text);
end
$$;
comment on function public.invite_member(uuid) is
  'Emails an invitation to the site to a member, once for ever, in the language of the member. Refuses with PT409 membership_state whom it would not reach.';
grant execute on function public.invite_member(uuid) to authenticated;

create function public.invite_imported_members(import_id uuid) returns integer
language plpgsql security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  import private.member_imports;
  membership public.memberships;
  sent integer := 0;
begin
  perform private.require_member_keeper();
  perform private.lock_money();
  select * into import from private.member_imports as known where known.id = invite_imported_members.import_id and known.undone_at is null for update;
  if import.id is null then
    raise exception 'There is no such import' using errcode = 'PT404', detail = 'not_found';
  end if;
  for membership in select known.* from private.to_be_invited(import.id) as known order by known.id loop
    perform private.send_invitation(membership);
    sent := sent + 1;
  end loop;
  if sent > 0 then
    update private.member_imports as known set invited_at = now(), invited = known.invited + sent where known.id = import.id;
    perform private.log_action('members_invited', 'member_import', import.id::text, jsonb_build_object('count', sent));
  end if;
  return sent;
end
$$;
comment on function public.invite_imported_members(uuid) is
  'Emails an invitation to the site to each member whom an import added, once for ever, in the language of the member. Returns how many.';
grant execute on function public.invite_imported_members(uuid) to authenticated;

create function public.list_member_imports() returns table (
  id uuid, created_at timestamptz, created_by text, file_name text, added integer, changed integer, skipped integer, undone_at timestamptz,
  can_be_undone boolean, invited_at timestamptz, invited integer, to_invite integer
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_member_keeper();
  return query
    select import.id, import.created_at, account.first_name || ' ' || account.last_name, import.file_name, import.added, import.changed, import.skipped,
      import.undone_at, import.undone_at is null and import.created_at >= now() - interval '1 day', import.invited_at, import.invited,
      (select count(*)::integer from private.to_be_invited(import.id))
    from (select known.* from private.member_imports as known order by known.created_at desc, known.id limit 20) as import
    left join public.profiles as account on account.id = import.created_by
    order by import.created_at desc, import.id;
end
$$;
comment on function public.list_member_imports() is
  'Returns the last 20 imports, for treasurers and secretaries. to_invite: how many invite_imported_members() would email.';
grant execute on function public.list_member_imports() to authenticated;
