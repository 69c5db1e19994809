-- Who is told what, and how often. Payers: of each part of a payment that goes back and of a fee that became another person's,
-- but nothing of what the deceased gave. Treasurers: of each dispute, partial refund and refund that failed once, however long
-- ago that email was deleted.

alter table public.payments add column announced_pence integer not null default 0;
alter table public.payments add column asked_about text[] not null default '{}';
comment on column public.payments.announced_pence is 'How much had gone back when the payer was last told of it.';
comment on column public.payments.asked_about is 'What treasurers have been told of disputes and refunds.';

create function private.is_of_deceased(address text, since timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(bool_and(coalesce(person.deceased_at >= since, false)), false)
  from public.memberships as known
  join public.memberships as person on person.id = coalesce(known.merged_into, known.id)
  where known.email = address and person.anonymised_at is null
$$;
comment on function private.is_of_deceased(text, timestamptz) is
  'Whether everybody known under the address has died since: what was sent from it then needs no email any more.';

drop function private.tell_donor(public.payments);

create function private.tell_donor(payment public.payments, template text) returns void
language plpgsql set search_path = ''
as $$
declare
  donation public.donations;
begin
  select * into strict donation from public.donations as known where known.payment_id = payment.id;
  if template is null or donation.email is null or private.is_of_deceased(donation.email, donation.created_at) then
    return;
  end if;
  perform public.queue_email(
    donation.email, template, donation.language,
    jsonb_strip_nulls(private.payment_data(payment) || jsonb_build_object(
      'donorName', donation.donor_name, 'reason', payment.held_reason,
      'campaign', coalesce(
        (select jsonb_build_object('lt', campaign.name_lt, 'en', campaign.name_en) from public.campaigns as campaign where campaign.id = donation.campaign_id),
        jsonb_build_object('lt', donation.campaign_name, 'en', donation.campaign_name)
      )
    )),
    'payment/' || payment.id || '/' || template || '/' || extensions.gen_random_uuid()
  );
end
$$;
comment on function private.tell_donor(public.payments, text) is 'Sends the donor an email about the donation; none without a template.';

create function private.tell_payer(payment public.payments, payer uuid, template text) returns void
language plpgsql set search_path = ''
as $$
declare
  membership public.memberships;
begin
  select * into strict membership from public.memberships as known where known.id = payer;
  perform private.mail_member(
    membership, template, 'payment/' || payment.id || '/' || template || '/' || extensions.gen_random_uuid(),
    private.payment_data(payment) || jsonb_build_object('status', membership.status, 'validUntil', membership.valid_until)
  );
end
$$;
comment on function private.tell_payer(public.payments, uuid, text) is
  'Sends whoever has the membership an email about a fee, with how the membership stands.';

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

create or replace function private.announce_payment(payment_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  payment public.payments;
  taken_back integer;
  failed integer;
begin
  select * into strict payment from public.payments as known where known.id = payment_id for update;
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
    if payment.purpose = 'donation' then
      perform private.tell_donor(
        payment, case payment.status when 'paid' then 'donation-receipt' when 'refunded' then 'payment-refunded' when 'held' then 'payment-held' end
      );
    elsif payment.purpose = 'membership' then
      perform private.tell_member(payment);
    end if;
    update public.payments as known set announced_status = known.status where known.id = payment.id;
  end if;

  -- Of a part of a fee nobody is told before somebody has decided what becomes of the year.
  if payment.status = 'paid' and not private.is_partly_refunded(payment) and taken_back > payment.announced_pence then
    if payment.purpose = 'donation' then
      perform private.tell_donor(payment, 'payment-partly-refunded');
    elsif payment.purpose = 'membership' then
      perform private.tell_payer(payment, link.membership_id, 'payment-partly-refunded')
      from public.membership_payments as link where link.payment_id = payment.id;
    end if;
  end if;
  update public.payments as known set announced_pence = taken_back
  where known.id = payment.id and known.announced_pence <> taken_back
    and (known.status = 'refunded' or (known.status = 'paid' and not private.is_partly_refunded(known)));
end
$$;
comment on function private.announce_payment(uuid) is
  'Queues the emails that a payment''s status, disputes and refunds ask for, each once.';

create or replace function public.decide_payment(payment_id uuid, decision text, person jsonb default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments := private.lock_payment(payment_id);
  before uuid := (select link.membership_id from public.membership_payments as link where link.payment_id = payment.id);
  target public.memberships;
begin
  if decision in ('count', 'refund', 'another_person') then
    if payment.status <> 'held' then
      perform private.refuse_payment_state('The payment is not held');
    end if;
    if decision = 'count' and payment.held_reason in ('currency', 'nobody') then
      perform private.refuse_payment_state('Such a payment can only be refunded, or be for another person');
    end if;
  elsif decision in ('keep', 'take_back') then
    if not private.is_partly_refunded(payment) or payment.status = 'held' then
      perform private.refuse_payment_state('No part of the payment was refunded');
    end if;
  else
    raise exception 'There is no such decision' using errcode = 'PT400', detail = 'bad_request';
  end if;

  if decision = 'another_person' then
    if before is null then
      perform private.refuse_payment_state('Only a membership is for a person');
    end if;
    if person ->> 'membershipId' is not null then
      select * into target from public.memberships as known
      where known.id = (person ->> 'membershipId')::uuid and num_nonnulls(known.merged_into, known.deceased_at, known.anonymised_at) = 0;
    elsif num_nulls(person ->> 'firstName', person ->> 'lastName', person ->> 'email') = 0 then
      target := private.membership_of_person(person);
    end if;
    if target.id is null or target.id = before then
      raise exception 'Name another person' using errcode = 'PT400', detail = 'bad_request';
    end if;
    update public.membership_payments as link set membership_id = target.id, covers_from = null, covers_until = null
    where link.payment_id = payment.id;
    perform private.settle_membership(before);
    perform private.tell_payer(payment, before, 'payment-for-another');
  elsif decision in ('count', 'refund') then
    update public.payments as known
    set decision = decide_payment.decision, decided_at = now(), decided_by = private.caller_id(), updated_at = now()
    where known.id = payment.id;
  else
    update public.payments as known
    set refund_decision = decide_payment.decision, refund_decided_at = now(), decided_by = private.caller_id(),
      refund_decided_on_pence = known.refunded_pence + known.lost_pence, updated_at = now()
    where known.id = payment.id;
  end if;
  payment := private.settle_payment(payment.id, null, now());
  perform private.log_action('payment_decided', 'payment', payment.id::text, jsonb_build_object('decision', decision));
  return jsonb_build_object('status', payment.status, 'heldReason', payment.held_reason);
end
$$;
