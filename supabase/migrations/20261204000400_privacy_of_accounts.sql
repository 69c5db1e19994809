-- What belongs to an account, and what others keep to themselves.

-- bans

-- Admins read both in the log.
revoke select on public.commenters from authenticated;
grant select (user_id, trusted_at, banned_at) on public.commenters to authenticated;
comment on column public.commenters.banned_by is 'Not for the person, who may not turn on whoever banned them.';
comment on column public.commenters.ban_reason is 'A note among admins, not for the person.';

-- names

create or replace function private.follow_author_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Who is banned does not speak by a new name either.
  if not exists (select from public.commenters where user_id = new.id and banned_at is not null) then
    update public.event_comments set author_name = private.short_name(new.first_name, new.last_name) where user_id = new.id;
  end if;
  -- Nobody has approved what is said by this name.
  if (old.first_name, old.last_name) is distinct from (new.first_name, new.last_name) then
    update public.commenters set trusted_at = null where user_id = new.id and trusted_at is not null;
  end if;
  return new;
end
$$;
comment on function private.follow_author_name() is
  'Comments are shown by the name of now. Whoever changes it is not trusted until a comment is approved again.';

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

-- messages to registrants: as long as an email may be, and nothing besides

create or replace function public.message_registrants(event_key text, statuses text[], messages jsonb, key uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  action constant text := 'message-registrants';
  response jsonb;
  registration public.event_registrations;
  email_id uuid;
  sent integer := 0;
begin
  perform private.require_organiser(event_key);
  if exists (
    select from unnest(array['{lt,subject}', '{lt,text}', '{en,subject}', '{en,text}']) as field (path)
    where private.is_readable(messages #>> field.path::text[]) is not true
  ) then
    raise exception 'The message needs a subject and a text in both languages' using errcode = 'PT400', detail = 'bad_request';
  end if;
  if exists (
    select from (values ('{lt,subject}', 200), ('{lt,text}', 20000), ('{en,subject}', 200), ('{en,text}', 20000)) as field (path, longest)
    where char_length(messages #>> field.path::text[]) > field.longest
  ) then
    raise exception 'A subject has 200 characters at most, a text 20,000' using errcode = 'PT400', detail = 'too_long';
  end if;
  response := private.begin_submission(
    action, key, encode(extensions.digest(jsonb_build_array(event_key, statuses, messages)::text, 'sha256'), 'hex')
  );
  if response is not null then
    return response -> 'recipients';
  end if;
  perform public.count_submission(action, encode(extensions.digest(private.caller_id()::text, 'sha256'), 'hex'));

  for registration in
    select * from public.event_registrations as known
    where known.event_key = message_registrants.event_key and known.status = any (statuses)
    order by known.created_at
  loop
    email_id := public.queue_email(
      registration.email, 'event-message', registration.language,
      private.registration_email_data(registration)
        || jsonb_build_object(
          'token', private.create_registration_link(registration.id),
          'subject', messages -> registration.language ->> 'subject', 'text', messages -> registration.language ->> 'text'
        ),
      'event-message/' || key || '/' || registration.id
    );
    update public.email_outbox as mail set registration_id = registration.id where mail.id = email_id;
    sent := sent + 1;
  end loop;
  perform private.log_action('registrants_messaged', 'event', event_key, jsonb_build_object('recipients', sent));
  perform private.end_submission(action, key, jsonb_build_object('recipients', sent));
  return sent;
end
$$;
