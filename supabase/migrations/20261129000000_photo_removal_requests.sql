-- Messages that ask for a photo of the site to be removed.

alter table public.contact_messages add column photo jsonb check (
  photo ?& array['document', 'key', 'type', 'title', 'alt', 'file', 'url'] and pg_column_size(photo) < 8000
);
comment on column public.contact_messages.photo is
  'The photo that the sender asks to have removed, as the function found it on the site: document, key, type, title, alt, file, url.';

create or replace function public.send_contact_message(submission jsonb, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  action constant text := 'send-contact-email';
  key uuid := context ->> 'key';
  response jsonb := private.begin_submission(action, key, context ->> 'digest');
  message public.contact_messages;
begin
  if response is not null then
    return response;
  end if;
  perform public.count_submission(action, context ->> 'emailHash', context ->> 'networkHash');

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

  perform private.queue_contact_emails(message, context ->> 'organisers');
  return private.end_submission(action, key, '{"ok": true}');
end
$$;

create or replace function private.queue_contact_emails(message public.contact_messages, organisers text) returns void
language plpgsql set search_path = ''
as $$
declare
  data jsonb := jsonb_build_object(
    'firstName', message.first_name, 'lastName', message.last_name, 'email', message.email,
    'subject', message.subject, 'message', message.message
  );
  receipt uuid;
begin
  -- A program often gives the address of somebody else, who would get a receipt for nothing.
  if not message.is_suspected then
    receipt := public.queue_email(message.email, 'contact-receipt', message.language, data, 'contact/' || message.id || '/receipt');
    update public.email_outbox as mail set message_id = message.id where mail.id = receipt;
  end if;
  perform public.queue_email(
    organisers, 'contact-message', 'lt',
    data || jsonb_strip_nulls(jsonb_build_object('isSuspected', message.is_suspected, 'photo', message.photo)),
    'contact/' || message.id || '/organisers'
  );
end
$$;
