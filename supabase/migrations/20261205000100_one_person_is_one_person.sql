-- A name is one however it is spelt: with any apostrophe, dash, space and letter case, composed or not, with or without the marks
-- of whatever alphabet. Search folds alike, and so does fold() in schemas/fold.ts, which a test compares with this one.

create or replace function private.fold(text) returns text
language plpgsql immutable parallel safe strict set search_path = ''
as $$
declare
  folded text := $1;
begin
  -- Most of what is folded is plain, and needs none of this.
  if octet_length($1) > char_length($1) then
    -- The first are what looks like an apostrophe, and becomes a space and a mark once it is decomposed.
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
  'Text as it is compared and searched: lower case, without the marks of letters and apostrophes, with one space for spaces and dashes. fold() in schemas/fold.ts does the same.';

create or replace function private.name_key(first_name text, last_name text) returns text
language plpgsql immutable parallel safe strict set search_path = ''
as $$ begin return replace(private.fold(first_name || ' ' || last_name), ' ', ''); end $$;
comment on function private.name_key(text, text) is
  'A name as it is compared: folded and without spaces, since one writes O’Brien, O Brien and OBrien.';

create or replace function private.is_repeated(submission jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.event_registrations as earlier
    left join public.race_registrations as runner on runner.registration_id = earlier.id and runner.cancelled_at is null
    where earlier.event_key = submission ->> 'eventKey'
      and earlier.email = private.normalize_email(submission ->> 'email')
      and earlier.status in ('requested', 'registered', 'waiting', 'offered')
      and (
        submission -> 'runner' is null
        or private.name_key(runner.first_name, runner.last_name)
          = private.name_key(submission #>> '{runner,firstName}', submission #>> '{runner,lastName}')
      )
  )
$$;

-- what was folded by the old rule

alter table public.profiles alter column search_text
  set expression as (private.fold(first_name || ' ' || last_name || ' ' || coalesce(city, '') || ' ' || coalesce(email, '')));
alter table public.event_comments alter column search_text set expression as (private.fold(comment_text));
alter table public.contact_messages alter column search_text
  set expression as (private.fold(first_name || ' ' || last_name || ' ' || email || ' ' || subject || ' ' || message));

drop index public.memberships_of_person;
alter table public.memberships
  alter column name_key set expression as (private.name_key(first_name, last_name)),
  alter column search_text set expression as (private.fold(first_name || ' ' || last_name || ' ' || coalesce(email, '')));

-- Whoever has two memberships by two spellings has one from now on: the one with an account, or else the older one. A second
-- fee is held by it. Only a treasurer's correction could tell apart two people with one name and one address.
do $$
declare
  twin record;
begin
  for twin in
    select kept.id as kept, duplicate.id as duplicate
    from (
      select membership.id, first_value(membership.id) over (
        partition by membership.email, membership.name_key
        order by membership.user_id is null, membership.created_at, membership.id
      ) as kept
      from public.memberships as membership where membership.merged_into is null and membership.deceased_at is null
    ) as duplicate
    join public.memberships as kept on kept.id = duplicate.kept
    where duplicate.id <> kept.id
  loop
    update public.membership_payments set membership_id = twin.kept where membership_id = twin.duplicate;
    update public.membership_applications set membership_id = twin.kept where membership_id = twin.duplicate;
    update private.renewal_links set membership_id = twin.kept where membership_id = twin.duplicate;
    insert into private.membership_reminders (membership_id, valid_until, kind, sent_at)
    select twin.kept, sent.valid_until, sent.kind, sent.sent_at from private.membership_reminders as sent
    where sent.membership_id = twin.duplicate
    on conflict do nothing;
    update public.discount_codes as code set revoked_at = now()
    where code.membership_id = twin.duplicate and code.revoked_at is null and exists (
      select from public.discount_codes as other
      where other.membership_id = twin.kept and other.event_key = code.event_key and other.revoked_at is null
    );
    update public.discount_codes set membership_id = twin.kept where membership_id = twin.duplicate;
    update public.memberships set merged_into = twin.kept where merged_into = twin.duplicate;
    update public.memberships as known
    set merged_into = twin.kept, user_id = null, cancelled_at = coalesce(known.cancelled_at, now()), updated_at = now()
    where known.id = twin.duplicate;
    perform private.settle_membership(twin.duplicate);
    perform private.settle_membership(twin.kept);
  end loop;
end
$$;

create unique index memberships_of_person on public.memberships (email, name_key) where merged_into is null and deceased_at is null;
