-- How the reader of an address chooses the language of its emails.

create function private.choose_email_language(address text, wanted text) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.email_preferences as known (email, language, chosen_at) values (address, wanted, now())
  on conflict (email) do update set language = excluded.language, chosen_at = excluded.chosen_at
  where known.language is distinct from excluded.language;
  update public.profiles as profile set language = wanted where profile.email = address and profile.language <> wanted;
  update public.newsletter_subscribers as subscriber set language = wanted
  where subscriber.email = address and subscriber.language <> wanted;
  update public.event_registrations as registration set language = wanted
  where registration.email = address and registration.language <> wanted;
end
$$;
comment on function private.choose_email_language(text, text) is
  'Sets the language of all later emails, including those of the account, the newsletter and the registrations of the address.';

create function private.choose_language_of_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- The choice counts once the address is confirmed, because somebody else may have signed up with it.
  if exists (select from auth.users as account where account.id = new.id and account.email_confirmed_at is not null) then
    perform private.choose_email_language(new.email, new.language);
  end if;
  return null;
end
$$;
create trigger choose_email_language after update of language on public.profiles
  for each row when (new.language <> old.language) execute function private.choose_language_of_profile();

create function private.preference_of_link(token text) returns private.email_preferences
language plpgsql set search_path = ''
as $$
declare
  preference private.email_preferences;
begin
  select * into preference from private.email_preferences as known where known.token = preference_of_link.token;
  if not found then
    raise exception 'The link leads to no address' using errcode = 'PT404', detail = 'not_found';
  end if;
  return preference;
end
$$;

create function public.show_email_language(token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object('language', (private.preference_of_link(token)).language);
end
$$;
comment on function public.show_email_language(text) is
  'Returns the language that was chosen by the link, or null. Never returns the address, because an email may be forwarded.';
grant execute on function public.show_email_language(text) to anon, authenticated, service_role;

create function public.choose_email_language(token text, language text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text := (private.preference_of_link(token)).email;
begin
  if (choose_email_language.language in ('lt', 'en')) is not true then
    raise exception 'There are no emails in this language' using errcode = 'PT400', detail = 'bad_request';
  end if;
  perform private.choose_email_language(address, choose_email_language.language);
  return jsonb_build_object('language', choose_email_language.language);
end
$$;
comment on function public.choose_email_language(text, text) is
  'Sets the language of all later emails to the address of the link. A repetition has no effect.';
grant execute on function public.choose_email_language(text, text) to anon, authenticated, service_role;
