-- What follows from the charges of a renewal, and what members are told before and after; decision 062.

create function private.email_renewal(renewal public.subscriptions, template text, details jsonb) returns boolean
language plpgsql set search_path = ''
as $$
declare
  member public.memberships;
begin
  select * into strict member from public.memberships as known where known.id = renewal.membership_id;
  -- A member without an address gave Stripe one.
  member.email := coalesce(member.email, renewal.email);
  if member.email is null or num_nonnulls(member.deceased_at, member.anonymised_at, member.merged_into) > 0
    or exists (select from public.suppressed_addresses as suppressed where suppressed.email = member.email) then
    return false;
  end if;
  perform private.email_member(
    member, template, 'membership/' || member.id || '/' || template || '/',
    private.membership_data(member) || jsonb_build_object('subscriptionId', renewal.id, 'amountPence', renewal.amount_pence)
      || details || case when template = 'renewal-ended' then '{}' else jsonb_build_object(
        'token', private.create_renewal_link(member.id, is_asked_for => template = 'renewal-confirm')
      ) end
  );
  return true;
end
$$;
comment on function private.email_renewal(public.subscriptions, text, jsonb) is
  'Emails a member about the renewal by card. Returns false if no address would receive it.';

create function private.announce_renewal(renewal public.subscriptions) returns void
language plpgsql set search_path = ''
as $$
declare
  told private.renewals;
  attempt text := case when renewal.status = 'failing' and renewal.failed_attempts > 0 then renewal.open_invoice_id || '/' || renewal.failed_attempts end;
begin
  insert into private.renewals (subscription_id) values (renewal.id) on conflict do nothing;
  select * into strict told from private.renewals as known where known.subscription_id = renewal.id for update;
  if attempt is distinct from told.announced_attempt and attempt is not null and renewal.stop_requested_at is null then
    perform private.email_renewal(renewal, 'renewal-failed', jsonb_build_object('nextAttemptAt', renewal.next_attempt_at, 'attempt', attempt));
  end if;
  if renewal.status = 'ended' and told.announced_end_at is null and coalesce(told.stop_reason not in ('replaced', 'nobody'), true) then
    perform private.email_renewal(renewal, 'renewal-ended', jsonb_build_object('reason', coalesce(
      told.stop_reason, case renewal.end_reason when 'payer' then 'member' when 'failed' then 'failed' else 'organisers' end
    )));
  end if;
  update private.renewals as known
  set announced_attempt = coalesce(attempt, known.announced_attempt), announced_end_at = renewal.ended_at
  where known.subscription_id = renewal.id;
end
$$;
comment on function private.announce_renewal(public.subscriptions) is
  'Queues the emails that a failed charge or the end of a renewal requires, each once.';

create function private.renewal_reported(renewal_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  renewal public.subscriptions;
  member public.memberships;
begin
  select * into strict renewal from public.subscriptions as known where known.id = renewal_id;
  update public.membership_applications as application
  set payment_id = paid.id, payment_status = private.application_status(paid.status)
  from (
    select payment.id, payment.status from public.payments as payment where payment.subscription_id = renewal.id
    order by payment.paid_at, payment.id limit 1
  ) as paid
  where application.subscription_id = renewal.id and application.payment_id is null;
  update public.membership_applications as application
  set payment_status = case when renewal.status = 'lapsed' then 'lapsed' else 'pending' end
  where application.subscription_id = renewal.id and application.payment_id is null and renewal.status in ('started', 'open', 'lapsed');

  if renewal.status in ('active', 'paused', 'failing') then
    select * into strict member from public.memberships as known where known.id = renewal.membership_id;
    -- It was paid on a page of Stripe that had been open before.
    if member.is_honorary or num_nonnulls(member.deceased_at, member.anonymised_at) > 0 then
      perform private.stop_renewal(renewal.id, case when member.is_honorary then 'honorary' else 'nobody' end);
    end if;
    perform private.keep_one_renewal(renewal.membership_id);
  end if;
  perform private.reconcile_membership(renewal.membership_id);
  select * into strict renewal from public.subscriptions as known where known.id = renewal_id;
  perform private.announce_renewal(renewal);
end
$$;
comment on function private.renewal_reported(uuid) is
  'Updates what follows from a renewal by card: its application, membership, other renewals and emails. A repetition has no effect.';

-- before each charge

create function private.keep_renewals(at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  due record;
  former integer;
begin
  perform private.stop_renewal(renewal.id, 'refunded') from public.subscriptions as renewal
  where renewal.purpose = 'membership' and renewal.status in ('active', 'paused') and renewal.stop_requested_at is null and (
    select payment.status from public.payments as payment
    where payment.subscription_id = renewal.id order by payment.paid_at desc, payment.id limit 1
  ) = 'refunded';
  for due in
    select renewal, member, told from public.subscriptions as renewal
    join public.memberships as member on member.id = renewal.membership_id
    left join private.renewals as told on told.subscription_id = renewal.id
    where renewal.purpose = 'membership' and renewal.stop_requested_at is null and renewal.ends_at is null
      and (renewal.status = 'failing' or renewal.status = 'active' and renewal.current_period_end between at and at + interval '14 days')
      and (told.skipped_for is null or told.skipped_for <> renewal.current_period_end)
    order by renewal.current_period_end
    limit 200
  loop
    if (due.renewal).status = 'failing' then
      -- Stripe would try the card again.
      if private.is_paid_otherwise(due.member, due.renewal) then
        perform private.stop_renewal((due.renewal).id, 'paid');
      end if;
    elsif private.is_paid_otherwise(due.member, due.renewal)
      or (due.told).announced_for is distinct from (due.renewal).current_period_end and at > (due.renewal).current_period_end - interval '7 days' then
      insert into private.renewals as known (subscription_id, skipped_for) values ((due.renewal).id, (due.renewal).current_period_end)
      on conflict (subscription_id) do update set skipped_for = excluded.skipped_for;
    elsif (due.told).announced_for is distinct from (due.renewal).current_period_end
      and (due.renewal).amount_pence = private.fee_of(due.member) then
      select payment.amount_pence into former from public.payments as payment
      where payment.subscription_id = (due.renewal).id order by payment.paid_at desc limit 1;
      if private.email_renewal(due.renewal, 'renewal-upcoming', jsonb_build_object(
        'renewsAt', (due.renewal).current_period_end, 'formerPence', nullif(former, (due.renewal).amount_pence)
      )) then
        insert into private.renewals as known (subscription_id, announced_for) values ((due.renewal).id, (due.renewal).current_period_end)
        on conflict (subscription_id) do update set announced_for = excluded.announced_for;
      end if;
    end if;
  end loop;
end
$$;
comment on function private.keep_renewals(timestamptz) is
  'Announces charges by email 14 days before. Ends renewals whose last fee was refunded. Leaves a charge out that nobody was told of 7 days before, or whose year is paid.';

create function public.renewals_to_change(at_most integer default 25)
  returns table (subscription_id uuid, stripe_subscription_id text, amount_pence integer, resumes_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select due.id, due.stripe_subscription_id, due.new_pence, due.resumes_at
  from (
    select renewal.id, renewal.stripe_subscription_id, renewal.current_period_end,
      case when told.announced_for is distinct from renewal.current_period_end and told.skipped_for is distinct from renewal.current_period_end
        then nullif(private.fee_of(member), renewal.amount_pence) end as new_pence,
      case when told.skipped_for = renewal.current_period_end then renewal.current_period_end + interval '2 days' end as resumes_at
    from public.subscriptions as renewal join public.memberships as member on member.id = renewal.membership_id
    left join private.renewals as told on told.subscription_id = renewal.id
    where renewal.purpose = 'membership' and renewal.status = 'active' and renewal.stop_requested_at is null and renewal.ends_at is null
      and renewal.current_period_end between now() and now() + interval '14 days'
  ) as due
  where num_nonnulls(due.new_pence, due.resumes_at) > 0
  order by due.current_period_end
  limit greatest(1, least(at_most, 200))
$$;
comment on function public.renewals_to_change(integer) is
  'Returns renewals whose price Stripe has to change before the charge is announced, and those whose next charge it has to leave out, by a pause until resumes_at.';
grant execute on function public.renewals_to_change(integer) to service_role;

create function private.ask_renewing(subscription public.subscriptions, action text, wanted_pence integer) returns boolean
language sql set search_path = ''
as $$ select private.email_renewal(subscription, 'renewal-confirm', '{}') $$;

insert into private.hooks (subject, hook, call) values
  ('membership', 'subscription_reported', 'private.renewal_reported'),
  ('membership', 'subscription_changed', 'private.renewal_reported'),
  ('membership', 'subscription_link_asked', 'private.ask_renewing');
