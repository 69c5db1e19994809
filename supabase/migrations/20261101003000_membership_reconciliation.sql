-- A membership and all who have their years from it are brought up to date after each new fact, in any order, any number of times.

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

-- what follows from the payer's payments

create function private.share_payments(payer public.memberships, at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  due record;
  shared uuid;
begin
  for due in
    select paid.id as payment_id, person.id as person_id, person.household_since
    from public.membership_payments as link
    join public.payments as paid on paid.id = link.payment_id
    join public.memberships as person on person.household_id = payer.household_id and person.id <> payer.id
    where link.membership_id = payer.id and link.covers_until > greatest(at, person.household_since)
      and paid.method not in ('honorary', 'household') and coalesce(paid.taken_back_at > person.household_since, true)
      and (payer.cancelled_at is null or paid.paid_at > payer.cancelled_at)
      and not person.is_honorary
      and not exists (
        select from public.payments as known join public.membership_payments as own on own.payment_id = known.id
        where known.household_payment_id = paid.id and own.membership_id = person.id
          and (person.cancelled_at is null or own.not_before >= person.cancelled_at)
      )
    order by paid.paid_at, paid.id, person.id
  loop
    insert into public.payments (purpose, method, amount_pence, household_payment_id, lapsed_at)
    values ('membership', 'household', 0, due.payment_id, at)
    returning id into shared;
    insert into public.membership_payments (payment_id, membership_id, not_before)
    values (shared, due.person_id, due.household_since);
  end loop;
end
$$;
comment on function private.share_payments(public.memberships, timestamptz) is
  'Lets each payment whose year is not over count for the other persons of the payer''s household, too; also one whose money went back, because that may come to nothing.';

create function private.follow_payments(payer uuid) returns setof uuid
language sql set search_path = ''
as $$
  update public.payments as shared
  set received_pence = case when now_is.shared then 0 end, received_currency = case when now_is.shared then 'GBP' end,
    paid_at = case when now_is.shared then greatest(paid.paid_at, own.not_before) end,
    taken_back_at = case when now_is.shared then paid.taken_back_at end,
    lapsed_at = case when now_is.shared then null else coalesce(shared.lapsed_at, now()) end, updated_at = now()
  from public.membership_payments as link
  join public.payments as paid on paid.id = link.payment_id
  join public.payments as derived on derived.household_payment_id = paid.id
  join public.membership_payments as own on own.payment_id = derived.id
  cross join lateral (
    -- After two memberships were merged, the person may have paid themselves.
    select coalesce(link.covers_until > own.not_before, false) and coalesce(paid.taken_back_at > own.not_before, true)
      and own.membership_id <> link.membership_id
  ) as now_is (shared)
  where link.membership_id = payer and shared.id = derived.id
    and (shared.received_pence is not null, shared.paid_at, shared.taken_back_at) is distinct from (
      now_is.shared, case when now_is.shared then greatest(paid.paid_at, own.not_before) end,
      case when now_is.shared then paid.taken_back_at end
    )
  returning own.membership_id
$$;
comment on function private.follow_payments(uuid) is
  'Brings what others of a household have from the payments of a member up to date: counted, held, gone back or undone. Returns for whom something has changed.';

create function private.reconcile_household_of(membership public.memberships, at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  changed uuid[];
  person uuid;
begin
  if membership.pays_for_household then
    perform private.share_payments(membership, at);
  end if;
  changed := array(select private.follow_payments(membership.id));
  -- Only those for whom something changes: two who paid for each other, one after the other, would never end.
  for person in
    select unnest(changed)
    union
    select known.id
    from public.membership_payments as link
    join public.payments as shared on shared.household_payment_id = link.payment_id
    join public.membership_payments as own on own.payment_id = shared.id
    join public.memberships as known on known.id = own.membership_id
    where link.membership_id = membership.id
      and tstzrange(own.covers_from, own.covers_until) is distinct from case
        when shared.paid_at is null then tstzrange(null, null) else private.covers(known, shared)
      end
    union
    select known.id from public.memberships as known
    where membership.pays_for_household and known.household_id = membership.household_id and known.id <> membership.id
      and (private.membership_at(known, at)).status <> known.status
    order by 1
  loop
    perform private.reconcile_membership(person, at);
  end loop;
end
$$;
comment on function private.reconcile_household_of(public.memberships, timestamptz) is
  'Updates everybody whose years or status follow from the payments of a member, now or from a household of before.';

create function private.stop_sharing(payment_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  person uuid;
begin
  for person in
    with ended as (
      update public.payments as shared
      set household_payment_id = null, received_pence = null, received_currency = null, paid_at = null, taken_back_at = null,
        lapsed_at = now(), updated_at = now()
      where shared.household_payment_id = stop_sharing.payment_id
      returning shared.id
    )
    select own.membership_id from ended join public.membership_payments as own on own.payment_id = ended.id order by own.membership_id
  loop
    perform private.reconcile_membership(person);
  end loop;
end
$$;
comment on function private.stop_sharing(uuid) is
  'Takes from the others of a household what they have from a payment, which turned out to be for somebody else.';

-- what a payment calls

create function private.reconcile_fee(payment public.payments) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.reconcile_membership(link.membership_id)
  from public.membership_payments as link where link.payment_id = payment.id;
end
$$;

create function private.abandon_fee(payment public.payments) returns void
language plpgsql set search_path = ''
as $$
declare
  membership_id uuid := (select link.membership_id from public.membership_payments as link where link.payment_id = payment.id);
begin
  delete from public.payments as known where known.id = payment.id;
  perform private.delete_unused_membership(membership_id);
end
$$;

insert into private.hooks (subject, hook, call) values
  ('membership', 'payment_changed', 'private.reconcile_fee'),
  ('membership', 'payment_abandoned', 'private.abandon_fee');
