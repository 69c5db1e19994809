-- Paying by card. The row is written before Stripe is called, with its own id as reference: whatever ends the function
-- between the two, the payment can be found again.

create function private.pence(pounds jsonb) returns integer
language plpgsql immutable set search_path = ''
as $$
begin
  -- The number of a jsonb is exact, and a text is no number.
  if jsonb_typeof(pounds) is distinct from 'number' or pounds::numeric not between 1 and 10000
    or pounds::numeric * 100 <> trunc(pounds::numeric * 100) then
    raise exception 'The amount must be 1 to 10,000 pounds in whole pence' using errcode = 'PT400', detail = 'bad_request';
  end if;
  return (pounds::numeric * 100)::integer;
end
$$;
comment on function private.pence(jsonb) is 'An amount in pounds as pence. Refuses what a donation may not be.';

create function private.checkout(payment public.payments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'paymentId', payment.id, 'purpose', payment.purpose, 'amountPence', payment.amount_pence, 'currency', payment.currency,
    'url', payment.checkout_url
  ))
$$;
comment on function private.checkout(public.payments) is 'What the edge function needs to call Stripe; with a url it need not.';

create function private.checkout_of_key(action text, key uuid, digest text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  known jsonb := private.begin_submission(action, key, digest);
begin
  if known is null and key is not null then
    select private.checkout(payment) into known from public.payments as payment where payment.submission_key = key;
  end if;
  return known;
end
$$;
comment on function private.checkout_of_key(text, uuid, text) is
  'What an earlier submission with the key got, or began: Stripe is then called again with the same reference. Null for a new one.';

create function public.begin_donation(submission jsonb, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  action constant text := 'begin-donation';
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
  perform public.count_submission(action, context ->> 'emailHash', context ->> 'networkHash');
  insert into public.payments (purpose, method, amount_pence, submission_key) values ('donation', 'stripe', pence, key)
  returning * into payment;
  insert into public.donations (payment_id, user_id, campaign_id, campaign_name, donor_name, message, language, shows_donor)
  values (
    payment.id, (select account.id from public.profiles as account where account.id = (context ->> 'userId')::uuid),
    campaign, campaign_name, donor_name, nullif(btrim(submission ->> 'message'), ''), coalesce(submission ->> 'locale', 'lt'),
    coalesce((submission ->> 'showInDonorList')::boolean, false) and donor_name is not null
  );
  return private.checkout(payment) || jsonb_strip_nulls(jsonb_build_object('campaign', campaign_name));
end
$$;
comment on function public.begin_donation(jsonb, jsonb) is
  'Begins a donation {amount in pounds, donorName, message, campaign, locale, showInDonorList}. The context, from the function: key, digest, networkHash, userId. Returns {paymentId, purpose, amountPence, currency, campaign}, or {url} of an earlier submission with the key.';
grant execute on function public.begin_donation(jsonb, jsonb) to service_role;

create function public.begin_membership_payment(submission jsonb, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  action constant text := 'begin-membership-payment';
  key uuid := context ->> 'key';
  known jsonb := private.checkout_of_key(action, key, context ->> 'digest');
  payment public.payments;
begin
  if known is not null then
    return known;
  end if;
  perform public.count_submission(action, context ->> 'emailHash', context ->> 'networkHash');
  payment := private.add_membership_payment(private.membership_of_person(submission), 'stripe', key);
  insert into public.membership_applications (
    first_name, last_name, email, phone, notes, payment_method, language, is_adult, is_suspected, payment_id
  ) values (
    submission ->> 'firstName', submission ->> 'lastName', submission ->> 'email', submission ->> 'phone', submission ->> 'notes',
    'stripe', coalesce(submission ->> 'locale', 'lt'), (submission ->> 'ageConfirmed')::boolean,
    coalesce((context ->> 'isSuspected')::boolean, false), payment.id
  );
  return private.checkout(payment);
end
$$;
comment on function public.begin_membership_payment(jsonb, jsonb) is
  'Begins a membership by card {firstName, lastName, email, phone, notes, locale, ageConfirmed}. The context: key, digest, emailHash, networkHash, isSuspected. Returns {paymentId, purpose, amountPence, currency}, or {url}.';
grant execute on function public.begin_membership_payment(jsonb, jsonb) to service_role;

create function public.apply_for_membership(submission jsonb, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  action constant text := 'apply-for-membership';
  key uuid := context ->> 'key';
  response jsonb := private.begin_submission(action, key, context ->> 'digest');
begin
  if response is not null then
    return response;
  end if;
  perform public.count_submission(action, context ->> 'emailHash', context ->> 'networkHash');
  insert into public.membership_applications (
    first_name, last_name, email, phone, notes, payment_method, language, is_adult, is_suspected
  ) values (
    submission ->> 'firstName', submission ->> 'lastName', submission ->> 'email', submission ->> 'phone', submission ->> 'notes',
    'bank_transfer', coalesce(submission ->> 'locale', 'lt'), (submission ->> 'ageConfirmed')::boolean,
    coalesce((context ->> 'isSuspected')::boolean, false)
  );
  return private.end_submission(action, key, '{"ok": true}');
end
$$;
comment on function public.apply_for_membership(jsonb, jsonb) is
  'Takes an application to pay by bank transfer, with the fields and the context of begin_membership_payment(). Returns {ok: true}.';
grant execute on function public.apply_for_membership(jsonb, jsonb) to service_role;

create function private.end_checkout_submission(payment public.payments) returns void
language sql set search_path = ''
as $$
  update private.submissions as submission set response = jsonb_build_object('url', payment.checkout_url)
  where submission.key = payment.submission_key
    and submission.action in ('begin-donation', 'begin-membership-payment')
$$;

create function public.record_checkout(payment_id uuid, session_id text, url text, expires_at timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments;
begin
  select * into payment from public.payments as known where known.id = record_checkout.payment_id for update;
  if payment.id is null or payment.method <> 'stripe' then
    raise exception 'There is no such card payment' using errcode = 'PT404', detail = 'not_found';
  end if;
  if payment.checkout_session_id <> record_checkout.session_id then
    raise exception 'The payment has another checkout' using errcode = 'PT409', detail = 'payment_state';
  end if;
  -- The webhook may have been faster.
  update public.payments as known
  set checkout_session_id = record_checkout.session_id, checkout_url = record_checkout.url,
    checkout_expires_at = record_checkout.expires_at, updated_at = now()
  where known.id = payment.id
  returning * into payment;
  perform private.end_checkout_submission(payment);
  return jsonb_build_object('url', payment.checkout_url);
end
$$;
comment on function public.record_checkout(uuid, text, text, timestamptz) is
  'Stores the checkout that Stripe made for a payment: it is open now. Returns {url}. A repetition has no effect.';
grant execute on function public.record_checkout(uuid, text, text, timestamptz) to service_role;

create function public.abandon_checkout(payment_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  payment public.payments;
  membership_id uuid;
begin
  select * into payment from public.payments as known where known.id = abandon_checkout.payment_id for update;
  if payment.status is distinct from 'started' then
    raise exception 'The checkout has been made' using errcode = 'PT409', detail = 'payment_state';
  end if;
  select link.membership_id into membership_id from public.membership_payments as link where link.payment_id = payment.id;
  delete from private.submissions as submission
  where submission.key = payment.submission_key
    and submission.action in ('begin-donation', 'begin-membership-payment');
  delete from public.payments as known where known.id = payment.id;
  delete from public.memberships as known
  where known.id = membership_id and known.member_since is null
    and not exists (select from public.membership_payments as link where link.membership_id = known.id)
    and not exists (select from public.membership_applications as application where application.membership_id = known.id)
    and not exists (select from public.memberships as merged where merged.merged_into = known.id);
end
$$;
comment on function public.abandon_checkout(uuid) is
  'Forgets a payment for which Stripe certainly made no checkout: it refused, or could not be reached. After a time-out nobody knows: then leave it to payments_to_check().';
grant execute on function public.abandon_checkout(uuid) to service_role;

create function public.payments_to_check(at_most integer default 50)
  returns table (payment_id uuid, purpose text, session_id text, amount_pence integer, created_at timestamptz)
language sql security definer set search_path = ''
as $$
  update public.payments as payment set checked_at = now()
  where payment.id = any (array(
    select due.id from public.payments as due
    where due.method = 'stripe' and due.received_pence is null and due.lapsed_at is null and due.failed_at is null
      and case when due.checkout_session_id is null then due.created_at < now() - interval '5 minutes'
        else due.created_at < now() - interval '1 hour' end
      and coalesce(due.checked_at < now() - interval '30 minutes', true)
    order by due.checked_at nulls first, due.created_at
    limit greatest(1, least(at_most, 200))
    for update skip locked
  ))
  returning payment.id, payment.purpose, payment.checkout_session_id, payment.amount_pence, payment.created_at
$$;
comment on function public.payments_to_check(integer) is
  'Payments of which Stripe has reported nothing: without a session_id its call may have been made without our knowing. Each is listed every 30 minutes.';
grant execute on function public.payments_to_check(integer) to service_role;

create function public.lapse_checkout(payment_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_money();
  update public.payments as payment set lapsed_at = coalesce(payment.lapsed_at, now()), updated_at = now()
  where payment.id = lapse_checkout.payment_id and payment.method = 'stripe';
  if not found then
    raise exception 'There is no such card payment' using errcode = 'PT404', detail = 'not_found';
  end if;
  perform private.settle_payment(lapse_checkout.payment_id, null, now());
end
$$;
comment on function public.lapse_checkout(uuid) is
  'Gives up a payment that Stripe does not know, or whose checkout has expired. Money that comes all the same still counts.';
grant execute on function public.lapse_checkout(uuid) to service_role;

create function public.checkout_state(session_id text) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select case when payment.received_pence is null then 'open' else 'paid' end
    from public.payments as payment where payment.checkout_session_id = checkout_state.session_id
  ), 'unknown')
$$;
comment on function public.checkout_state(text) is
  'What the page after a payment may know: paid, open (known to be unpaid, also when it expired or was refused) or unknown. Nothing else.';
grant execute on function public.checkout_state(text) to anon, authenticated, service_role;
