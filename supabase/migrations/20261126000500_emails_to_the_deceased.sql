-- Whatever else would greet somebody who has died, such as a place that becomes free at an event, is not queued either.

create function private.is_to_deceased(recipient text, data jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(bool_and(person.deceased_at is not null), false)
  from public.memberships as known
  join public.memberships as person on person.id = coalesce(known.merged_into, known.id)
  where known.email = private.normalize_email(is_to_deceased.recipient) and person.anonymised_at is null
    and known.name_key = private.name_key(data ->> 'firstName', data ->> 'lastName')
$$;
comment on function private.is_to_deceased(text, jsonb) is
  'Whether an email with this data greets a member who has died. Others may share the address.';

create or replace function public.queue_email(
  recipient text, template text, language text, data jsonb, idempotency_key text, kind text default 'transactional'
) returns uuid
language sql security definer set search_path = ''
as $$
  insert into public.email_outbox (recipient, template, language, data, idempotency_key, kind)
  select
    private.normalize_email(queue_email.recipient), queue_email.template, queue_email.language, queue_email.data,
    queue_email.idempotency_key, queue_email.kind
  where queue_email.kind <> 'transactional' or not private.is_to_deceased(queue_email.recipient, queue_email.data)
  on conflict on constraint email_outbox_idempotency_key_key do update set idempotency_key = excluded.idempotency_key
  returning id
$$;
comment on function public.queue_email(text, text, text, jsonb, text, text) is
  'Puts an email into the outbox, once for each key. Returns its id; null for one that would greet somebody who has died.';
