-- Subscriptions as treasurers see them, and what is exported, removed and deleted of them.

-- for treasurers

create view public.subscription_overview with (security_invoker = true) as
  select subscription.id, subscription.purpose, subscription."interval", subscription.status, subscription.amount_pence,
    coalesce(membership.first_name || ' ' || membership.last_name, subscription.donor_name) as payer_name,
    coalesce(membership.email, subscription.email) as payer_email,
    subscription.membership_id, subscription.campaign_id, coalesce(campaign.name_lt, subscription.campaign_name) as campaign_name_lt,
    coalesce(campaign.name_en, subscription.campaign_name) as campaign_name_en,
    coalesce(subscription.started_at, subscription.created_at) as since, private.next_charge(subscription) as next_charge_at,
    subscription.resumes_at, subscription.failed_attempts, subscription.next_attempt_at, subscription.ends_at, subscription.ended_at,
    subscription.end_reason, subscription.stop_requested_at, subscription.created_at,
    concat_ws(' ', subscription.search_text, membership.search_text, private.fold(concat_ws(' ', campaign.name_lt, campaign.name_en))) as search_text
  from public.subscriptions as subscription
  left join public.memberships as membership on membership.id = subscription.membership_id
  left join public.campaigns as campaign on campaign.id = subscription.campaign_id
  where subscription.stripe_subscription_id is not null
    and subscription.purpose = any ((select private.readable_purposes())::text[]);
comment on view public.subscription_overview is
  'Subscriptions that were begun, for treasurers, and those of members for secretaries.';
grant select on public.subscription_overview to authenticated, service_role;
grant execute on function private.next_charge(public.subscriptions), private.charge_after(public.subscriptions, integer) to authenticated, service_role;

create function public.monthly_gifts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('treasurer');
  return (
    select jsonb_build_object(
      'running', count(*) filter (where known.status = 'active'), 'failing', count(*) filter (where known.status = 'failing'),
      'paused', count(*) filter (where known.status = 'paused'),
      'monthlyPence', coalesce(sum(known.amount_pence) filter (where known.status in ('active', 'failing')), 0)
    )
    from public.subscriptions as known where known.purpose = 'donation' and known.status in ('active', 'failing', 'paused')
  );
end
$$;
comment on function public.monthly_gifts() is
  'Returns {running, failing, paused, monthlyPence (what the running and failing ones bring each month)} for a treasurer.';
grant execute on function public.monthly_gifts() to authenticated;

-- privacy

create function private.subscriptions_under(account uuid, address text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('subscriptions', (
    select coalesce(jsonb_agg(
      to_jsonb(known) - '{search_text, submission_key, checkout_url, checked_at, announced_attempt, announced_pence, announced_pause, announced_end_at}'::text[]
      order by known.created_at, known.id
    ), '[]')
    from public.subscriptions as known where known.id = any (private.subscriptions_of(account, address))
  ))
$$;
comment on function private.subscriptions_under(uuid, text) is 'Returns subscriptions for an export.';

create function private.anonymise_subscription(subscription_id uuid) returns void
language sql set search_path = ''
as $$
  -- Also one that was given up: it counts if it was completed after all.
  select private.stop_subscription(anonymise_subscription.subscription_id, 'erased');
  delete from private.gift_aid_declarations as declaration
  where declaration.subscription_id = anonymise_subscription.subscription_id and declaration.confirmed_at is null;
  delete from private.subscription_links as link where link.subscription_id = anonymise_subscription.subscription_id;
  update public.subscriptions as known
  set user_id = null, donor_name = null, message = null, email = null, card_last4 = null, shows_donor = false, anonymised_at = now(),
    updated_at = now()
  where known.id = anonymise_subscription.subscription_id and known.anonymised_at is null;
$$;
comment on function private.anonymise_subscription(uuid) is
  'Removes the personal data of a subscription, and wants it to end: nobody could stop it any more.';

create function private.purge_subscriptions() returns void
language sql set search_path = ''
as $$
  delete from private.subscription_links where created_at < now() - interval '1 year';
  with never_paid as (
    delete from public.subscriptions as known
    where known.stripe_subscription_id is null and known.created_at < now() - interval '30 days'
    returning known.id
  )
  delete from public.membership_applications as application using never_paid where application.subscription_id = never_paid.id;
  select private.anonymise_subscription(known.id) from public.subscriptions as known
  where known.anonymised_at is null and known.ended_at < now() - interval '7 years';
$$;
comment on function private.purge_subscriptions() is
  'Deletes subscriptions that were never paid after 30 days, and removes the names of others 7 years after their end.';
