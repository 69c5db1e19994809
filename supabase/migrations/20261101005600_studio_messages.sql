-- What people of the Studio ask each other, and what their schedules did, goes by email; decision 081. Who they are, Sanity said.

insert into private.rate_limits (action, per_email, per_network, period) values
  ('studio-messages', 300, 1200, '1 hour'),
  ('ask-to-look', 20, 60, '1 hour');

create table private.studio_people (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  name text not null check (private.is_readable_line(name) and char_length(name) <= 80),
  email text not null check (email = private.normalize_email(email) and char_length(email) between 3 and 254),
  language text not null check (language in ('lt', 'en')),
  seen_at timestamptz not null default now()
);
comment on table private.studio_people is
  'Who has opened the Studio in the last half year, by their id at Sanity. Their addresses are not in the dataset, which everybody may read.';
comment on column private.studio_people.language is 'Of their Studio.';

create index studio_people_by_email on private.studio_people (email);

alter table private.studio_people enable row level security;

create table private.look_requests (
  id uuid primary key,
  asker_id text not null references private.studio_people on delete cascade,
  reader_id text not null references private.studio_people on delete cascade check (reader_id <> asker_id),
  document_id text not null check (document_id ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$'),
  document_type text not null check (document_type ~ '^[A-Za-z][A-Za-z0-9_]{0,63}$'),
  path text not null check (char_length(path) <= 300),
  title_lt text check (char_length(title_lt) between 1 and 200),
  title_en text check (char_length(title_en) between 1 and 200),
  sentence text not null check (private.is_readable_line(sentence) and char_length(sentence) <= 300),
  asked_at timestamptz not null default now()
);
comment on table private.look_requests is 'Somebody asks somebody to look at a form of the Studio. Deleted when it is answered.';
comment on column private.look_requests.path is 'Of the field, as Sanity writes it; empty for the whole document.';

create index look_requests_of_asker on private.look_requests (asker_id);
create index look_requests_of_reader on private.look_requests (reader_id);

alter table private.look_requests enable row level security;

create function public.open_studio(id text, name text, email text, language text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.studio_people as known (id, name, email, language)
  values (
    open_studio.id, coalesce(nullif(private.clean_name(open_studio.name), ''), open_studio.id),
    private.normalize_email(open_studio.email), open_studio.language
  )
  on conflict on constraint studio_people_pkey do update set
    name = excluded.name, email = excluded.email, language = excluded.language, seen_at = now()
  where (known.name, known.email, known.language) is distinct from (excluded.name, excluded.email, excluded.language)
    or known.seen_at < now() - interval '1 hour'
$$;
comment on function public.open_studio(text, text, text, text) is 'Keeps who uses the Studio, as Sanity has told of the session.';
grant execute on function public.open_studio(text, text, text, text) to service_role;

create function public.look_requests_of(person text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object('id', known.id, 'name', known.name) order by known.name collate "lt-x-icu", known.id), '[]')
      from private.studio_people as known where known.id <> person
    ),
    'requests', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', asked.id, 'isMine', asked.asker_id = person, 'name', other.name, 'documentId', asked.document_id,
        'documentType', asked.document_type, 'path', asked.path, 'title', jsonb_build_object('lt', asked.title_lt, 'en', asked.title_en),
        'sentence', asked.sentence, 'askedAt', asked.asked_at,
        'email', case
          when mail.bounced_at is not null or mail.status in ('failed', 'suppressed') then 'failed'
          when mail.delivered_at is not null then 'delivered'
          when mail.status = 'sent' then 'sent'
          when mail.status in ('queued', 'sending') then 'queued'
        end
      ) order by asked.asked_at, asked.id), '[]')
      from private.look_requests as asked
      join private.studio_people as other on other.id = case asked.asker_id when person then asked.reader_id else asked.asker_id end
      left join public.email_outbox as mail on mail.idempotency_key = 'look-request/' || asked.id
      where person in (asked.asker_id, asked.reader_id)
    )
  )
$$;
comment on function public.look_requests_of(text) is
  'Returns {people: [{id, name}], requests: [{id, isMine, name (of the other person), documentId, documentType, path, title: {lt, en}, sentence, askedAt, email: queued | sent | delivered | failed | null}]}.';
grant execute on function public.look_requests_of(text) to service_role;

create function private.title_for(person private.studio_people, lt text, en text) returns text
language sql stable set search_path = ''
as $$
  select case private.email_language(person.email, person.language)
    when 'en' then coalesce(nullif(btrim(en), ''), lt) else coalesce(nullif(btrim(lt), ''), en) end
$$;
comment on function private.title_for(private.studio_people, text, text) is
  'The title in the language of the person''s emails, or else in the other.';

create function private.email_between(template text, recipient private.studio_people, asked private.look_requests, author text, facts jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  writer private.studio_people;
begin
  select * into strict writer from private.studio_people as known where known.id = author;
  if public.queue_email(
    recipient.email, template, recipient.language,
    jsonb_strip_nulls(facts || jsonb_build_object(
      -- Erasing the address erases the email.
      'by', writer.name, 'email', writer.email, 'sentence', asked.sentence,
      'title', private.title_for(recipient, asked.title_lt, asked.title_en),
      'document', jsonb_build_object('id', asked.document_id, 'type', asked.document_type, 'path', nullif(asked.path, ''))
    )),
    template || '/' || asked.id
  ) is null then
    raise exception 'Too many emails to this person' using errcode = 'PT429', detail = '3600';
  end if;
end
$$;
comment on function private.email_between(text, private.studio_people, private.look_requests, text, jsonb) is
  'Queues the email in which one person of the Studio asks or answers another. Without room for it, PT429 undoes what it would tell.';

create function public.ask_to_look(asker text, reader text, request jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person private.studio_people;
  asked private.look_requests;
begin
  select * into person from private.studio_people as known where known.id = reader;
  if not found or reader = asker then
    raise exception 'Nobody of the Studio has this id' using errcode = 'PT404', detail = 'not_found';
  end if;
  insert into private.look_requests as known (id, asker_id, reader_id, document_id, document_type, path, title_lt, title_en, sentence)
  values (
    (request ->> 'id')::uuid, asker, reader, request ->> 'documentId', request ->> 'documentType', coalesce(request ->> 'path', ''),
    nullif(left(btrim(request -> 'title' ->> 'lt'), 200), ''), nullif(left(btrim(request -> 'title' ->> 'en'), 200), ''),
    private.typed_line(request ->> 'sentence')
  )
  on conflict on constraint look_requests_pkey do nothing
  returning * into asked;
  -- Repeated because the first answer got lost.
  if asked.id is null then
    return;
  end if;
  perform private.email_between('look-request', person, asked, asker, '{}');
end
$$;
comment on function public.ask_to_look(text, text, jsonb) is
  'Stores a request {id, documentId, documentType, path, title: {lt, en}, sentence} of one person of the Studio to another, and emails it. Once for each id.';
grant execute on function public.ask_to_look(text, text, jsonb) to service_role;

create function public.answer_look(reader text, request_id uuid, answer text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  asked private.look_requests;
  person private.studio_people;
begin
  delete from private.look_requests as known where known.id = request_id and known.reader_id = reader returning * into asked;
  if asked.id is null then
    raise exception 'The request is answered or withdrawn' using errcode = 'PT404', detail = 'not_found';
  end if;
  select * into strict person from private.studio_people as known where known.id = asked.asker_id;
  perform private.email_between('look-answer', person, asked, reader, jsonb_build_object('answer', private.typed_line(answer)));
end
$$;
comment on function public.answer_look(text, uuid, text) is
  'Ends a request by the answer of whoever was asked, which is emailed to the asker. Without a text, all was fine.';
grant execute on function public.answer_look(text, uuid, text) to service_role;

create function public.withdraw_look(asker text, request_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.look_requests as known where known.id = request_id and known.asker_id = asker;
  if not found then
    raise exception 'The request is answered or withdrawn' using errcode = 'PT404', detail = 'not_found';
  end if;
  delete from public.email_outbox as mail where mail.idempotency_key = 'look-request/' || request_id and mail.status = 'queued';
end
$$;
comment on function public.withdraw_look(text, uuid) is 'Ends a request of the asker, and its email if that has not left.';
grant execute on function public.withdraw_look(text, uuid) to service_role;

-- schedules

create table private.schedule_watches (
  schedule_id text primary key check (schedule_id ~ '^scheduled\.(publish|unpublish)\.[A-Za-z0-9][A-Za-z0-9_-]{0,127}$'),
  person_id text not null references private.studio_people on delete cascade,
  at timestamptz not null,
  created_at timestamptz not null default now(),
  attempted_at timestamptz,
  told text[] not null default '{}'
);
comment on table private.schedule_watches is 'Who set a schedule of the Studio and hears what became of it, until it is done.';
comment on column private.schedule_watches.at is 'By the site''s clock.';
comment on column private.schedule_watches.attempted_at is 'Set before it is carried out, and null once its outcome is told: what a call leaves untold, the next one tells.';
comment on column private.schedule_watches.told is 'The reasons for which it was not done that were told.';

create index schedule_watches_of_person on private.schedule_watches (person_id);

alter table private.schedule_watches enable row level security;

create function public.watch_schedules(person text, document_id text, schedules jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.schedule_watches as known
  where known.schedule_id in ('scheduled.publish.' || document_id, 'scheduled.unpublish.' || document_id);
  insert into private.schedule_watches (schedule_id, person_id, at)
  select schedule.id, person, schedule.at from jsonb_to_recordset(schedules) as schedule (id text, at timestamptz)
  where schedule.id in ('scheduled.publish.' || document_id, 'scheduled.unpublish.' || document_id);
end
$$;
comment on function public.watch_schedules(text, text, jsonb) is
  'Replaces who hears of the schedules [{id, at}] of a document. Who has saved them last hears of all.';
grant execute on function public.watch_schedules(text, text, jsonb) to service_role;

create function public.begin_schedules(schedule_ids text[]) returns void
language sql security definer set search_path = ''
as $$ update private.schedule_watches as known set attempted_at = now() where known.schedule_id = any (schedule_ids) $$;
comment on function public.begin_schedules(text[]) is 'Notes that schedules are about to be carried out, so that their outcome is told even if the call ends in between.';
grant execute on function public.begin_schedules(text[]) to service_role;

create function public.begun_schedules() returns setof text
language sql stable security definer set search_path = ''
as $$ select known.schedule_id from private.schedule_watches as known where known.attempted_at is not null order by known.schedule_id $$;
comment on function public.begun_schedules() is 'Returns the schedules whose outcome is not told.';
grant execute on function public.begun_schedules() to service_role;

create function public.tell_schedule_outcome(schedule_id text, outcome text, facts jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  watch private.schedule_watches;
  person private.studio_people;
begin
  select * into watch from private.schedule_watches as known
  where known.schedule_id = tell_schedule_outcome.schedule_id and known.attempted_at is not null for update;
  -- Another call has told it.
  if not found then
    return;
  end if;
  if outcome <> 'ended' and outcome <> all (watch.told) then
    select * into strict person from private.studio_people as known where known.id = watch.person_id;
    perform public.queue_email(
      person.email, case outcome when 'done' then 'schedule-done' else 'schedule-failed' end, person.language,
      jsonb_strip_nulls((facts - 'title') || jsonb_build_object(
        'at', watch.at, 'action', split_part(watch.schedule_id, '.', 2),
        'title', nullif(left(btrim(private.title_for(person, facts -> 'title' ->> 'lt', facts -> 'title' ->> 'en')), 200), ''),
        'failure', case when outcome <> 'done' then outcome end
      )),
      'schedule/' || private.sha256(concat_ws('/', watch.schedule_id, watch.created_at, outcome))
    );
  end if;
  if outcome in ('done', 'ended') then
    delete from private.schedule_watches as known where known.schedule_id = watch.schedule_id;
  else
    update private.schedule_watches as known set attempted_at = null, told = array_append(array_remove(known.told, outcome), outcome)
    where known.schedule_id = watch.schedule_id;
  end if;
end
$$;
comment on function public.tell_schedule_outcome(text, text, jsonb) is
  'Emails whoever set a schedule that was begun: done, or the reason why it was not, each once; ended says nothing. facts: {title: {lt, en}, document: {id, type}, path, problems}.';
grant execute on function public.tell_schedule_outcome(text, text, jsonb) to service_role;

create function public.purge_studio_messages() returns void
language sql security definer set search_path = ''
as $$
  delete from private.schedule_watches where greatest(at, created_at) < now() - interval '30 days';
  delete from private.look_requests where asked_at < now() - interval '90 days';
  delete from private.studio_people as known
  where known.seen_at < now() - interval '180 days'
    and not exists (select from private.schedule_watches as watch where watch.person_id = known.id);
$$;
comment on function public.purge_studio_messages() is
  'Deletes who has not opened the Studio for half a year, requests that nobody answered for 90 days, and schedules a month after their time; called every hour.';
grant execute on function public.purge_studio_messages() to service_role;

-- privacy

create function private.export_studio(account uuid, address text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'studio', (select to_jsonb(known) from private.studio_people as known where known.email = address limit 1),
    'look_requests', (
      select coalesce(jsonb_agg(to_jsonb(asked) - 'asker_id' - 'reader_id' || jsonb_build_object('asked_by_you', asked.asker_id = known.id) order by asked.asked_at), '[]')
      from private.studio_people as known join private.look_requests as asked on known.id in (asked.asker_id, asked.reader_id)
      where known.email = address
    )
  )
$$;

create function private.erase_studio_person(address text) returns void
language sql set search_path = ''
as $$ delete from private.studio_people as known where known.email = address $$;

insert into private.hooks (subject, hook, call) values
  ('studio', 'export', 'private.export_studio'),
  ('studio', 'erase', 'private.erase_studio_person');
