create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  first_name text collate "lt-x-icu" not null check (private.is_readable_line(first_name) and char_length(first_name) <= 100),
  last_name text collate "lt-x-icu" not null check (private.is_readable_line(last_name) and char_length(last_name) <= 100),
  email text not null check (email = private.normalize_email(email) and char_length(email) <= 254),
  subject text not null check (private.is_readable_line(subject) and char_length(subject) <= 200),
  message text not null check (private.is_readable(message) and char_length(message) <= 5000),
  photo jsonb check (
    photo ?& array['document', 'key', 'type', 'title', 'alt', 'file', 'url'] and pg_column_size(photo) < 8000
  ),
  event_key text references public.content_items (key) on update cascade,
  language text not null check (language in ('lt', 'en')),
  is_suspected boolean not null default false,
  status text not null default 'new' check (status in ('new', 'read', 'answered')),
  handled_by uuid references public.profiles (id) on delete set null,
  handled_at timestamptz,
  unreached_since timestamptz,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (
    private.fold(first_name || ' ' || last_name || ' ' || email || ' ' || subject || ' ' || message)
  ) stored
);
comment on table public.contact_messages is 'Messages of visitors to the organisers, kept for two years.';
comment on column public.contact_messages.photo is
  'The photo that the sender wants removed, as the function found it on the site: {document, key, type, title, alt, file, url}.';
comment on column public.contact_messages.is_suspected is 'True if the message looks automatic. It is stored all the same.';
comment on column public.contact_messages.unreached_since is 'When the receipt bounced or failed for good.';

create index contact_messages_newest_first on public.contact_messages (created_at desc, id);
create index contact_messages_by_sender on public.contact_messages (last_name, first_name, id);
create index contact_messages_by_subject on public.contact_messages (subject, id);
create index contact_messages_of_event on public.contact_messages (event_key);
create index contact_messages_of_email on public.contact_messages (email);
create index contact_messages_handled_by on public.contact_messages (handled_by);

alter table public.contact_messages enable row level security;
grant select on public.contact_messages to authenticated, service_role;

create policy "Admins read messages, organisers those about their events" on public.contact_messages
  for select to authenticated
  using ((select public.is_admin()) or event_key in (select private.organised_events()));

-- Deleting it keeps the email. The outbox knows nothing of what an email is about, so the key comes with this table.
alter table public.email_outbox add constraint email_outbox_message_id_fkey
  foreign key (message_id) references public.contact_messages (id) on delete set null;

create function public.send_contact_message(submission jsonb, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  action constant text := 'send-contact-email';
  key uuid := context ->> 'key';
  response jsonb := private.start_submission(action, key, context ->> 'digest');
  message public.contact_messages;
  is_receipted boolean;
begin
  if response is not null then
    return response;
  end if;
  perform public.count_submission(action, null, context ->> 'networkHash');

  insert into public.contact_messages (
    first_name, last_name, email, subject, message, event_key, photo, language, is_suspected
  )
  select
    submission ->> 'firstName', submission ->> 'lastName', private.normalize_email(submission ->> 'email'),
    submission ->> 'subject', submission ->> 'message',
    (select item.key from public.content_items as item where item.key = submission ->> 'eventKey'),
    submission -> 'photo',
    coalesce(submission ->> 'locale', 'lt'), coalesce((context ->> 'isSuspected')::boolean, false)
  returning * into message;

  is_receipted := private.queue_contact_emails(message, context);
  return private.end_submission(action, key, jsonb_strip_nulls(jsonb_build_object('ok', true, 'emailed', is_receipted)));
end
$$;
comment on function public.send_contact_message(jsonb, jsonb) is
  'Stores a message with its emails. Context from the function: {key, digest, networkHash, userId, isSuspected, organisers (an address)}. Returns {ok: true, emailed: whether a receipt is sent}.';
grant execute on function public.send_contact_message(jsonb, jsonb) to service_role;

create function private.queue_contact_emails(message public.contact_messages, context jsonb) returns boolean
language plpgsql set search_path = ''
as $$
declare
  data jsonb := jsonb_build_object(
    'firstName', message.first_name, 'lastName', message.last_name, 'email', message.email,
    'subject', message.subject, 'message', message.message
  );
  receipt uuid;
begin
  -- A program often enters the address of a stranger, who would get an unexpected receipt.
  if not message.is_suspected then
    receipt := public.queue_email(
      message.email, 'contact-receipt', message.language, data, 'contact/' || message.id || '/receipt',
      is_owner => private.is_owner(message.email, (context ->> 'userId')::uuid)
    );
    update public.email_outbox as mail set message_id = message.id where mail.id = receipt;
  end if;
  perform public.queue_email(
    context ->> 'organisers', 'contact-message', 'lt',
    data || jsonb_strip_nulls(jsonb_build_object('isSuspected', message.is_suspected, 'photo', message.photo)),
    'contact/' || message.id || '/organisers'
  );
  return case when not message.is_suspected then receipt is not null end;
end
$$;

create function public.set_contact_message_status(message_id uuid, status text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  known public.contact_messages;
begin
  select * into known from public.contact_messages as message where message.id = message_id for update;
  if not coalesce(public.is_admin() or private.may_organise(known.event_key), false) then
    raise exception 'Only an admin may do this' using errcode = '42501';
  end if;
  if known.id is null then
    raise exception 'There is no such message' using errcode = 'PT404';
  end if;
  update public.contact_messages as message
  set status = set_contact_message_status.status, handled_by = private.caller_id(), handled_at = now()
  where message.id = message_id;
end
$$;
comment on function public.set_contact_message_status(uuid, text) is
  'Sets the status to new, read or answered, for admins and organisers of the event.';
grant execute on function public.set_contact_message_status(uuid, text) to authenticated;

create function private.export_messages(account uuid, address text) returns jsonb
language sql stable set search_path = ''
as $$
  -- The alias is not message, because one of the columns is called that.
  select jsonb_build_object('messages', coalesce(jsonb_agg(to_jsonb(sent) - 'search_text' - 'handled_by' order by sent.created_at), '[]'))
  from public.contact_messages as sent where sent.email = address
$$;

create function private.erase_messages(address text) returns void
language sql set search_path = ''
as $$ delete from public.contact_messages as message where message.email = address $$;

insert into private.hooks (subject, hook, call) values
  ('contact_messages', 'export', 'private.export_messages'),
  ('contact_messages', 'erase', 'private.erase_messages');
