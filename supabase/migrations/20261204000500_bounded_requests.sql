-- Nobody locks others out: what strangers read costs little, and they never hold every connection of the API. PostgREST has one
-- pool, also for the functions behind the forms.

-- content: strangers reach it through functions. Without it, no foreign key leads from one thing that they read to another.

create function private.has_any_role() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
begin
  return exists (select from public.user_roles where user_id = caller)
    or exists (select from public.event_organisers where user_id = caller);
end
$$;
comment on function private.has_any_role() is 'Whether the caller does any work on the site: has a role, or organises an event.';
grant execute on function private.has_any_role() to anon, authenticated;

create function private.takes_likes(event_key text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.content_items where key = event_key and takes_likes and removed_at is null);
end
$$;
comment on function private.takes_likes(text) is 'Whether it is published and can be liked.';
grant execute on function private.takes_likes(text) to anon, authenticated;

create function private.takes_comments(event_key text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.content_items where key = event_key and takes_comments and removed_at is null);
end
$$;
comment on function private.takes_comments(text) is 'Whether it is published and can be commented on.';
grant execute on function private.takes_comments(text) to authenticated;

alter policy "Visitors like as themselves what takes likes" on public.event_likes
  with check (user_id = (select private.visitor_id()) and private.takes_likes(event_id));

alter policy "People who are not banned comment as themselves on what takes comments" on public.event_comments
  with check (user_id = (select private.commenter_id()) and private.takes_comments(event_id));

create function private.content_keys() returns setof text
language plpgsql stable security definer set search_path = ''
as $$ begin return query select key from public.content_items; end $$;
comment on function private.content_keys() is 'What can be liked or commented on.';
grant execute on function private.content_keys() to anon, authenticated, service_role;

create function private.comment_count(event_key text) returns integer
language plpgsql stable security definer set search_path = ''
as $$ begin return (select count(*)::integer from public.event_comments where event_id = event_key and status = 'approved'); end $$;
comment on function private.comment_count(text) is 'How many approved comments there are on the event, school, album or page.';
grant execute on function private.comment_count(text) to anon, authenticated, service_role;

create or replace view public.event_like_counts with (security_invoker = true) as
  select item.key as event_id, likes.like_count
  from private.content_keys() as item (key) cross join lateral private.like_count(item.key) as likes (like_count)
  where likes.like_count > 0;

create or replace view public.event_comment_counts with (security_invoker = true) as
  select item.key as event_id, comments.comment_count
  from private.content_keys() as item (key) cross join lateral private.comment_count(item.key) as comments (comment_count)
  where comments.comment_count > 0;

revoke select on public.content_items from anon;
drop policy "Everybody reads what is published anyway" on public.content_items;
create policy "Those who work on the site read its content" on public.content_items
  for select to authenticated using ((select private.has_any_role()));

-- comments

create function private.is_in_time() returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  if clock_timestamp() > statement_timestamp() + interval '400 milliseconds' then
    raise exception 'The query takes too long' using errcode = 'PT503';
  end if;
  return true;
end
$$;
comment on function private.is_in_time() is
  'True, or refuses with 503 what would soon be cancelled, to which PostgREST gives the status 500. Policies ask it for each row.';
grant execute on function private.is_in_time() to anon, authenticated, service_role;

alter policy "Visitors read approved comments" on public.event_comments using (status = 'approved' and private.is_in_time());
-- Not of a comment that the statement itself writes: it has been read once.
alter policy "People read approved comments and their own, moderators read all" on public.event_comments
  using (
    (select private.has_role('moderator'))
    or ((status = 'approved' or user_id = (select private.caller_id())) and (created_at = now() or private.is_in_time()))
  );

drop view public.event_comment_list;

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
  'What the site lists: comments on these keys that the reader may see, the newest first, from before the given one on.';
grant execute on function public.comment_page(text[], integer, timestamptz, uuid) to anon, authenticated, service_role;

-- likes

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
comment on function public.reaction_counts(text[]) is 'How many like each event or album, and how many approved comments there are: {key: {likes, comments}}.';
grant execute on function public.reaction_counts(text[]) to anon, authenticated, service_role;

create function public.like_state(event_key text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'likes', private.like_count(event_key),
    'is_liked', exists (
      select from public.event_likes where event_id = event_key and user_id = (select private.visitor_id())
    )
  );
exception when query_canceled then
  raise exception 'The query takes too long' using errcode = 'PT503';
end
$$;
comment on function public.like_state(text) is 'How many like the event or album, and whether the visitor does: {likes, is_liked}.';
grant execute on function public.like_state(text) to anon, authenticated, service_role;

-- campaigns

create function public.campaign_pence(campaign_id text) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  return private.donation_pence(nullif(campaign_id, 'other'));
exception when query_canceled then
  raise exception 'The query takes too long' using errcode = 'PT503';
end
$$;
comment on function public.campaign_pence(text) is 'What a campaign has received and kept; for other, what was given to none.';
grant execute on function public.campaign_pence(text) to anon, authenticated, service_role;

create function public.campaign_donors(campaign_id text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(named.donor_name order by named.donated_on desc, named.donor_name), '[]')
    from (
      select donor.donor_name, max(donor.donated_on) as donated_on
      from private.named_donors() as donor
      where coalesce(donor.campaign_id, 'other') = campaign_donors.campaign_id
      group by donor.donor_name
      order by max(donor.donated_on) desc, donor.donor_name
      limit 500
    ) as named
  );
exception when query_canceled then
  raise exception 'The query takes too long' using errcode = 'PT503';
end
$$;
comment on function public.campaign_donors(text) is 'The names of at most 500 donors of a campaign that may be shown, each once, the latest first.';
grant execute on function public.campaign_donors(text) to anon, authenticated, service_role;

drop view public.donor_list;
revoke select on public.campaigns, public.campaign_progress from anon;
drop policy "Everybody reads campaigns" on public.campaigns;
create policy "Treasurers read campaigns" on public.campaigns
  for select to authenticated using ((select private.has_role('treasurer')));

-- Filters whose cost the caller chooses. An operator that a path finds before pg_catalog takes the place of Postgres's own in
-- whatever PostgREST writes, and in nothing else: policies, views and functions have found theirs.

create schema refused_filters;
comment on schema refused_filters is 'Regular expressions and full-text search, refused in a filter.';
create schema refused_patterns;
comment on schema refused_patterns is 'LIKE, refused in a filter.';
grant usage on schema refused_filters, refused_patterns to anon, authenticated;

do $$
declare
  filter record;
begin
  for filter in
    select schema_name, operator, type_name, case type_name when 'tsvector' then 'tsquery' else 'text' end as pattern_type, name
    from (values
      ('refused_filters', '~', 'regex'), ('refused_filters', '~*', 'regex_any_case'), ('refused_patterns', '~~', 'pattern'),
      ('refused_patterns', '~~*', 'pattern_any_case')
    ) as refused (schema_name, operator, name),
    unnest(array['text', 'name', 'bpchar']) as type_name
    union all values
      ('refused_filters', '@@', 'text', 'text', 'search'), ('refused_filters', '@@', 'text', 'tsquery', 'search'),
      ('refused_filters', '@@', 'tsvector', 'tsquery', 'search'), ('refused_patterns', '~~', 'bytea', 'bytea', 'pattern')
  loop
    execute format(
      $function$
        create function %1$I.%2$I(%3$s, %4$s) returns boolean language plpgsql stable set search_path = ''
        as $body$ begin raise exception 'This filter is refused' using errcode = 'PT400', hint = 'Filter with eq, in, lt or gt'; end $body$;
        grant execute on function %1$I.%2$I(%3$s, %4$s) to anon, authenticated;
        create operator %1$I.%5$s (function = %1$I.%2$I, leftarg = %3$s, rightarg = %4$s);
      $function$,
      filter.schema_name, filter.name, filter.type_name, filter.pattern_type, filter.operator
    );
  end loop;
end
$$;

-- Who is let in, asked by PostgREST before every request.

create function private.admit_request() returns void
language plpgsql
as $$
declare
  method constant text := current_setting('request.method', true);
  target constant text := current_setting('request.path', true);
  is_function constant boolean := starts_with(target, '/rpc/');
  prefer constant text := coalesce(private.request_header('prefer'), '');
  is_free boolean;
begin
  if method not in ('GET', 'HEAD') and not is_function and exists (
    select from pg_catalog.pg_class as view
    where view.relnamespace = 'public'::regnamespace and view.relkind = 'v' and view.relname = substr(target, 2)
  ) then
    raise exception 'A view can only be read' using errcode = 'PT405', hint = 'Use GET';
  end if;
  if current_user not in ('anon', 'authenticated') then
    return;
  end if;

  if is_function then
    -- They wait for others who change the same registration.
    if current_user = 'anon' and substr(target, 6) = any (
      '{change_registration,cancel_registration,accept_place,give_parental_consent,choose_email_language}'
    ) then
      perform set_config('statement_timeout', '3s', true);
    end if;
  -- What only inserts neither filters nor returns anything: it holds a connection no longer than a function.
  elsif method <> 'POST' or prefer like '%return=representation%' or prefer like '%resolution=%' then
    if current_user = 'anon' or not private.has_any_role() then
      if current_user = 'authenticated' then
        perform set_config('statement_timeout', '1s', true);
      end if;
      for place in 1..4 loop
        is_free := pg_try_advisory_xact_lock(hashtext('tables for ' || current_user), place);
        exit when is_free;
      end loop;
      if not is_free then
        raise exception 'Too many requests at once' using errcode = 'PT503', hint = 'Try again';
      end if;
    end if;
  end if;

  perform set_config(
    'search_path',
    case when is_function or current_user = 'anon' then 'refused_patterns, ' else '' end || 'refused_filters, public, extensions, pg_catalog',
    true
  );
end
$$;
comment on function private.admit_request() is
  'Lets at most four requests at a time read or change tables for visitors, and four for people without a role, so that of the ten connections of PostgREST two are left to functions and forms. Refuses writes to views and filters whose cost the caller chooses. Sets no search_path of its own: the one that it leaves would end with it.';
grant execute on function private.admit_request() to anon, authenticated, service_role;

alter role anon set statement_timeout = '500ms';
alter role authenticator set pgrst.db_pre_request = 'private.admit_request';
notify pgrst, 'reload config';
