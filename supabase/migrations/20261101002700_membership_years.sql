-- The years of a membership, its status and its dates follow from the payments.

-- sums

-- What follows from the payments is kept because lists and counts of all members would take longer the more there are

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

-- status

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
