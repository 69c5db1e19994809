-- Emails about monthly gifts, each sent once, and only while it is true; decision 061.

create function private.given_with(subscription public.subscriptions) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'gifts', count(*), 'givenPence', coalesce(sum(payment.received_pence - payment.refunded_pence - payment.lost_pence), 0)
  )
  from public.payments as payment where payment.subscription_id = subscription.id and payment.status = 'paid'
$$;

create function private.email_giver(subscription public.subscriptions, template text, details jsonb) returns boolean
language plpgsql set search_path = ''
as $$
begin
  if subscription.purpose <> 'donation' or subscription.email is null
    or private.is_of_deceased(subscription.email, subscription.created_at) then
    return false;
  end if;
  perform public.queue_email(
    subscription.email, template, subscription.language,
    private.subscription_data(subscription) || details || jsonb_build_object('token', private.create_subscription_link(
      subscription.id, is_asked_for => template = 'gift-confirm', wanted_pence => (details ->> 'wantedPence')::integer
    )),
    -- A change of the sum and a pause are told in an email each; of fresh links, only the latest.
    'subscription/' || subscription.id || '/' || template || '/' || case when template <> 'gift-confirm' then extensions.gen_random_uuid()::text else '' end
  );
  return true;
end
$$;
comment on function private.email_giver(public.subscriptions, text, jsonb) is
  'Emails whoever gives each month, with a link of its own. Returns false if no address would receive it.';

create function private.email_fresh_link(subscription public.subscriptions, action text, wanted_pence integer) returns void
language plpgsql set search_path = ''
as $$
begin
  if subscription.purpose = 'membership' then
    if private.email_renewal(subscription, 'renewal-confirm', '{}') then
      return;
    end if;
  elsif private.email_giver(subscription, 'gift-confirm', jsonb_build_object('action', action, 'wantedPence', wanted_pence)) then
    return;
  end if;
  perform private.refuse_subscription_state('Nobody would get the link');
end
$$;
comment on function private.email_fresh_link(public.subscriptions, text, integer) is
  'Emails the payer a link that may raise the sum, go on after a pause or give another card: the action. Refuses if no address would receive it.';

create function private.announce_subscription(subscription_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  known public.subscriptions;
  attempt text;
  pause timestamptz;
begin
  select * into strict known from public.subscriptions as own where own.id = announce_subscription.subscription_id for update;
  attempt := case when known.status = 'failing' and known.failed_attempts > 0 then known.open_invoice_id || '/' || known.failed_attempts end;
  pause := case when known.is_paused then coalesce(known.resumes_at, 'infinity') end;

  if known.status = 'ended' and known.announced_end_at is null then
    perform private.email_giver(
      known, 'gift-ended', private.given_with(known) || jsonb_build_object('endedAt', known.ended_at, 'reason', known.end_reason)
    );
  elsif attempt is distinct from known.announced_attempt and attempt is not null then
    perform private.email_giver(
      known, 'gift-failed', jsonb_build_object('attempt', attempt, 'nextAttemptAt', known.next_attempt_at)
    );
  elsif known.announced_pence is not null and known.status in ('active', 'paused', 'failing') then
    if pause is distinct from known.announced_pause then
      perform private.email_giver(known, 'gift-changed', jsonb_build_object('change', case when known.is_paused then 'paused' else 'resumed' end));
    end if;
    if known.amount_pence <> known.announced_pence then
      perform private.email_giver(known, 'gift-changed', jsonb_build_object('change', 'amount', 'formerPence', known.announced_pence));
    end if;
  end if;
  update public.subscriptions as own
  set announced_attempt = coalesce(attempt, own.announced_attempt), announced_pence = own.amount_pence, announced_pause = pause,
    announced_end_at = own.ended_at
  where own.id = known.id and (own.announced_attempt, own.announced_pence, own.announced_pause, own.announced_end_at)
    is distinct from (coalesce(attempt, own.announced_attempt), own.amount_pence, pause, own.ended_at);
end
$$;
comment on function private.announce_subscription(uuid) is
  'Queues the emails that a failed attempt, a change or the end of a subscription requires, each once, whoever made the change.';

create function private.is_true_of_subscription(template text, subscription public.subscriptions, data jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select subscription.anonymised_at is null and case template
    when 'gift-failed' then subscription.status = 'failing'
      and data ->> 'attempt' = subscription.open_invoice_id || '/' || subscription.failed_attempts
    when 'gift-ended' then subscription.status = 'ended'
    when 'gift-confirm' then subscription.status in ('active', 'paused', 'failing')
    when 'gift-changed' then subscription.status <> 'ended' and case data ->> 'change'
      when 'amount' then subscription.amount_pence = (data ->> 'amountPence')::integer
      when 'paused' then subscription.is_paused
      else not subscription.is_paused
    end
    else true
  end
$$;
comment on function private.is_true_of_subscription(text, public.subscriptions, jsonb) is
  'Whether an email about a subscription is still true. Whatever changed it has queued another email.';

create function private.subscription_email_now(subscription_id uuid, template text, data jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select case when data ? 'monthly' then data || jsonb_build_object('monthly', private.subscription_data(known))
    else data || private.subscription_data(known) end
  from public.subscriptions as known
  where known.id = subscription_id and private.is_true_of_subscription(subscription_email_now.template, known, data)
$$;
comment on function private.subscription_email_now(uuid, text, jsonb) is
  'Returns the current data of an email about a subscription; null if it is not true any more.';

create function private.monthly_data(subscription_id uuid) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('monthly', private.subscription_data(known), 'token', private.create_subscription_link(known.id))
    from public.subscriptions as known where known.id = subscription_id
  );
end
$$;
comment on function private.monthly_data(uuid) is 'Returns what the receipt of a monthly gift contains about it, with a link of its own.';
