-- Postgres plans the body of a function in SQL anew in each statement that calls it, unless it can inline it, which it cannot
-- with a search_path or as security definer. PL/pgSQL keeps the plan for the connection. So what nearly every statement calls
-- is written in PL/pgSQL, and says what it said before.

-- who calls

create or replace function private.caller_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select account.id
    from auth.sessions as session
    join auth.users as account on account.id = session.user_id
    where session.id = (auth.jwt() ->> 'session_id')::uuid
      and account.id = auth.uid()
      and (session.not_after is null or session.not_after > now())
      and (account.banned_until is null or account.banned_until <= now())
      and account.deleted_at is null
  );
end
$$;

create or replace function public.is_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.user_roles where user_id = (select private.caller_id()) and role = 'admin');
end
$$;

create or replace function private.has_role(role text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.user_roles as held
    where held.user_id = (select private.caller_id()) and held.role in ('admin', has_role.role)
  );
end
$$;

create or replace function private.visitor_id() returns text
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    private.caller_id()::text,
    (select header.value
     from (select private.request_header('x-anonymous-id') as value) as header
     where current_user = 'anon' and header.value ~ '^anon_[0-9]{13}_[a-z0-9]{10,40}$')
  );
end
$$;

-- texts

create or replace function private.fold(text) returns text
language plpgsql immutable parallel safe strict set search_path = ''
as $$ begin return lower(translate($1, 'ĄČĘĖĮŠŲŪŽąčęėįšųūž', 'aceeisuuzaceeisuuz')); end $$;

create or replace function private.is_readable(text) returns boolean
language plpgsql immutable parallel safe strict set search_path = ''
as $$
begin
  return $1 ~ '[^[:space:]\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3000\ufe00-\ufe0f\ufeff]'
    and $1 !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]';
end
$$;

create or replace function private.is_readable_line(text) returns boolean
language plpgsql immutable parallel safe strict set search_path = ''
as $$ begin return $1 !~ '[\n\r\t]' and private.is_readable($1); end $$;

create or replace function private.short_name(first_name text, last_name text) returns text
language plpgsql immutable set search_path = ''
as $$ begin return btrim(first_name || case when last_name = '' then '' else ' ' || left(last_name, 1) || '.' end); end $$;

-- comments

create function private.commenter_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
begin
  return case when not exists (select from public.commenters where user_id = caller and banned_at is not null) then caller end;
end
$$;
comment on function private.commenter_id() is 'The user who calls, if they may comment; null without a caller, or if they are banned.';
grant execute on function private.commenter_id() to authenticated;

alter policy "People who are not banned comment as themselves on what takes comments" on public.event_comments
  with check (
    user_id = (select private.commenter_id())
    and exists (select from public.content_items where key = event_id and takes_comments and removed_at is null)
  );

drop function private.may_comment();

create or replace function private.receive_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.user_id = private.caller_id() then
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
    when exists (
      select from public.commenters where user_id = new.user_id and trusted_at is not null
    ) or private.has_role('moderator') then 'approved' else 'pending' end;
  return new;
end
$$;
