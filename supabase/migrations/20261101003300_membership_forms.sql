-- How people apply, pay and renew: by a form, a link or their account.

create function private.receive_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  membership public.memberships;
  payment public.payments;
  is_due boolean := true;
begin
  new.email := private.normalize_email(new.email);
  new.first_name := btrim(new.first_name);
  new.last_name := btrim(new.last_name);
  new.phone := nullif(btrim(new.phone), '');
  new.notes := nullif(btrim(new.notes), '');
  -- A browser may not set the language, so an application without one comes from no edge function and is counted here.
  if new.language is null then
    new.language := 'lt';
    new.payment_status := coalesce(new.payment_status, 'pending');
    if new.payment_method is distinct from 'bank_transfer' or new.payment_status <> 'pending' then
      return new;
    end if;
    if new.first_name is null or new.last_name is null or new.email is null then
      return new;
    end if;
    perform public.count_submission('apply-for-membership', null, private.submitter_hash(private.network_of_request()));
  end if;

  membership := private.membership_of_person(jsonb_build_object(
    'firstName', new.first_name, 'lastName', new.last_name, 'email', new.email, 'phone', new.phone, 'locale', new.language
  ));
  if new.payment_method = 'bank_transfer' then
    is_due := private.may_pay(membership, now());
    if not is_due then
      payment := private.standing_payment(membership, now());
    else
      -- Two applications before the transfer arrives ask for one transfer only.
      select waiting.* into payment
      from public.membership_payments as link join public.payments as waiting on waiting.id = link.payment_id
      where link.membership_id = membership.id and waiting.method = 'bank_transfer' and waiting.status = 'open'
      limit 1;
    end if;
  end if;
  if new.payment_id is not null then
    select * into strict payment from public.payments as known where known.id = new.payment_id;
  elsif payment.id is null and new.subscription_id is null then
    payment := private.add_membership_payment(membership, new.payment_method, null);
  end if;
  new.membership_id := membership.id;
  new.payment_id := payment.id;
  if new.payment_method = 'bank_transfer' and not new.is_suspected then
    new.is_emailed := private.email_member(
      membership, case when is_due then 'membership-transfer' else 'membership-already-paid' end,
      'membership/' || membership.id || '/transfer/',
      case when is_due then private.transfer_data(membership, payment) else private.already_paid_data(membership) end,
      new.is_owners
    ) is not null;
  end if;
  return new;
end
$$;
comment on function private.receive_application() is
  'Handles the applications of functions and browsers alike: creates a membership that waits for its payment. If there is a payment already, it asks for none.';
create trigger receive_application before insert on public.membership_applications
  for each row execute function private.receive_application();

create function public.create_membership_payment(submission jsonb, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  action constant text := 'create-membership-payment';
  key uuid := context ->> 'key';
  known jsonb := private.checkout_of_key(action, key, context ->> 'digest');
  membership public.memberships;
  payment public.payments;
  renewal uuid;
begin
  if known is not null then
    return known;
  end if;
  perform public.count_submission(action, null, context ->> 'networkHash');
  membership := private.membership_of_person(submission);
  if coalesce((submission ->> 'renews')::boolean, false) then
    renewal := private.begin_renewal(membership, key, coalesce(submission ->> 'locale', 'lt'));
  else
    payment := private.add_membership_payment(membership, 'stripe', key);
  end if;
  insert into public.membership_applications (
    first_name, last_name, email, phone, notes, payment_method, language, is_adult, is_suspected, payment_id, subscription_id
  ) values (
    submission ->> 'firstName', submission ->> 'lastName', submission ->> 'email', submission ->> 'phone', submission ->> 'notes',
    'stripe', coalesce(submission ->> 'locale', 'lt'), (submission ->> 'ageConfirmed')::boolean,
    coalesce((context ->> 'isSuspected')::boolean, false), payment.id, renewal
  );
  return case when renewal is null then private.checkout(payment) else private.renewal_checkout(renewal) end;
end
$$;
comment on function public.create_membership_payment(jsonb, jsonb) is
  'Creates a membership payment by card for {firstName, lastName, email, phone, notes, locale, ageConfirmed, renews (each year by the same card)}. Context: {key, digest, networkHash, isSuspected}. Returns {paymentId, or subscriptionId and interval, purpose, amountPence, currency}, or {url}.';
grant execute on function public.create_membership_payment(jsonb, jsonb) to service_role;

create function public.apply_for_membership(submission jsonb, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  action constant text := 'apply-for-membership';
  key uuid := context ->> 'key';
  application public.membership_applications;
  response jsonb := private.start_submission(action, key, context ->> 'digest');
begin
  if response is not null then
    return response;
  end if;
  perform public.count_submission(action, null, private.submitter_hash(private.network_of(context ->> 'address')));
  insert into public.membership_applications (
    first_name, last_name, email, phone, notes, payment_method, language, is_adult, is_suspected, is_owners
  ) values (
    submission ->> 'firstName', submission ->> 'lastName', submission ->> 'email', submission ->> 'phone', submission ->> 'notes',
    'bank_transfer', coalesce(submission ->> 'locale', 'lt'), (submission ->> 'ageConfirmed')::boolean,
    coalesce((context ->> 'isSuspected')::boolean, false),
    private.is_owner(submission ->> 'email', (context ->> 'userId')::uuid)
  )
  returning * into application;
  return private.end_submission(action, key, jsonb_strip_nulls(jsonb_build_object(
    'ok', true, 'emailed', case when not application.is_suspected then application.is_emailed end
  )));
end
$$;
comment on function public.apply_for_membership(jsonb, jsonb) is
  'Stores an application to pay by bank transfer, with the fields and the context of create_membership_payment(), the address of the request and userId. Returns {ok: true, emailed: whether an email tells how to pay}.';
grant execute on function public.apply_for_membership(jsonb, jsonb) to service_role;

create function public.show_renewal(token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  membership public.memberships := private.membership_of_link(token);
begin
  return jsonb_build_object(
    'firstName', membership.first_name, 'status', membership.status, 'memberSince', membership.member_since,
    'validUntil', membership.valid_until, 'graceUntil', membership.grace_until,
    'amountPence', private.fee_of(membership), 'persons', private.persons_paid_by(membership),
    'paidBy', (
      select payer.first_name from public.memberships as payer
      where payer.household_id = membership.household_id and payer.pays_for_household and payer.id <> membership.id
    ),
    'renewal', private.running_renewal(membership, now()),
    'isPaidLately', exists (
      select from public.membership_payments as link join public.payments as paid on paid.id = link.payment_id
      where link.membership_id = membership.id and paid.status <> 'refunded' and paid.paid_at > now() - interval '30 days'
    )
  );
end
$$;
comment on function public.show_renewal(text) is
  'Returns the membership of a renewal link and its renewal by card, without its address and last name, because an email may be forwarded. persons: the first names of the others of the household for whom it pays. paidBy: that of who pays for it. isPaidLately: a second fee would be held.';
grant execute on function public.show_renewal(text) to anon, authenticated, service_role;

create function public.create_renewal_payment(token text, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- The limit of applications covers everybody who starts to pay for a membership.
  action constant text := 'create-membership-payment';
  key uuid := context ->> 'key';
  membership public.memberships;
  known jsonb;
begin
  if token is not null then
    membership := private.membership_of_link(token);
  else
    select * into membership from public.memberships as own
    where own.user_id = (context ->> 'userId')::uuid and num_nonnulls(own.deceased_at, own.anonymised_at) = 0;
    if not found then
      raise exception 'The account has no membership' using errcode = 'PT404', detail = 'not_found';
    end if;
  end if;
  known := private.checkout_of_key(action, key, context ->> 'digest');
  if known is not null then
    return known;
  end if;
  perform public.count_submission(action, null, context ->> 'networkHash');
  perform from public.memberships as locked where locked.id = membership.id for no key update;
  select * into membership from public.memberships as own
  where own.id = coalesce((select merged.merged_into from public.memberships as merged where merged.id = membership.id), membership.id)
  for no key update;
  if coalesce((context ->> 'renews')::boolean, false) then
    return private.renewal_checkout(private.begin_renewal(membership, key, coalesce(context ->> 'locale', membership.language)));
  end if;
  return private.checkout(private.add_membership_payment(membership, 'stripe', key));
end
$$;
comment on function public.create_renewal_payment(text, jsonb) is
  'Creates the payment of another year, for the token of a link or, without one, for the userId of the context. Context: {key, digest, networkHash, userId, locale, renews (each year by the same card)}. Returns {paymentId, or subscriptionId and interval, purpose, amountPence, currency}, or {url}.';
grant execute on function public.create_renewal_payment(text, jsonb) to service_role;
