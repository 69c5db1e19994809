-- Statuses follow from what was requested, received and refunded, never from the order in which it becomes known.

create function private.is_partly_refunded(purpose text, taken_back_at timestamptz, gone_back_pence integer, decided_on_pence integer)
returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  -- The rest of a donation or of tickets counts without a decision.
  return purpose = 'membership' and taken_back_at is null and gone_back_pence > 0 and gone_back_pence is distinct from decided_on_pence;
end
$$;
comment on function private.is_partly_refunded(text, timestamptz, integer, integer) is
  'Whether a part of a fee went back, and nobody has decided yet whether the year stays.';
grant execute on function private.is_partly_refunded(text, timestamptz, integer, integer) to authenticated, service_role;

create function private.is_entered(method text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select method in ('bank_transfer', 'standing_order', 'cash', 'cheque') $$;
comment on function private.is_entered(text) is 'Whether a person enters that the money came.';
grant execute on function private.is_entered(text) to authenticated, service_role;

create function private.payment_numbers(payment_id uuid, checkout_session_id text, payment_intent_id text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$ begin return lower(replace(concat_ws(' ', payment_id, checkout_session_id, payment_intent_id), '-', '')); end $$;
comment on function private.payment_numbers(uuid, text, text) is
  'Returns the numbers that a payer and Stripe have of a payment, in lower case and without dashes.';

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('donation', 'membership', 'ticket', 'trip', 'gift_aid')),
  method text not null check (method in ('stripe', 'bank_transfer', 'standing_order', 'cash', 'cheque', 'honorary', 'household')),
  amount_pence integer not null check (amount_pence >= 0),
  currency text not null default 'GBP' check (currency = 'GBP'),
  submission_key uuid unique,
  import_id uuid,
  is_before_accounts boolean not null default false,
  household_payment_id uuid references public.payments (id) on delete cascade,
  checkout_session_id text unique check (char_length(checkout_session_id) between 1 and 255),
  checkout_url text check (char_length(checkout_url) <= 2000),
  checkout_expires_at timestamptz,
  payment_intent_id text unique check (char_length(payment_intent_id) between 1 and 255),
  event_key text check (char_length(event_key) <= 96),
  subscription_id uuid,
  invoice_id text unique check (char_length(invoice_id) between 1 and 255),
  received_pence integer check (received_pence >= 0),
  received_currency text check (received_currency ~ '^[A-Z]{3}$'),
  paid_at timestamptz,
  refunded_pence integer not null default 0,
  lost_pence integer not null default 0,
  has_open_dispute boolean not null default false,
  taken_back_at timestamptz,
  is_second boolean not null default false,
  held_reason text check (held_reason in ('amount', 'currency', 'other_sum', 'second_fee', 'nobody')),
  decision text check (decision in ('count', 'refund')),
  decided_at timestamptz,
  decided_by uuid references public.profiles (id) on delete set null,
  refund_decision text check (refund_decision in ('keep', 'take_back')),
  refund_decided_at timestamptz,
  refund_decided_on_pence integer,
  lapsed_at timestamptz,
  failed_at timestamptz,
  status text not null generated always as (
    case
      when received_pence is null then case
        when failed_at is not null then 'failed'
        when lapsed_at is not null then 'lapsed'
        when method <> 'stripe' or checkout_session_id is not null then 'open'
        else 'started'
      end
      when taken_back_at is not null then 'refunded'
      when held_reason is not null then 'held'
      else 'paid'
    end
  ) stored,
  attention text generated always as (
    case
      when received_pence is not null and taken_back_at is null and held_reason is not null then
        case when decision = 'refund' then 'to_refund' else held_reason end
      when private.is_partly_refunded(purpose, taken_back_at, refunded_pence + lost_pence, refund_decided_on_pence) then 'partial_refund'
      when has_open_dispute then 'dispute'
    end
  ) stored,
  announced_status text,
  announced_pence integer not null default 0,
  asked_about text[] not null default '{}',
  reminded_at timestamptz,
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nulls(received_pence, received_currency, paid_at) in (0, 3)),
  check (refunded_pence >= 0 and lost_pence >= 0 and refunded_pence + lost_pence <= coalesce(received_pence, 0)),
  check (purpose <> 'donation' or method <> 'stripe' or amount_pence between 100 and 1000000),
  check (amount_pence > 0 or purpose = 'ticket' or method in ('honorary', 'household') or import_id is not null),
  check (method not in ('honorary', 'household') or (purpose = 'membership' and amount_pence = 0 and coalesce(received_pence, 0) = 0)),
  check (household_payment_id is null or method = 'household'),
  check (method <> 'household' or household_payment_id is not null or received_pence is null),
  check (num_nulls(subscription_id, invoice_id) in (0, 2))
);
comment on table public.payments is 'Payments by card (stripe), and those that a person enters. The id is the reference at Stripe.';
comment on column public.payments.method is
  'honorary: a year that nobody pays. household: a year that another person of the household has paid.';
comment on column public.payments.household_payment_id is
  'The payment from which the year of another person of the household follows. Null once it is no longer shared.';
comment on column public.payments.import_id is
  'The list of members by which a fee of earlier years became known. Its sum is 0 if nobody knows it any more.';
comment on column public.payments.is_before_accounts is
  'A fee of a list that came before the accounts of this site begin, on a day that nobody knows: its year counts, and the ledger has nothing of it.';
comment on column public.payments.subscription_id is
  'The monthly gift or yearly renewal whose invoice it pays. The row is written once that is paid.';
comment on column public.payments.purpose is
  'ticket: places sold at Stripe. trip: money for a trip, on which people have places by registration. gift_aid: what HMRC added to donations.';
comment on column public.payments.amount_pence is 'The requested sum. received_pence is the sum that was paid.';
comment on column public.payments.is_second is
  'Whether the year was paid already when a treasurer booked a line of the bank as this fee.';
comment on column public.payments.lost_pence is 'Lost in disputes.';
comment on column public.payments.taken_back_at is
  'When the whole sum had gone back, or somebody decided after a partial refund that the payment no longer counts.';
comment on column public.payments.decision is 'What somebody decided about a held payment.';
comment on column public.payments.refund_decision is 'Whether a partly refunded payment still counts, as somebody decided.';
comment on column public.payments.refund_decided_on_pence is
  'The sum that had gone back at that decision. More of it needs another decision.';
comment on column public.payments.status is
  'started: Stripe has not responded yet. open: not paid yet. lapsed: expired, or no transfer for 60 days, and 45 after the reminder. held: somebody has to decide. refunded: the whole sum has gone back.';
comment on column public.payments.attention is
  'What treasurers have to decide: why it is held, to_refund once they have decided so, partial_refund, or dispute.';
comment on column public.payments.announced_status is 'The last status that the payer was notified of.';
comment on column public.payments.announced_pence is 'The sum that had gone back when the payer was last notified.';
comment on column public.payments.asked_about is 'The disputes and refunds that treasurers were notified of.';
comment on column public.payments.checked_at is
  'When Stripe was last asked about a payment that it has not reported, or whose tickets are unknown.';

create index payments_decided_by on public.payments (decided_by);
create index payments_shared on public.payments (household_payment_id) where household_payment_id is not null;
create index payments_newest_first on public.payments (created_at desc, id);
create index payments_happened on public.payments (coalesce(paid_at, created_at) desc, id);
create index payments_by_sum on public.payments (coalesce(received_pence, amount_pence) desc, coalesce(paid_at, created_at) desc, id);
create index payments_by_sum_ascending on public.payments (coalesce(received_pence, amount_pence), coalesce(paid_at, created_at) desc, id);
create index payments_of_amount on public.payments (amount_pence);
create index payments_of_received_sum on public.payments (received_pence);
create index payments_numbered on public.payments
  using gin (private.payment_numbers(id, checkout_session_id, payment_intent_id) extensions.gin_trgm_ops) with (fastupdate = off);
create index payments_searched_by_event on public.payments using gin (private.fold(event_key) extensions.gin_trgm_ops) with (fastupdate = off);
create index payments_awaited on public.payments (coalesce(paid_at, created_at) desc, id) where method = 'bank_transfer' and status = 'open';
create index payments_gone_back on public.payments (coalesce(paid_at, created_at) desc, id) where refunded_pence > 0 or lost_pence > 0;
create index payments_to_decide on public.payments (coalesce(paid_at, created_at) desc, id) where attention is not null;
create index payments_not_paid on public.payments (created_at) where received_pence is null and lapsed_at is null and failed_at is null;
create index payments_of_subscription on public.payments (subscription_id) where subscription_id is not null;
create index payments_of_tickets on public.payments (event_key) where purpose = 'ticket';

alter table public.payments enable row level security;
grant select on public.payments to authenticated, service_role;

-- One comparison with a list that is made once: the planner would expect too few rows of an "or" of two roles.
create function private.readable_purposes() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case
    when private.has_role('treasurer') then array['donation', 'membership', 'ticket', 'trip', 'gift_aid']
    when private.has_role('secretary') then array['membership']
    else '{}'
  end;
end
$$;
comment on function private.readable_purposes() is 'Returns of what the caller sees payments: treasurers of everything, secretaries of fees.';
grant execute on function private.readable_purposes() to authenticated, service_role;

create policy "Treasurers read payments, secretaries the fees" on public.payments
  for select to authenticated using (purpose = any ((select private.readable_purposes())::text[]));

create table public.ledger (
  id bigint generated always as identity primary key,
  payment_id uuid not null references public.payments (id),
  kind text not null check (kind in ('receipt', 'refund', 'dispute')),
  purpose text not null check (purpose in ('donation', 'membership', 'ticket', 'trip', 'gift_aid')),
  amount_pence integer not null check (amount_pence <> 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  is_reversal boolean not null generated always as ((kind = 'receipt') <> (amount_pence > 0)) stored,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  stripe_event_id text
);
comment on table public.ledger is
  'Every movement of money: receipts are positive, refunds and lost disputes negative, reversals the opposite. Rows are added, never changed, and contain no names.';

create index ledger_of_payment on public.ledger (payment_id, kind);
create index ledger_newest_first on public.ledger (occurred_at desc, id desc);

alter table public.ledger enable row level security;
grant select on public.ledger to authenticated, service_role;

create policy "Treasurers read the ledger" on public.ledger
  for select to authenticated using ((select private.has_role('treasurer')));

create function private.refuse_ledger_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The ledger is only added to' using errcode = '55000', hint = 'Add an entry that reverses the wrong one';
end
$$;
create trigger refuse_ledger_change before update or delete or truncate on public.ledger
  for each statement execute function private.refuse_ledger_change();

-- reports of Stripe

create table public.stripe_events (
  id text primary key check (char_length(id) between 1 and 255),
  type text not null check (char_length(type) between 1 and 100),
  outcome text not null default 'applied' check (outcome in ('applied', 'unknown', 'ignored')),
  payment_id uuid references public.payments (id),
  created_at timestamptz not null,
  received_at timestamptz not null default now()
);
comment on table public.stripe_events is
  'Webhooks of Stripe, each stored once, in the transaction of its effect, for 90 days. unknown: the payment was not known when it arrived.';

create index stripe_events_of_payment on public.stripe_events (payment_id);
create index stripe_events_received on public.stripe_events (received_at);

alter table public.stripe_events enable row level security;
grant select on public.stripe_events to authenticated, service_role;

create policy "Treasurers read the events of Stripe" on public.stripe_events
  for select to authenticated using ((select private.has_role('treasurer')));

-- The row is written before Stripe is called, so that reconcile-payments can find the outcome if the function ends in between.
create table private.refund_requests (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id) on delete cascade,
  amount_pence integer not null check (amount_pence > 0),
  submission_key uuid unique,
  refund_id text check (char_length(refund_id) between 1 and 255),
  created_at timestamptz not null default now()
);
comment on table private.refund_requests is 'Refunds that treasurers requested. A refund that Stripe did not make is deleted.';
comment on column private.refund_requests.refund_id is 'The id at Stripe; null until it is known.';

create unique index refund_requests_under_way on private.refund_requests (payment_id) where refund_id is null;
create index refund_requests_of_payment on private.refund_requests (payment_id);
create index refund_requests_to_check on private.refund_requests (created_at) where refund_id is null;

alter table private.refund_requests enable row level security;

-- Refunds belong to the id of a payment intent or, for a transfer, of our payment. They may be known before the payment.
create table private.refunds (
  id text primary key,
  paid_with text not null,
  amount_pence integer not null check (amount_pence >= 0),
  status text not null,
  known_at timestamptz not null,
  created_at timestamptz not null
);
comment on table private.refunds is 'Refunds in their last reported state.';

create index refunds_paid_with on private.refunds (paid_with);

alter table private.refunds enable row level security;

create table private.charge_refunds (
  paid_with text primary key,
  refunded_pence integer not null check (refunded_pence >= 0),
  reached_at timestamptz not null
);
comment on table private.charge_refunds is
  'The largest sum that a charge reports as refunded. It may arrive before its refunds do.';

alter table private.charge_refunds enable row level security;

create table private.disputes (
  id text primary key,
  paid_with text not null,
  amount_pence integer not null check (amount_pence >= 0),
  status text not null,
  known_at timestamptz not null
);
comment on table private.disputes is 'Disputes in their last reported state. One that was won or lost does not open again.';

create index disputes_paid_with on private.disputes (paid_with);

alter table private.disputes enable row level security;

-- Each event is applied once and adds a fact. Statuses follow from all facts, so the order of the events does not matter.

create function private.check_report(kind text, report jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  fields text[] := case kind
    when 'payment_settled' then '{checkoutId, pence, currency}'
    when 'payment_pending' then '{checkoutId}'
    when 'payment_expired' then '{checkoutId}'
    when 'payment_failed' then '{checkoutId}'
    when 'refund' then '{refundId, pence, status, createdAt}'
    when 'refunded_in_all' then '{pence}'
    when 'dispute' then '{disputeId, pence, status}'
    when 'subscription_begun' then '{checkoutId}'
    when 'subscription_expired' then '{checkoutId}'
    when 'subscription_changed' then '{}'
    when 'payer_changed' then '{payerId}'
    when 'discount_code' then '{codeId, isRedeemed, isActive}'
    when 'payout' then '{payoutId, pence, currency, status, arrivesOn, isAutomatic, isComplete, createdAt}'
    when 'subscription' then '{subscriptionId, payerId, status, hasFailed, pence, startedAt, periodEndsAt, isPaused}'
    when 'invoice' then '{invoiceId, status, createdAt, pence, currency, isFirst, attempts}'
    when 'other' then '{}'
  end;
  missing text := (select string_agg(field, ', ') from unnest(fields) as field where report ->> field is null);
begin
  if fields is null or missing is not null then
    raise exception 'A report of % lacks %', coalesce(kind, 'nothing'), coalesce(missing, 'a known kind')
      using errcode = 'PT400', detail = 'bad_request';
  end if;
end
$$;
comment on function private.check_report(text, jsonb) is
  'Refuses with PT400 a report of an unknown kind, or without a field that its kind must have. What a field may be, its type and the tables say. Sums are pence, instants are ISO 8601.';

create function private.is_by_link(checkout jsonb) returns boolean
language sql immutable set search_path = ''
as $$ select coalesce((checkout ->> 'isByLink')::boolean, false) $$;
comment on function private.is_by_link(jsonb) is
  'Whether one of our payment links sold it. Tickets are sold in no other way.';

create function private.is_closed_dispute(status text) returns boolean
language sql immutable set search_path = ''
as $$ select status in ('won', 'lost', 'closed') $$;

create function private.lock_money() returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('money', 0)) $$;
comment on function private.lock_money() is
  'Lets one transaction at a time change what follows from payments, so that each sees the changes of the others and none deadlocks.';

create function private.post_ledger(payment public.payments, event_id text, at timestamptz) returns void
language sql set search_path = ''
as $$
  insert into public.ledger (payment_id, kind, purpose, amount_pence, currency, occurred_at, stripe_event_id)
  select payment.id, entry.kind, payment.purpose, entry.amount, entry.currency,
    case when entry.kind = 'receipt' and entry.amount > 0 then payment.paid_at else at end, event_id
  from (
    select target.kind, (target.amount - coalesce(sum(known.amount_pence), 0))::integer as amount,
      coalesce(payment.received_currency, min(known.currency)) as currency
    from (values ('receipt', case when payment.is_before_accounts then 0 else coalesce(payment.received_pence, 0) end), ('refund', -payment.refunded_pence), ('dispute', -payment.lost_pence))
      as target (kind, amount)
    left join public.ledger as known on known.payment_id = payment.id and known.kind = target.kind
    group by target.kind, target.amount
  ) as entry
  where entry.amount <> 0
  order by entry.kind = 'receipt' desc, entry.kind desc
$$;
comment on function private.post_ledger(public.payments, text, timestamptz) is
  'Adds entries to the ledger until its sums equal those of the payment: receipts on the day of the payment, all else at that moment.';

create function private.is_partly_refunded(payment public.payments) returns boolean
language sql stable set search_path = ''
as $$
  select private.is_partly_refunded(
    payment.purpose, payment.taken_back_at, payment.refunded_pence + payment.lost_pence, payment.refund_decided_on_pence
  )
$$;
grant execute on function private.is_partly_refunded(payments) to authenticated, service_role;

create function private.apply_refunds(payment_id uuid, event_id text, at timestamptz) returns public.payments
language plpgsql set search_path = ''
as $$
declare
  payment public.payments;
  source text;
  of_refunds record;
  of_charge private.charge_refunds;
  of_disputes record;
  refunded integer;
  lost integer;
  taken_back timestamptz;
begin
  select * into strict payment from public.payments as known where known.id = payment_id for update;
  source := coalesce(payment.payment_intent_id, payment.id::text);
  select
    coalesce(sum(refund.amount_pence) filter (where refund.status not in ('failed', 'canceled')), 0) as kept,
    coalesce(sum(refund.amount_pence) filter (where refund.status in ('failed', 'canceled')), 0) as failed,
    max(refund.created_at) filter (where refund.status not in ('failed', 'canceled')) as last_at
  into of_refunds from private.refunds as refund where refund.paid_with = source;
  select * into of_charge from private.charge_refunds as charge where charge.paid_with = source;
  select
    coalesce(sum(dispute.amount_pence) filter (where dispute.status = 'lost'), 0) as lost,
    max(dispute.known_at) filter (where dispute.status = 'lost') as lost_at,
    coalesce(bool_or(not private.is_closed_dispute(dispute.status)), false) as is_open
  into of_disputes from private.disputes as dispute where dispute.paid_with = source;

  refunded := least(
    coalesce(payment.received_pence, 0),
    greatest(of_refunds.kept, coalesce(of_charge.refunded_pence, 0) - of_refunds.failed)
  );
  lost := least(coalesce(payment.received_pence, 0) - refunded, of_disputes.lost);
  taken_back := case
    when payment.received_pence > 0 and refunded + lost >= payment.received_pence then greatest(
      payment.paid_at,
      case when refunded > 0 then case when of_refunds.kept >= refunded then of_refunds.last_at else of_charge.reached_at end end,
      case when lost > 0 then of_disputes.lost_at end
    )
    -- Of a refund that failed or was undone, nothing is left to decide.
    when payment.refund_decision = 'take_back' and refunded + lost > 0 then payment.refund_decided_at
  end;

  update public.payments as known
  set refunded_pence = refunded, lost_pence = lost, has_open_dispute = of_disputes.is_open, taken_back_at = taken_back, updated_at = now()
  where known.id = payment.id
  returning * into payment;
  perform private.post_ledger(payment, event_id, at);
  return payment;
end
$$;
comment on function private.apply_refunds(uuid, text, timestamptz) is
  'Updates the sums that went back of a payment, and its ledger.';

create function private.reconcile_payment(payment_id uuid, event_id text, at timestamptz) returns public.payments
language plpgsql set search_path = ''
as $$
declare
  payment public.payments := private.apply_refunds(payment_id, event_id, at);
begin
  execute format('select %s($1)', private.hook('payment_changed', payment.purpose)) using payment;
  select * into payment from public.payments as known where known.id = payment.id;
  return payment;
end
$$;
comment on function private.reconcile_payment(uuid, text, timestamptz) is
  'Updates everything that follows from a payment: sums, ledger, status, emails, and what it was paid for. A repetition has no effect.';

create function private.take_payment(payment_id uuid, pence integer, currency text, paid_at timestamptz, payment_intent_id text) returns void
language sql set search_path = ''
as $$
  update public.payments as known set
    received_pence = pence, received_currency = upper(take_payment.currency), updated_at = now(),
    -- The earliest report counts, in whatever order the reports arrive.
    paid_at = least(known.paid_at, take_payment.paid_at, now()),
    -- Until apply_refunds() has counted what went back anew, it is no more than what came.
    refunded_pence = least(known.refunded_pence, pence),
    lost_pence = least(known.lost_pence, pence - least(known.refunded_pence, pence)),
    payment_intent_id = coalesce(known.payment_intent_id, take_payment.payment_intent_id)
  where known.id = payment_id
$$;

create function public.ledger_differences() returns table (payment_id uuid, kind text, ledger_pence bigint, payment_pence integer)
language plpgsql stable set search_path = ''
as $$
begin
  -- Whoever sees a part of the payments or entries would be told of differences that are none.
  if row_security_active('public.ledger') and private.has_role('treasurer') is not true then
    raise exception 'Only a treasurer sees all payments and the ledger' using errcode = '42501';
  end if;
  return query select payment.id, expected.kind, coalesce(sum(entry.amount_pence), 0), expected.pence
  from public.payments as payment
  cross join lateral (
    values ('receipt', case when payment.is_before_accounts then 0 else coalesce(payment.received_pence, 0) end), ('refund', -payment.refunded_pence), ('dispute', -payment.lost_pence)
  ) as expected (kind, pence)
  left join public.ledger as entry on entry.payment_id = payment.id and entry.kind = expected.kind
  group by payment.id, expected.kind, expected.pence
  having coalesce(sum(entry.amount_pence), 0) <> expected.pence;
end
$$;
comment on function public.ledger_differences() is
  'Returns payments whose sums differ from the ledger. There should be none. Refuses with 42501 who does not see all of them.';
grant execute on function public.ledger_differences() to authenticated, service_role;

-- checkouts

-- The row is written before Stripe is called, with its own id as reference, so that the payment can be found
-- again if the function ends in between.
create function private.pence(pounds jsonb) returns integer
language plpgsql immutable set search_path = ''
as $$
begin
  -- The numbers of jsonb are exact, and a text is not accepted.
  if jsonb_typeof(pounds) is distinct from 'number' or pounds::numeric not between 1 and 10000
    or pounds::numeric * 100 <> trunc(pounds::numeric * 100) then
    raise exception 'The amount must be 1 to 10,000 pounds in whole pence' using errcode = 'PT400', detail = 'bad_request';
  end if;
  return (pounds::numeric * 100)::integer;
end
$$;
comment on function private.pence(jsonb) is 'Converts pounds to pence. Refuses with PT400 all but 1 to 10,000 pounds.';

create function private.checkout(payment public.payments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'paymentId', payment.id, 'purpose', payment.purpose, 'amountPence', payment.amount_pence, 'currency', payment.currency,
    'community', public.community_name(), 'url', payment.checkout_url
  ))
$$;
comment on function private.checkout(public.payments) is
  'Returns what the edge function needs to call Stripe, which it does unless there is a url.';

create function private.end_checkout_submission(submission_key uuid, checkout_url text) returns void
language sql set search_path = ''
as $$
  update private.submissions as submission set response = jsonb_build_object('url', checkout_url)
  where submission.key = submission_key
    and submission.action in ('create-donation', 'create-membership-payment')
$$;

-- A form may be sent again after its payment was abandoned, because Stripe did not know the checkout. The checkout that Stripe
-- then creates opens the payment again, and payments_to_check() lists it as usual.
create function public.record_checkout(payment_id uuid, session_id text, url text, expires_at timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments;
begin
  -- An abandoned payment has changed a membership, for which the lock is needed.
  if exists (
    select from public.payments as known
    where known.id = record_checkout.payment_id and known.checkout_session_id is null and known.lapsed_at is not null
  ) then
    perform private.lock_money();
  end if;
  select * into payment from public.payments as known where known.id = record_checkout.payment_id for update;
  if payment.id is null or payment.method <> 'stripe' then
    raise exception 'There is no such card payment' using errcode = 'PT404', detail = 'not_found';
  end if;
  if payment.checkout_session_id <> record_checkout.session_id then
    raise exception 'The payment has another checkout' using errcode = 'PT409', detail = 'payment_state';
  end if;
  -- The webhook may have been faster.
  update public.payments as known
  set checkout_session_id = record_checkout.session_id, checkout_url = record_checkout.url,
    checkout_expires_at = record_checkout.expires_at, updated_at = now(),
    lapsed_at = case when known.checkout_session_id is null then null else known.lapsed_at end
  where known.id = payment.id;
  if payment.checkout_session_id is null and payment.lapsed_at is not null then
    perform private.reconcile_payment(payment.id, null, now());
  end if;
  select * into payment from public.payments as known where known.id = payment.id;
  perform private.end_checkout_submission(payment.submission_key, payment.checkout_url);
  return jsonb_build_object('url', payment.checkout_url);
end
$$;
comment on function public.record_checkout(uuid, text, text, timestamptz) is
  'Stores the checkout that Stripe created for a payment, which is then open. Returns {url}. A repetition has no effect.';
grant execute on function public.record_checkout(uuid, text, text, timestamptz) to service_role;

create function public.abandon_checkout(payment_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments;
  call text;
begin
  select * into payment from public.payments as known where known.id = abandon_checkout.payment_id for update;
  if payment.status is distinct from 'started' then
    raise exception 'The checkout has been made' using errcode = 'PT409', detail = 'payment_state';
  end if;
  delete from private.submissions as submission
  where submission.key = payment.submission_key
    and submission.action in ('create-donation', 'create-membership-payment');
  for call in select private.hooks_of('payment_abandoned', payment.purpose) loop
    execute format('select %s($1)', call) using payment;
  end loop;
  delete from public.payments as known where known.id = payment.id;
end
$$;
comment on function public.abandon_checkout(uuid) is
  'Abandons a payment for which Stripe certainly created no checkout: it refused, or could not be reached. After a time-out nobody knows, so payments_to_check() lists it.';
grant execute on function public.abandon_checkout(uuid) to service_role;

create function public.payments_to_check(at_most integer default 50)
  returns table (payment_id uuid, purpose text, session_id text, amount_pence integer, created_at timestamptz)
language sql security definer set search_path = ''
as $$
  update public.payments as payment set checked_at = now()
  where payment.id = any (array(
    select due.id from public.payments as due
    where due.method = 'stripe' and due.received_pence is null and due.lapsed_at is null and due.failed_at is null
      and case when due.checkout_session_id is null then due.created_at < now() - interval '5 minutes'
        else due.created_at < now() - interval '1 hour' end
      and coalesce(due.checked_at < now() - interval '30 minutes', true)
    order by due.checked_at nulls first, due.created_at
    limit greatest(1, least(at_most, 200))
    for update skip locked
  ))
  returning payment.id, payment.purpose, payment.checkout_session_id, payment.amount_pence, payment.created_at
$$;
comment on function public.payments_to_check(integer) is
  'Returns payments that Stripe has not reported. Without a session_id, it is unknown whether Stripe created a checkout. Each is listed every 30 minutes.';
grant execute on function public.payments_to_check(integer) to service_role;

create function public.lapse_checkout(payment_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_money();
  update public.payments as payment set lapsed_at = coalesce(payment.lapsed_at, now()), updated_at = now()
  where payment.id = lapse_checkout.payment_id and payment.method = 'stripe';
  if not found then
    raise exception 'There is no such card payment' using errcode = 'PT404', detail = 'not_found';
  end if;
  perform private.reconcile_payment(lapse_checkout.payment_id, null, now());
end
$$;
comment on function public.lapse_checkout(uuid) is
  'Ends a payment that Stripe does not know, or whose checkout has expired. Money that arrives all the same still counts.';
grant execute on function public.lapse_checkout(uuid) to service_role;
