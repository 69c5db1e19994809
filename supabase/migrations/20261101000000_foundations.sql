-- Defines what every table builds on: grants, texts, phone numbers, times, tokens and the caller.

create schema private;
comment on schema private is 'Holds functions and settings that the API does not expose.';
grant usage on schema private to anon, authenticated, service_role;

-- Every grant is explicit, also for tables and functions of later migrations.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

-- Views run as their caller. What they show beyond a policy comes from a function of the schema private.

-- Indexes of trigrams find a part of a word. They take each row at once (fastupdate = off), because the planner avoids one
-- with many rows to take.
create extension if not exists pg_trgm schema extensions;

-- texts

-- Checks and generated columns run as the role that writes a row, so every role may call the functions that they use.

create function private.fold(text) returns text
language plpgsql immutable parallel safe strict set search_path = ''
as $$
declare
  folded text := $1;
begin
  -- Most texts are ASCII and need none of this.
  if octet_length($1) > char_length($1) then
    -- These look like an apostrophe, but decompose into a space and a mark.
    folded := regexp_replace(
      normalize(translate(folded, U&'\00b4\0384\1fbd\1fbf\1ffd\1ffe', ''), nfkd),
      '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u2018-\u201b\u2032\u2035\u02b9-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\ua78b\ua78c\u00b7\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+',
      '', 'g'
    );
    folded := translate(
      lower(folded collate "und-x-icu"),
      'ⱥƀɓƃƈȼðđɖɗƌəǝɛɇƒɠǥɣħıɨɩɉĸƙłƚɫŋɲƞøɵɔƥɋɍŧƭʈⱦʉʊʋƴɏƶȥʒς',
      'abbbccdddddeeeefggghiiijkklllnnnooopqrttttuuvyyzzzσ'
    );
    folded := replace(replace(replace(replace(folded, 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th');
  end if;
  return btrim(regexp_replace(
    lower(translate(folded, '''`', '')),
    '[\u0009-\u000d \u0085\u1680\u2028\u2029\u002d\u058a\u05be\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u301c\u3030\u30a0]+',
    ' ', 'g'
  ), ' ');
end
$$;
comment on function private.fold(text) is
  'Returns a text as it is compared and searched: lower case, without the marks of letters and apostrophes, with one space for spaces and dashes. A test compares this with fold() in schemas/fold.ts.';
grant execute on function private.fold(text) to anon, authenticated, service_role;

create function private.is_readable(text) returns boolean
language plpgsql immutable parallel safe strict set search_path = ''
as $$
begin
  return $1 ~ '[^[:space:]\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3000\ufe00-\ufe0f\ufeff]'
    and $1 !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]';
end
$$;
comment on function private.is_readable(text) is
  'Whether a text has something visible and no control characters, such as those that change its direction. Equals schemas/texts/readable-text.ts.';
grant execute on function private.is_readable(text) to anon, authenticated, service_role;

create function private.is_readable_line(text) returns boolean
language plpgsql immutable parallel safe strict set search_path = ''
as $$ begin return $1 !~ '[\n\r\t]' and private.is_readable($1); end $$;
grant execute on function private.is_readable_line(text) to anon, authenticated, service_role;

create function private.clean_text(typed text) returns text
language plpgsql immutable strict set search_path = ''
as $$
declare
  cleaned text := regexp_replace(typed, '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]', '', 'g');
begin
  cleaned := regexp_replace(cleaned, '^[\s\u00a0\ufeff]+|[\s\u00a0\ufeff]+$', '', 'g');
  return case when private.is_readable(cleaned) then cleaned end;
end
$$;
comment on function private.clean_text(text) is
  'Removes control characters and the surrounding space. Returns null if nothing visible is left. Equals readableText in schemas/texts/readable-text.ts.';

create function private.typed_line(typed text) returns text
language sql immutable strict set search_path = ''
as $$ select private.clean_text(regexp_replace(typed, '[\n\r\t\u2028\u2029]', ' ', 'g')) $$;
comment on function private.typed_line(text) is
  'Returns clean_text() in one line. Equals readableLine in schemas/texts/readable-text.ts.';

create function private.without_personal_data(given text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(masked.text, '\+?\d(?:[ ()-]?\d){6,}', '…', 'g')
  from (
    select regexp_replace(
      regexp_replace(
        regexp_replace(given, '[^\s@<>()"'':;,/]+(@|%40)[^\s@<>()"'':;,/?&]+', '…', 'gi'),
        '\?[^\s)"'':]+', '?…', 'g'
      ),
      '[0-9a-f]{20,}|[\w-]{32,}', '…', 'gi'
    )
  ) as masked (text)
$$;
comment on function private.without_personal_data(text) is
  'Masks email addresses, query strings, tokens, phone numbers and other long numbers. What an error says may repeat what somebody typed.';

-- names and addresses

create function private.normalize_email(text) returns text
language sql immutable parallel safe strict set search_path = ''
as $$ select normalize(lower(btrim($1, E' \t\r\n')), nfc) $$;
comment on function private.normalize_email(text) is
  'Trims an address and converts it to lower case and NFC. The domain stays as it is: Auth accepts only ASCII, to which browsers convert a domain with other letters.';
grant execute on function private.normalize_email(text) to anon, authenticated, service_role;

create function private.without_tag(address text) returns text
language sql immutable parallel safe strict set search_path = ''
as $$ select regexp_replace($1, '^([^+@]+)\+[^@]*@', '\1@') $$;
comment on function private.without_tag(text) is
  'A normalized address without what many providers let its owner add after a plus: anna+news@example.org is read by anna@example.org.';

create function private.mailbox(address text) returns text
language sql immutable parallel safe strict set search_path = ''
as $$
  select case when $1 ~ '@(gmail|googlemail)\.com$'
    then replace(split_part(private.without_tag($1), '@', 1), '.', '') || '@gmail.com' else private.without_tag($1) end
$$;
comment on function private.mailbox(text) is 'The address by which a mailbox is known: without_tag(), and at Google without dots, which mean nothing there.';

create function private.typed_email(typed text) returns text
language sql immutable strict set search_path = ''
as $$
  select private.normalize_email(regexp_replace(
    typed,
    '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u00a0\u00ad\u061c\u180e\u2007\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'
  ))
$$;
comment on function private.typed_email(text) is
  'Removes invisible characters from an address. Equals tidyEmail in schemas/email-addresses/email-address.ts.';

create function private.clean_name(given text) returns text
language sql immutable set search_path = ''
as $$
  select case when private.is_readable_line(name) then name else '' end
  from btrim(left(btrim(regexp_replace(given, '[\u0001-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]', '', 'g')), 80)) as name
$$;
comment on function private.clean_name(text) is 'Returns a name that the profile accepts, or an empty one.';

create function private.short_name(first_name text, last_name text) returns text
language plpgsql immutable set search_path = ''
as $$ begin return btrim(first_name || case when last_name = '' then '' else ' ' || left(last_name, 1) || '.' end); end $$;
comment on function private.short_name(text, text) is 'Returns the name that visitors see, such as Rasa J.';

create function private.name_key(first_name text, last_name text) returns text
language plpgsql immutable parallel safe strict set search_path = ''
as $$ begin return replace(private.fold(first_name || ' ' || last_name), ' ', ''); end $$;
comment on function private.name_key(text, text) is
  'Returns a name for comparison, folded and without spaces, because people write O’Brien, O Brien and OBrien.';

create function private.check_person(first_name text, last_name text, email text) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  fault text;
  message text;
begin
  select refusal.fault, refusal.message into fault, message
  from (values
    (1, first_name is null, 'required', 'The first name is missing'),
    (2, char_length(first_name) > 80, 'tooLong', 'The first name has more than 80 characters'),
    (3, last_name is null, 'required', 'The last name is missing'),
    (4, char_length(last_name) > 80, 'tooLong', 'The last name has more than 80 characters'),
    (5, coalesce(email, '') = '', 'required', 'The email address is missing'),
    (6, char_length(email) > 254, 'tooLong', 'The email address has more than 254 characters'),
    (
      7,
      email !~ '^[a-z0-9_.!#$%&''*+/=?^`{|}~-]+@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$',
      'emailInvalid', 'The email address is not valid; a domain with other letters begins with xn--'
    )
  ) as refusal (place, applies, fault, message)
  where refusal.applies
  order by refusal.place
  limit 1;
  if fault is not null then
    raise exception '%', message using errcode = 'PT400', detail = 'bad_request', hint = fault;
  end if;
end
$$;
comment on function private.check_person(text, text, text) is
  'Refuses an invalid name or address with PT400, by the rules of schemas/requests. The hint is the code that the forms translate.';

-- phone numbers

create function private.e164(typed text) returns text
language plpgsql immutable parallel safe strict set search_path = ''
as $$
declare
  number text := normalize(typed, nfkc);
begin
  number := regexp_replace(
    number,
    '[\ufe00-\ufe0f\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u1680\u180e\u2000-\u2015\u2022\u2027-\u202f\u2043\u205f-\u206f\u2212\u2219\u22c5\u2e3a\u2e3b\u3000\ufeff\u00b7./-]',
    '', 'g'
  );
  number := regexp_replace(number, '^tel:', '', 'i');
  number := regexp_replace(number, '^(\(?(?:\+|00)[0-9]{1,3}\)?)\(0\)', '\1');
  number := regexp_replace(number, '[()]', '', 'g');
  number := regexp_replace(number, '^00', '+');
  number := regexp_replace(number, '^[08]([3-6][0-9]{7})$', '+370\1');
  number := regexp_replace(number, '^0', '+44');
  number := regexp_replace(number, '^(44[0-9]{9,11}|370[0-9]{8,9})$', '+\1');
  number := regexp_replace(number, '^(7[0-9]{9})$', '+44\1');
  number := regexp_replace(number, '^\+440', '+44');
  number := regexp_replace(number, '^\+370[08](?=[0-9]{8}$)', '+370');
  return substring(
    number from '^\+(?:44(?:[2379][0-9]{9}|[158][0-9]{8,9})|370[3-9][0-9]{7}|(?!44|370)[1-9][0-9]{6,14})$'
  );
end
$$;
comment on function private.e164(text) is
  'Converts a typed phone number to E.164, such as +447700900123. Returns null if it cannot be dialled from everywhere. Equals schemas/phones/phone.ts.';

-- Postgres fires triggers in the order of their names. Those that call this function are named e164_phone, so that they
-- fire before all that read the number.
create function private.receive_phone() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  field constant text := tg_argv[0];
  typed text := nullif(btrim(to_jsonb(new) ->> field), '');
  number text := private.e164(typed);
begin
  if tg_op = 'UPDATE' and typed is not distinct from to_jsonb(old) ->> field then
    return new;
  end if;
  if typed is not null and number is null then
    raise exception 'The phone number is not valid' using errcode = 'PT400', detail = 'bad_request', hint = 'phoneInvalid';
  end if;
  return jsonb_populate_record(new, jsonb_build_object(field, number));
end
$$;
comment on function private.receive_phone() is
  'Converts the phone number in the column that its argument names to E.164. Refuses an invalid one with PT400; the hint is the code that the forms translate.';

create function private.phone_ending(phone text) returns text
language sql immutable set search_path = ''
as $$ select case when digits <> '' then right(digits, least(3, length(digits) / 3)) end from regexp_replace(phone, '\D', '', 'g') as digits $$;
comment on function private.phone_ending(text) is
  'Returns the last three digits, or fewer of a short number: enough for people who know the number.';

-- times

create function private.london_midnight(date) returns timestamptz
language sql immutable set search_path = ''
as $$ select $1::timestamp at time zone 'Europe/London' $$;
grant execute on function private.london_midnight(date) to authenticated;

create function private.london_date(timestamptz) returns date
language sql immutable set search_path = ''
as $$ select ($1 at time zone 'Europe/London')::date $$;
grant execute on function private.london_date(timestamptz) to authenticated;

create function private.utc(at timestamptz) returns text
language sql immutable set search_path = ''
as $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
comment on function private.utc(timestamptz) is 'Returns ISO 8601, whatever the time zone of the session.';

-- links in emails

create function private.new_token() returns text
language sql volatile set search_path = ''
as $$ select encode(extensions.gen_random_bytes(32), 'hex') $$;
comment on function private.new_token() is 'Returns 64 hexadecimal digits that nobody can guess.';

create function private.sha256(text) returns text
language sql immutable parallel safe strict set search_path = ''
as $$ select encode(extensions.digest($1, 'sha256'), 'hex') $$;
comment on function private.sha256(text) is
  'Returns 64 hexadecimal digits. Tokens are stored so, because whoever reads the database must not be able to use the links.';

-- who calls

-- An access token stays valid for up to an hour after its session has ended. Its holder may then read what
-- everybody may read, and change nothing.

create function private.request_header(name text) returns text
language sql stable set search_path = ''
as $$ select nullif(current_setting('request.headers', true), '')::json ->> name $$;
comment on function private.request_header(text) is 'Returns a header of the current request by its lower-case name, or null.';
grant execute on function private.request_header(text) to anon, authenticated, service_role;

-- Postgres plans an SQL function again in each statement that calls it, unless it can inline the function, which a
-- search_path and security definer prevent. PL/pgSQL keeps the plan for the connection, so it is used for
-- functions that nearly every statement calls.
create function private.caller_id() returns uuid
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
comment on function private.caller_id() is
  'Returns the calling user, in place of auth.uid(): null once the session has ended, or Auth has banned or deleted the account.';
grant execute on function private.caller_id() to anon, authenticated, service_role;

create function private.session_started_at() returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select created_at from auth.sessions
  where id = ((select auth.jwt()) ->> 'session_id')::uuid and user_id = (select private.caller_id())
$$;

create function private.refuse_ended_session() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Functions of the owner, services and cascading deletions run as another role.
  if current_user = 'authenticated' and private.caller_id() is null then
    raise exception 'The session has ended' using errcode = '42501', hint = 'Log in again';
  end if;
  return null;
end
$$;
comment on function private.refuse_ended_session() is
  'Without this trigger, an update or a deletion would look like a success when a policy allows it on no row.';

create function private.is_anonymous_id(text) returns boolean
language sql immutable set search_path = ''
as $$ select $1 ~ '^anon_[0-9]{13}_?[a-z0-9]{6,40}$' $$;
comment on function private.is_anonymous_id(text) is
  'Whether a text is the anonymous id of a browser: anon_, milliseconds and random letters and digits, also as few as other clients make.';
grant execute on function private.is_anonymous_id(text) to anon, authenticated, service_role;

create function private.visitor_id() returns text
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    private.caller_id()::text,
    (select header.value
     from (select private.request_header('x-anonymous-id') as value) as header
     where current_user = 'anon' and private.is_anonymous_id(header.value))
  );
end
$$;
comment on function private.visitor_id() is
  'Returns who likes or reports: the id of the user, or the anonymous id that the browser keeps and sends as a header, or null.';
grant execute on function private.visitor_id() to anon, authenticated, service_role;
