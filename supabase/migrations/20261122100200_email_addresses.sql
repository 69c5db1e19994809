-- Email addresses: one spelling of each, before anything compares them or holds them for unique.

create function private.normalize_email(text) returns text
language sql immutable parallel safe strict set search_path = ''
as $$ select normalize(lower(btrim($1, E' \t\r\n')), nfc) $$;
comment on function private.normalize_email(text) is
  'An email address without the space around it, in lower case and NFC. A domain stays as it was given: Auth takes ASCII only, as which a browser sends a domain with other letters.';
grant execute on function private.normalize_email(text) to authenticated, service_role;

update public.profiles set email = private.normalize_email(email) where email <> private.normalize_email(email);
alter table public.profiles
  add constraint profiles_email_normalized check (email = private.normalize_email(email)),
  add constraint profiles_email_key unique (email);

update public.email_outbox set recipient = private.normalize_email(recipient)
where recipient <> private.normalize_email(recipient);
alter table public.email_outbox
  add constraint email_outbox_recipient_normalized check (recipient = private.normalize_email(recipient));

create or replace function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id, email, first_name, last_name, language, privacy_policy_accepted, last_sign_in_at)
  values (
    new.id,
    private.normalize_email(new.email),
    private.clean_name(new.raw_user_meta_data ->> 'first_name'),
    private.clean_name(new.raw_user_meta_data ->> 'last_name'),
    case when new.raw_user_meta_data ->> 'language' = 'en' then 'en' else 'lt' end,
    coalesce(new.raw_user_meta_data -> 'privacy_policy_accepted' = 'true', false),
    new.last_sign_in_at
  );
  return new;
end
$$;

create or replace function private.follow_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set email = private.normalize_email(new.email) where id = new.id;
  return new;
end
$$;

create or replace function public.queue_email(recipient text, template text, language text, data jsonb, idempotency_key text) returns uuid
language sql security definer set search_path = ''
as $$
  insert into public.email_outbox (recipient, template, language, data, idempotency_key)
  values (
    private.normalize_email(queue_email.recipient), queue_email.template, queue_email.language, queue_email.data, queue_email.idempotency_key
  )
  on conflict on constraint email_outbox_idempotency_key_key do update set idempotency_key = excluded.idempotency_key
  returning id
$$;
