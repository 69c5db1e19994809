create table private.community_name (
  is_only boolean primary key default true check (is_only),
  lt text check (char_length(lt) between 1 and 200),
  en text check (char_length(en) between 1 and 200)
);
comment on table private.community_name is 'Copied from the site''s settings, for emails and Stripe''s page. Both languages are null until the first sync.';

alter table private.community_name enable row level security;

insert into private.community_name default values;

create function public.community_name() returns jsonb
language sql stable security definer set search_path = ''
as $$ select jsonb_build_object('lt', name.lt, 'en', name.en) from private.community_name as name $$;
comment on function public.community_name() is 'Returns {lt, en}, each of which may be null.';
grant execute on function public.community_name() to service_role;

create function public.sync_community_name(lt text, en text) returns void
language sql security definer set search_path = ''
as $$
  update private.community_name as known set lt = said.lt, en = said.en
  from (
    select nullif(left(btrim(regexp_replace(sync_community_name.lt, '\s+', ' ', 'g')), 200), '') as lt,
      nullif(left(btrim(regexp_replace(sync_community_name.en, '\s+', ' ', 'g')), 200), '') as en
  ) as said
  where said.lt is not null or said.en is not null
$$;
comment on function public.sync_community_name(text, text) is 'Replaces the name. A name that is empty in both languages changes nothing.';
grant execute on function public.sync_community_name(text, text) to service_role;
