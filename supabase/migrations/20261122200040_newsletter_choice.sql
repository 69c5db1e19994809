-- The choice of people with an account. Their address is confirmed already.

alter table public.newsletter_subscribers
  add column account_id uuid unique references public.profiles (id) on delete cascade;
comment on column public.newsletter_subscribers.account_id is
  'The account that chose it. Such a subscription follows the account''s address.';

create function private.confirmed_address(user_id uuid) returns text
language sql stable set search_path = ''
as $$
  select profile.email from public.profiles as profile
  join auth.users as account on account.id = profile.id
  where profile.id = user_id and account.email_confirmed_at is not null
$$;
comment on function private.confirmed_address(uuid) is
  'The address that the account has proved to be its own. Under another one, the data may be somebody else''s.';

create function public.my_newsletter_choice() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.newsletter_subscribers as subscriber
    where subscriber.email = private.confirmed_address((select private.caller_id())) and subscriber.status = 'confirmed'
      -- Who reported a newsletter as spam gets none.
      and not exists (
        select from public.suppressed_addresses as suppressed
        where suppressed.email = subscriber.email and suppressed.reason = 'complained'
      )
  )
$$;
comment on function public.my_newsletter_choice() is 'Whether the caller gets newsletters.';
grant execute on function public.my_newsletter_choice() to authenticated;

create function public.choose_newsletter(wanted boolean, wording text, locale text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.confirmed_address(private.caller_id());
begin
  if address is null then
    raise exception 'Log in first' using errcode = '42501';
  end if;
  if not wanted then
    update public.newsletter_subscribers as known set status = 'unsubscribed', unsubscribed_at = now()
    where known.email = address and known.status <> 'unsubscribed';
    return;
  end if;
  perform private.require_wording('newsletter', wording);
  insert into public.newsletter_subscribers as known (email, language, status, wording, confirmed_at, account_id)
  values (address, choose_newsletter.locale, 'confirmed', choose_newsletter.wording, now(), private.caller_id())
  on conflict (email) do update set
    status = 'confirmed', language = excluded.language, wording = excluded.wording, is_suspected = false,
    requested_at = now(), confirmed_at = now(), account_id = excluded.account_id
  where known.status <> 'confirmed';
  delete from public.suppressed_addresses as suppressed where suppressed.email = address and suppressed.reason = 'complained';
end
$$;
comment on function public.choose_newsletter(boolean, text, text) is
  'Subscribes the address of the caller''s account, with the words that were agreed to, or unsubscribes it.';
grant execute on function public.choose_newsletter(boolean, text, text) to authenticated;

create function private.forget_account_of_subscriber() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.account_id := null;
  return new;
end
$$;
comment on function private.forget_account_of_subscriber() is 'Whoever asks again by email has a subscription that is independent of the account.';
create trigger forget_account before update of status on public.newsletter_subscribers
  for each row when (new.status = 'pending') execute function private.forget_account_of_subscriber();

create function private.move_subscription() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  chosen public.newsletter_subscribers;
begin
  select * into chosen from public.newsletter_subscribers as subscriber where subscriber.account_id = new.id;
  if chosen.id is null then
    return new;
  end if;
  if not exists (select from public.newsletter_subscribers as other where other.email = new.email) then
    update public.newsletter_subscribers as subscriber set email = new.email where subscriber.id = chosen.id;
    return new;
  end if;
  -- The new address has a subscription of its own. It is confirmed now.
  delete from public.newsletter_subscribers as subscriber where subscriber.id = chosen.id;
  if chosen.status = 'confirmed' then
    update public.newsletter_subscribers as other set status = 'confirmed', confirmed_at = now()
    where other.email = new.email and other.status = 'pending';
  end if;
  return new;
end
$$;
create trigger move_subscription after update of email on public.profiles
  for each row when (new.email is distinct from old.email) execute function private.move_subscription();
