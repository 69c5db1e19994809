-- What the emails about money say besides: until when a transfer is awaited, how and when somebody paid, what went back in
-- which currency, whose payment waits for a decision, and the bank account for those who renew by transfer.

create function private.transfer_account(membership public.memberships) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'reference', membership.first_name || ' ' || membership.last_name || ' Membership', 'bankDetails', setting.bank_details
  )
  from private.money_settings as setting
$$;
comment on function private.transfer_account(public.memberships) is 'Where a member transfers a fee to, and with which reference.';

create or replace function private.transfer_data(membership public.memberships, payment public.payments) returns jsonb
language sql stable set search_path = ''
as $$
  select private.transfer_account(membership) || jsonb_build_object(
    'amountPence', payment.amount_pence, 'askedAt', payment.created_at, 'awaitedUntil', payment.created_at + interval '60 days'
  )
$$;
comment on function private.transfer_data(public.memberships, public.payments) is
  'What an email says of a transfer: {amountPence, reference, bankDetails, askedAt, awaitedUntil}.';

create function private.payment_data(payment public.payments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'purpose', payment.purpose, 'paymentId', payment.id, 'method', payment.method, 'amountPence', payment.amount_pence,
    'receivedPence', payment.received_pence, 'receivedCurrency', payment.received_currency, 'refundedPence', payment.refunded_pence,
    'lostPence', payment.lost_pence, 'takenBackPence', payment.refunded_pence + payment.lost_pence, 'paidAt', payment.paid_at
  )
$$;
comment on function private.payment_data(public.payments) is 'What every email about a payment says of it.';

create or replace function private.tell_member(payment public.payments) returns void
language plpgsql set search_path = ''
as $$
declare
  membership public.memberships;
  years record;
  key text := 'payment/' || payment.id || '/' || payment.status || '/' || extensions.gen_random_uuid();
begin
  select known.* into strict membership
  from public.membership_payments as link join public.memberships as known on known.id = link.membership_id
  where link.payment_id = payment.id;
  select * into strict years from public.membership_payments as link where link.payment_id = payment.id;

  if payment.status = 'paid' then
    perform private.mail_member(
      membership, case when years.covers_from <= membership.member_since then 'membership-welcome' else 'membership-renewed' end, key,
      private.payment_data(payment) || jsonb_build_object(
        'memberSince', membership.member_since, 'validUntil', membership.valid_until,
        'groupUrl', (select setting.members_group_url from private.money_settings as setting where private.is_benefiting(membership))
      )
    );
  elsif payment.status = 'held' then
    perform private.mail_member(
      membership, 'payment-held', key, private.payment_data(payment) || jsonb_build_object('reason', payment.held_reason)
    );
  elsif payment.status = 'refunded' then
    perform private.mail_member(
      membership, 'payment-refunded', key,
      private.payment_data(payment) || jsonb_build_object('status', membership.status, 'validUntil', membership.valid_until)
    );
  end if;
end
$$;

create or replace function private.tell_donor(payment public.payments) returns void
language plpgsql set search_path = ''
as $$
declare
  donation public.donations;
  template text := case payment.status when 'paid' then 'donation-receipt' when 'refunded' then 'payment-refunded' when 'held' then 'payment-held' end;
begin
  select * into strict donation from public.donations as known where known.payment_id = payment.id;
  if template is null or donation.email is null then
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
    'payment/' || payment.id || '/' || payment.status || '/' || extensions.gen_random_uuid()
  );
end
$$;

create function private.payer_name(payment public.payments) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select membership.first_name || ' ' || membership.last_name
      from public.membership_payments as link join public.memberships as membership on membership.id = link.membership_id
      where link.payment_id = payment.id
    ),
    (select donation.donor_name from public.donations as donation where donation.payment_id = payment.id)
  )
$$;
comment on function private.payer_name(public.payments) is 'Whose payment it is; null for a donor without a name, and for tickets.';

create or replace function private.ask_treasurers(payment public.payments, reason text, details jsonb default '{}') returns void
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

create or replace function private.remind_members(at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  due record;
begin
  for due in
    select membership as member, reminder.kind
    from public.memberships as membership
    -- One reminder at most: whoever missed the first gets the second.
    cross join lateral (
      select case
        when at >= membership.valid_until then 'end'
        when at >= membership.valid_until - interval '7 days' then '7 days'
        else '30 days'
      end as kind
    ) as reminder
    where membership.status in ('active', 'grace') and membership.valid_until - interval '30 days' <= at and at < membership.grace_until
      and not exists (
        select from private.membership_reminders as sent
        where sent.membership_id = membership.id and sent.valid_until = membership.valid_until and sent.kind = reminder.kind
      )
    order by membership.valid_until
    limit 200
  loop
    insert into private.membership_reminders (membership_id, valid_until, kind)
    values ((due.member).id, (due.member).valid_until, due.kind);
    perform private.mail_member(
      due.member, case due.kind when 'end' then 'membership-expired' else 'membership-reminder' end,
      'membership/' || (due.member).id || '/reminder/' || (due.member).valid_until::date || '/' || replace(due.kind, ' ', '-'),
      private.transfer_account(due.member) || jsonb_build_object(
        'validUntil', (due.member).valid_until, 'graceUntil', (due.member).grace_until,
        'daysLeft', greatest(0, private.london_date((due.member).valid_until) - private.london_date(at)),
        'token', private.create_renewal_link((due.member).id),
        'amountPence', (select setting.membership_fee_pence from private.money_settings as setting)
      )
    );
  end loop;
end
$$;
