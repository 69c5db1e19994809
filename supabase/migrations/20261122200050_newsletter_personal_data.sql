-- What is kept of a subscriber: the consent, and which newsletters were sent. Erasing and deleting an account leave the rows
-- of newsletter_deliveries, which then say nothing of anybody, so that the figures of a newsletter stay true.

create function private.newsletter_export(subscriber public.newsletter_subscribers) returns jsonb
language sql stable set search_path = ''
as $$
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
$$;

create or replace function public.export_personal_data(email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.normalize_email(email);
begin
  perform private.require_admin();
  perform private.log_action('personal_data_exported', 'email', encode(extensions.digest(address, 'sha256'), 'hex'));
  return jsonb_build_object(
    'messages', (
      select coalesce(jsonb_agg(to_jsonb(message) - 'search_text' - 'handled_by' order by message.created_at), '[]')
      from public.contact_messages as message where message.email = address
    ),
    'registrations', (
      select coalesce(jsonb_agg(private.registration_export(registration) order by registration.created_at), '[]')
      from public.event_registrations as registration where registration.email = address
    ),
    'newsletter', (select private.newsletter_export(subscriber) from public.newsletter_subscribers as subscriber where subscriber.email = address),
    'emails', (
      select coalesce(jsonb_agg(jsonb_build_object('template', mail.template, 'status', mail.status, 'created_at', mail.created_at) order by mail.created_at), '[]')
      from public.email_outbox as mail where mail.recipient = address
    )
  );
end
$$;

create or replace function public.export_own_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := (select private.caller_id());
begin
  if me is null then
    raise exception 'Log in first' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'account', (select jsonb_build_object('id', id, 'email', email, 'created_at', created_at, 'last_sign_in_at', last_sign_in_at) from auth.users where id = me),
    'profile', (select to_jsonb(profile) - 'search_text' from public.profiles as profile where id = me),
    'roles', (select coalesce(jsonb_agg(role order by role), '[]') from public.user_roles where user_id = me),
    'organised_events', (select coalesce(jsonb_agg(event_key order by event_key), '[]') from public.event_organisers where user_id = me),
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
    'newsletter', (
      select private.newsletter_export(subscriber) from public.newsletter_subscribers as subscriber
      where subscriber.email = (select private.confirmed_address())
    ),
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object('comment_id', comment_id, 'reason', reason, 'created_at', created_at) order by created_at), '[]')
      from public.comment_reports where reporter_id = me::text
    )
  );
end
$$;
