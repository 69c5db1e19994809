-- What everybody may have of their own: all of it, or none of it any more.

create function public.export_own_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
begin
  if private.session_started_at() is null then
    raise exception 'Log in first' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'account', (select jsonb_build_object('id', id, 'email', email, 'created_at', created_at, 'last_sign_in_at', last_sign_in_at) from auth.users where id = me),
    'profile', (select to_jsonb(profile) - 'search_text' from public.profiles as profile where id = me),
    'roles', (select coalesce(jsonb_agg(role), '[]') from public.user_roles where user_id = me),
    'commenting', (select to_jsonb(commenter) - 'banned_by' from public.commenters as commenter where user_id = me),
    'comments', (select coalesce(jsonb_agg(to_jsonb(comment) - 'user_id' - 'author_name' - 'search_text' order by created_at), '[]') from public.event_comments as comment where user_id = me),
    'deleted_comments', (
      select coalesce(jsonb_agg(to_jsonb(comment) - 'user_id' - 'deleted_by' order by created_at), '[]')
      from public.deleted_comments as comment where user_id = me
    ),
    'likes', (
      select coalesce(jsonb_agg(jsonb_build_object('event_id', event_id, 'created_at', created_at) order by created_at), '[]')
      from public.event_likes where user_id = me::text
    ),
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object('comment_id', comment_id, 'reason', reason, 'created_at', created_at) order by created_at), '[]')
      from public.comment_reports where reporter_id = me::text
    )
  );
end
$$;
comment on function public.export_own_data() is 'Everything that is kept of the caller.';
grant execute on function public.export_own_data() to authenticated;

create function public.delete_own_account() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
begin
  -- The page asks for the password, which is a log-in: a stolen access token is not enough.
  if private.session_started_at() > now() - interval '10 minutes' is not true then
    raise exception 'Log in anew' using errcode = '42501';
  end if;
  delete from public.email_outbox where recipient = (select email from auth.users where id = me);
  delete from auth.users where id = me;
end
$$;
comment on function public.delete_own_account() is 'Deletes the caller''s account with all that it wrote and liked, within ten minutes of a log-in.';
grant execute on function public.delete_own_account() to authenticated;

create function public.purge_expired() returns void
language sql security definer set search_path = ''
as $$
  delete from public.deleted_comments where deleted_at < now() - interval '7 days';
  delete from public.email_outbox where status in ('sent', 'failed') and created_at < now() - interval '30 days';
  delete from auth.users where email_confirmed_at is null and created_at < now() - interval '7 days';
  delete from public.audit_log where created_at < now() - interval '2 years';
$$;
comment on function public.purge_expired() is 'Forgets what has been kept long enough; called every hour.';
grant execute on function public.purge_expired() to service_role;
