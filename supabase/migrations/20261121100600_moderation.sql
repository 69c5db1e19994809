-- What admins do with comments and commenters, and the lists that they see.

create function public.approve_comment(comment_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  author uuid;
begin
  perform private.require_admin();
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
comment on function public.approve_comment(uuid) is 'Shows a waiting comment and trusts its author from now on, unless banned; does nothing to one that is approved or gone.';
grant execute on function public.approve_comment(uuid) to authenticated;

create function public.restore_comment(comment_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  restored public.deleted_comments;
begin
  perform private.require_admin();
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
comment on function public.restore_comment(uuid) is 'Brings back a deleted comment as it was; does nothing when its 7 days are over.';
grant execute on function public.restore_comment(uuid) to authenticated;

create function public.dismiss_reports(comment_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  reported uuid := comment_id;
begin
  perform private.require_admin();
  update public.comment_reports as report set resolved_at = now(), resolved_by = (select auth.uid())
  where report.comment_id = reported and report.resolved_at is null;
  if found then
    perform private.log_action('dismiss reports', 'comment', reported::text);
  end if;
end
$$;
comment on function public.dismiss_reports(uuid) is 'The comment may stay: its reports are settled.';
grant execute on function public.dismiss_reports(uuid) to authenticated;

create function public.ban_commenter(user_id uuid, reason text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  banned uuid := user_id;
begin
  perform private.require_admin();
  if exists (select from public.user_roles as admin where admin.user_id = banned) then
    raise exception 'An admin cannot be banned' using errcode = '22023';
  end if;
  insert into public.commenters (user_id, banned_at, banned_by, ban_reason)
  values (banned, now(), (select auth.uid()), nullif(btrim(reason), ''))
  on conflict on constraint commenters_pkey do update
  set banned_at = now(), banned_by = (select auth.uid()), ban_reason = nullif(btrim(reason), ''), trusted_at = null;
  perform private.log_action('ban', 'user', banned::text, jsonb_strip_nulls(jsonb_build_object('reason', reason)));
end
$$;
comment on function public.ban_commenter(uuid, text) is 'The account may not comment any more; what it wrote stays until somebody deletes it.';
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
comment on function public.unban_commenter(uuid) is 'The account may comment again; its next comment waits for approval.';
grant execute on function public.unban_commenter(uuid) to authenticated;

create view public.user_overview with (security_barrier = true) as
  select profile.id, profile.first_name, profile.last_name, profile.email, profile.phone, profile.city,
    profile.region, profile.language, profile.privacy_policy_accepted, profile.created_at, account.last_sign_in_at,
    exists (select from public.user_roles as role where role.user_id = profile.id) as is_admin,
    commenter.banned_at,
    profile.search_text
  from public.profiles as profile
  join auth.users as account on account.id = profile.id
  left join public.commenters as commenter on commenter.user_id = profile.id
  where (select public.is_admin());
comment on view public.user_overview is 'The accounts, for admins; empty for everybody else.';
grant select on public.user_overview to authenticated, service_role;

-- A barrier so that the joins are planned for all comments: how many a search leaves cannot be estimated, and for the one
-- that the planner would expect it would look up 50,000 reports, authors and pages one by one.
create view public.comment_overview with (security_invoker = true, security_barrier = true) as
  select comment.id, comment.event_id, comment.comment_text, comment.status, comment.created_at, comment.user_id,
    btrim(author.first_name || ' ' || author.last_name) as author_name, author.email as author_email,
    content.title_lt as content_title_lt, content.title_en as content_title_en, content.path,
    coalesce(reported.times, 0) as open_reports,
    commenter.banned_at as author_banned_at, comment.deleted_at,
    btrim(admin.first_name || ' ' || admin.last_name) as deleted_by_name,
    comment.search_text || ' ' || author.search_text as search_text
  from (
    select id, event_id, user_id, comment_text, status, created_at, search_text, null::timestamptz as deleted_at, null::uuid as deleted_by
    from public.event_comments
    union all
    select id, event_id, user_id, comment_text, status, created_at, private.fold(comment_text), deleted_at, deleted_by
    from public.deleted_comments
  ) as comment
  left join public.profiles as author on author.id = comment.user_id
  left join public.content_items as content on content.key = comment.event_id
  left join public.commenters as commenter on commenter.user_id = comment.user_id
  left join public.profiles as admin on admin.id = comment.deleted_by
  left join (
    select comment_id, count(*)::integer as times from public.comment_reports where resolved_at is null group by comment_id
  ) as reported on reported.comment_id = comment.id
  where (select public.is_admin());
comment on view public.comment_overview is 'Comments, also those deleted in the last 7 days, for admins; empty for everybody else.';
grant select on public.comment_overview to authenticated, service_role;
