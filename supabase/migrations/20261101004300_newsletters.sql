-- Only people who requested the newsletter and confirmed that the address is theirs get it.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  account_id uuid unique references public.profiles (id) on delete cascade,
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
  'Subscribers of the newsletter. Those who do not confirm within a week are deleted.';
comment on column public.newsletter_subscribers.account_id is
  'The account that subscribed. Its subscription follows the address of the account.';
comment on column public.newsletter_subscribers.wording is 'What the person agreed to, in the words of the form.';

create index newsletter_subscribers_pending on public.newsletter_subscribers (requested_at) where status = 'pending';

alter table public.newsletter_subscribers enable row level security;
grant select on public.newsletter_subscribers to authenticated, service_role;

create policy "Admins read subscribers" on public.newsletter_subscribers
  for select to authenticated using ((select public.is_admin()));

create trigger sync_email_language before insert or update of language, email on public.newsletter_subscribers
  for each row execute function private.sync_email_language();

create function private.newsletter_texts(issue jsonb) returns table (subject_lt text, subject_en text, content_lt jsonb, content_en jsonb)
language sql immutable set search_path = ''
as $$
  select
    coalesce(issue #>> '{subject,lt}', ''), coalesce(issue #>> '{subject,en}', ''),
    coalesce(nullif(issue #> '{content,lt}', 'null'), '[]'), coalesce(nullif(issue #> '{content,en}', 'null'), '[]')
$$;
comment on function private.newsletter_texts(jsonb) is
  'Returns the texts of {subject: {lt, en}, content: {lt, en}}; empty where there are none.';

create table public.newsletter_issues (
  id uuid primary key default gen_random_uuid(),
  audience text not null default 'subscribers' check (audience in ('subscribers', 'members', 'ended')),
  purpose text check (purpose in ('meeting', 'minutes', 'membership')),
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
  missed_at timestamptz check (missed_at is null or status in ('draft', 'stopped')),
  started_at timestamptz check ((status in ('sending', 'stopped', 'sent')) = (started_at is not null)),
  finished_at timestamptz check ((status = 'sent') = (finished_at is not null)),
  check ((audience = 'subscribers') = (purpose is null)),
  check (audience <> 'ended' or purpose = 'membership')
);
comment on table public.newsletter_issues is
  'Newsletters, and letters to members. An issue does not change once it was sent to somebody. Without an English text, everybody gets the Lithuanian one.';
comment on column public.newsletter_issues.audience is
  'subscribers: the newsletter, to whom has asked for it. The others are letters that a member gets as a member: members, or those whose year has ended.';
comment on column public.newsletter_issues.purpose is 'Why a letter goes to members, as it says itself.';
comment on column public.newsletter_issues.missed_at is
  'When it should have been sent, or was stopped, because the site stood still. Somebody has to send it.';
comment on column public.newsletter_issues.version is
  'Grows with each change of the draft, so that two admins do not overwrite each other''s.';
comment on column public.newsletter_issues.content_lt is 'Formatted text as schemas/texts/rich-text.ts describes it.';

create index newsletter_issues_newest_first on public.newsletter_issues (created_at desc, id);
create index newsletter_issues_updated_by on public.newsletter_issues (updated_by);
create index newsletter_issues_to_send on public.newsletter_issues (status) where status in ('scheduled', 'sending');

alter table public.newsletter_issues enable row level security;
grant select on public.newsletter_issues to authenticated, service_role;

create policy "Admins read newsletters, who keeps members letters to them" on public.newsletter_issues
  for select to authenticated
  using ((select public.is_admin()) or (audience <> 'subscribers' and (select private.may_keep_members())));

create table public.newsletter_deliveries (
  id uuid primary key default gen_random_uuid(),
  issue_id uuid not null references public.newsletter_issues (id) on delete cascade,
  subscriber_id uuid references public.newsletter_subscribers (id) on delete set null,
  membership_id uuid references public.memberships (id) on delete set null,
  language text not null check (language in ('lt', 'en')),
  email_id uuid references public.email_outbox (id) on delete set null,
  outcome text check (outcome in ('sent', 'failed', 'skipped', 'shared', 'no_address')),
  was_delivered boolean not null default false,
  was_bounced boolean not null default false,
  was_complained_of boolean not null default false,
  unsubscribed_at timestamptz,
  unique (issue_id, subscriber_id),
  unique (issue_id, membership_id),
  check (num_nonnulls(subscriber_id, membership_id) <= 1)
);
comment on table public.newsletter_deliveries is
  'Who gets which newsletter or letter: everybody subscribed, or every member, when it started, each once. The row stays when the subscriber is deleted.';
comment on column public.newsletter_deliveries.email_id is
  'The email in the outbox; null before it is queued, and after it was deleted.';
comment on column public.newsletter_deliveries.outcome is
  'The final result. While there is an email, the outbox has the state. shared: somebody else gets it at the same address. no_address: the member has none that works.';
comment on column public.newsletter_deliveries.unsubscribed_at is 'When the reader unsubscribed by a link of this newsletter.';

create index newsletter_deliveries_waiting on public.newsletter_deliveries (issue_id, id)
  where email_id is null and outcome is null;
create index newsletter_deliveries_of_subscriber on public.newsletter_deliveries (subscriber_id);
create index newsletter_deliveries_of_member on public.newsletter_deliveries (membership_id);
create index newsletter_deliveries_by_email on public.newsletter_deliveries (email_id);

alter table public.newsletter_deliveries enable row level security;
grant select on public.newsletter_deliveries to authenticated, service_role;

create policy "Admins read who gets a newsletter" on public.newsletter_deliveries
  for select to authenticated using ((select public.is_admin()));

create function private.record_newsletter_outcome() returns trigger
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
comment on function private.record_newsletter_outcome() is
  'Keeps the result of a newsletter, because its email is deleted after a while.';
create trigger record_newsletter_outcome before delete on public.email_outbox
  for each row when (old.kind = 'newsletter') execute function private.record_newsletter_outcome();

-- subscribing

create table private.newsletter_links (
  token_digest text primary key check (token_digest ~ '^[0-9a-f]{64}$'),
  subscriber_id uuid not null references public.newsletter_subscribers (id) on delete cascade,
  delivery_id uuid references public.newsletter_deliveries (id) on delete set null,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  created_at timestamptz not null default now()
);
comment on table private.newsletter_links is 'Links in emails that confirm or end a subscription, stored as digests.';
comment on column private.newsletter_links.delivery_id is 'The newsletter that contains the link.';

create index newsletter_links_of_subscriber on private.newsletter_links (subscriber_id);
create index newsletter_links_of_delivery on private.newsletter_links (delivery_id);

alter table private.newsletter_links enable row level security;

create function private.create_newsletter_link(subscriber_id uuid, purpose text) returns text
language plpgsql set search_path = ''
as $$
declare
  token text := private.new_token();
begin
  insert into private.newsletter_links (token_digest, subscriber_id, purpose)
  values (private.sha256(token), create_newsletter_link.subscriber_id, create_newsletter_link.purpose);
  return token;
end
$$;

create function private.newsletter_link(token text, purpose text) returns private.newsletter_links
language plpgsql set search_path = ''
as $$
declare
  found_link private.newsletter_links;
begin
  select * into found_link from private.newsletter_links as link
  where link.token_digest = private.sha256(token) and link.purpose = newsletter_link.purpose
    and (link.purpose = 'unsubscribe' or link.created_at > now() - interval '7 days');
  if not found then
    raise exception 'The link leads to no subscription' using errcode = 'PT404', detail = 'not_found';
  end if;
  return found_link;
end
$$;

create function public.subscribe_to_newsletter(submission jsonb, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  subscriber public.newsletter_subscribers;
begin
  perform public.count_submission('newsletter-subscription', null, context ->> 'networkHash');
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
  -- Confirmed subscribers and requests that look automatic cause no email. The response is the same for all.
  if subscriber.id is not null and not subscriber.is_suspected then
    perform public.queue_email(
      subscriber.email, 'confirm-subscription', subscriber.language,
      jsonb_build_object('token', private.create_newsletter_link(subscriber.id, 'confirm')),
      'newsletter/' || subscriber.id || '/confirm/', is_owner => private.is_owner(subscriber.email, (context ->> 'userId')::uuid)
    );
  end if;
  return '{"ok": true}';
end
$$;
comment on function public.subscribe_to_newsletter(jsonb, jsonb) is
  'Sends the address a request to confirm. Context from the function: {networkHash, userId, isSuspected, wording}.';
grant execute on function public.subscribe_to_newsletter(jsonb, jsonb) to service_role;

create function public.confirm_newsletter(token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  link private.newsletter_links := private.newsletter_link(token, 'confirm');
  address text;
begin
  update public.newsletter_subscribers as subscriber set status = 'confirmed', confirmed_at = now()
  where subscriber.id = link.subscriber_id and subscriber.status = 'pending'
  returning subscriber.email into address;
  -- This email has arrived, whatever happened to earlier ones.
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
  link private.newsletter_links := private.newsletter_link(token, 'unsubscribe');
begin
  update public.newsletter_subscribers as subscriber set status = 'unsubscribed', unsubscribed_at = now()
  where subscriber.id = link.subscriber_id and subscriber.status <> 'unsubscribed';
  if found then
    update public.newsletter_deliveries as delivery set unsubscribed_at = now() where delivery.id = link.delivery_id;
  end if;
  return '{"ok": true}';
end
$$;
comment on function public.unsubscribe_from_newsletter(text) is
  'Ends a subscription, and counts it for the newsletter that contains the link. A repetition has no effect.';
grant execute on function public.unsubscribe_from_newsletter(text) to service_role;

-- subscriptions of accounts, whose address is confirmed already

create function public.my_newsletter_choice() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.newsletter_subscribers as subscriber
    where subscriber.email = private.confirmed_address((select private.caller_id())) and subscriber.status = 'confirmed'
      -- Somebody who reported a newsletter as spam gets none.
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

create function private.clear_account_of_subscriber() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.account_id := null;
  return new;
end
$$;
comment on function private.clear_account_of_subscriber() is
  'Makes a subscription that is requested again by email independent of the account.';
create trigger clear_account before update of status on public.newsletter_subscribers
  for each row when (new.status = 'pending') execute function private.clear_account_of_subscriber();

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
  -- The new address has a subscription of its own, which is confirmed now.
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

-- drafts

create function private.require_writer(audience text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if audience = 'subscribers' then
    perform private.require_admin();
  else
    perform private.require_member_keeper();
  end if;
end
$$;
comment on function private.require_writer(text) is
  'Refuses with 42501 unless the caller may write to the audience: admins newsletters, who keeps the members letters to them.';

create function private.require_writer_of(issue_id uuid) returns void
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_writer(coalesce(
    (select issue.audience from public.newsletter_issues as issue where issue.id = issue_id), 'members'
  ));
end
$$;
comment on function private.require_writer_of(uuid) is 'Refuses with 42501 unless the caller may write to the audience of the issue.';

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
  'Returns a newsletter that has not been started, locked, in the version that the caller has (null: any). Refuses all others.';

-- The writer chooses the id of a new draft, so that saving it again, after a response that was lost
-- or is late, creates no second one.
create function public.save_newsletter_draft(issue_id uuid, version integer, issue jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  texts record;
  saved public.newsletter_issues;
  audience text := coalesce(issue ->> 'audience', 'subscribers');
begin
  perform private.require_writer(audience);
  select * into texts from private.newsletter_texts(issue);
  if version is null then
    insert into public.newsletter_issues (id, audience, purpose, subject_lt, subject_en, content_lt, content_en, updated_by)
    values (
      coalesce(issue_id, gen_random_uuid()), audience, issue ->> 'purpose', texts.subject_lt, texts.subject_en, texts.content_lt, texts.content_en,
      private.caller_id()
    )
    on conflict (id) do nothing
    returning * into saved;
    if saved.id is not null then
      return jsonb_build_object('id', saved.id, 'version', saved.version);
    end if;
  end if;

  perform private.require_writer_of(issue_id);
  saved := private.draft_for_update(issue_id, null);
  if (saved.audience = 'subscribers') <> (audience = 'subscribers') then
    raise exception 'A newsletter does not become a letter' using errcode = 'PT404', detail = 'not_found';
  end if;
  if saved.status = 'scheduled' then
    raise exception 'The newsletter is scheduled' using errcode = 'PT409', detail = 'newsletter_scheduled';
  end if;
  -- Whoever saves what is stored already repeats a request whose response was lost.
  if (saved.audience, saved.purpose, saved.subject_lt, saved.subject_en, saved.content_lt, saved.content_en)
    is distinct from (audience, issue ->> 'purpose', texts.subject_lt, texts.subject_en, texts.content_lt, texts.content_en) then
    if saved.version is distinct from version then
      raise exception 'The newsletter has been edited elsewhere' using errcode = 'PT409', detail = 'edited_elsewhere';
    end if;
    update public.newsletter_issues as draft set
      audience = coalesce(save_newsletter_draft.issue ->> 'audience', 'subscribers'), purpose = save_newsletter_draft.issue ->> 'purpose',
      subject_lt = texts.subject_lt, subject_en = texts.subject_en, content_lt = texts.content_lt, content_en = texts.content_en,
      version = draft.version + 1, updated_at = now(), updated_by = private.caller_id()
    where draft.id = saved.id
    returning * into saved;
  end if;
  return jsonb_build_object('id', saved.id, 'version', saved.version);
end
$$;
comment on function public.save_newsletter_draft(uuid, integer, jsonb) is
  'Saves a draft {subject, content, audience, purpose}, which may be incomplete; without an audience it is a newsletter. A new one has no version, and is saved once for each id that its writer chose. Refuses with the detail edited_elsewhere, newsletter_scheduled or newsletter_started.';
grant execute on function public.save_newsletter_draft(uuid, integer, jsonb) to authenticated;

create function public.delete_newsletter_draft(issue_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_writer_of(issue_id);
  delete from public.newsletter_issues as draft where draft.id = issue_id and draft.status = 'draft';
  if not found then
    raise exception 'There is no such draft' using errcode = 'PT404', detail = 'not_found';
  end if;
  perform private.log_action('delete draft', 'newsletter', issue_id::text);
end
$$;
comment on function public.delete_newsletter_draft(uuid) is 'Deletes a draft.';
grant execute on function public.delete_newsletter_draft(uuid) to authenticated;

create function public.purge_newsletter() returns void
language sql security definer set search_path = ''
as $$
  delete from public.newsletter_subscribers where status = 'pending' and requested_at < now() - interval '7 days';
  delete from public.newsletter_subscribers where status = 'unsubscribed' and unsubscribed_at < now() - interval '2 years';
  delete from private.newsletter_links where purpose = 'confirm' and created_at < now() - interval '7 days';
  -- Nobody reads a newsletter for so long, and a newer one contains another link.
  delete from private.newsletter_links where purpose = 'unsubscribe' and created_at < now() - interval '2 years';
$$;
comment on function public.purge_newsletter() is
  'Deletes subscribers who did not confirm, or unsubscribed two years ago, and old links; called every hour.';
grant execute on function public.purge_newsletter() to service_role;

-- privacy

create function private.export_newsletter(account uuid, address text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('newsletter', (
    select to_jsonb(subscriber) - 'account_id' || jsonb_build_object(
      'issues', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'subject', case when delivery.language = 'en' and issue.subject_en <> '' then issue.subject_en else issue.subject_lt end,
          'started_at', issue.started_at, 'language', delivery.language, 'unsubscribed_at', delivery.unsubscribed_at
        ) order by issue.started_at), '[]')
        from public.newsletter_deliveries as delivery
        join public.newsletter_issues as issue on issue.id = delivery.issue_id
        where delivery.subscriber_id = subscriber.id
      )
    )
    from public.newsletter_subscribers as subscriber where subscriber.email = address
  ))
$$;
comment on function private.export_newsletter(uuid, text) is 'Returns the consent and the newsletters that were sent.';

create function private.erase_newsletter(address text) returns void
language sql set search_path = ''
as $$ delete from public.newsletter_subscribers as subscriber where subscriber.email = address $$;
comment on function private.erase_newsletter(text) is
  'Keeps the rows of newsletter_deliveries without personal data, so that the figures of a newsletter stay correct.';

insert into private.hooks (subject, hook, call) values
  ('newsletters', 'export', 'private.export_newsletter'),
  ('newsletters', 'erase', 'private.erase_newsletter');
