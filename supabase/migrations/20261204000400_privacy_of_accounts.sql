-- What belongs to an account, and what others keep to themselves.

-- bans

-- Admins read both in the log.
revoke select on public.commenters from authenticated;
grant select (user_id, trusted_at, banned_at) on public.commenters to authenticated;
comment on column public.commenters.banned_by is 'Not for the person, who may not turn on whoever banned them.';
comment on column public.commenters.ban_reason is 'A note among admins, not for the person.';

-- exports

create or replace function private.export_account(me uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'account', (select jsonb_build_object('id', id, 'email', email, 'created_at', created_at, 'last_sign_in_at', last_sign_in_at) from auth.users where id = me),
    'profile', (select to_jsonb(profile) - 'search_text' from public.profiles as profile where id = me),
    'roles', (select coalesce(jsonb_agg(role order by role), '[]') from public.user_roles where user_id = me),
    'organised_events', (select coalesce(jsonb_agg(event_key order by event_key), '[]') from public.event_organisers where user_id = me),
    'commenting', (select to_jsonb(commenter) - 'banned_by' - 'ban_reason' from public.commenters as commenter where user_id = me),
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
  )
$$;
