-- Comments: who may write without waiting, what they wrote, what was deleted, what was reported.

create table public.commenters (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  trusted_at timestamptz,
  banned_at timestamptz,
  banned_by uuid references public.profiles (id) on delete set null,
  ban_reason text check (char_length(ban_reason) <= 500)
);
comment on table public.commenters is 'Whose comments appear at once (trusted) and who may not comment (banned). No row: the first comment waits.';
create index commenters_by_banning_admin on public.commenters (banned_by);

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
comment on table public.event_comments is 'Comments as they were typed, without the space around them; shown as text.';
comment on column public.event_comments.author_name is 'First name and initial, all that others see of the author; kept in step with the profile by triggers.';
create index event_comments_of_event on public.event_comments (event_id, created_at desc, id desc);
create index event_comments_of_user on public.event_comments (user_id, created_at desc);
create index event_comments_newest_first on public.event_comments (created_at desc, id desc);
create index event_comments_waiting on public.event_comments (created_at) where status = 'pending';

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
comment on table public.deleted_comments is 'What admins deleted, for the 7 days in which it can be restored.';
create index deleted_comments_newest_first on public.deleted_comments (deleted_at desc, id desc);
create index deleted_comments_of_user on public.deleted_comments (user_id);
create index deleted_comments_by_admin on public.deleted_comments (deleted_by);
create index deleted_comments_of_event on public.deleted_comments (event_id);

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
comment on table public.comment_reports is 'Visitors who find that a comment should not be there; for admins only.';
create index comment_reports_open on public.comment_reports (comment_id) where resolved_at is null;
create index comment_reports_by_visitor on public.comment_reports (reporter_id);
create index comment_reports_by_admin on public.comment_reports (resolved_by);

-- commenters

alter table public.commenters enable row level security;
grant select on public.commenters to authenticated, service_role;

create policy "People see whether they may comment, admins see it of all" on public.commenters
  for select to authenticated using (user_id = (select auth.uid()) or (select public.is_admin()));

-- event_comments

alter table public.event_comments enable row level security;
grant select on public.event_comments to anon, authenticated;
grant insert (event_id, user_id, comment_text) on public.event_comments to authenticated;
grant delete on public.event_comments to authenticated;
grant select, delete on public.event_comments to service_role;

create policy "Everybody reads approved comments" on public.event_comments
  for select to anon, authenticated using (status = 'approved');

create policy "People read their own comments, admins read all" on public.event_comments
  for select to authenticated using (user_id = (select auth.uid()) or (select public.is_admin()));

create function private.may_comment() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.session_started_at() is not null and not exists (
    select from public.commenters where user_id = (select auth.uid()) and banned_at is not null
  )
$$;
grant execute on function private.may_comment() to authenticated;

create policy "People who are not banned comment as themselves on what takes comments" on public.event_comments
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and (select private.may_comment())
    and exists (select from public.content_items where key = event_id and takes_comments and removed_at is null)
  );

create policy "Admins delete comments" on public.event_comments
  for delete to authenticated using ((select public.is_admin()));

create function private.short_name(first_name text, last_name text) returns text
language sql immutable set search_path = ''
as $$ select btrim(first_name || case when last_name = '' then '' else ' ' || left(last_name, 1) || '.' end) $$;
comment on function private.short_name(text, text) is 'How an author is shown: Rasa J.';

create function private.follow_author_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Who is banned does not speak by a new name either.
  if not exists (select from public.commenters where user_id = new.id and banned_at is not null) then
    update public.event_comments set author_name = private.short_name(new.first_name, new.last_name) where user_id = new.id;
  end if;
  return new;
end
$$;

create trigger follow_author_name after update of first_name, last_name on public.profiles
  for each row execute function private.follow_author_name();

create function private.receive_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.user_id = (select auth.uid()) then
    -- One after the other, so that comments written at the same moment are counted too.
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
  new.status := case
    when public.is_admin() or exists (
      select from public.commenters where user_id = new.user_id and trusted_at is not null
    ) then 'approved' else 'pending' end;
  return new;
end
$$;
comment on function private.receive_comment() is 'At most 5 comments a minute; the comments of an account wait until one was approved.';

create trigger receive_comment before insert on public.event_comments
  for each row execute function private.receive_comment();

create function private.archive_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- An account that is deleted takes its comments along.
  if public.is_admin() and exists (select from public.profiles where id = old.user_id) then
    insert into public.deleted_comments (id, event_id, user_id, comment_text, status, created_at, deleted_by)
    values (old.id, old.event_id, old.user_id, old.comment_text, old.status, old.created_at, (select auth.uid()));
    perform private.log_action('delete', 'comment', old.id::text);
  end if;
  return old;
end
$$;
comment on function private.archive_comment() is 'What an admin deletes can be restored for 7 days.';

create trigger archive_comment before delete on public.event_comments
  for each row execute function private.archive_comment();

create view public.event_comment_counts as
  select event_id, count(*)::integer as comment_count
  from public.event_comments where status = 'approved' group by event_id;
comment on view public.event_comment_counts is 'How many approved comments there are on each event, school, album or page.';
grant select on public.event_comment_counts to anon, authenticated, service_role;

create view public.event_comment_list with (security_invoker = true) as
  select id, event_id, user_id, comment_text, created_at, status, author_name from public.event_comments;
comment on view public.event_comment_list is 'What the site lists: comments that the reader may see, with their author''s first name and initial.';
grant select on public.event_comment_list to anon, authenticated, service_role;

-- deleted_comments

alter table public.deleted_comments enable row level security;
grant select on public.deleted_comments to authenticated, service_role;

create policy "Admins see what was deleted" on public.deleted_comments
  for select to authenticated using ((select public.is_admin()));

-- comment_reports

alter table public.comment_reports enable row level security;
grant select on public.comment_reports to authenticated, service_role;
grant insert (comment_id, reporter_id, reason) on public.comment_reports to anon, authenticated;

create policy "Admins read reports" on public.comment_reports
  for select to authenticated using ((select public.is_admin()));

create policy "Visitors report as themselves comments that they can see" on public.comment_reports
  for insert to anon, authenticated
  with check (
    reporter_id = (select private.visitor_id())
    and exists (select from public.event_comments where id = comment_id and status = 'approved')
  );

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
comment on function private.receive_report() is 'At most 20 open reports of a comment: whoever makes up visitors does not bury the admins in them.';

create trigger receive_report before insert on public.comment_reports
  for each row execute function private.receive_report();

-- What an account leaves behind under an id that no foreign key watches.

create function private.forget_visitor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.event_likes where user_id = old.id::text;
  delete from public.comment_reports where reporter_id = old.id::text;
  update public.audit_log set details = '{}' where subject_type = 'user' and subject_id = old.id::text;
  return old;
end
$$;
comment on function private.forget_visitor() is 'Likes and reports of an account go with it, and what admins noted of it.';

create trigger forget_visitor after delete on public.profiles
  for each row execute function private.forget_visitor();
