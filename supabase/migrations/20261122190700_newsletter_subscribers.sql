-- Who gets the newsletter: people who asked for it and confirmed that the address is theirs.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = private.normalize_email(email) and char_length(email) <= 254),
  first_name text check (private.is_readable_line(first_name) and char_length(first_name) <= 80),
  language text not null check (language in ('lt', 'en')),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  is_suspected boolean not null default false,
  wording text not null check (char_length(wording) between 1 and 1000),
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz check ((status = 'confirmed') <= (confirmed_at is not null)),
  unsubscribed_at timestamptz check ((status = 'unsubscribed') <= (unsubscribed_at is not null))
);
comment on table public.newsletter_subscribers is
  'Subscribers of the newsletter. Whoever does not confirm within a week is forgotten.';
comment on column public.newsletter_subscribers.wording is 'What the person agreed to, in the words of the form.';
create index newsletter_subscribers_pending on public.newsletter_subscribers (requested_at) where status = 'pending';

create table private.newsletter_links (
  token_digest text primary key check (token_digest ~ '^[0-9a-f]{64}$'),
  subscriber_id uuid not null references public.newsletter_subscribers (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  created_at timestamptz not null default now()
);
comment on table private.newsletter_links is 'Links in emails that confirm or end a subscription. Of each there is a digest only.';
create index newsletter_links_of_subscriber on private.newsletter_links (subscriber_id);

alter table public.newsletter_subscribers enable row level security;
alter table private.newsletter_links enable row level security;
grant select on public.newsletter_subscribers to authenticated, service_role;

create policy "Admins read subscribers" on public.newsletter_subscribers
  for select to authenticated using ((select public.is_admin()));

insert into private.rate_limits (action, per_email, per_network, period) values ('newsletter-subscription', 5, 50, '1 hour');

create function private.create_newsletter_link(subscriber_id uuid, purpose text) returns text
language plpgsql set search_path = ''
as $$
declare
  token text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  insert into private.newsletter_links (token_digest, subscriber_id, purpose)
  values (encode(extensions.digest(token, 'sha256'), 'hex'), create_newsletter_link.subscriber_id, create_newsletter_link.purpose);
  return token;
end
$$;

create function public.subscribe_to_newsletter(submission jsonb, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  subscriber public.newsletter_subscribers;
begin
  perform public.count_submission('newsletter-subscription', context ->> 'emailHash', context ->> 'networkHash');
  insert into public.newsletter_subscribers as known (email, first_name, language, is_suspected, wording)
  values (
    private.normalize_email(submission ->> 'email'), submission ->> 'firstName', submission ->> 'locale',
    (context ->> 'isSuspected')::boolean, context ->> 'wording'
  )
  on conflict (email) do update set
    status = 'pending', requested_at = now(), language = excluded.language, wording = excluded.wording,
    first_name = coalesce(excluded.first_name, known.first_name), is_suspected = excluded.is_suspected
  where known.status <> 'confirmed'
  returning * into subscriber;
  -- Nothing for somebody who has confirmed, and no email that a program asks for: the response is the same for all.
  if subscriber.id is not null and not subscriber.is_suspected then
    perform public.queue_email(
      subscriber.email, 'confirm-subscription', subscriber.language,
      jsonb_build_object('token', private.create_newsletter_link(subscriber.id, 'confirm')),
      'newsletter/' || subscriber.id || '/confirm/' || extensions.gen_random_uuid()
    );
  end if;
  return '{"ok": true}';
end
$$;
comment on function public.subscribe_to_newsletter(jsonb, jsonb) is
  'Asks an address to confirm. The context, from the function: emailHash, networkHash, isSuspected, wording.';
grant execute on function public.subscribe_to_newsletter(jsonb, jsonb) to service_role;

create function private.subscriber_of_link(token text, purpose text) returns uuid
language plpgsql set search_path = ''
as $$
declare
  subscriber_id uuid;
begin
  select link.subscriber_id into subscriber_id
  from private.newsletter_links as link
  where link.token_digest = encode(extensions.digest(token, 'sha256'), 'hex') and link.purpose = subscriber_of_link.purpose
    and (link.purpose = 'unsubscribe' or link.created_at > now() - interval '7 days');
  if not found then
    raise exception 'The link leads to no subscription' using errcode = 'PT404', detail = 'not_found';
  end if;
  return subscriber_id;
end
$$;

create function public.confirm_newsletter(token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  subscriber_id uuid := private.subscriber_of_link(token, 'confirm');
  address text;
begin
  update public.newsletter_subscribers as subscriber set status = 'confirmed', confirmed_at = now()
  where subscriber.id = subscriber_id and subscriber.status = 'pending'
  returning subscriber.email into address;
  -- The email has arrived, whatever became of earlier ones.
  delete from public.suppressed_addresses as suppressed where suppressed.email = address;
  return '{"ok": true}';
end
$$;
comment on function public.confirm_newsletter(text) is 'Starts a subscription. A repetition has no effect.';
grant execute on function public.confirm_newsletter(text) to service_role;

create function public.unsubscribe_from_newsletter(token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  subscriber_id uuid := private.subscriber_of_link(token, 'unsubscribe');
begin
  update public.newsletter_subscribers as subscriber set status = 'unsubscribed', unsubscribed_at = now()
  where subscriber.id = subscriber_id and subscriber.status <> 'unsubscribed';
  return '{"ok": true}';
end
$$;
comment on function public.unsubscribe_from_newsletter(text) is 'Ends a subscription. A repetition has no effect.';
grant execute on function public.unsubscribe_from_newsletter(text) to service_role;

create function public.purge_newsletter() returns void
language sql security definer set search_path = ''
as $$
  delete from public.newsletter_subscribers where status = 'pending' and requested_at < now() - interval '7 days';
  delete from private.newsletter_links where purpose = 'confirm' and created_at < now() - interval '7 days';
$$;
comment on function public.purge_newsletter() is 'Forgets who did not confirm; called every hour.';
grant execute on function public.purge_newsletter() to service_role;

create or replace function public.export_personal_data(email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.normalize_email(email);
begin
  perform private.require_admin();
  perform private.log_action('personal_data_exported', 'email', encode(extensions.digest(address, 'sha256'), 'hex'));
  return jsonb_build_object(
    'messages', (
      select coalesce(jsonb_agg(to_jsonb(message) - 'search_text' - 'handled_by' order by message.created_at), '[]')
      from public.contact_messages as message where message.email = address
    ),
    'registrations', (
      select coalesce(jsonb_agg(private.registration_export(registration) order by registration.created_at), '[]')
      from public.event_registrations as registration where registration.email = address
    ),
    'newsletter', (select to_jsonb(subscriber) from public.newsletter_subscribers as subscriber where subscriber.email = address),
    'emails', (
      select coalesce(jsonb_agg(jsonb_build_object('template', mail.template, 'status', mail.status, 'created_at', mail.created_at) order by mail.created_at), '[]')
      from public.email_outbox as mail where mail.recipient = address
    )
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
  delete from public.contact_messages as message where message.email = address;
  delete from public.event_registrations as registration where registration.email = address;
  delete from public.newsletter_subscribers as subscriber where subscriber.email = address;
  delete from public.email_outbox as mail where mail.recipient = address;
  perform private.log_action('personal_data_erased', 'email', encode(extensions.digest(address, 'sha256'), 'hex'));
end
$$;
