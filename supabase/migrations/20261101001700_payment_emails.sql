-- The state of the money decides every email about it: a queued email is updated or withdrawn when it is sent. Whoever paid is told by
-- what the payment is for, treasurers of what they have to decide.

create function private.payment_data(payment public.payments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'purpose', payment.purpose, 'paymentId', payment.id, 'method', payment.method, 'amountPence', payment.amount_pence,
    'receivedPence', payment.received_pence, 'receivedCurrency', payment.received_currency, 'refundedPence', payment.refunded_pence,
    'lostPence', payment.lost_pence, 'takenBackPence', payment.refunded_pence + payment.lost_pence, 'paidAt', payment.paid_at
  )
$$;

-- to treasurers

create function private.payer_name(payment public.payments) returns text
language plpgsql stable set search_path = ''
as $$
declare
  call text;
  name text;
begin
  for call in select private.hooks_of('payer_name', payment.purpose) loop
    execute format('select %s($1)', call) into name using payment;
  end loop;
  return name;
end
$$;
comment on function private.payer_name(public.payments) is
  'Returns the name of the payer; null for a donor or buyer of tickets without a name.';

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
    private.payment_data(payment) || jsonb_build_object('reason', reason, 'payer', private.payer_name(payment)) || details,
    'attention/' || payment.id || '/' || reason || '/' || (payment.refunded_pence + payment.lost_pence) || '/' || md5(treasurers.email)
  )
  from treasurers
$$;
comment on function private.ask_treasurers(public.payments, text, jsonb) is
  'Emails the treasurers, or the admins if there are none, that a payment needs their decision.';

create function private.ask_treasurers_once(payment public.payments, reason text, pence integer) returns void
language plpgsql set search_path = ''
as $$
declare
  question text := reason || '/' || pence;
begin
  update public.payments as known set asked_about = known.asked_about || question
  where known.id = payment.id and question <> all (known.asked_about);
  if found then
    perform private.ask_treasurers(payment, reason);
  end if;
end
$$;

create function private.tell_payer(payment public.payments, is_partly_refunded boolean) returns void
language plpgsql set search_path = ''
as $$
declare
  call text;
begin
  for call in select private.hooks_of('payment_announced', payment.purpose) loop
    execute format('select %s($1, $2)', call) using payment, is_partly_refunded;
  end loop;
end
$$;
comment on function private.tell_payer(public.payments, boolean) is
  'Emails whoever paid about the status of the payment or, once that is told, about a part that went back.';

-- Payers are notified of each part of a payment that goes back. Treasurers are notified of each dispute, partial refund and failed refund once, even after that email was deleted.
create function private.announce_payment(payment_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  payment public.payments;
  taken_back integer;
  failed integer;
begin
  select * into strict payment from public.payments as known where known.id = payment_id for update;
  if payment.method = 'household' then
    return;
  end if;
  taken_back := payment.refunded_pence + payment.lost_pence;
  select coalesce(sum(refund.amount_pence), 0) into failed
  from private.refunds as refund where refund.paid_with = payment.payment_intent_id and refund.status = 'failed';
  if payment.has_open_dispute then
    perform private.ask_treasurers_once(payment, 'dispute', payment.lost_pence);
  elsif payment.lost_pence > 0 then
    perform private.ask_treasurers_once(payment, 'dispute_lost', payment.lost_pence);
  end if;
  if private.is_partly_refunded(payment) then
    perform private.ask_treasurers_once(payment, 'partial_refund', taken_back);
  end if;
  if failed > 0 then
    perform private.ask_treasurers_once(payment, 'refund_failed', failed);
  end if;

  if payment.status is distinct from payment.announced_status then
    if payment.status = 'held' then
      perform private.ask_treasurers(payment, payment.held_reason);
    end if;
    perform private.tell_payer(payment, false);
    update public.payments as known set announced_status = known.status where known.id = payment.id;
  end if;

  -- Nobody is notified of a partial refund that somebody still has to decide about.
  if payment.status = 'paid' and not private.is_partly_refunded(payment) and taken_back > payment.announced_pence then
    perform private.tell_payer(payment, true);
  end if;
  update public.payments as known set announced_pence = taken_back
  where known.id = payment.id and known.announced_pence <> taken_back
    and (known.status = 'refunded' or (known.status = 'paid' and not private.is_partly_refunded(known)));
end
$$;
comment on function private.announce_payment(uuid) is
  'Queues the emails that the status, disputes and refunds of a payment require, each once.';

create function private.still_asks(payment public.payments, reason text) returns boolean
language sql stable set search_path = ''
as $$
  select case reason
    when 'dispute' then payment.has_open_dispute
    when 'dispute_lost' then payment.lost_pence > 0
    when 'partial_refund' then private.is_partly_refunded(payment)
    when 'refund_failed' then exists (
      select from private.refunds as refund where refund.paid_with = payment.payment_intent_id and refund.status = 'failed'
    )
    else payment.status = 'held'
  end
$$;
comment on function private.still_asks(public.payments, text) is
  'Whether the question to the treasurers about a payment is still open.';

create function private.payment_email_now(mail public.email_outbox) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  payment public.payments;
begin
  select * into payment from public.payments as known where known.id = (mail.data ->> 'paymentId')::uuid;
  if payment.id is not null and (case mail.template
    when 'payment-held' then payment.status <> 'held'
    when 'payment-refunded' then payment.status <> 'refunded'
    when 'payment-partly-refunded' then payment.status <> 'paid' or payment.refunded_pence + payment.lost_pence = 0
    when 'money-attention' then not private.still_asks(payment, mail.data ->> 'reason')
  end) then
    return null;
  end if;
  if mail.data ? 'receivedPence' and payment.received_pence is not null then
    mail.data := mail.data || private.payment_data(payment);
  end if;
  if mail.data ? 'reason' and payment.status = 'held' and mail.template <> 'money-attention' then
    mail.data := mail.data || jsonb_build_object('reason', payment.held_reason);
  end if;
  return jsonb_build_object('data', mail.data);
end
$$;
comment on function private.payment_email_now(public.email_outbox) is
  'Returns {data} of an email with what is so of its payment, or null if it is not true any more. Whatever changed the payment has queued another email.';

insert into private.hooks (subject, hook, call) values ('payments', 'email_now', 'private.payment_email_now');

-- what most payments are

create function private.hold_other_sum(payment public.payments) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.payments as known
  set held_reason = case
    when known.received_pence is null or known.decision = 'count' then null
    when known.received_currency <> known.currency then 'currency'
    when known.received_pence <> known.amount_pence then 'amount'
  end
  where known.id = payment.id;
  perform private.announce_payment(payment.id);
end
$$;
comment on function private.hold_other_sum(public.payments) is
  'Holds a payment of another sum or currency than was asked for, and announces it: all that follows from one that gives no years.';
