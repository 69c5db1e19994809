-- What the bank says of the account, line by line, and which payments each line is. Matching is a proposal of the browser; what a line
-- is, a person decides, and the functions below book it (decision 056).

create table public.bank_statements (
  id uuid primary key,
  file_name text not null check (private.is_readable_line(file_name) and char_length(file_name) <= 200),
  account text not null check (private.is_readable_line(account) and char_length(account) between 1 and 100),
  source text check (char_length(source) <= 1000),
  first_on date,
  last_on date check (last_on >= first_on),
  added integer not null default 0 check (added >= 0),
  known integer not null default 0 check (known >= 0),
  added_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.bank_statements is
  'What treasurers added of one account from a file of a bank. A file of several accounts is several statements. The browser makes the id.';
comment on column public.bank_statements.account is 'The name or number that a treasurer knows the account by. Lines of two accounts are never the same.';
comment on column public.bank_statements.source is
  'What the next file of the account has in common with this one: the account that it names, else its layout and its name without days.';
comment on column public.bank_statements.known is 'Lines that an earlier statement had added.';

create index bank_statements_newest_first on public.bank_statements (created_at desc, id);
create index bank_statements_added_by on public.bank_statements (added_by);

alter table public.bank_statements enable row level security;
grant select on public.bank_statements to authenticated, service_role;

create policy "Treasurers read bank statements" on public.bank_statements
  for select to authenticated using ((select private.has_role('treasurer')));

create table public.bank_lines (
  id uuid primary key default gen_random_uuid(),
  statement_id uuid not null references public.bank_statements (id),
  fingerprint text not null unique check (char_length(fingerprint) between 1 and 200),
  place integer not null check (place > 0),
  booked_on date not null,
  pence integer not null,
  balance_pence bigint,
  bank_id text check (char_length(bank_id) <= 255),
  text text check (char_length(text) <= 1000),
  state text not null default 'open' check (state in ('open', 'settled', 'ignored')),
  why text check (why in ('bankFee', 'interest', 'payout', 'ownTransfer', 'other')),
  note text check (private.is_readable(note) and char_length(note) <= 500),
  payout_id text unique check (char_length(payout_id) between 1 and 255),
  payer text check (char_length(payer) between 1 and 200),
  settled_at timestamptz,
  settled_by uuid references public.profiles (id) on delete set null,
  search_text text generated always as (private.fold(text)) stored,
  check ((state = 'open') = (settled_at is null)),
  check ((state = 'ignored') = (why is not null)),
  check ((why is not distinct from 'payout') = (payout_id is not null))
);
comment on table public.bank_lines is
  'Lines of bank statements, each once, whatever statements contain it. Their texts name people, and are kept for three years.';
comment on column public.bank_lines.fingerprint is 'What two files have in common for the same line. The browser makes it (features/bank/statement).';
comment on column public.bank_lines.pence is 'Negative if the money went out.';
comment on column public.bank_lines.state is 'open: it is not known yet what all of the sum is.';
comment on column public.bank_lines.why is 'Why an ignored line is no payment of ours, or is counted elsewhere.';
comment on column public.bank_lines.payout_id is
  'The payout of Stripe that the line is. Money is counted already only if it is one, and each is one line.';
comment on column public.bank_lines.payer is
  'The part of the text that stays the same from payment to payment, folded, if the decision is to be learnt from.';

create index bank_lines_of_statement on public.bank_lines (statement_id, place);
create index bank_lines_open on public.bank_lines (booked_on desc, id) where state = 'open';
create index bank_lines_of_day on public.bank_lines (booked_on, pence);
create index bank_lines_settled on public.bank_lines (settled_at desc, id) where state <> 'open';
create index bank_lines_settled_by on public.bank_lines (settled_by);
create index bank_lines_of_payer on public.bank_lines (payer) where payer is not null;
create index bank_lines_to_forget on public.bank_lines (booked_on) where text is not null;
create index bank_lines_searched on public.bank_lines using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);

alter table public.bank_lines enable row level security;
grant select on public.bank_lines to authenticated, service_role;

create policy "Treasurers read the lines of bank statements" on public.bank_lines
  for select to authenticated using ((select private.has_role('treasurer')));

create table public.bank_line_payments (
  line_id uuid not null references public.bank_lines (id),
  payment_id uuid not null references public.payments (id) on delete cascade,
  pence integer not null check (pence <> 0),
  was_known boolean not null default false,
  former_paid_at timestamptz,
  refund_id text,
  created_at timestamptz not null default now(),
  primary key (line_id, payment_id),
  check ((refund_id is null) = (pence > 0))
);
comment on table public.bank_line_payments is
  'The payments that a line is. Their sums make up the line, until a payment is undone elsewhere: then the rest of the line is open again.';
comment on column public.bank_line_payments.was_known is
  'Whether somebody had entered the payment, or its refund, before the line came. Undoing the line leaves it.';
comment on column public.bank_line_payments.former_paid_at is
  'Of a fee from before the accounts, which the line brought into them: the day that it had. Undoing the line gives it back.';
comment on column public.bank_line_payments.refund_id is 'Of money that went back: the id of the refund.';

create unique index bank_line_payments_received on public.bank_line_payments (payment_id) where pence > 0;
create index bank_line_payments_of_payment on public.bank_line_payments (payment_id);

alter table public.bank_line_payments enable row level security;
grant select on public.bank_line_payments to authenticated, service_role;

create policy "Treasurers read which payments a line is" on public.bank_line_payments
  for select to authenticated using ((select private.has_role('treasurer')));

-- adding

create table private.bank_batches (
  key uuid primary key,
  statement_id uuid not null references public.bank_statements (id) on delete cascade,
  added integer not null,
  known integer not null,
  created_at timestamptz not null default now()
);
comment on table private.bank_batches is 'What add_bank_lines() returned for a key, for as long as the statement stays.';

create index bank_batches_of_statement on private.bank_batches (statement_id);

alter table private.bank_batches enable row level security;

create function public.add_bank_lines(statement jsonb, lines jsonb, key uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  statement_id uuid := statement ->> 'id';
  batch private.bank_batches;
begin
  perform private.require_role('treasurer');
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 5000 or num_nulls(statement_id, key) > 0 then
    raise exception 'A statement has an id, and 1 to 5,000 lines at once' using errcode = 'PT400', detail = 'bad_request';
  end if;
  -- A repetition waits for the first one, and files that overlap wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('bank lines', 0));
  select * into batch from private.bank_batches as known where known.key = add_bank_lines.key;
  if batch.key is null then
    if private.typed_line(statement ->> 'account') is null then
      raise exception 'A statement is of an account' using errcode = 'PT400', detail = 'bad_request';
    end if;
    insert into public.bank_statements (id, file_name, account, source, added_by)
    values (
      statement_id, coalesce(left(private.typed_line(statement ->> 'fileName'), 200), '-'), left(private.typed_line(statement ->> 'account'), 100),
      left(statement ->> 'source', 1000), private.caller_id()
    )
    on conflict (id) do nothing;
    if found then
      perform private.log_action('bank_statement_added', 'bank_statement', statement_id::text, jsonb_build_object('lines', statement -> 'lines'));
    end if;

    insert into public.bank_lines (statement_id, fingerprint, place, booked_on, pence, balance_pence, bank_id, text)
    select statement_id, item.fingerprint, item.line, item."on", item.pence, item."balancePence", left(item."bankId", 255),
      left(coalesce(private.typed_line(item.text), ''), 1000)
    from jsonb_to_recordset(lines)
      as item (fingerprint text, line integer, "on" date, pence integer, "balancePence" bigint, "bankId" text, text text)
    on conflict (fingerprint) do nothing;
    get diagnostics batch.added = row_count;
    batch.known := jsonb_array_length(lines) - batch.added;
    insert into private.bank_batches (key, statement_id, added, known) values (add_bank_lines.key, statement_id, batch.added, batch.known);
    update public.bank_statements as known
    set added = known.added + batch.added, known = known.known + batch.known,
      first_on = least(known.first_on, period.first_on), last_on = greatest(known.last_on, period.last_on)
    from (
      select min(item."on") as first_on, max(item."on") as last_on from jsonb_to_recordset(lines) as item ("on" date)
    ) as period
    where known.id = statement_id;
  end if;
  return jsonb_build_object('added', batch.added, 'known', batch.known);
end
$$;
comment on function public.add_bank_lines(jsonb, jsonb, uuid) is
  'Adds lines [{fingerprint, line, on, pence, text, bankId, balancePence}] of a statement {id, fileName, account, source, lines (their number)}, once for each key, in as many calls as it takes. Lines that are known by their fingerprint are skipped. Returns {added, known}.';
grant execute on function public.add_bank_lines(jsonb, jsonb, uuid) to authenticated;

-- settling

create function private.refuse_line(code text, message text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  raise exception '%', message using errcode = case code when 'not_found' then 'PT404' when 'line_settled' then 'PT409' else 'PT400' end, detail = code;
end
$$;
comment on function private.refuse_line(text, text) is
  'Refuses to settle a line: not_found, line_settled, sum_mismatch, no_payout, no_claim, too_old, in_future or bad_request.';

create function private.require_bookable(line public.bank_lines) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if line.booked_on < private.london_date(now()) - 730 then
    perform private.refuse_line('too_old', 'The line is more than two years old');
  elsif line.booked_on > private.london_date(now()) then
    perform private.refuse_line('in_future', 'The day of the line is to come');
  end if;
end
$$;
comment on function private.require_bookable(public.bank_lines) is 'Refuses lines of days on which require_past_day() lets nobody book money.';

create function private.is_known_in_bank(payment public.payments) returns boolean
language sql stable set search_path = ''
as $$
  select payment.method not in ('stripe', 'cash', 'cheque') and payment.received_pence > 0
    and not exists (select from public.bank_line_payments as part where part.payment_id = payment.id and part.pence > 0)
$$;
comment on function private.is_known_in_bank(public.payments) is
  'Whether somebody entered that the money came to the bank, and no line is it yet.';

create function private.year_begins(link public.membership_payments, payment public.payments) returns timestamptz
language sql stable set search_path = ''
as $$ select least(payment.paid_at, link.covers_from, link.covers_until - interval '1 year') $$;
comment on function private.year_begins(public.membership_payments, public.payments) is
  'Returns from when on the fee of a year may have been paid: a list may give the last day of the year only.';

create function private.line_days(link public.membership_payments, payment public.payments) returns daterange
language sql stable set search_path = ''
as $$
  select daterange(days.first_on, greatest(days.first_on, least(days.last_on, days.known_on + 7)), '[]')
  from (
    select private.london_date(private.year_begins(link, payment)) - 60, private.london_date(link.covers_until - interval '60 days') - 1,
      private.london_date(greatest(payment.created_at, payment.paid_at))
  ) as days (first_on, last_on, known_on)
  where link.covers_until is not null
$$;
comment on function private.line_days(public.membership_payments, public.payments) is
  'Returns the days of lines that may be a fee that somebody entered: in the year that it pays for or up to 60 days before, but not in its last 60, when the next fee is due, nor a week after it was entered.';

create function private.is_year_paid(member uuid, received_on date, except_payment uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.memberships as membership
    join public.membership_payments as link on link.membership_id = membership.id
    join public.payments as paid on paid.id = link.payment_id
    where membership.id = member and paid.id is distinct from except_payment
      and link.covers_until is not null and paid.taken_back_at is null
      and (membership.cancelled_at is null or paid.paid_at > membership.cancelled_at)
      and (
        private.london_midnight(received_on) >= private.year_begins(link, paid)
        and private.london_midnight(received_on) < link.covers_until - interval '60 days'
        or private.is_known_in_bank(paid) and private.line_days(link, paid) @> received_on
      )
  )
$$;
comment on function private.is_year_paid(uuid, date, uuid) is
  'Whether a fee of that day would be a second one: more than 60 days of the year are left, or somebody entered a fee that may be this one.';

create function private.book_fee(line public.bank_lines, part jsonb, pence integer) returns uuid
language plpgsql set search_path = ''
as $$
declare
  member uuid := part ->> 'membershipId';
  transfer uuid := part ->> 'paymentId';
  key uuid := gen_random_uuid();
  is_paid boolean := private.is_year_paid(member, line.booked_on, transfer);
begin
  if transfer is null then
    perform public.record_fee(member, jsonb_build_object(
      'amountPence', pence, 'receivedOn', line.booked_on, 'isSecond', is_paid, 'method', coalesce(
        (select 'standing_order' from public.memberships as known where known.id = member and known.paid_by = 'standing_order'),
        'bank_transfer'
      )
    ), key);
    return (select payment.id from public.payments as payment where payment.submission_key = key);
  end if;
  if not exists (
    select from public.membership_payments as link where link.payment_id = transfer and link.membership_id = member
  ) then
    perform private.refuse_line('not_found', 'The member has announced no such transfer');
  end if;
  update public.payments as known set is_second = is_paid where known.id = transfer and known.paid_at is null;
  perform public.confirm_bank_transfer(transfer, pence, line.booked_on);
  return transfer;
end
$$;
comment on function private.book_fee(public.bank_lines, jsonb, integer) is
  'Confirms the announced transfer {membershipId, paymentId} or, without a paymentId, records a fee that nobody had announced. It is held if the year is paid already. Returns the payment.';

create function private.book_trip(line public.bank_lines, part jsonb, pence integer) returns uuid
language plpgsql set search_path = ''
as $$
declare
  trip text := part ->> 'eventKey';
  registration public.event_registrations;
  booked uuid;
begin
  if part ->> 'registrationId' is not null then
    select * into registration from public.event_registrations as known
    where known.id = (part ->> 'registrationId')::uuid and known.event_key = trip;
  end if;
  if (part ->> 'registrationId' is not null and registration.id is null)
    or not exists (select from public.content_items as item where item.key = trip and item.kind = 'event') then
    perform private.refuse_line('not_found', 'There is no such trip or registration');
  end if;
  perform private.require_pence(pence);
  insert into public.payments (purpose, method, amount_pence, event_key) values ('trip', 'bank_transfer', pence, trip)
  returning id into booked;
  if registration.id is not null then
    insert into public.trip_payments (payment_id, registration_id, name)
    values (booked, registration.id, registration.first_name || ' ' || registration.last_name);
  end if;
  perform private.take_payment(booked, pence, 'GBP', private.london_midnight(line.booked_on), null);
  perform private.reconcile_payment(booked, null, now());
  return booked;
end
$$;
comment on function private.book_trip(public.bank_lines, jsonb, integer) is
  'Records money for a trip {eventKey, registrationId}, which may be of nobody who is registered. Returns the payment.';

create function private.book_gift_aid(line public.bank_lines, part jsonb, pence integer) returns uuid
language plpgsql set search_path = ''
as $$
declare
  claim uuid := part ->> 'claimId';
  booked uuid;
begin
  if claim is null and private.gift_aid() is null or claim is not null and not exists (
    select from jsonb_to_recordset(private.bank_claims()) as awaited (id uuid, pence integer, "on" date)
    where awaited.id = claim and awaited."on" <= line.booked_on
      and awaited.pence + coalesce((part ->> 'differencePence')::integer, 0) = book_gift_aid.pence
  ) then
    perform private.refuse_line('no_claim', 'No claim of that sum was made by that day and is not paid yet');
  end if;
  perform private.require_pence(pence);
  insert into public.payments (purpose, method, amount_pence) values ('gift_aid', 'bank_transfer', pence) returning id into booked;
  update private.gift_aid_claims as known set payment_id = booked where known.id = claim;
  perform private.take_payment(booked, pence, 'GBP', private.london_midnight(line.booked_on), null);
  perform private.reconcile_payment(booked, null, now());
  return booked;
end
$$;
comment on function private.book_gift_aid(public.bank_lines, jsonb, integer) is
  'Records what HMRC paid for a claim {claimId, differencePence (what it paid more than the claim asks for, if not the same)}, or without a claimId for none of this site. Returns the payment.';

create function private.find_known(part jsonb, pence integer) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  found_id uuid;
begin
  select payment.id into found_id from public.payments as payment
  where payment.id = (part ->> 'paymentId')::uuid and private.is_entered(payment.method) and payment.received_pence = pence
    and not exists (select from public.bank_line_payments as taken where taken.payment_id = payment.id and taken.pence > 0);
  if found_id is null then
    perform private.refuse_line('not_found', 'There is no such payment, or it is another line');
  end if;
  return found_id;
end
$$;
comment on function private.find_known(jsonb, integer) is
  'Returns a payment {paymentId} that somebody entered before its line came, so that it does not count twice.';

create function private.bring_into_accounts(line public.bank_lines, payment_id uuid) returns timestamptz
language plpgsql set search_path = ''
as $$
declare
  former_paid_at timestamptz := (
    select known.paid_at from public.payments as known where known.id = payment_id and known.is_before_accounts
  );
begin
  if former_paid_at is not null then
    perform private.require_bookable(line);
    update public.payments as known
    set is_before_accounts = false, paid_at = private.london_midnight(line.booked_on), updated_at = now() where known.id = payment_id;
    perform private.reconcile_payment(payment_id, null, now());
  end if;
  return former_paid_at;
end
$$;
comment on function private.bring_into_accounts(public.bank_lines, uuid) is
  'Lets a fee that was said to be from before the accounts count on the day of its line, since what is on a statement is in the accounts. Returns the day that it had; null for any other payment.';

create function private.leave_accounts(line public.bank_lines, part public.bank_line_payments) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.payments as known
  set is_before_accounts = true, paid_at = part.former_paid_at, updated_at = now() where known.id = part.payment_id;
  -- The day of the line had nothing of it.
  perform private.reconcile_payment(part.payment_id, null, private.london_midnight(line.booked_on));
end
$$;
comment on function private.leave_accounts(public.bank_lines, public.bank_line_payments) is
  'Undoes bring_into_accounts().';

create function private.find_refundable(part jsonb, pence integer, refunded_on date) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  found_id uuid;
begin
  select payment.id into found_id
  from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
  where link.membership_id = (part ->> 'membershipId')::uuid and private.is_entered(payment.method)
    and payment.received_pence - payment.refunded_pence >= pence and private.london_date(payment.paid_at) <= refunded_on
  order by payment.paid_at desc, payment.id limit 1;
  if found_id is null then
    perform private.refuse_line('not_found', 'Nothing of the member can be refunded by transfer');
  end if;
  return found_id;
end
$$;
comment on function private.find_refundable(jsonb, integer, date) is
  'Returns the last fee of a member {membershipId} that had come by that day, and of which so much did not go back yet.';

create function private.find_recorded_refund(line public.bank_lines, part jsonb, pence integer) returns private.refunds
language sql stable set search_path = ''
as $$
  select refund
  from public.membership_payments as link join private.refunds as refund on refund.paid_with = link.payment_id::text
  where link.membership_id = (part ->> 'membershipId')::uuid and refund.id like 'bank/%' and refund.amount_pence = find_recorded_refund.pence
    and refund.status not in ('failed', 'canceled')
    and private.london_date(refund.created_at) between line.booked_on - 30 and line.booked_on + 30
    and not exists (select from public.bank_line_payments as taken where taken.refund_id = refund.id)
  order by abs(private.london_date(refund.created_at) - line.booked_on), refund.id limit 1
$$;
comment on function private.find_recorded_refund(public.bank_lines, jsonb, integer) is
  'Returns a refund of a member {membershipId} that somebody entered within 30 days of the line, so that it does not count twice; null if there is none.';

create function private.book_part(line public.bank_lines, part jsonb, pence integer) returns void
language plpgsql set search_path = ''
as $$
declare
  kind text := part ->> 'kind';
  payment_id uuid;
  former_paid_at timestamptz;
  refund private.refunds;
  refund_key uuid;
begin
  if pence is null or (pence > 0) <> (kind in ('fee', 'donation', 'trip', 'giftAid', 'known')) or (pence < 0) <> (kind = 'refund') then
    perform private.refuse_line('bad_request', 'Money in is a fee, donation, trip, Gift Aid or known payment, money out a refund');
  end if;
  if kind <> 'known' then
    perform private.require_bookable(line);
  end if;
  if kind = 'fee' then
    payment_id := private.book_fee(line, part, pence);
  elsif kind = 'donation' then
    payment_id := public.record_bank_donation(
      part - '{kind, pence}'::text[] || jsonb_build_object('amountPence', pence, 'receivedOn', line.booked_on), gen_random_uuid()
    );
  elsif kind = 'trip' then
    payment_id := private.book_trip(line, part, pence);
  elsif kind = 'giftAid' then
    payment_id := private.book_gift_aid(line, part, pence);
  elsif kind = 'known' then
    payment_id := private.find_known(part, pence);
    former_paid_at := private.bring_into_accounts(line, payment_id);
  else
    refund := private.find_recorded_refund(line, part, -pence);
    payment_id := refund.paid_with;
    if refund.id is null then
      payment_id := private.find_refundable(part, -pence, line.booked_on);
      refund_key := gen_random_uuid();
      perform public.record_bank_refund(payment_id, -pence, line.booked_on, refund_key);
    end if;
  end if;
  insert into public.bank_line_payments (line_id, payment_id, pence, was_known, former_paid_at, refund_id)
  values (line.id, payment_id, pence, kind = 'known' or refund.id is not null, former_paid_at, coalesce(refund.id, 'bank/' || refund_key));
end
$$;
comment on function private.book_part(public.bank_lines, jsonb, integer) is
  'Books a part of a line, on its day: {kind: fee, membershipId, paymentId} | {kind: donation, campaignId, donorName, email, locale} | {kind: trip, eventKey, registrationId} | {kind: giftAid, claimId, differencePence} | {kind: known, paymentId} | {kind: refund, membershipId}.';

create function private.untaken_payouts() returns table (id text, pence integer, arrives_on date)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select payout.id, payout.amount_pence, payout.arrives_on from public.stripe_payouts as payout
    where payout.currency = 'GBP' and payout.status not in ('failed', 'canceled')
      and payout.arrives_on > private.london_date(now()) - 740
      and not exists (select from public.bank_lines as line where line.payout_id = payout.id);
end
$$;
comment on function private.untaken_payouts() is 'Returns payouts of Stripe (decision 057) that no line is yet.';

create function private.find_payout(line public.bank_lines, pence integer) returns text
language plpgsql stable set search_path = ''
as $$
declare
  found_id text;
begin
  select payout.id into found_id from private.untaken_payouts() as payout
  where payout.pence = find_payout.pence and payout.arrives_on between line.booked_on - 5 and line.booked_on + 5
  order by abs(payout.arrives_on - line.booked_on), payout.id limit 1;
  if found_id is null then
    perform private.refuse_line('no_payout', 'No payout of that sum is known that arrived about that day');
  end if;
  return found_id;
end
$$;
comment on function private.find_payout(public.bank_lines, integer) is
  'Returns the payout of Stripe that the line is: of its sum, and within five days of it.';

create function private.settled_pence(line_id uuid) returns integer
language sql stable set search_path = ''
as $$
  select coalesce(sum(part.pence), 0)::integer from public.bank_line_payments as part where part.line_id = settled_pence.line_id
$$;
comment on function private.settled_pence(uuid) is 'Returns how much of a line is payments.';
grant execute on function private.settled_pence(uuid) to authenticated, service_role;

create function private.settle_bank_line(item jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  parts jsonb := coalesce(item -> 'parts', '[]');
  line public.bank_lines;
  part jsonb;
  open_pence integer;
  payout text;
begin
  select * into line from public.bank_lines as known where known.id = (item ->> 'lineId')::uuid for update;
  if line.id is null then
    perform private.refuse_line('not_found', 'There is no such line');
  elsif line.state <> 'open' then
    perform private.refuse_line('line_settled', 'The line is settled already');
  end if;
  open_pence := line.pence - private.settled_pence(line.id);

  if not item ? 'ignore' then
    if jsonb_array_length(parts) = 1 and parts #> '{0,pence}' is null then
      parts := jsonb_set(parts, '{0,pence}', to_jsonb(open_pence));
    end if;
    if (select sum((each ->> 'pence')::integer) from jsonb_array_elements(parts) as each) is distinct from open_pence then
      perform private.refuse_line('sum_mismatch', 'The parts are not the sum of the line');
    end if;
    for part in select each from jsonb_array_elements(parts) as each loop
      perform private.book_part(line, part, (part ->> 'pence')::integer);
    end loop;
  elsif item #>> '{ignore,why}' = 'payout' then
    payout := private.find_payout(line, open_pence);
  end if;

  update public.bank_lines as known
  set state = case when item ? 'ignore' then 'ignored' else 'settled' end, why = item #>> '{ignore,why}', payout_id = payout,
    note = private.clean_text(item #>> '{ignore,note}'),
    -- The next payout is compared again.
    payer = case when (item ->> 'learn')::boolean and payout is null then nullif(left(item ->> 'payer', 200), '') end,
    settled_at = now(), settled_by = private.caller_id()
  where known.id = line.id;
  perform private.log_action(
    case when item ? 'ignore' then 'bank_line_ignored' else 'bank_line_settled' end, 'bank_line', line.id::text,
    jsonb_build_object('pence', open_pence, 'on', line.booked_on)
  );
  return jsonb_build_object('lineId', line.id, 'isHeld', exists (
    select from public.bank_line_payments as booked join public.payments as payment on payment.id = booked.payment_id
    where booked.line_id = line.id and payment.status = 'held'
  ));
end
$$;

create function public.settle_bank_lines(items jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  item jsonb;
  results jsonb := '[]';
  code text;
  reason text;
begin
  perform private.require_role('treasurer');
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) > 500 then
    raise exception 'At most 500 lines are settled at once' using errcode = 'PT400', detail = 'bad_request';
  end if;
  -- Another treasurer waits, and then finds the lines settled.
  perform private.lock_money();
  for item in select each from jsonb_array_elements(items) as each loop
    -- A line that is refused must not take the others with it.
    begin
      results := results || private.settle_bank_line(item);
    exception
      when sqlstate 'PT400' or sqlstate 'PT404' or sqlstate 'PT409' or data_exception or integrity_constraint_violation then
        get stacked diagnostics code = returned_sqlstate, reason = pg_exception_detail;
        results := results || jsonb_build_object(
          'lineId', item -> 'lineId', 'error', case when code like 'PT%' and reason <> '' then reason else 'bad_request' end
        );
    end;
  end loop;
  return results;
end
$$;
comment on function public.settle_bank_lines(jsonb) is
  'Settles open lines, each by itself: [{lineId, parts: [...] as in book_part() with pence, which make up the sum | ignore: {why, note}, learn, payer}]. Returns [{lineId, isHeld} | {lineId, error}] in the same order: line_settled, sum_mismatch, not_found, no_payout, no_claim, payment_state, too_old, in_future or bad_request.';
grant execute on function public.settle_bank_lines(jsonb) to authenticated;

-- undoing

create function private.reopen_bank_line(line_id uuid) returns void
language sql set search_path = ''
as $$
  update public.bank_lines as known
  set state = 'open', why = null, note = null, payout_id = null, payer = null, settled_at = null, settled_by = null
  where known.id = reopen_bank_line.line_id
$$;
comment on function private.reopen_bank_line(uuid) is 'Opens a line again, and forgets what was learnt from it.';

create function public.undo_bank_line(line_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  line public.bank_lines;
  part public.bank_line_payments;
  refunded_at timestamptz;
begin
  perform private.require_role('treasurer');
  perform private.lock_money();
  select * into line from public.bank_lines as known where known.id = undo_bank_line.line_id for update;
  if line.id is null then
    perform private.refuse_line('not_found', 'There is no such line');
  elsif line.state = 'open' and private.settled_pence(line.id) = 0 then
    raise exception 'The line is open' using errcode = 'PT409', detail = 'line_open';
  end if;
  for part in
    delete from public.bank_line_payments as booked where booked.line_id = line.id returning booked.*
  loop
    if part.former_paid_at is not null then
      perform private.leave_accounts(line, part);
    elsif part.was_known then
      continue;
    elsif part.refund_id is not null then
      update private.refunds as known set status = 'canceled', known_at = now() where known.id = part.refund_id
      returning known.created_at into refunded_at;
      perform private.reconcile_payment(part.payment_id, null, refunded_at);
    else
      perform public.undo_bank_transfer(part.payment_id);
    end if;
  end loop;
  perform private.reopen_bank_line(line.id);
  perform private.log_action('bank_line_undone', 'bank_line', line.id::text, jsonb_build_object('pence', line.pence, 'on', line.booked_on));
end
$$;
comment on function public.undo_bank_line(uuid) is
  'Undoes all that was booked from a line, which is open again. A payment that was there before stays, and one from before the accounts is that again. Refuses with payment_state if a part went back since.';
grant execute on function public.undo_bank_line(uuid) to authenticated;

create function private.follow_undone_payment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.reopen_bank_line(part.line_id) from public.bank_line_payments as part where part.payment_id = new.id;
  delete from public.bank_line_payments as part where part.payment_id = new.id;
  delete from public.trip_payments as trip where trip.payment_id = new.id;
  update private.gift_aid_claims as claim set payment_id = null where claim.payment_id = new.id;
  update public.payments as known set is_second = false where known.id = new.id and known.is_second;
  return null;
end
$$;
comment on function private.follow_undone_payment() is
  'Opens the rest of a line of which a payment was undone, wherever that was done.';
create trigger follow_undone_payment after update of received_pence on public.payments
  for each row when (old.received_pence is not null and new.received_pence is null) execute function private.follow_undone_payment();

create function public.undo_bank_statement(statement_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_role('treasurer');
  perform pg_advisory_xact_lock(hashtextextended('bank lines', 0));
  perform private.lock_money();
  if exists (
    select from public.bank_lines as line
    where line.statement_id = undo_bank_statement.statement_id and (line.state <> 'open' or private.settled_pence(line.id) <> 0)
  ) then
    raise exception 'Lines of the statement are settled: undo them first' using errcode = 'PT409', detail = 'line_settled';
  end if;
  delete from public.bank_lines as line where line.statement_id = undo_bank_statement.statement_id;
  delete from public.bank_statements as known where known.id = undo_bank_statement.statement_id;
  if not found then
    raise exception 'There is no such statement' using errcode = 'PT404', detail = 'not_found';
  end if;
  perform private.log_action('bank_statement_undone', 'bank_statement', statement_id::text);
end
$$;
comment on function public.undo_bank_statement(uuid) is 'Removes a statement and its lines, as long as none of them is settled.';
grant execute on function public.undo_bank_statement(uuid) to authenticated;
