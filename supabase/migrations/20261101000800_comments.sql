create table public.commenters (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  trusted_at timestamptz,
  banned_at timestamptz,
  banned_by uuid references public.profiles (id) on delete set null,
  ban_reason text check (char_length(ban_reason) <= 500)
);
comment on table public.commenters is
  'Users whose comments appear at once (trusted) and users who may not comment (banned). The first comment of all others waits.';
comment on column public.commenters.banned_by is 'Hidden from the person, who might turn on whoever banned them.';
comment on column public.commenters.ban_reason is 'A note among admins, hidden from the person.';

create index commenters_by_banning_admin on public.commenters (banned_by);

alter table public.commenters enable row level security;
-- Admins read in the audit log who banned whom, and why.
grant select (user_id, trusted_at, banned_at) on public.commenters to authenticated;
grant select on public.commenters to service_role;

create policy "People see whether they may comment, admins see it of all" on public.commenters
  for select to authenticated using (user_id = (select private.caller_id()) or (select public.is_admin()));

create function private.commenter_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
begin
  return case when not exists (select from public.commenters where user_id = caller and banned_at is not null) then caller end;
end
$$;
comment on function private.commenter_id() is 'Returns the calling user; null without a caller, or if the caller is banned.';
grant execute on function private.commenter_id() to authenticated;

create function private.takes_comments(event_key text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.content_items where key = event_key and takes_comments and removed_at is null);
end
$$;
grant execute on function private.takes_comments(text) to authenticated;

create table public.event_comments (
  id uuid primary key default gen_random_uuid(),
  event_id text not null references public.content_items (key),
  user_id uuid not null references public.profiles (id) on delete cascade,
  comment_text text not null check (comment_text = btrim(comment_text, E' \t\r\n') and char_length(comment_text) between 1 and 2000 and private.is_readable(comment_text)),
  status text not null default 'pending' check (status in ('pending', 'approved')),
  author_name text not null default '',
  created_at timestamptz not null default now(),
  search_text text not null generated always as (private.fold(comment_text)) stored
);
comment on table public.event_comments is 'Comments as typed, without the surrounding space. The site shows them as plain text.';
comment on column public.event_comments.author_name is
  'The first name and initial are all that others see of the author. Triggers update them with the profile.';

create index event_comments_of_event on public.event_comments (event_id, created_at desc, id desc);
create index event_comments_approved on public.event_comments (event_id) where status = 'approved';
create index event_comments_of_user on public.event_comments (user_id, created_at desc);
create index event_comments_newest_first on public.event_comments (created_at desc, id desc);
create index event_comments_waiting on public.event_comments (created_at) where status = 'pending';
create index event_comments_searched on public.event_comments using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);
create index event_comments_searched_by_author on public.event_comments using gin (private.fold(author_name) extensions.gin_trgm_ops) with (fastupdate = off);

alter table public.event_comments enable row level security;
grant select on public.event_comments to anon;
grant select, delete on public.event_comments to authenticated, service_role;
grant insert (event_id, user_id, comment_text) on public.event_comments to authenticated;

create policy "Visitors read approved comments" on public.event_comments
  for select to anon using (status = 'approved' and private.is_in_time());
-- The time limit does not apply to a comment that the statement itself has just written.
create policy "People read approved and own comments, moderators read all" on public.event_comments
  for select to authenticated
  using (
    (select private.has_role('moderator'))
    or ((status = 'approved' or user_id = (select private.caller_id())) and (created_at = now() or private.is_in_time()))
  );
create policy "People who are not banned comment on what takes comments" on public.event_comments
  for insert to authenticated
  with check (user_id = (select private.commenter_id()) and private.takes_comments(event_id));
create policy "Moderators delete comments" on public.event_comments
  for delete to authenticated using ((select private.has_role('moderator')));

create trigger refuse_ended_session before insert or update or delete on public.event_comments
  for each statement execute function private.refuse_ended_session();

create function private.receive_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.user_id = private.caller_id() then
    -- The lock also lets comments written at the same moment be counted.
    perform pg_advisory_xact_lock(hashtextextended('comment ' || new.user_id, 0));
    if (
      select count(*) from public.event_comments
      where user_id = new.user_id and created_at > now() - interval '1 minute'
    ) >= 5 then
      raise exception 'Too many comments in a minute' using errcode = 'PT429';
    end if;
  end if;
  new.author_name := coalesce(
    (select private.short_name(author.first_name, author.last_name) from public.profiles as author where author.id = new.user_id), ''
  );
  if new.author_name = '' and new.user_id = private.caller_id() then
    raise exception 'The account has no name yet' using errcode = 'PT422', detail = 'name_required';
  end if;
  new.status := case
    when exists (
      select from public.commenters where user_id = new.user_id and trusted_at is not null
    ) or private.has_role('moderator') then 'approved' else 'pending' end;
  return new;
end
$$;
comment on function private.receive_comment() is
  'Allows 5 comments a minute, of accounts with a name. The comments of an account wait until one is approved.';
create trigger receive_comment before insert on public.event_comments
  for each row execute function private.receive_comment();

create function private.sync_author_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A banned author's comments keep the old name.
  if not exists (select from public.commenters where user_id = new.id and banned_at is not null) then
    update public.event_comments set author_name = private.short_name(new.first_name, new.last_name) where user_id = new.id;
  end if;
  -- Nobody has approved comments under this name.
  if (old.first_name, old.last_name) is distinct from (new.first_name, new.last_name) then
    update public.commenters set trusted_at = null where user_id = new.id and trusted_at is not null;
  end if;
  return new;
end
$$;
comment on function private.sync_author_name() is
  'Updates the name on comments. The author is not trusted until a comment is approved again.';
create trigger sync_author_name after update of first_name, last_name on public.profiles
  for each row execute function private.sync_author_name();

create function private.comment_count(event_key text) returns integer
language plpgsql stable security definer set search_path = ''
as $$ begin return (select count(*)::integer from public.event_comments where event_id = event_key and status = 'approved'); end $$;
grant execute on function private.comment_count(text) to anon, authenticated, service_role;

create view public.event_comment_counts with (security_invoker = true) as
  select item.key as event_id, comments.comment_count
  from private.content_keys() as item (key) cross join lateral private.comment_count(item.key) as comments (comment_count)
  where comments.comment_count > 0;
grant select on public.event_comment_counts to anon, authenticated, service_role;

create function public.comment_page(
  event_keys text[], page_size integer default 20, before_at timestamptz default null, before_id uuid default null
) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if cardinality(event_keys) > 20 or page_size not between 1 and 501 then
    raise exception 'At most 501 comments on 20 keys' using errcode = 'PT400';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(listed) order by listed.created_at desc, listed.id desc), '[]')
    from (
      select id, user_id, comment_text, created_at, status, author_name
      from public.event_comments
      where event_id = any (event_keys) and (before_at is null or (created_at, id) < (before_at, before_id))
      order by created_at desc, id desc
      limit page_size
    ) as listed
  );
exception when query_canceled then
  raise exception 'The query takes too long' using errcode = 'PT503';
end
$$;
comment on function public.comment_page(text[], integer, timestamptz, uuid) is
  'Returns the comments on these keys that the caller may see, newest first, older than the given one: [{id, user_id, comment_text, created_at, status, author_name}].';
grant execute on function public.comment_page(text[], integer, timestamptz, uuid) to anon, authenticated, service_role;

create function public.reaction_counts(event_keys text[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if cardinality(event_keys) > 500 then
    raise exception 'At most 500 keys' using errcode = 'PT400';
  end if;
  return (
    select coalesce(
      jsonb_object_agg(wanted.key, jsonb_build_object('likes', private.like_count(wanted.key), 'comments', private.comment_count(wanted.key))), '{}'
    )
    from unnest(event_keys) as wanted (key) where wanted.key is not null
  );
exception when query_canceled then
  raise exception 'The query takes too long' using errcode = 'PT503';
end
$$;
comment on function public.reaction_counts(text[]) is
  'Returns the numbers of likes and of approved comments: {key: {likes, comments}}.';
grant execute on function public.reaction_counts(text[]) to anon, authenticated, service_role;

-- deleted comments

create table public.deleted_comments (
  id uuid primary key,
  event_id text not null references public.content_items (key),
  user_id uuid not null references public.profiles (id) on delete cascade,
  comment_text text not null,
  status text not null,
  created_at timestamptz not null,
  deleted_at timestamptz not null default now(),
  deleted_by uuid references public.profiles (id) on delete set null
);
comment on table public.deleted_comments is 'Comments that moderators deleted. They can be restored for 7 days.';

create index deleted_comments_newest_first on public.deleted_comments (deleted_at desc, id desc);
create index deleted_comments_of_user on public.deleted_comments (user_id);
create index deleted_comments_by_admin on public.deleted_comments (deleted_by);
create index deleted_comments_of_event on public.deleted_comments (event_id);

alter table public.deleted_comments enable row level security;
grant select on public.deleted_comments to authenticated, service_role;

create policy "Moderators see what was deleted" on public.deleted_comments
  for select to authenticated using ((select private.has_role('moderator')));

create function private.archive_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- The comments of a deleted account are deleted with it.
  if private.has_role('moderator') and exists (select from public.profiles where id = old.user_id) then
    insert into public.deleted_comments (id, event_id, user_id, comment_text, status, created_at, deleted_by)
    values (old.id, old.event_id, old.user_id, old.comment_text, old.status, old.created_at, (select private.caller_id()));
    perform private.log_action('delete', 'comment', old.id::text);
  end if;
  return old;
end
$$;
create trigger archive_comment before delete on public.event_comments
  for each row execute function private.archive_comment();

-- reports

create table public.comment_reports (
  id bigint generated always as identity primary key,
  comment_id uuid not null references public.event_comments (id) on delete cascade,
  reporter_id text not null check (char_length(reporter_id) <= 64),
  reason text check (reason = btrim(reason) and char_length(reason) between 1 and 500 and private.is_readable(reason)),
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by uuid references public.profiles (id) on delete set null,
  unique (comment_id, reporter_id)
);
comment on table public.comment_reports is 'Reports of comments by visitors, only for moderators.';

create index comment_reports_open on public.comment_reports (comment_id) where resolved_at is null;
create index comment_reports_by_visitor on public.comment_reports (reporter_id);
create index comment_reports_by_admin on public.comment_reports (resolved_by);

alter table public.comment_reports enable row level security;
grant insert (comment_id, reporter_id, reason) on public.comment_reports to anon, authenticated;
grant select on public.comment_reports to authenticated, service_role;

create policy "Moderators read reports" on public.comment_reports
  for select to authenticated using ((select private.has_role('moderator')));
create policy "Visitors report as themselves comments that they can see" on public.comment_reports
  for insert to anon, authenticated
  with check (
    reporter_id = (select private.visitor_id())
    and exists (select from public.event_comments where id = comment_id and status = 'approved')
  );

create trigger refuse_ended_session before insert or update or delete on public.comment_reports
  for each statement execute function private.refuse_ended_session();

create function private.receive_report() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('report ' || new.comment_id, 0));
  if (select count(*) from public.comment_reports where comment_id = new.comment_id and resolved_at is null) >= 20 then
    raise exception 'Reported often enough' using errcode = 'PT429';
  end if;
  return new;
end
$$;
comment on function private.receive_report() is
  'Allows 20 open reports of a comment, so that made-up visitors cannot flood the moderators.';
create trigger receive_report before insert on public.comment_reports
  for each row execute function private.receive_report();

create function private.erase_traces_of_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.event_likes where user_id = old.id::text;
  delete from public.comment_reports where reporter_id = old.id::text;
  update public.audit_log set details = '{}'
  where (subject_type = 'user' and subject_id = old.id::text) or details ->> 'account' = old.id::text;
  return old;
end
$$;
comment on function private.erase_traces_of_account() is
  'Deletes the likes and reports of an account, which no foreign key covers, and what admins noted about it.';
create trigger erase_traces_of_account after delete on public.profiles
  for each row execute function private.erase_traces_of_account();

-- moderation

-- Moderators handle comments, reports and photos. Only admins may ban people and read all that is known about them.

create function public.approve_comment(comment_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  author uuid;
begin
  perform private.require_role('moderator');
  update public.event_comments set status = 'approved' where id = comment_id and status = 'pending'
  returning user_id into author;
  if author is null then
    return;
  end if;
  insert into public.commenters as commenter (user_id, trusted_at) values (author, now())
  on conflict (user_id) do update set trusted_at = coalesce(commenter.trusted_at, now()) where commenter.banned_at is null;
  perform private.log_action('approve', 'comment', comment_id::text);
end
$$;
comment on function public.approve_comment(uuid) is
  'Approves a waiting comment and trusts its author from now on, unless banned. Has no effect on an approved or deleted one.';
grant execute on function public.approve_comment(uuid) to authenticated;

create function public.restore_comment(comment_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  restored public.deleted_comments;
begin
  perform private.require_role('moderator');
  delete from public.deleted_comments where id = comment_id and deleted_at >= now() - interval '7 days'
  returning * into restored;
  if restored.id is null then
    return;
  end if;
  -- The insert trigger sets the status of a new comment, so an update restores the old one.
  insert into public.event_comments (id, event_id, user_id, comment_text, created_at)
  values (restored.id, restored.event_id, restored.user_id, restored.comment_text, restored.created_at);
  update public.event_comments set status = restored.status where id = comment_id;
  perform private.log_action('restore', 'comment', comment_id::text);
end
$$;
comment on function public.restore_comment(uuid) is 'Restores a deleted comment as it was. Has no effect after 7 days.';
grant execute on function public.restore_comment(uuid) to authenticated;

create function public.dismiss_reports(comment_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  reported uuid := comment_id;
begin
  perform private.require_role('moderator');
  update public.comment_reports as report set resolved_at = now(), resolved_by = (select private.caller_id())
  where report.comment_id = reported and report.resolved_at is null;
  if found then
    perform private.log_action('dismiss reports', 'comment', reported::text);
  end if;
end
$$;
comment on function public.dismiss_reports(uuid) is 'Resolves the open reports of a comment, which stays.';
grant execute on function public.dismiss_reports(uuid) to authenticated;

create function public.ban_commenter(user_id uuid, reason text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  banned uuid := user_id;
begin
  perform private.require_admin();
  if exists (
    select from public.user_roles as held where held.user_id = banned and held.role in ('admin', 'moderator')
  ) then
    raise exception 'An admin or a moderator cannot be banned' using errcode = '22023';
  end if;
  insert into public.commenters (user_id, banned_at, banned_by, ban_reason)
  values (banned, now(), (select private.caller_id()), nullif(btrim(reason), ''))
  on conflict on constraint commenters_pkey do update
  set banned_at = now(), banned_by = (select private.caller_id()), ban_reason = nullif(btrim(reason), ''), trusted_at = null;
  perform private.log_action('ban', 'user', banned::text, jsonb_strip_nulls(jsonb_build_object('reason', reason)));
end
$$;
comment on function public.ban_commenter(uuid, text) is
  'Bans a user from commenting. Existing comments stay until somebody deletes them.';
grant execute on function public.ban_commenter(uuid, text) to authenticated;

create function public.unban_commenter(user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  pardoned uuid := user_id;
begin
  perform private.require_admin();
  update public.commenters as commenter set banned_at = null, banned_by = null, ban_reason = null
  where commenter.user_id = pardoned and commenter.banned_at is not null;
  if found then
    update public.event_comments as comment set author_name = private.short_name(author.first_name, author.last_name)
    from public.profiles as author where author.id = pardoned and comment.user_id = pardoned;
    perform private.log_action('unban', 'user', pardoned::text);
  end if;
end
$$;
comment on function public.unban_commenter(uuid) is 'Lets a user comment again. The next comment waits for approval.';
grant execute on function public.unban_commenter(uuid) to authenticated;

-- lists

create view public.comment_overview with (security_invoker = true) as
  select comment.id, comment.event_id, comment.comment_text, comment.status, comment.created_at, comment.user_id,
    case when author.id is null then comment.author_name else btrim(author.first_name || ' ' || author.last_name) end as author_name,
    author.email as author_email,
    content.title_lt as content_title_lt, content.title_en as content_title_en, content.path,
    reported.times as open_reports,
    commenter.banned_at as author_banned_at, comment.deleted_at,
    case
      when comment.deleted_by is null then null
      when moderator.id is null then private.short_name_of(comment.deleted_by)
      else btrim(moderator.first_name || ' ' || moderator.last_name)
    end as deleted_by_name,
    comment.search_text || ' ' || coalesce(author.search_text, private.fold(comment.author_name)) as search_text
  from (
    select id, event_id, user_id, comment_text, status, created_at, author_name, search_text,
      null::timestamptz as deleted_at, null::uuid as deleted_by
    from public.event_comments
    union all
    select id, event_id, user_id, comment_text, status, created_at, private.short_name_of(user_id), private.fold(comment_text),
      deleted_at, deleted_by
    from public.deleted_comments
  ) as comment
  left join public.profiles as author on author.id = comment.user_id
  join public.content_items as content on content.key = comment.event_id
  left join public.commenters as commenter on commenter.user_id = comment.user_id
  left join public.profiles as moderator on moderator.id = comment.deleted_by
  left join (
    select comment_id, count(*)::integer as times from public.comment_reports where resolved_at is null group by comment_id
  ) as reported on reported.comment_id = comment.id
  where (select private.has_role('moderator'));
comment on view public.comment_overview is
  'Comments for moderators, including those deleted in the last 7 days; empty for everybody else. Full names, addresses and bans are only for admins. open_reports is null if there are none.';
grant select on public.comment_overview to authenticated, service_role;

-- A policy keeps filters of the caller out of an index, unless they cannot reveal a row. So a function with the rights of
-- the owner searches, for those who may read all comments.
create function private.comments_found(patterns text[], most integer, oldest_first boolean) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  conditions text := 'true';
  pattern text;
  authors uuid[];
  found_ids uuid[];
begin
  if not private.has_role('moderator') then
    return '{}';
  end if;
  foreach pattern in array patterns loop
    if public.is_admin() then
      authors := array(select id from public.profiles where search_text like pattern);
      conditions := conditions || format(' and (search_text like %L or user_id = any (%L::uuid[]))', pattern, authors);
    else
      conditions := conditions || format(' and (search_text like %1$L or private.fold(author_name) like %1$L)', pattern);
    end if;
  end loop;
  -- The planner sees the words, and so how rare they are.
  execute format(
    'select array(select id from public.event_comments where %1$s order by created_at %2$s, id %2$s limit %3$L)',
    conditions, case when oldest_first then 'asc' else 'desc' end, most
  ) into found_ids;
  return found_ids;
end
$$;
comment on function private.comments_found(text[], integer, boolean) is
  'Returns, for moderators, the comments of which text or author match all patterns, the newest or oldest ones up to a number. Only admins search by full name and address.';
grant execute on function private.comments_found(text[], integer, boolean) to authenticated;

create function public.find_comments(patterns text[], most integer default null, oldest_first boolean default false)
returns setof public.comment_overview
language plpgsql stable set search_path = ''
as $$
declare
  found_ids uuid[] := private.comments_found(patterns, most, oldest_first);
begin
  return query
    select comment.* from public.comment_overview as comment where comment.id = any (found_ids) and comment.deleted_at is null;
  return query
    select comment.* from public.comment_overview as comment
    where comment.deleted_at is not null and comment.search_text like all (patterns);
end
$$;
comment on function public.find_comments(text[], integer, boolean) is
  'Returns, for moderators, the comments of which text or author match all patterns: the newest or oldest ones up to a number, or all, and those deleted.';
grant execute on function public.find_comments(text[], integer, boolean) to authenticated;

create function private.export_comments(account uuid, address text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'commenting', (select to_jsonb(commenter) - 'banned_by' - 'ban_reason' from public.commenters as commenter where user_id = account),
    'comments', (
      select coalesce(jsonb_agg(to_jsonb(comment) - 'user_id' - 'author_name' - 'search_text' order by created_at), '[]')
      from public.event_comments as comment where user_id = account
    ),
    'deleted_comments', (
      select coalesce(jsonb_agg(to_jsonb(comment) - 'user_id' - 'deleted_by' order by created_at), '[]')
      from public.deleted_comments as comment where user_id = account
    ),
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object('comment_id', comment_id, 'reason', reason, 'created_at', created_at) order by created_at), '[]')
      from public.comment_reports where reporter_id = account::text
    )
  )
  where account is not null
$$;

insert into private.hooks (subject, hook, call) values ('comments', 'export', 'private.export_comments');
