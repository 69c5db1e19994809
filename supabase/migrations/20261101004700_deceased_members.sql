-- A member who has died, and the mark that was a mistake: all that it took comes back.

create table private.deaths (
  membership_id uuid primary key references public.memberships (id) on delete cascade,
  household_id uuid,
  household_persons jsonb not null default '[]',
  subscriptions uuid[] not null default '{}',
  subscribers jsonb not null default '[]',
  marked_at timestamptz not null default now()
);
comment on table private.deaths is 'What the mark took from members, for as long as they are marked.';
comment on column private.deaths.household_persons is
  'Who was in the household then [{id, since, pays}], because a household of two ends with one of them.';
comment on column private.deaths.subscriptions is 'The monthly gifts and renewals by card that the mark ended.';
comment on column private.deaths.subscribers is 'The subscriptions of the newsletter that the mark ended [{id, status}].';

alter table private.deaths enable row level security;

create function private.running_subscriptions(member public.memberships) returns uuid[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(known.id), '{}') from public.subscriptions as known
  where known.stop_requested_at is null and known.ended_at is null
    and (known.membership_id = member.id or known.user_id = member.user_id or known.email = member.email)
$$;
comment on function private.running_subscriptions(public.memberships) is
  'Returns what is charged of a member, of the account, or under the address.';

create function private.end_newsletters_of_deceased(person uuid) returns jsonb
language sql set search_path = ''
as $$
  with had as (
    select subscriber.id, subscriber.status
    from public.newsletter_subscribers as subscriber
    where subscriber.status <> 'unsubscribed' and exists (
      select from public.memberships as known
      where person in (known.id, known.merged_into) and private.is_of_deceased(known.email, '-infinity')
        and subscriber.email in (known.email, (select account.email from public.profiles as account where account.id = known.user_id))
    )
  ), ended as (
    update public.newsletter_subscribers as subscriber set status = 'unsubscribed', unsubscribed_at = now()
    from had where subscriber.id = had.id
    returning subscriber.id
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', had.id, 'status', had.status)), '[]') from had join ended using (id)
$$;
comment on function private.end_newsletters_of_deceased(uuid) is
  'Ends the newsletters of a member who has died, unless somebody else has the address too. Returns [{id, status}] as they were.';

create function private.restore_household(death private.deaths) returns void
language plpgsql set search_path = ''
as $$
declare
  -- Two who paid for each other are nobody's household once one of them is gone.
  is_ended boolean := not exists (select from public.memberships as known where known.household_id = death.household_id);
  returning_persons uuid[] := array(
    select known.id
    from jsonb_to_recordset(death.household_persons) as person (id uuid, since timestamptz)
    join public.memberships as known on known.id = person.id
    where known.household_id is null and (is_ended or known.id = death.membership_id)
      and num_nonnulls(known.deceased_at, known.anonymised_at, known.merged_into) = 0
      and coalesce(known.cancelled_at <= person.since, true)
    order by known.id
  );
  payer uuid;
  person uuid;
begin
  if death.household_id is null or not death.membership_id = any (returning_persons) or is_ended and cardinality(returning_persons) = 1 then
    return;
  end if;
  update public.memberships as known
  set household_id = death.household_id, household_since = person.since, updated_at = now(),
    pays_for_household = person.pays and not known.is_honorary and not exists (
      select from public.memberships as payer where payer.household_id = death.household_id and payer.pays_for_household
    )
  from jsonb_to_recordset(death.household_persons) as person (id uuid, since timestamptz, pays boolean)
  where known.id = person.id and known.id = any (returning_persons);
  payer := (select known.id from public.memberships as known where known.household_id = death.household_id and known.pays_for_household);
  foreach person in array returning_persons loop
    perform private.log_action('household_joined', 'membership', person::text, jsonb_build_object('payer', payer));
    if person <> payer then
      perform private.drop_awaited_transfers(person);
    end if;
  end loop;
  perform private.reconcile_household(death.household_id);
end
$$;
comment on function private.restore_household(private.deaths) is
  'Gives somebody who is alive the place in the household back, and pays for it again, unless somebody else does by now.';

create function private.restore_subscriptions(stopped uuid[]) returns integer
language plpgsql set search_path = ''
as $$
declare
  restored uuid[];
begin
  -- Once it was claimed to be cancelled at Stripe, nobody knows that it goes on.
  with resumed as (
    update public.subscriptions as known set stop_requested_at = null, stop_reason = null, updated_at = now()
    where known.id = any (stopped) and known.ended_at is null and known.checked_at is null
    returning known.id
  )
  select coalesce(array_agg(resumed.id), '{}') into restored from resumed;
  update private.renewals as told set stop_reason = null where told.subscription_id = any (restored);
  return cardinality(stopped) - cardinality(restored);
end
$$;
comment on function private.restore_subscriptions(uuid[]) is
  'Lets gifts and renewals go on that Stripe was not told to cancel yet. Returns how many it was told of, which only the payer can begin again.';

create function public.mark_deceased(membership_id uuid, is_deceased boolean) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  former public.memberships;
  death private.deaths;
  lost integer := 0;
begin
  perform private.require_member_keeper();
  perform private.lock_memberships(array[membership_id]);
  select * into strict former from public.memberships as known where known.id = membership_id;
  if is_deceased then
    death.subscriptions := private.running_subscriptions(former);
    insert into private.deaths (membership_id, household_id, household_persons)
    select former.id, former.household_id, coalesce(jsonb_agg(jsonb_build_object(
      'id', person.id, 'since', person.household_since, 'pays', person.pays_for_household
    )), '[]')
    from public.memberships as person where person.household_id = former.household_id
    on conflict on constraint deaths_pkey do nothing;
  end if;
  begin
    update public.memberships as known
    set deceased_at = case when is_deceased then coalesce(known.deceased_at, now()) end, updated_at = now()
    where known.id = membership_id;
  exception when unique_violation then
    raise exception 'Somebody else has the name and the address by now' using errcode = 'PT409', detail = 'membership_state';
  end;
  if is_deceased then
    -- Queued emails are deleted, and no more newsletters are sent, unless somebody else has the address too.
    delete from public.email_outbox as mail using public.memberships as known
    where mark_deceased.membership_id in (known.id, known.merged_into) and mail.recipient = known.email and mail.status in ('queued', 'failed')
      and mail.data ->> 'firstName' = known.first_name and mail.data ->> 'lastName' = known.last_name;
    update private.deaths as known
    set subscribers = known.subscribers || private.end_newsletters_of_deceased(former.id),
      subscriptions = known.subscriptions || array(
        select stopped.id from public.subscriptions as stopped
        where stopped.id = any (death.subscriptions) and stopped.stop_requested_at is not null
      )
    where known.membership_id = former.id;
  else
    delete from private.deaths as known where known.membership_id = former.id returning * into death;
    perform private.restore_household(death);
    lost := private.restore_subscriptions(coalesce(death.subscriptions, '{}'));
    update public.newsletter_subscribers as subscriber set status = had.status, unsubscribed_at = null
    from jsonb_to_recordset(death.subscribers) as had (id uuid, status text)
    where subscriber.id = had.id and subscriber.status = 'unsubscribed' and subscriber.unsubscribed_at = death.marked_at;
  end if;
  perform private.reconcile_membership(former.id);
  perform private.log_action(case when is_deceased then 'member_deceased' else 'member_not_deceased' end, 'membership', former.id::text);
  return lost;
end
$$;
comment on function public.mark_deceased(uuid, boolean) is
  'Marks a member as deceased: the membership ends, what the card pays too, and no more emails are sent. False undoes a mistake: the place in the household, gifts, renewals and newsletters come back; emails that waited do not. Returns how many gifts and renewals Stripe was told to cancel by then, which only the payer can begin again.';
grant execute on function public.mark_deceased(uuid, boolean) to authenticated;
