-- Moderators: comments, their reports, and photos. Banning people, and all that is known of them, stays with admins.

-- comments and reports

alter policy "People read approved comments and their own, admins read all" on public.event_comments
  using (status = 'approved' or user_id = (select private.caller_id()) or (select private.has_role('moderator')));
alter policy "People read approved comments and their own, admins read all" on public.event_comments
  rename to "People read approved comments and their own, moderators read all";

alter policy "Admins delete comments" on public.event_comments using ((select private.has_role('moderator')));
alter policy "Admins delete comments" on public.event_comments rename to "Moderators delete comments";

alter policy "Admins see what was deleted" on public.deleted_comments using ((select private.has_role('moderator')));
alter policy "Admins see what was deleted" on public.deleted_comments rename to "Moderators see what was deleted";
comment on table public.deleted_comments is 'What moderators deleted, for the 7 days in which it can be restored.';

alter policy "Admins read reports" on public.comment_reports using ((select private.has_role('moderator')));
alter policy "Admins read reports" on public.comment_reports rename to "Moderators read reports";
comment on table public.comment_reports is 'Visitors who find that a comment should not be there; for moderators only.';

create or replace function private.receive_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.user_id = (select private.caller_id()) then
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
    when private.has_role('moderator') or exists (
      select from public.commenters where user_id = new.user_id and trusted_at is not null
    ) then 'approved' else 'pending' end;
  return new;
end
$$;

create or replace function private.archive_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- An account that is deleted takes its comments along.
  if private.has_role('moderator') and exists (select from public.profiles where id = old.user_id) then
    insert into public.deleted_comments (id, event_id, user_id, comment_text, status, created_at, deleted_by)
    values (old.id, old.event_id, old.user_id, old.comment_text, old.status, old.created_at, (select private.caller_id()));
    perform private.log_action('delete', 'comment', old.id::text);
  end if;
  return old;
end
$$;
comment on function private.archive_comment() is 'What a moderator deletes can be restored for 7 days.';

create or replace function public.approve_comment(comment_id uuid) returns void
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

create or replace function public.restore_comment(comment_id uuid) returns void
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
  -- The trigger that receives comments decides for new ones only.
  insert into public.event_comments (id, event_id, user_id, comment_text, created_at)
  values (restored.id, restored.event_id, restored.user_id, restored.comment_text, restored.created_at);
  update public.event_comments set status = restored.status where id = comment_id;
  perform private.log_action('restore', 'comment', comment_id::text);
end
$$;

create or replace function public.dismiss_reports(comment_id uuid) returns void
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

-- A moderator reads what everybody reads of an author: first name and initial.
create function private.short_name_of(user_id uuid) returns text
language sql stable security definer set search_path = ''
as $$ select private.short_name(first_name, last_name) from public.profiles where id = user_id $$;
comment on function private.short_name_of(uuid) is 'A person as everybody sees them: Rasa J.';
grant execute on function private.short_name_of(uuid) to authenticated, service_role;

create or replace view public.comment_overview with (security_invoker = true, security_barrier = true) as
  select comment.id, comment.event_id, comment.comment_text, comment.status, comment.created_at, comment.user_id,
    case when author.id is null then comment.author_name else btrim(author.first_name || ' ' || author.last_name) end as author_name,
    author.email as author_email,
    content.title_lt as content_title_lt, content.title_en as content_title_en, content.path,
    coalesce(reported.times, 0) as open_reports,
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
  left join public.content_items as content on content.key = comment.event_id
  left join public.commenters as commenter on commenter.user_id = comment.user_id
  left join public.profiles as moderator on moderator.id = comment.deleted_by
  left join (
    select comment_id, count(*)::integer as times from public.comment_reports where resolved_at is null group by comment_id
  ) as reported on reported.comment_id = comment.id
  where (select private.has_role('moderator'));
comment on view public.comment_overview is
  'Comments, also those deleted in the last 7 days, for moderators; empty for everybody else. Full names, addresses and bans are for admins.';

-- bans: of anybody but those who moderate

create or replace function public.ban_commenter(user_id uuid, reason text default null) returns void
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

-- photos

alter policy "Admins see photos that wait" on storage.objects
  using (bucket_id = 'photo-uploads' and (select private.has_role('moderator')));
alter policy "Admins see photos that wait" on storage.objects rename to "Moderators see photos that wait";

alter policy "Admins see photos that wait" on public.photo_uploads using ((select private.has_role('moderator')));
alter policy "Admins see photos that wait" on public.photo_uploads rename to "Moderators see photos that wait";

comment on table public.audit_log is 'What admins and moderators did; added to by functions, changed by nobody, kept for two years.';
