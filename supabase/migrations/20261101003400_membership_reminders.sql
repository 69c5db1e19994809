-- What the schedule does: honorary years, reminders, the ends of years and of what was awaited.

create table private.membership_reminders (
  membership_id uuid not null references public.memberships (id) on delete cascade,
  valid_until timestamptz not null,
  kind text not null check (kind in ('30 days', '7 days', 'end')),
  sent_at timestamptz not null default now(),
  primary key (membership_id, valid_until, kind)
);

alter table private.membership_reminders enable row level security;

create function private.give_honorary_year(membership_id uuid, at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  given uuid;
begin
  -- Announced already: nobody gets a receipt for what nobody paid.
  insert into public.payments (purpose, method, amount_pence, received_pence, received_currency, paid_at, announced_status)
  values ('membership', 'honorary', 0, 0, 'GBP', at, 'paid')
  returning id into given;
  insert into public.membership_payments (payment_id, membership_id) values (given, membership_id);
  perform private.reconcile_membership(membership_id, at);
end
$$;

create function private.give_honorary_years(at timestamptz) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.give_honorary_year(due.id, at) from (
    select membership.id from public.memberships as membership
    where membership.is_honorary and membership.valid_until <= at
      and num_nonnulls(membership.merged_into, membership.deceased_at, membership.anonymised_at) = 0
    order by membership.id
    limit 200
  ) as due;
end
$$;
comment on function private.give_honorary_years(timestamptz) is
  'Gives honorary members another year when theirs ends.';

create function private.remind_member(membership public.memberships, kind text, at timestamptz) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.membership_reminders (membership_id, valid_until, kind)
  values (membership.id, membership.valid_until, remind_member.kind);
  perform private.count_left_out('reminder', (
    select count(*)::integer from unnest(array['30 days', '7 days']) as earlier (kind)
    where earlier.kind <> remind_member.kind and (remind_member.kind = 'end' or earlier.kind = '30 days')
      and not exists (
        select from private.membership_reminders as sent
        where sent.membership_id = membership.id and sent.valid_until = membership.valid_until and sent.kind = earlier.kind
      )
  ));
  perform private.email_member(
    membership, case kind when 'end' then private.end_template(membership, at) else 'membership-reminder' end,
    'membership/' || membership.id || '/reminder/' || membership.valid_until::date || '/' || replace(kind, ' ', '-'),
    private.reminder_data(membership, at) || jsonb_build_object('token', private.create_renewal_link(membership.id))
  );
end
$$;
comment on function private.remind_member(public.memberships, text, timestamptz) is
  'Reminds once of the end of a year. Earlier reminders that were not sent are left out and counted.';

create function private.end_membership(membership public.memberships, at timestamptz) returns void
language plpgsql set search_path = ''
as $$
begin
  -- The site stood still from before the end of the year to that of the benefits.
  if membership.status in ('active', 'grace') and membership.grace_until <= at and not membership.is_honorary
    and private.may_be_asked_to_pay(membership, at) and not exists (
      select from private.membership_reminders as sent
      where sent.membership_id = membership.id and sent.valid_until = membership.valid_until and sent.kind = 'end'
    )
  then
    perform private.remind_member(membership, 'end', at);
  end if;
  perform private.reconcile_membership(membership.id, at);
end
$$;
comment on function private.end_membership(public.memberships, timestamptz) is
  'Ends a year or its grace period, never without an email that says so.';

create function private.remind_members(at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  due record;
begin
  for due in
    select membership as member, reminder.kind
    from public.memberships as membership
    -- At most one reminder is sent: a member who missed the first gets the second.
    cross join lateral (
      select case
        when at >= membership.valid_until then 'end'
        when at >= membership.valid_until - interval '7 days' then '7 days'
        else '30 days'
      end as kind
    ) as reminder
    where membership.status in ('active', 'grace') and not membership.is_honorary and membership.valid_until - interval '30 days' <= at and at < membership.grace_until
      and not exists (
        select from private.membership_reminders as sent
        where sent.membership_id = membership.id and sent.valid_until = membership.valid_until and sent.kind = reminder.kind
      )
      and private.may_be_asked_to_pay(membership, at)
    order by membership.valid_until
    limit 200
  loop
    perform private.remind_member(due.member, due.kind, at);
  end loop;
end
$$;
comment on function private.remind_members(timestamptz) is
  'Reminds members 30 and 7 days before the end of their year and at its end, unless a payment needs a decision.';

create function private.is_to_remind(payment public.payments, address text, is_owners boolean, at timestamptz) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return not exists (
    select from public.membership_applications as application where application.payment_id = payment.id
    having not bool_or(not application.is_suspected and (application.is_emailed or application.is_owners))
  ) and (is_owners or not exists (
    select from public.email_outbox as mail
    where mail.recipient = address and mail.idempotency_key <> 'payment/' || payment.id || '/reminder'
      and mail.template in ('membership-transfer-reminder', 'membership-transfer-lapsed') and mail.status <> 'failed'
      and mail.created_at > at - interval '14 days'
  ));
end
$$;
comment on function private.is_to_remind(public.payments, text, boolean, timestamptz) is
  'Whether an address is told of a transfer that is awaited: nobody is reminded of an application of which no email told, and only who is known to own the address of several at once.';

create function private.remind_transfers(at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  due record;
  template text;
begin
  for due in
    select payment as payment, membership as member,
      exists (
        select from public.membership_applications as application where application.payment_id = payment.id and application.is_owners
      ) as is_owners,
      payment.reminded_at is not null or not reader.may_pay as is_over
    from public.payments as payment
    join public.membership_payments as link on link.payment_id = payment.id
    join public.memberships as membership on membership.id = link.membership_id
    cross join lateral (select private.may_pay(membership, at) as may_pay) as reader
    where payment.method = 'bank_transfer' and payment.status = 'open'
      and case when payment.reminded_at is not null or not reader.may_pay then private.transfer_awaited_until(payment) <= at
        else payment.created_at <= at - interval '14 days' end
    order by payment.created_at
    limit 200
  loop
    template := case
      when private.may_pay(due.member, at) and private.is_to_remind(due.payment, (due.member).email, due.is_owners, at)
        then case when due.is_over then 'membership-transfer-lapsed' else 'membership-transfer-reminder' end
    end;
    -- What has no room today is tried again: nothing lapses untold.
    continue when template is not null and private.seconds_to_email(
      (due.member).email, template, private.who_asks((due.member).email, template, due.is_owners)
    ) is not null;
    if due.is_over then
      update public.payments as payment set lapsed_at = at, updated_at = now() where payment.id = (due.payment).id;
      perform private.reconcile_membership((due.member).id, at);
    else
      update public.payments as payment set reminded_at = at where payment.id = (due.payment).id
      returning payment into due.payment;
    end if;
    if template is not null then
      perform private.email_member(
        due.member, template, 'payment/' || (due.payment).id || case when due.is_over then '/lapsed' else '/reminder' end,
        private.transfer_data(due.member, due.payment), due.is_owners
      );
    end if;
  end loop;
end
$$;
comment on function private.remind_transfers(timestamptz) is
  'Reminds of transfers 14 days after they were announced. After 60 days, and 45 after the reminder, they lapse, but money that arrives later still counts.';

create function public.reconcile_memberships() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_money();
  perform private.give_honorary_years(now());
  perform private.end_membership(due, now()) from (
    select membership.* from public.memberships as membership
    where (membership.status = 'pending' and membership.member_since <= now())
      or (membership.status = 'active' and membership.valid_until <= now())
      or (membership.status = 'grace' and membership.grace_until <= now())
    order by membership.valid_until
    limit 500
  ) as due;
  perform private.keep_renewals(now());
  perform private.remind_members(now());
  perform private.remind_transfers(now());
end
$$;
comment on function public.reconcile_memberships() is
  'Ends years and grace periods, and sends reminders; called by the schedule.';
grant execute on function public.reconcile_memberships() to service_role;
