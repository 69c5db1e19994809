-- Payments: what was asked for, what came, what went back. Statuses follow from these facts, never from the order in which
-- they become known.

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('donation', 'membership', 'ticket')),
  method text not null check (method in ('stripe', 'bank_transfer')),
  amount_pence integer not null check (amount_pence >= 0),
  currency text not null default 'GBP' check (currency = 'GBP'),
  submission_key uuid unique,
  checkout_session_id text unique check (char_length(checkout_session_id) between 1 and 255),
  checkout_url text check (char_length(checkout_url) <= 2000),
  checkout_expires_at timestamptz,
  payment_intent_id text unique check (char_length(payment_intent_id) between 1 and 255),
  event_key text check (char_length(event_key) <= 96),
  received_pence integer check (received_pence >= 0),
  received_currency text check (received_currency ~ '^[A-Z]{3}$'),
  paid_at timestamptz,
  refunded_pence integer not null default 0,
  lost_pence integer not null default 0,
  has_open_dispute boolean not null default false,
  taken_back_at timestamptz,
  held_reason text check (held_reason in ('amount', 'currency', 'other_sum', 'second_fee', 'nobody')),
  decision text check (decision in ('count', 'refund')),
  decided_at timestamptz,
  decided_by uuid references public.profiles (id) on delete set null,
  refund_decision text check (refund_decision in ('keep', 'take_back')),
  refund_decided_at timestamptz,
  refund_decided_on_pence integer,
  lapsed_at timestamptz,
  failed_at timestamptz,
  reminded_at timestamptz,
  checked_at timestamptz,
  announced_status text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  status text not null generated always as (
    case
      when received_pence is null then case
        when failed_at is not null then 'failed'
        when lapsed_at is not null then 'lapsed'
        when method = 'bank_transfer' or checkout_session_id is not null then 'open'
        else 'started'
      end
      when taken_back_at is not null then 'refunded'
      when held_reason is not null then 'held'
      else 'paid'
    end
  ) stored,
  check (num_nulls(received_pence, received_currency, paid_at) in (0, 3)),
  check (refunded_pence >= 0 and lost_pence >= 0 and refunded_pence + lost_pence <= coalesce(received_pence, 0)),
  check (purpose <> 'donation' or method = 'bank_transfer' or amount_pence between 100 and 1000000),
  check (amount_pence > 0 or purpose = 'ticket')
);
comment on table public.payments is 'Every payment by card or bank transfer, for whatever it is. Its id is the reference at Stripe.';
comment on column public.payments.status is
  'started: Stripe has not answered yet. open: to be paid. lapsed: expired, or no transfer for 60 days. held: somebody has to decide. refunded: all of it went back.';
comment on column public.payments.amount_pence is 'What was asked for; received_pence is what came.';
comment on column public.payments.lost_pence is 'What lost disputes took back.';
comment on column public.payments.taken_back_at is 'When all of it had gone back, or somebody decided after a partial refund that it no longer counts.';
comment on column public.payments.decision is 'What somebody decided about a payment that was held.';
comment on column public.payments.refund_decision is 'What somebody decided about a partial refund: whether the payment still counts.';
comment on column public.payments.refund_decided_on_pence is 'What had gone back by then: more of it asks again.';
comment on column public.payments.checked_at is 'When Stripe was last asked about a payment that it has not reported.';
comment on column public.payments.announced_status is 'The last status that the payer was told by email.';
create index payments_decided_by on public.payments (decided_by);
create index payments_newest_first on public.payments (created_at desc, id);
create index payments_not_paid on public.payments (created_at) where received_pence is null and lapsed_at is null and failed_at is null;

create table public.ledger (
  id bigint generated always as identity primary key,
  payment_id uuid not null references public.payments (id),
  kind text not null check (kind in ('receipt', 'refund', 'dispute')),
  purpose text not null check (purpose in ('donation', 'membership', 'ticket')),
  amount_pence integer not null check (amount_pence <> 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  is_reversal boolean not null generated always as ((kind = 'receipt') <> (amount_pence > 0)) stored,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  stripe_event_id text
);
comment on table public.ledger is
  'Every movement of money: receipts are positive, refunds and lost disputes negative, reversals the opposite. Added to, never changed; holds no names.';
create index ledger_of_payment on public.ledger (payment_id, kind);
create index ledger_newest_first on public.ledger (occurred_at desc, id desc);

create function private.keep_ledger() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The ledger is only added to' using errcode = '55000', hint = 'Add an entry that reverses the wrong one';
end
$$;
create trigger keep_ledger before update or delete or truncate on public.ledger
  for each statement execute function private.keep_ledger();

create table public.stripe_events (
  id text primary key check (char_length(id) between 1 and 255),
  type text not null check (char_length(type) between 1 and 100),
  outcome text not null default 'applied' check (outcome in ('applied', 'unknown', 'ignored')),
  payment_id uuid references public.payments (id),
  created_at timestamptz not null,
  received_at timestamptz not null default now()
);
comment on table public.stripe_events is
  'Webhooks of Stripe, each once, in the transaction of its effect. unknown: of no payment that was known when it came. Kept for 90 days.';
create index stripe_events_of_payment on public.stripe_events (payment_id);
create index stripe_events_received on public.stripe_events (received_at);

-- What went back, by what it was paid with: the id of a payment intent, or for a transfer the id of our payment. It may be
-- known before the payment.

create table private.refunds (
  id text primary key,
  paid_with text not null,
  amount_pence integer not null check (amount_pence >= 0),
  status text not null,
  known_at timestamptz not null,
  created_at timestamptz not null
);
comment on table private.refunds is 'Refunds, each as last reported.';
alter table private.refunds enable row level security;
create index refunds_paid_with on private.refunds (paid_with);

create table private.charge_refunds (
  paid_with text primary key,
  refunded_pence integer not null check (refunded_pence >= 0),
  reached_at timestamptz not null
);
comment on table private.charge_refunds is 'How much of a charge was refunded at most, by the charge itself: it may tell before the refunds do.';
alter table private.charge_refunds enable row level security;

create table private.disputes (
  id text primary key,
  paid_with text not null,
  amount_pence integer not null check (amount_pence >= 0),
  status text not null,
  known_at timestamptz not null
);
comment on table private.disputes is 'Disputes, each as last reported; one that was won or lost does not open again.';
alter table private.disputes enable row level security;
create index disputes_paid_with on private.disputes (paid_with);

alter table public.payments enable row level security;
alter table public.ledger enable row level security;
alter table public.stripe_events enable row level security;
grant select on public.payments, public.ledger, public.stripe_events to authenticated, service_role;

create policy "Treasurers read payments" on public.payments
  for select to authenticated using ((select private.has_role('treasurer')));
create policy "Treasurers read the ledger" on public.ledger
  for select to authenticated using ((select private.has_role('treasurer')));
create policy "Treasurers read the events of Stripe" on public.stripe_events
  for select to authenticated using ((select private.has_role('treasurer')));

create function private.lock_money() returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('money', 0)) $$;
comment on function private.lock_money() is
  'One transaction at a time says what became of money: each sees what the others did, and none waits for another for ever.';

-- from facts to sums

create function private.post_ledger(payment public.payments, event_id text, at timestamptz) returns void
language sql set search_path = ''
as $$
  insert into public.ledger (payment_id, kind, purpose, amount_pence, currency, occurred_at, stripe_event_id)
  select payment.id, entry.kind, payment.purpose, entry.amount, entry.currency,
    case when entry.kind = 'receipt' and entry.amount > 0 then payment.paid_at else at end, event_id
  from (
    select target.kind, (target.amount - coalesce(sum(known.amount_pence), 0))::integer as amount,
      coalesce(payment.received_currency, min(known.currency)) as currency
    from (values ('receipt', coalesce(payment.received_pence, 0)), ('refund', -payment.refunded_pence), ('dispute', -payment.lost_pence))
      as target (kind, amount)
    left join public.ledger as known on known.payment_id = payment.id and known.kind = target.kind
    group by target.kind, target.amount
  ) as entry
  where entry.amount <> 0
  order by entry.kind = 'receipt' desc, entry.kind desc
$$;
comment on function private.post_ledger(public.payments, text, timestamptz) is
  'Adds to the ledger what brings its sums to those of the payment.';

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
    when payment.refund_decision = 'take_back' then payment.refund_decided_at
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
  'Brings what went back of a payment, and its ledger, up to date.';

create function private.settle_payment(payment_id uuid, event_id text, at timestamptz) returns public.payments
language plpgsql set search_path = ''
as $$
declare
  payment public.payments := private.apply_refunds(payment_id, event_id, at);
begin
  if payment.purpose = 'membership' then
    perform private.settle_membership(link.membership_id)
    from public.membership_payments as link where link.payment_id = payment.id;
  else
    update public.payments as known
    set held_reason = case
      when known.received_pence is null or known.decision = 'count' then null
      when known.received_currency <> known.currency then 'currency'
      when known.received_pence <> known.amount_pence then 'amount'
    end
    where known.id = payment.id;
    perform private.announce_payment(payment.id);
  end if;
  select * into payment from public.payments as known where known.id = payment.id;
  return payment;
end
$$;
comment on function private.settle_payment(uuid, text, timestamptz) is
  'Brings a payment and all that follows from it up to date: sums, ledger, status, membership, emails. A repetition has no effect.';

create function private.ask_treasurers(payment public.payments, reason text, details jsonb default '{}') returns void
language sql set search_path = ''
as $$
  with treasurers as (
    select account.email, account.language from public.profiles as account
    where account.email is not null and exists (
      select from public.user_roles as held
      where held.user_id = account.id
        and held.role = case when exists (select from public.user_roles where role = 'treasurer') then 'treasurer' else 'admin' end
    )
  )
  select public.queue_email(
    treasurers.email, 'money-attention', treasurers.language,
    jsonb_build_object(
      'reason', reason, 'paymentId', payment.id, 'purpose', payment.purpose, 'method', payment.method,
      'amountPence', payment.amount_pence, 'receivedPence', payment.received_pence, 'receivedCurrency', payment.received_currency,
      'takenBackPence', payment.refunded_pence + payment.lost_pence
    ) || details,
    'attention/' || payment.id || '/' || reason || '/' || (payment.refunded_pence + payment.lost_pence) || '/' || md5(treasurers.email)
  )
  from treasurers
$$;
comment on function private.ask_treasurers(public.payments, text, jsonb) is
  'Tells the treasurers, or without one the admins, that a payment waits for their decision.';

create function private.announce_payment(payment_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  payment public.payments;
begin
  select * into strict payment from public.payments as known where known.id = payment_id for update;
  if payment.has_open_dispute then
    perform private.ask_treasurers(payment, 'dispute');
  elsif payment.lost_pence > 0 then
    perform private.ask_treasurers(payment, 'dispute_lost');
  end if;
  if private.is_partly_refunded(payment) then
    perform private.ask_treasurers(payment, 'partial_refund');
  end if;
  if payment.status is not distinct from payment.announced_status then
    return;
  end if;
  if payment.status = 'held' then
    perform private.ask_treasurers(payment, payment.held_reason);
  end if;
  if payment.purpose = 'donation' then
    perform private.tell_donor(payment);
  elsif payment.purpose = 'membership' then
    perform private.tell_member(payment);
  end if;
  update public.payments as known set announced_status = known.status where known.id = payment.id;
end
$$;
comment on function private.announce_payment(uuid) is 'Queues the emails that a payment''s status asks for, once for each status.';

create function private.is_partly_refunded(payment public.payments) returns boolean
language sql stable set search_path = ''
as $$
  -- Of donations and tickets the rest counts, and nobody has to be asked.
  select payment.purpose = 'membership' and payment.taken_back_at is null and payment.refunded_pence + payment.lost_pence > 0
    and payment.refunded_pence + payment.lost_pence is distinct from payment.refund_decided_on_pence
$$;
comment on function private.is_partly_refunded(public.payments) is 'Whether a part of a fee went back, and nobody has decided yet whether the year stays.';

create function private.take_payment(payment_id uuid, pence integer, currency text, paid_at timestamptz, payment_intent_id text) returns void
language sql set search_path = ''
as $$
  update public.payments as known set
    received_pence = pence, received_currency = upper(take_payment.currency), updated_at = now(),
    -- The earliest report counts, so that the order of the reports does not.
    paid_at = least(known.paid_at, take_payment.paid_at, now()),
    payment_intent_id = coalesce(known.payment_intent_id, take_payment.payment_intent_id)
  where known.id = payment_id
$$;
comment on function private.take_payment(uuid, integer, text, timestamptz, text) is 'Stores what came.';

create function public.ledger_differences() returns table (payment_id uuid, kind text, ledger_pence bigint, payment_pence integer)
language sql stable set search_path = ''
as $$
  select payment.id, expected.kind, coalesce(sum(entry.amount_pence), 0), expected.pence
  from public.payments as payment
  cross join lateral (
    values ('receipt', coalesce(payment.received_pence, 0)), ('refund', -payment.refunded_pence), ('dispute', -payment.lost_pence)
  ) as expected (kind, pence)
  left join public.ledger as entry on entry.payment_id = payment.id and entry.kind = expected.kind
  group by payment.id, expected.kind, expected.pence
  having coalesce(sum(entry.amount_pence), 0) <> expected.pence
$$;
comment on function public.ledger_differences() is 'Payments whose sums are not those of the ledger. There should be none.';
grant execute on function public.ledger_differences() to authenticated, service_role;
