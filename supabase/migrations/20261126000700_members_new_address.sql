-- A member who changes the address of the account gets reminders, with their link that renews without a log-in, at the new one.
-- A membership that has another address than the account keeps it.

create function private.follow_member_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.memberships as membership set email = private.normalize_email(new.email), updated_at = now()
  where membership.user_id = new.id and membership.email = private.normalize_email(old.email)
    -- Somebody with this name may be known there already: an admin merges the two.
    and not exists (
      select from public.memberships as other
      where other.email = private.normalize_email(new.email) and other.name_key = membership.name_key
    );
  return null;
end
$$;
create trigger follow_member_address after update of email on auth.users
  for each row when (new.email is distinct from old.email and new.email_confirmed_at is not null)
  execute function private.follow_member_address();
