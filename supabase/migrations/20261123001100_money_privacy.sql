-- Whose money it was: shown to them, forgotten when they go. The sums stay.

create function private.anonymise_membership(membership_id uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  delete from public.membership_applications as application where application.membership_id = anonymise_membership.membership_id;
  delete from private.renewal_links as link where link.membership_id = anonymise_membership.membership_id;
  update public.memberships as known
  set user_id = null, first_name = null, last_name = null, email = null, phone = null, anonymised_at = now(), updated_at = now()
  where anonymise_membership.membership_id in (known.id, known.merged_into) and known.anonymised_at is null;
  perform private.settle_membership(membership_id);
end
$$;

create function private.anonymise_donation(payment_id uuid) returns void
language sql set search_path = ''
as $$
  update public.donations as donation
  set user_id = null, donor_name = null, message = null, email = null, shows_donor = false, approved_at = null, approved_by = null, anonymised_at = now()
  where donation.payment_id = anonymise_donation.payment_id and donation.anonymised_at is null
$$;

create function private.anonymise_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_money();
  perform private.anonymise_membership(membership.id) from public.memberships as membership where membership.user_id = old.id;
  perform private.anonymise_donation(donation.payment_id)
  from public.donations as donation where donation.user_id = old.id or donation.email = old.email;
  return old;
end
$$;
comment on function private.anonymise_account() is 'However an account is deleted, its money stays without its name.';
create trigger anonymise_account before delete on public.profiles
  for each row execute function private.anonymise_account();

create function private.money_of(membership_ids uuid[], donation_ids uuid[]) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'memberships', (
      select coalesce(jsonb_agg(to_jsonb(membership) - 'search_text' - 'name_key' || jsonb_build_object(
        'years', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'method', payment.method, 'status', payment.status, 'amount_pence', payment.amount_pence, 'received_pence', payment.received_pence,
            'refunded_pence', payment.refunded_pence, 'paid_at', payment.paid_at, 'covers_from', link.covers_from, 'covers_until', link.covers_until
          ) order by payment.created_at), '[]')
          from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
          where link.membership_id = membership.id
        ),
        'applications', (
          select coalesce(jsonb_agg(to_jsonb(application) - 'membership_id' - 'payment_id' order by application.created_at), '[]')
          from public.membership_applications as application where application.membership_id = membership.id
        ),
        'discount_codes', (
          select coalesce(jsonb_agg(to_jsonb(discount) - 'membership_id' - 'promotion_code_id' order by discount.created_at), '[]')
          from public.discount_codes as discount where discount.membership_id = membership.id
        )
      ) order by membership.created_at), '[]')
      from public.memberships as membership where membership.id = any (membership_ids)
    ),
    'donations', (
      select coalesce(jsonb_agg(to_jsonb(donation) - 'approved_by' || jsonb_build_object(
        'status', payment.status, 'amount_pence', payment.amount_pence, 'received_pence', payment.received_pence,
        'refunded_pence', payment.refunded_pence, 'paid_at', payment.paid_at
      ) order by donation.created_at), '[]')
      from public.donations as donation join public.payments as payment on payment.id = donation.payment_id
      where donation.payment_id = any (donation_ids)
    )
  )
$$;
comment on function private.money_of(uuid[], uuid[]) is 'Memberships and donations with all that is kept of them.';

create or replace function public.export_own_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := (select private.caller_id());
begin
  if me is null then
    raise exception 'Log in first' using errcode = '42501';
  end if;
  -- Of memberships and donations those of the account: two people may share an address.
  return private.export_account(me) || private.export_address(private.confirmed_address(me)) || private.money_of(
    array(select membership.id from public.memberships as membership where membership.user_id = me),
    array(select donation.payment_id from public.donations as donation where donation.user_id = me)
  );
end
$$;

create or replace function public.export_personal_data(email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.normalize_email(email);
begin
  perform private.require_admin();
  perform private.log_action('personal_data_exported', 'email', encode(extensions.digest(address, 'sha256'), 'hex'));
  return private.export_address(address) || private.money_of(
    array(select membership.id from public.memberships as membership where membership.email = address),
    array(select donation.payment_id from public.donations as donation where donation.email = address)
  );
end
$$;

create or replace function public.erase_personal_data(email text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.normalize_email(email);
begin
  perform private.require_admin();
  perform private.lock_money();
  perform private.anonymise_membership(membership.id) from public.memberships as membership where membership.email = address;
  perform private.anonymise_donation(donation.payment_id) from public.donations as donation where donation.email = address;
  -- Last, so that no email is left over.
  perform private.erase_address(address);
  perform private.log_action('personal_data_erased', 'email', encode(extensions.digest(address, 'sha256'), 'hex'));
end
$$;
comment on function public.erase_personal_data(text) is
  'Erases everything under an email address besides the account, for an admin; of money the names. Free places are offered within a minute.';

create or replace function public.purge_email_preferences() returns void
language sql security definer set search_path = ''
as $$
  delete from private.email_preferences as preference
  where preference.created_at < now() - interval '1 day'
    and not exists (select from public.profiles as profile where profile.email = preference.email)
    and not exists (select from public.newsletter_subscribers as subscriber where subscriber.email = preference.email)
    and not exists (select from public.event_registrations as registration where registration.email = preference.email)
    and not exists (select from public.contact_messages as message where message.email = preference.email)
    and not exists (select from public.memberships as membership where membership.email = preference.email)
    and not exists (select from public.donations as donation where donation.email = preference.email)
    and not exists (select from public.email_outbox as mail where mail.recipient = preference.email)
$$;

create function public.purge_money() returns void
language sql security definer set search_path = ''
as $$
  select private.lock_money();
  delete from public.stripe_events where received_at < now() - interval '90 days';
  delete from private.renewal_links where created_at < now() - interval '1 year';
  delete from public.membership_applications where created_at < now() - interval '2 years';
  select private.anonymise_donation(donation.payment_id)
  from public.donations as donation join public.payments as payment on payment.id = donation.payment_id
  where donation.anonymised_at is null and (
    (payment.received_pence is null and payment.created_at < now() - interval '30 days')
    or (payment.paid_at < now() - interval '7 years')
  );
  select private.anonymise_membership(membership.id)
  from public.memberships as membership
  where membership.anonymised_at is null and membership.merged_into is null
    and membership.status in ('expired', 'cancelled') and greatest(membership.valid_until, membership.updated_at) < now() - interval '2 years';
$$;
comment on function public.purge_money() is
  'Forgets names: of donations that were never paid after 30 days, of others after 7 years, of members 2 years after their end. Called every hour.';
grant execute on function public.purge_money() to service_role;
