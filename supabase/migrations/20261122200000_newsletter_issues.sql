-- Newsletters: drafts that admins write, and who gets each.

create function private.newsletter_texts(issue jsonb) returns table (subject_lt text, subject_en text, content_lt jsonb, content_en jsonb)
language sql immutable set search_path = ''
as $$
  select
    coalesce(issue #>> '{subject,lt}', ''), coalesce(issue #>> '{subject,en}', ''),
    coalesce(nullif(issue #> '{content,lt}', 'null'), '[]'), coalesce(nullif(issue #> '{content,en}', 'null'), '[]')
$$;
comment on function private.newsletter_texts(jsonb) is 'The texts of {subject: {lt, en}, content: {lt, en}}; empty where there are none.';

create table public.newsletter_issues (
  id uuid primary key default gen_random_uuid(),
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'stopped', 'sent')),
  version integer not null default 1,
  subject_lt text not null default '' check (char_length(subject_lt) <= 200 and subject_lt !~ '[\n\r]'),
  subject_en text not null default '' check (char_length(subject_en) <= 200 and subject_en !~ '[\n\r]'),
  content_lt jsonb not null default '[]' check (jsonb_typeof(content_lt) = 'array' and octet_length(content_lt::text) <= 400000),
  content_en jsonb not null default '[]' check (jsonb_typeof(content_en) = 'array' and octet_length(content_en::text) <= 400000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid references public.profiles (id) on delete set null,
  send_at timestamptz check ((status = 'scheduled') <= (send_at is not null)),
  started_at timestamptz check ((status in ('sending', 'stopped', 'sent')) = (started_at is not null)),
  finished_at timestamptz check ((status = 'sent') = (finished_at is not null))
);
comment on table public.newsletter_issues is
  'Newsletters. What has been sent to somebody is not changed any more. Without an English text, everybody gets the Lithuanian one.';
comment on column public.newsletter_issues.version is 'Grows with each change of the draft, so that two admins do not overwrite each other''s.';
comment on column public.newsletter_issues.content_lt is 'Formatted text as schemas/requests/rich-text.ts describes it.';
create index newsletter_issues_newest_first on public.newsletter_issues (created_at desc, id);
create index newsletter_issues_updated_by on public.newsletter_issues (updated_by);
create index newsletter_issues_to_send on public.newsletter_issues (status) where status in ('scheduled', 'sending');

alter table public.newsletter_issues enable row level security;
grant select on public.newsletter_issues to authenticated, service_role;
create policy "Admins read newsletters" on public.newsletter_issues
  for select to authenticated using ((select public.is_admin()));

create table public.newsletter_deliveries (
  id uuid primary key default gen_random_uuid(),
  issue_id uuid not null references public.newsletter_issues (id) on delete cascade,
  subscriber_id uuid references public.newsletter_subscribers (id) on delete set null,
  language text not null check (language in ('lt', 'en')),
  email_id uuid references public.email_outbox (id) on delete set null,
  outcome text check (outcome in ('sent', 'failed', 'skipped')),
  was_delivered boolean not null default false,
  was_bounced boolean not null default false,
  was_complained_of boolean not null default false,
  unsubscribed_at timestamptz,
  unique (issue_id, subscriber_id)
);
comment on table public.newsletter_deliveries is
  'Who gets which newsletter: everybody who was subscribed when it was started, each once. The row stays when the subscriber is forgotten.';
comment on column public.newsletter_deliveries.email_id is
  'The email in the outbox, while it is kept there; null before it is queued, and after it was deleted.';
comment on column public.newsletter_deliveries.outcome is
  'Null until it is known for good. While there is an email, what became of it is said there.';
comment on column public.newsletter_deliveries.unsubscribed_at is 'When the reader ended the subscription by a link of this newsletter.';
create index newsletter_deliveries_waiting on public.newsletter_deliveries (issue_id, id)
  where email_id is null and outcome is null;
create index newsletter_deliveries_of_subscriber on public.newsletter_deliveries (subscriber_id);
create index newsletter_deliveries_by_email on public.newsletter_deliveries (email_id);

alter table public.newsletter_deliveries enable row level security;
grant select on public.newsletter_deliveries to authenticated, service_role;
create policy "Admins read who gets a newsletter" on public.newsletter_deliveries
  for select to authenticated using ((select public.is_admin()));

create function private.keep_newsletter_outcome() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.newsletter_deliveries as delivery set
    email_id = null,
    outcome = case when old.status in ('sent', 'failed') then old.status else 'skipped' end,
    was_delivered = old.delivered_at is not null,
    was_bounced = old.bounced_at is not null,
    was_complained_of = old.complained_at is not null
  where delivery.email_id = old.id;
  return old;
end
$$;
comment on function private.keep_newsletter_outcome() is 'An email is deleted after a while; what became of a newsletter is counted for ever.';
create trigger keep_newsletter_outcome before delete on public.email_outbox
  for each row when (old.kind = 'newsletter') execute function private.keep_newsletter_outcome();

-- drafts

create function private.draft_for_update(issue_id uuid, version integer) returns public.newsletter_issues
language plpgsql set search_path = ''
as $$
declare
  draft public.newsletter_issues;
begin
  select * into draft from public.newsletter_issues as issue where issue.id = issue_id for update;
  if draft.id is null then
    raise exception 'There is no such newsletter' using errcode = 'PT404', detail = 'not_found';
  end if;
  if draft.status in ('sending', 'stopped', 'sent') then
    raise exception 'The newsletter has been sent' using errcode = 'PT409', detail = 'newsletter_started';
  end if;
  if draft.version <> draft_for_update.version then
    raise exception 'The newsletter has been edited elsewhere' using errcode = 'PT409', detail = 'edited_elsewhere';
  end if;
  return draft;
end
$$;
comment on function private.draft_for_update(uuid, integer) is
  'A newsletter that has not been started, in the version that the caller has (null: in any), locked; otherwise a refusal.';

create function public.save_newsletter_draft(issue_id uuid, version integer, issue jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  texts record;
  saved public.newsletter_issues;
begin
  perform private.require_admin();
  select * into texts from private.newsletter_texts(issue);
  if issue_id is null then
    insert into public.newsletter_issues (subject_lt, subject_en, content_lt, content_en, updated_by)
    values (texts.subject_lt, texts.subject_en, texts.content_lt, texts.content_en, private.caller_id())
    returning * into saved;
  else
    saved := private.draft_for_update(issue_id, version);
    if saved.status = 'scheduled' then
      raise exception 'The newsletter is scheduled' using errcode = 'PT409', detail = 'newsletter_scheduled';
    end if;
    update public.newsletter_issues as draft set
      subject_lt = texts.subject_lt, subject_en = texts.subject_en, content_lt = texts.content_lt, content_en = texts.content_en,
      version = draft.version + 1, updated_at = now(), updated_by = private.caller_id()
    where draft.id = saved.id
    returning * into saved;
  end if;
  return jsonb_build_object('id', saved.id, 'version', saved.version);
end
$$;
comment on function public.save_newsletter_draft(uuid, integer, jsonb) is
  'Saves a draft, which may be incomplete: a new one without an id. Refused with the detail edited_elsewhere, newsletter_scheduled or newsletter_started.';
grant execute on function public.save_newsletter_draft(uuid, integer, jsonb) to authenticated;

create function public.delete_newsletter_draft(issue_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from public.newsletter_issues as draft where draft.id = issue_id and draft.status = 'draft';
  if not found then
    raise exception 'There is no such draft' using errcode = 'PT404', detail = 'not_found';
  end if;
  perform private.log_action('delete draft', 'newsletter', issue_id::text);
end
$$;
comment on function public.delete_newsletter_draft(uuid) is 'Deletes a draft.';
grant execute on function public.delete_newsletter_draft(uuid) to authenticated;
