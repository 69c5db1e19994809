-- Published documents of which the site cannot show something, as sync-content finds them. Admins are told of each once.

create table private.content_faults (
  document_id text primary key,
  document_type text not null,
  title jsonb not null,
  faults jsonb not null,
  since timestamptz not null default now(),
  told_at timestamptz
);
comment on table private.content_faults is
  'What is wrong with published documents just now: [{field, kind}]. told_at is null while admins have not been told of all of it.';
alter table private.content_faults enable row level security;

create function public.known_content_faults() returns setof text
language sql stable security definer set search_path = ''
as $$
  select known.document_id from private.content_faults as known
$$;
comment on function public.known_content_faults() is 'The documents to look at again: those that had something wrong.';
grant execute on function public.known_content_faults() to service_role;

create function public.sync_content_faults(documents jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  faulty integer;
begin
  if jsonb_typeof(documents) is distinct from 'array' then
    raise exception 'documents must be a list' using errcode = '22023';
  end if;

  delete from private.content_faults as known
  where not exists (select from jsonb_array_elements(documents) as document where document ->> 'id' = known.document_id);

  insert into private.content_faults as known (document_id, document_type, title, faults)
  select document ->> 'id', document ->> 'type', document -> 'title', document -> 'faults'
  from jsonb_array_elements(documents) as document
  -- What remains of what was told is not told again.
  on conflict (document_id) do update set
    title = excluded.title,
    faults = excluded.faults,
    since = case when known.faults @> excluded.faults then known.since else now() end,
    told_at = case when known.faults @> excluded.faults then known.told_at end;
  get diagnostics faulty = row_count;
  return faulty;
end
$$;
comment on function public.sync_content_faults(jsonb) is
  'Takes all documents that have something wrong, [{id, type, title, faults}], in place of those known. Returns how many.';
grant execute on function public.sync_content_faults(jsonb) to service_role;

create or replace function public.send_alerts(at timestamptz default now()) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  current record;
  sent integer := 0;
begin
  for current in select * from private.troubles(at) loop
    -- Two calls at once: the second waits here, and then finds that it was told.
    insert into private.alerts as known (trouble, told_at) values (current.trouble, at)
    on conflict (trouble) do update set told_at = excluded.told_at where known.told_at <= excluded.told_at - interval '6 hours';
    continue when not found;
    perform private.alert_admins(
      jsonb_build_object('trouble', current.trouble, 'number', current.number, 'since', current.since), at
    );
    sent := sent + 1;
  end loop;

  with told as (
    update private.content_faults as faulty set told_at = at
    -- Whoever published it may be correcting it already; and what is published together is told together.
    where faulty.told_at is null and faulty.since <= at - interval '5 minutes'
    returning faulty.*
  )
  select count(*) as number, min(told.since) as since,
    jsonb_agg(
      jsonb_build_object('id', told.document_id, 'type', told.document_type, 'title', told.title, 'faults', told.faults)
      order by told.since, told.document_id
    ) as documents
  into current from told;
  if current.number > 0 then
    perform private.alert_admins(
      jsonb_build_object('trouble', 'content_faulty', 'number', current.number, 'since', current.since, 'documents', current.documents), at
    );
    sent := sent + 1;
  end if;
  return sent;
end
$$;

create function private.alert_admins(alert jsonb, at timestamptz) returns void
language sql set search_path = ''
as $$
  select public.queue_email(
    account.email, 'admin-alert', account.language, alert,
    'alert/' || account.id || '/' || (alert ->> 'trouble') || '/' || extract(epoch from at)::bigint
  )
  from public.user_roles as held join public.profiles as account on account.id = held.user_id
  where held.role = 'admin' and account.email is not null
$$;
comment on function private.alert_admins(jsonb, timestamptz) is 'Queues an alert for each admin, in their language.';
