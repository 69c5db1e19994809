-- Memberships that a card renews each year, decision 062. A renewal is a subscription; each of its charges is a fee like any other.

create table private.renewals (
  subscription_id uuid primary key references public.subscriptions (id) on delete cascade,
  announced_for timestamptz,
  skipped_for timestamptz,
  stop_reason text check (stop_reason in ('cancelled', 'refunded', 'honorary', 'household', 'paid', 'replaced', 'nobody')),
  announced_attempt text,
  announced_end_at timestamptz
);
comment on table private.renewals is
  'What members were told of their renewals. Nothing is charged of which they were not told.';
comment on column private.renewals.announced_for is 'The charge that was announced by email: its day and sum stay.';
comment on column private.renewals.skipped_for is
  'The charge that Stripe leaves out, because the year is paid otherwise or the email came too late.';
comment on column private.renewals.stop_reason is
  'Why the site ends it. household: another person pays. replaced: the member began another one. nobody: the member has died or was forgotten.';
comment on column private.renewals.announced_attempt is 'The failed attempt that the member was last told of.';

alter table private.renewals enable row level security;

-- beginning

create function private.begin_renewal(membership public.memberships, key uuid, language text) returns uuid
language plpgsql set search_path = ''
as $$
declare
  begun uuid;
begin
  insert into public.subscriptions (purpose, amount_pence, submission_key, user_id, language, membership_id)
  values ('membership', private.fee_of(membership), key, membership.user_id, begin_renewal.language, membership.id)
  returning id into begun;
  -- A present or former member keeps the status until the payment.
  update public.memberships as known set status = 'pending', updated_at = now()
  where known.id = membership.id and known.status = 'cancelled' and known.member_since is null;
  return begun;
end
$$;
comment on function private.begin_renewal(public.memberships, uuid, text) is
  'Begins a subscription in place of one payment, and returns its id. It renews nothing before it is paid at Stripe.';

-- Volatile, to see what was begun in the same statement.
create function private.renewal_checkout(renewal uuid) returns jsonb
language sql set search_path = ''
as $$ select private.subscription_checkout(known) from public.subscriptions as known where known.id = renewal $$;

create function private.begins_renewal(membership public.memberships) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.subscriptions as begun
    where begun.membership_id = membership.id and begun.status in ('started', 'open')
      and (membership.cancelled_at is null or begun.created_at > membership.cancelled_at)
  )
$$;
comment on function private.begins_renewal(public.memberships) is 'Whether the first payment of a renewal is awaited.';

create function private.is_charge_skipped(membership public.memberships) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.renewal_of(membership) as renewal join private.renewals as told on told.subscription_id = renewal.id
    where told.skipped_for = renewal.current_period_end
  )
$$;
comment on function private.is_charge_skipped(public.memberships) is 'Whether the next charge of the card is left out.';

create function private.is_paid_otherwise(membership public.memberships, renewal public.subscriptions) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.membership_payments as link join public.payments as other on other.id = link.payment_id
    where link.membership_id = membership.id and other.status = 'paid' and other.subscription_id is distinct from renewal.id
      -- The period of a charge that failed has begun already.
      and other.paid_at > renewal.current_period_end - interval '1 year'
        - case when renewal.status = 'failing' then interval '30 days' else interval '0 days' end
      and link.covers_until > renewal.current_period_end + interval '30 days'
        - case when renewal.status = 'failing' then interval '1 year' else interval '0 days' end
  )
$$;
comment on function private.is_paid_otherwise(public.memberships, public.subscriptions) is
  'Whether the year for which the card would be charged was paid in another way since the last charge.';

create function private.next_renewal(membership public.memberships, at timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select case when private.is_charge_skipped(membership) or private.is_paid_otherwise(membership, renewal)
    then renewal.current_period_end + interval '1 year' else renewal.current_period_end end
  from private.renewal_of(membership) as renewal
  where renewal.status in ('active', 'paused') and renewal.ends_at is null
    and num_nonnulls(membership.deceased_at, membership.anonymised_at, membership.merged_into) = 0
$$;
comment on function private.next_renewal(public.memberships, timestamptz) is
  'Returns when the card is charged next. Null without a renewal, or while it fails.';

create function private.renews_by_card(membership public.memberships, at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(bool_or(
    membership.status in ('active', 'grace') and renewal.status = 'active' and renewal.ends_at is null
    and not private.is_charge_skipped(membership)
    -- A charge that nobody reports is looked for at Stripe within hours.
    and renewal.current_period_end between at - interval '2 days' and membership.grace_until
  ), false)
  from private.renewal_of(membership) as renewal
$$;
comment on function private.renews_by_card(public.memberships, timestamptz) is
  'Whether the card will be charged before the membership ends, so that nobody asks for the fee.';

create function private.running_renewal(membership public.memberships, at timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', renewal.id, 'status', renewal.status, 'isSkipped', private.is_charge_skipped(membership),
    'amountPence', case when renewal.status = 'failing' or told.announced_for = renewal.current_period_end
      then renewal.amount_pence else private.fee_of(membership) end,
    'nextChargeAt', private.next_renewal(membership, at), 'nextAttemptAt', renewal.next_attempt_at,
    'cardLast4', renewal.card_last4
  )
  from private.renewal_of(membership) as renewal left join private.renewals as told on told.subscription_id = renewal.id
  where renewal.id is not null
$$;
comment on function private.running_renewal(public.memberships, timestamptz) is
  'Returns {id, status: active | paused | failing, isSkipped, amountPence, nextChargeAt, nextAttemptAt, cardLast4} of the renewal by card, or null.';

create function public.renewal_of_member(membership_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_member_keeper();
  return (select private.running_renewal(member, now()) from public.memberships as member where member.id = membership_id);
end
$$;
comment on function public.renewal_of_member(uuid) is
  'Returns the renewal by card of a member as my_membership() does, for treasurers and secretaries; null without one.';
grant execute on function public.renewal_of_member(uuid) to authenticated;

create function private.renewal_link(membership public.memberships) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  return case when private.next_renewal(membership, now()) is null then '{}'
    else jsonb_build_object('token', private.create_renewal_link(membership.id)) end;
end
$$;
comment on function private.renewal_link(public.memberships) is
  'Returns the token of the page on which a renewal by card can be stopped, for the receipt; {} without a renewal.';

-- ending

create function private.stop_renewal(renewal uuid, reason text) returns void
language sql set search_path = ''
as $$
  insert into private.renewals as told (subscription_id, stop_reason)
  select known.id, reason from public.subscriptions as known
  where known.id = renewal and known.stop_requested_at is null and known.ended_at is null
  on conflict (subscription_id) do update set stop_reason = excluded.stop_reason;
  select private.stop_subscription(renewal, 'membership');
$$;
comment on function private.stop_renewal(uuid, text) is 'Wants a renewal to end, for a reason of the membership.';

create function private.stop_renewals_of_member() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  reason text := case
    when num_nonnulls(new.deceased_at, new.anonymised_at) > 0 then 'nobody'
    when new.merged_into is not null then null
    when new.is_honorary and not old.is_honorary then 'honorary'
    when new.cancelled_at is distinct from old.cancelled_at and new.cancelled_at is not null then 'cancelled'
  end;
begin
  if new.merged_into is distinct from old.merged_into then
    update public.subscriptions as renewal set membership_id = new.merged_into, updated_at = now()
    where renewal.membership_id = new.id and new.merged_into is not null;
    perform private.keep_one_renewal(new.merged_into);
  end if;
  if reason is not null then
    perform private.stop_renewal(renewal.id, reason) from public.subscriptions as renewal
    where renewal.membership_id = new.id and renewal.status in ('active', 'paused', 'failing');
  end if;
  if new.deceased_at is not null and old.deceased_at is null then
    -- Nobody would be told of the charges any more, nor could stop them.
    perform private.stop_subscription(gift.id, 'organisers'), private.log_action('subscription_stopped', 'subscription', gift.id::text)
    from public.subscriptions as gift
    where gift.purpose = 'donation' and gift.status in ('active', 'paused', 'failing') and gift.stop_requested_at is null
      and (gift.user_id = new.user_id or gift.email = new.email and private.name_key(gift.donor_name, '') = new.name_key);
  end if;
  if new.anonymised_at is not null then
    perform private.anonymise_subscription(renewal.id) from public.subscriptions as renewal
    where renewal.membership_id = new.id and renewal.anonymised_at is null;
  end if;
  return null;
end
$$;
comment on function private.stop_renewals_of_member() is
  'Ends the renewal of who cancelled, became honorary, died or was forgotten, and the monthly gifts of who died. A merged member hands it over.';
create trigger stop_renewals after update of cancelled_at, deceased_at, anonymised_at, is_honorary, merged_into on public.memberships
  for each row when (
    (old.cancelled_at, old.deceased_at, old.anonymised_at, old.is_honorary, old.merged_into)
      is distinct from (new.cancelled_at, new.deceased_at, new.anonymised_at, new.is_honorary, new.merged_into)
  ) execute function private.stop_renewals_of_member();

create function private.stop_renewals_in_household(household uuid) returns void
language sql set search_path = ''
as $$
  select private.stop_renewal(renewal.id, 'household')
  from public.memberships as payer
  join public.memberships as person on person.household_id = payer.household_id and person.id <> payer.id
  join public.subscriptions as renewal on renewal.membership_id = person.id and renewal.status in ('active', 'paused', 'failing')
  where payer.household_id = household and payer.pays_for_household
$$;
comment on function private.stop_renewals_in_household(uuid) is 'Ends the renewals of those for whom another person of the household pays.';

create function private.keep_one_renewal(membership_id uuid) returns void
language sql set search_path = ''
as $$
  select private.stop_renewal(older.id, 'replaced')
  from public.memberships as member cross join public.subscriptions as older
  where member.id = keep_one_renewal.membership_id and older.membership_id = member.id
    and older.status in ('active', 'paused', 'failing') and older.stop_requested_at is null
    and older.id <> (private.renewal_of(member)).id
$$;
comment on function private.keep_one_renewal(uuid) is 'Ends all renewals of a member but the one that began last.';

create function private.is_true_of_renewal(template text, membership public.memberships, data jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(bool_or(
    renewal.id = (data ->> 'subscriptionId')::uuid and case template
      when 'renewal-upcoming' then renewal.status = 'active' and renewal.current_period_end = (data ->> 'renewsAt')::timestamptz
        and not private.is_charge_skipped(membership)
      else renewal.status = 'failing' and data ->> 'attempt' = renewal.open_invoice_id || '/' || renewal.failed_attempts
    end
  ), false)
  from private.renewal_of(membership) as renewal
$$;
comment on function private.is_true_of_renewal(text, public.memberships, jsonb) is
  'Whether an email about a renewal by card is still true.';
