-- Gifts, once and each month: how they begin, and what donors are told, while it is true; decision 061.

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

create function private.donation_data(payment public.payments, donation public.donations) returns jsonb
language sql stable set search_path = ''
as $$
  select private.payment_data(payment) || jsonb_strip_nulls(jsonb_build_object(
    'donorName', donation.donor_name, 'reason', payment.held_reason,
    'campaign', coalesce(
      (select jsonb_build_object('lt', campaign.name_lt, 'en', campaign.name_en) from public.campaigns as campaign where campaign.id = donation.campaign_id),
      jsonb_build_object('lt', donation.campaign_name, 'en', donation.campaign_name)
    )
  ))
$$;

create function private.email_donor(payment public.payments, template text) returns void
language plpgsql set search_path = ''
as $$
declare
  donation public.donations;
begin
  select * into strict donation from public.donations as known where known.payment_id = payment.id;
  if template is null or donation.email is null or private.is_of_deceased(donation.email, donation.created_at) then
    return;
  end if;
  perform public.queue_email(
    donation.email, template, donation.language,
    private.donation_data(payment, donation)
      || case when template = 'donation-receipt' then coalesce(private.monthly_data(payment.subscription_id), '{}') else '{}' end,
    'payment/' || payment.id || '/' || template || '/'
  );
end
$$;
comment on function private.email_donor(public.payments, text) is
  'Emails the donor about the donation. Sends nothing without a template.';

-- beginning

create function private.begin_monthly_gift(submission jsonb, context jsonb, pence integer) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  campaign_name text := nullif(left(btrim(submission ->> 'campaign'), 200), '');
  donor_name text := nullif(btrim(submission ->> 'donorName'), '');
  subscription public.subscriptions;
begin
  insert into public.subscriptions
    (purpose, amount_pence, submission_key, user_id, campaign_id, campaign_name, donor_name, message, language, shows_donor)
  values (
    'donation', pence, (context ->> 'key')::uuid,
    (select account.id from public.profiles as account where account.id = (context ->> 'userId')::uuid),
    private.campaign_of(campaign_name), campaign_name, donor_name, nullif(btrim(submission ->> 'message'), ''),
    coalesce(submission ->> 'locale', 'lt'), coalesce((submission ->> 'showInDonorList')::boolean, false) and donor_name is not null
  )
  returning * into subscription;
  perform private.declare_gift_aid(null, subscription.id, submission -> 'giftAid', coalesce(submission ->> 'locale', 'lt'));
  return private.subscription_checkout(subscription) || jsonb_strip_nulls(jsonb_build_object('campaign', campaign_name));
end
$$;
comment on function private.begin_monthly_gift(jsonb, jsonb, integer) is 'Creates a monthly gift for create_donation(), which has counted it.';

create function public.create_donation(submission jsonb, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  action constant text := 'create-donation';
  key uuid := context ->> 'key';
  pence integer := private.pence(submission -> 'amount');
  campaign_name text := nullif(left(btrim(submission ->> 'campaign'), 200), '');
  campaign text := private.campaign_of(campaign_name);
  donor_name text := nullif(btrim(submission ->> 'donorName'), '');
  known jsonb := private.checkout_of_key(action, key, context ->> 'digest');
  payment public.payments;
begin
  if known is not null then
    return known;
  end if;
  perform public.count_submission(action, null, context ->> 'networkHash');
  if submission ->> 'interval' = 'month' then
    return private.begin_monthly_gift(submission, context, pence);
  end if;
  insert into public.payments (purpose, method, amount_pence, submission_key) values ('donation', 'stripe', pence, key)
  returning * into payment;
  insert into public.donations (payment_id, user_id, campaign_id, campaign_name, donor_name, message, language, shows_donor)
  values (
    payment.id, (select account.id from public.profiles as account where account.id = (context ->> 'userId')::uuid),
    campaign, campaign_name, donor_name, nullif(btrim(submission ->> 'message'), ''), coalesce(submission ->> 'locale', 'lt'),
    coalesce((submission ->> 'showInDonorList')::boolean, false) and donor_name is not null
  );
  perform private.declare_gift_aid(payment.id, null, submission -> 'giftAid', coalesce(submission ->> 'locale', 'lt'));
  return private.checkout(payment) || jsonb_strip_nulls(jsonb_build_object('campaign', campaign_name));
end
$$;
comment on function public.create_donation(jsonb, jsonb) is
  'Creates a donation {amount (in pounds), donorName, message, campaign, locale, showInDonorList, giftAid, interval: once | month}. Context from the function: {key, digest, networkHash, userId}. Returns {paymentId, purpose, amountPence, currency, community, campaign} or, for a gift each month, {subscriptionId, interval, …}, or {url} of an earlier submission with the key.';
grant execute on function public.create_donation(jsonb, jsonb) to service_role;

-- what becomes of a monthly gift

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

create function private.subscription_email_now(mail public.email_outbox) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  subscription_id uuid := coalesce(mail.data ->> 'subscriptionId', mail.data #>> '{monthly,subscriptionId}')::uuid;
  subscription public.subscriptions;
begin
  if subscription_id is null then
    return '{}';
  end if;
  select * into subscription from public.subscriptions as known where known.id = subscription_id;
  if not found or private.is_true_of_subscription(mail.template, subscription, mail.data) is not true then
    return null;
  end if;
  return jsonb_build_object('data', mail.data || case when mail.data ? 'monthly'
    then jsonb_build_object('monthly', private.subscription_data(subscription)) else private.subscription_data(subscription) end);
end
$$;
comment on function private.subscription_email_now(public.email_outbox) is
  'Returns {data} of an email with what is so of its subscription, or null if it is not true any more.';

create function public.send_subscription_links(submission jsonb, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.normalize_email(submission ->> 'email');
  gifts jsonb;
begin
  perform public.count_submission('send-subscription-link', null, context ->> 'networkHash');
  if coalesce((context ->> 'isSuspected')::boolean, false) then
    return '{"ok": true}';
  end if;
  select jsonb_agg(
    private.subscription_data(known) || jsonb_build_object('token', private.create_subscription_link(known.id, is_asked_for => true), 'status', known.status)
    order by known.created_at, known.id
  ) into gifts
  from public.subscriptions as known
  where known.email = address and known.purpose = 'donation' and known.status in ('active', 'failing', 'paused');
  if gifts is not null then
    perform public.queue_email(
      address, 'gift-links', coalesce(submission ->> 'locale', 'lt'), jsonb_build_object('gifts', gifts),
      'subscription-links/', is_owner => private.is_owner(address, (context ->> 'userId')::uuid)
    );
  end if;
  return '{"ok": true}';
end
$$;
comment on function public.send_subscription_links(jsonb, jsonb) is
  'Emails whoever has the address {email, locale} a link for each of its monthly gifts. Answers {ok: true} whether or not there are any. Context: {networkHash, userId, isSuspected}.';
grant execute on function public.send_subscription_links(jsonb, jsonb) to service_role;

-- what payments and subscriptions call

create function private.tell_donor(payment public.payments, is_partly_refunded boolean) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.email_donor(payment, case
    when is_partly_refunded then 'payment-partly-refunded'
    when payment.status = 'paid' then 'donation-receipt'
    when payment.status = 'refunded' then 'payment-refunded'
    when payment.status = 'held' then 'payment-held'
  end);
  if payment.status = 'paid' and not is_partly_refunded then
    perform private.confirm_gift_aid(payment.id);
  end if;
end
$$;

create function private.donation_email_now(mail public.email_outbox) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return case when exists (
    select from public.payments as payment where payment.id = (mail.data ->> 'paymentId')::uuid and case mail.template
      when 'donation-receipt' then payment.status <> 'paid'
      when 'donation-correction' then payment.received_pence is not null
    end
  ) then null else '{}' end;
end
$$;

create function private.ask_giver(subscription public.subscriptions, action text, wanted_pence integer) returns boolean
language sql set search_path = ''
as $$ select private.email_giver(subscription, 'gift-confirm', jsonb_build_object('action', action, 'wantedPence', wanted_pence)) $$;

insert into private.hooks (subject, hook, call) values
  ('donation', 'payment_announced', 'private.tell_donor'),
  ('donation', 'email_now', 'private.donation_email_now'),
  ('donation', 'subscription_reported', 'private.announce_subscription'),
  ('donation', 'subscription_link_asked', 'private.ask_giver'),
  ('subscriptions', 'email_now', 'private.subscription_email_now');
