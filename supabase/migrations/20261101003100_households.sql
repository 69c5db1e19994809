-- One person of a household pays for all. Each keeps a membership of their own, with a vote, a card and letters, whose years follow
-- from the payer's payments. See docs/decisions/060-households.md.

create function private.leave_household(variadic persons uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  -- Who leaves keeps what is paid, and gets nothing that is paid later, not even by a transfer that was undone and comes after all.
  update public.payments as shared set household_payment_id = null
  from public.payments as paid join public.membership_payments as link on link.payment_id = paid.id,
    public.membership_payments as own
  where shared.household_payment_id = paid.id and own.payment_id = shared.id and shared.received_pence is null
    and (link.membership_id = any (persons) or own.membership_id = any (persons));
  update public.memberships as known
  set household_id = null, household_since = null, pays_for_household = false, updated_at = now()
  where known.id = any (persons) and known.household_id is not null;
end
$$;

create function private.ask_for_changed_fee(payer uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  membership public.memberships;
  waiting public.payments;
begin
  select * into strict membership from public.memberships as known where known.id = payer;
  for waiting in
    update public.payments as asked set amount_pence = private.fee_of(membership), updated_at = now()
    from public.membership_payments as link
    where link.membership_id = payer and asked.id = link.payment_id and asked.method = 'bank_transfer' and asked.status = 'open'
      and asked.amount_pence <> private.fee_of(membership)
    returning asked.*
  loop
    perform private.email_member(
      membership, 'household-fee', 'payment/' || waiting.id || '/sum/',
      private.transfer_data(membership, waiting)
    );
  end loop;
end
$$;
comment on function private.ask_for_changed_fee(uuid) is
  'Changes the sum of an announced transfer after persons came into the payer''s household or left it, and tells the payer.';

create function private.reconcile_household(household uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  persons uuid[] := array(select known.id from public.memberships as known where known.household_id = household order by known.id);
  payer uuid := (select known.id from public.memberships as known where known.household_id = household and known.pays_for_household);
begin
  if cardinality(persons) = 1 then
    perform private.leave_household(persons[1]);
    perform private.log_action('household_ended', 'membership', persons[1]::text);
  end if;
  if cardinality(persons) = 1 or payer is not null then
    perform private.ask_for_changed_fee(coalesce(payer, persons[1]));
  end if;
  perform private.stop_renewals_in_household(household);
  perform private.reconcile_membership(person) from unnest(array_remove(array[payer], null) || array_remove(persons, payer)) as person;
end
$$;
comment on function private.reconcile_household(uuid) is
  'Updates a household after a change: one person alone is none, an announced transfer gets its new sum, only the payer renews by card, and everybody gets their years.';

create function private.leave_household_at_end() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    perform private.leave_household(new.id);
  end if;
  perform private.log_action('household_person_left', 'membership', known.id::text, jsonb_build_object('person', old.id))
  from public.memberships as known where known.household_id = old.household_id order by known.id;
  perform private.reconcile_household(old.household_id);
  return null;
end
$$;
comment on function private.leave_household_at_end() is
  'Takes whoever has died, cancelled, been merged, forgotten or deleted out of the household.';
create trigger leave_household after update of merged_into, deceased_at, anonymised_at, cancelled_at on public.memberships
  for each row when (
    new.household_id is not null and (
      (old.merged_into is null and new.merged_into is not null) or (old.deceased_at is null and new.deceased_at is not null)
      or (old.anonymised_at is null and new.anonymised_at is not null)
      or new.cancelled_at > coalesce(old.cancelled_at, '-infinity')
    )
  ) execute function private.leave_household_at_end();
create trigger leave_household_when_deleted after delete on public.memberships
  for each row when (old.household_id is not null) execute function private.leave_household_at_end();

create function private.merge_households(kept uuid, duplicate uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  place public.memberships;
  kept_household uuid := (select known.household_id from public.memberships as known where known.id = kept);
begin
  select * into place from public.memberships as known where known.id = duplicate;
  if place.household_id <> kept_household then
    raise exception 'The two are in different households: take one out first' using errcode = 'PT409', detail = 'other_household';
  end if;
  if place.household_id is null then
    return;
  end if;
  update public.memberships as known set household_id = null, household_since = null, pays_for_household = false where known.id = duplicate;
  update public.memberships as known
  set household_id = place.household_id,
    -- Whoever cancelled has nothing of what was paid before.
    household_since = greatest(least(known.household_since, place.household_since), known.cancelled_at),
    pays_for_household = known.pays_for_household or place.pays_for_household
  where known.id = kept and known.deceased_at is null;
  perform private.reconcile_household(place.household_id);
end
$$;
comment on function private.merge_households(uuid, uuid) is
  'Gives the place of a duplicate in its household to the membership that is kept, unless that person has died. Refuses two of different households.';

-- by who keeps the members

create function private.lock_household(persons uuid[], payer uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.require_member_keeper();
  if payer is null or persons is null or array_position(persons, null) is not null or cardinality(persons) > 20
    or (select count(distinct person) from unnest(persons) as person) <> cardinality(persons) then
    raise exception 'Name a payer, and up to 19 other persons' using errcode = 'PT400', detail = 'bad_request';
  end if;
  perform private.lock_memberships(persons);
  if exists (select from public.memberships as known where known.id = any (persons) and known.deceased_at is not null) then
    raise exception 'One of them is marked as deceased' using errcode = 'PT409', detail = 'membership_state';
  end if;
  if exists (select from public.memberships as known where known.id = payer and known.is_honorary) then
    raise exception 'Nobody asks an honorary member for a fee' using errcode = 'PT409', detail = 'honorary_payer';
  end if;
end
$$;
comment on function private.lock_household(uuid[], uuid) is
  'Locks the persons of a household and its payer, who is one of them. Refuses everybody but who keeps the members.';

create function private.change_payer(household uuid, payer uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  former uuid;
  awaited uuid;
  membership public.memberships;
begin
  update public.memberships as known set pays_for_household = false, updated_at = now()
  where known.household_id = household and known.pays_for_household and known.id <> payer
  returning known.id into former;
  update public.memberships as known set pays_for_household = true, updated_at = now()
  where known.id = payer and not known.pays_for_household
  returning * into membership;
  if membership.id is null then
    return;
  end if;
  perform private.log_action('household_payer', 'membership', payer::text);
  if former is not null then
    perform private.log_action('household_payer_ended', 'membership', former::text);
    select waiting.id into awaited
    from public.membership_payments as link join public.payments as waiting on waiting.id = link.payment_id
    where link.membership_id = former and waiting.method = 'bank_transfer' and waiting.status = 'open' limit 1;
    perform private.drop_awaited_transfers(former);
  end if;
  -- Who pays from now on is asked in place of the former payer.
  if awaited is not null and private.may_be_asked_to_pay(membership, now()) and not membership.awaits_transfer then
    perform private.email_member(
      membership, 'household-fee', 'payment/' || asked.id || '/sum/',
      private.transfer_data(membership, asked)
    ) from private.add_membership_payment(membership, 'bank_transfer', null) as asked;
  end if;
end
$$;
comment on function private.change_payer(uuid, uuid) is
  'Lets another person of a household pay. A transfer that was awaited from the former payer is awaited from this one.';

create function public.set_household(payer uuid, persons uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  household uuid;
  entering uuid[];
  person uuid;
begin
  if persons is null then
    raise exception 'Name the persons' using errcode = 'PT400', detail = 'bad_request';
  end if;
  perform private.lock_household(array[payer] || persons, payer);
  household := coalesce((select known.household_id from public.memberships as known where known.id = payer), gen_random_uuid());
  if exists (select from public.memberships as known where known.id = any (persons) and known.household_id <> household) then
    raise exception 'One of them is in another household' using errcode = 'PT409', detail = 'other_household';
  end if;
  entering := array(
    select known.id from public.memberships as known
    where known.id = any (array[payer] || persons) and known.household_id is null and cardinality(persons) > 0 order by known.id
  );
  for person in
    select known.id from public.memberships as known
    where known.household_id = household 
      and not (known.id = any (case when cardinality(persons) > 0 then array[payer] || persons else '{}' end))
    order by known.id
  loop
    perform private.leave_household(person);
    perform private.log_action(
      case when cardinality(persons) > 0 then 'household_left' else 'household_ended' end, 'membership', person::text
    );
    if cardinality(persons) > 0 then
      perform private.log_action('household_person_left', 'membership', payer::text, jsonb_build_object('person', person));
    end if;
    perform private.reconcile_membership(person);
  end loop;
  if cardinality(persons) = 0 then
    perform private.ask_for_changed_fee(payer);
    return;
  end if;
  foreach person in array entering loop
    update public.memberships as known set household_id = household, household_since = now(), updated_at = now() where known.id = person;
    if person <> payer then
      perform private.drop_awaited_transfers(person);
      perform private.log_action('household_joined', 'membership', person::text, jsonb_build_object('payer', payer));
      perform private.log_action('household_person_joined', 'membership', payer::text, jsonb_build_object('person', person));
    end if;
  end loop;
  perform private.change_payer(household, payer);
  perform private.reconcile_household(household);
end
$$;
comment on function public.set_household(uuid, uuid[]) is
  'Says for which other persons somebody pays, in place of those before; nobody dissolves the household. Persons who come have the running year to its end, those who leave keep it. Refuses an honorary payer (honorary_payer) and persons of other households (other_household).';
grant execute on function public.set_household(uuid, uuid[]) to authenticated;

create function public.add_household_person(payer uuid, member jsonb, key uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  action constant text := 'add-member';
  response jsonb;
  entered public.memberships;
begin
  perform private.require_member_keeper();
  response := private.start_submission(action, key, private.sha256(jsonb_build_array(payer, member)::text));
  if response is not null then
    return response ->> 'id';
  end if;
  perform public.count_submission(action, private.sha256(private.caller_id()::text));
  perform private.lock_money();
  entered := private.enter_member(member);
  perform private.log_action('member_added', 'membership', entered.id::text);
  perform public.set_household(payer, array(
    select other.id from public.memberships as known join public.memberships as other on other.household_id = known.household_id
    where known.id = payer and other.id <> payer
  ) || entered.id);
  perform private.end_submission(action, key, jsonb_build_object('id', entered.id));
  return entered.id;
end
$$;
comment on function public.add_household_person(uuid, jsonb, uuid) is
  'Adds somebody {firstName, lastName, email, phone, postalAddress, locale} for whom a member pays, once for each key. Returns the id.';
grant execute on function public.add_household_person(uuid, jsonb, uuid) to authenticated;

create function public.set_household_payer(household uuid, payer uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_household(array[payer], payer);
  if not exists (select from public.memberships as known where known.id = payer and known.household_id = household) then
    raise exception 'There is no such person in the household' using errcode = 'PT404', detail = 'not_found';
  end if;
  perform private.change_payer(household, payer);
  perform private.reconcile_household(household);
end
$$;
comment on function public.set_household_payer(uuid, uuid) is
  'Chooses who of a household pays, such as after the payer has died. What was paid before still counts for everybody.';
grant execute on function public.set_household_payer(uuid, uuid) to authenticated;

create function public.household_of(membership_id uuid)
  returns table (id uuid, first_name text, last_name text, reference text, status text, valid_until timestamptz, household_since timestamptz,
    pays_for_household boolean, is_honorary boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_member_keeper();
  return query
    select person.id, person.first_name, person.last_name, person.reference, person.status, person.valid_until, person.household_since,
      person.pays_for_household, person.is_honorary
    from public.memberships as known join public.memberships as person on person.household_id = known.household_id
    where known.id = household_of.membership_id
    order by person.pays_for_household desc, person.household_since, person.created_at, person.id;
end
$$;
comment on function public.household_of(uuid) is
  'Returns, for who keeps the members, the persons of the household of a member, the payer first; nobody without one.';
grant execute on function public.household_of(uuid) to authenticated;
