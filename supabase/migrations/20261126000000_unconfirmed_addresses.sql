-- Somebody who signs up with the address of a donor, and never confirms it, takes no donation of that address along when the
-- account is deleted.

create or replace function private.anonymise_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_money();
  perform private.anonymise_membership(membership.id) from public.memberships as membership where membership.user_id = old.id;
  perform private.anonymise_donation(donation.payment_id) from public.donations as donation where donation.user_id = old.id;
  return old;
end
$$;

create function private.anonymise_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_money();
  perform private.anonymise_donation(donation.payment_id)
  from public.donations as donation where donation.email = private.normalize_email(old.email);
  return old;
end
$$;
comment on function private.anonymise_address() is
  'Whoever deletes an account takes the name from donations that were made without it, from the address that it has confirmed.';
create trigger anonymise_address before delete on auth.users
  for each row when (old.email_confirmed_at is not null) execute function private.anonymise_address();
