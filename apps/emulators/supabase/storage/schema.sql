-- The schema of Supabase Storage: https://github.com/supabase/storage/tree/master/migrations/tenant
-- Runs at every start, as supabase_storage_admin, in the schema that this role owns.

do $$
begin
  if to_regtype('storage.buckettype') is null then
    create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');
  end if;
end
$$;

create table if not exists storage.buckets (
  id text primary key,
  name text not null,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text,
  type storage.buckettype not null default 'STANDARD'
);
create unique index if not exists bname on storage.buckets (name);

create table if not exists storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text constraint "objects_bucketId_fkey" references storage.buckets (id),
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb
);
create unique index if not exists bucketid_objname on storage.objects (bucket_id, name);
create index if not exists name_prefix_search on storage.objects (name text_pattern_ops);
create index if not exists idx_objects_bucket_id_name on storage.objects (bucket_id, name collate "C");
create index if not exists idx_objects_bucket_id_name_lower on storage.objects (bucket_id, lower(name) collate "C");

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to postgres with grant option;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

create or replace function storage.foldername(name text) returns text[]
language sql immutable
as $$ select (string_to_array(name, '/'))[:cardinality(string_to_array(name, '/')) - 1] $$;

create or replace function storage.filename(name text) returns text
language sql immutable
as $$ select (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))] $$;

create or replace function storage.extension(name text) returns text
language sql immutable
as $$ select split_part(storage.filename(name), '.', -1) $$;

create or replace function storage.operation() returns text
language sql stable
as $$ select current_setting('storage.operation', true) $$;

create or replace function storage.allow_any_operation(expected_operations text[]) returns boolean
language sql stable
as $$
  select exists (
    select from unnest(expected_operations) as expected
    where expected <> ''
      and regexp_replace(expected, '^storage\.', '') = regexp_replace(storage.operation(), '^storage\.', '')
  )
$$;

create or replace function storage.allow_only_operation(expected_operation text) returns boolean
language sql stable
as $$ select storage.allow_any_operation(array[expected_operation]) $$;

create or replace function storage.get_common_prefix(p_key text, p_prefix text, p_delimiter text) returns text
language sql immutable
as $$
  select left(p_key, length(p_prefix) + nullif(strpos(substr(p_key, length(p_prefix) + 1), p_delimiter), 0))
$$;

-- Folders and objects directly below a prefix, without respect to case. `levels` is accepted and not needed.
create or replace function storage.search(
  prefix text,
  bucketname text,
  limits int default 100,
  levels int default 1,
  offsets int default 0,
  search text default '',
  sortcolumn text default 'name',
  sortorder text default 'asc'
) returns table (
  name text,
  id uuid,
  updated_at timestamptz,
  created_at timestamptz,
  last_accessed_at timestamptz,
  metadata jsonb
)
language sql stable
as $$
  with matches as (
    select o.*, storage.get_common_prefix(o.name, coalesce(prefix, '') || coalesce(search, ''), '/') as folder
    from storage.objects o
    where o.bucket_id = bucketname
      and starts_with(lower(o.name), lower(coalesce(prefix, '') || coalesce(search, '')))
  ),
  entries as (
    select min(m.folder collate "C") as path, null::uuid as id, null::timestamptz as updated_at,
      null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
    from matches m where m.folder is not null group by lower(m.folder)
    union all
    select m.name, m.id, m.updated_at, m.created_at, m.last_accessed_at, m.metadata
    from matches m where m.folder is null
  ),
  ranked as (
    select e.*, case sortcolumn
        when 'updated_at' then e.updated_at
        when 'created_at' then e.created_at
        when 'last_accessed_at' then e.last_accessed_at
      end as moment
    from entries e
  )
  select substr(case when r.id is null then rtrim(r.path, '/') else r.path end, length(coalesce(prefix, '')) + 1),
    r.id, r.updated_at, r.created_at, r.last_accessed_at, r.metadata
  from ranked r
  order by
    case when sortcolumn <> 'name' then r.id is not null end,
    case when lower(sortorder) = 'desc' then r.moment end desc,
    case when lower(sortorder) = 'desc' then lower(r.path) collate "C" end desc,
    r.moment,
    lower(r.path) collate "C"
  limit least(limits, 1500) offset offsets
$$;

-- One page of the folders and objects directly below a prefix, or of all objects below it when `levels` is 0. A folder
-- has the times of its first object. `start_after` is the last name of the page before; a folder's ends with a slash.
create or replace function storage.search_v2(
  prefix text,
  bucket_name text,
  limits int default 100,
  levels int default 1,
  start_after text default '',
  sort_order text default 'asc',
  sort_column text default 'name',
  sort_column_after text default ''
) returns table (
  key text,
  name text,
  id uuid,
  updated_at timestamptz,
  created_at timestamptz,
  last_accessed_at timestamptz,
  metadata jsonb
)
language sql stable
as $$
  with matches as (
    select o.*, case when levels > 0 then storage.get_common_prefix(o.name, prefix, '/') end as folder
    from storage.objects o
    where o.bucket_id = bucket_name and starts_with(o.name, prefix)
  ),
  entries as (
    select m.folder as path, null::uuid as id, min(m.created_at) as updated_at, min(m.created_at) as created_at,
      null::timestamptz as last_accessed_at, null::jsonb as metadata
    from matches m where m.folder is not null group by m.folder
    union all
    select m.name, m.id, m.updated_at, m.created_at, m.last_accessed_at, m.metadata
    from matches m where m.folder is null
  ),
  ranked as (
    select e.*, date_trunc('milliseconds', case sort_column
        when 'updated_at' then e.updated_at
        when 'created_at' then e.created_at
        else 'epoch'
      end) as moment
    from entries e
  )
  select split_part(rtrim(r.path, '/'), '/', greatest(levels, 1)),
    case when r.id is null then rtrim(r.path, '/') else r.path end,
    r.id, r.updated_at, r.created_at, r.last_accessed_at, r.metadata
  from ranked r
  where start_after = '' or case sort_order
    when 'desc' then (r.moment, r.path collate "C") < (coalesce(nullif(sort_column_after, ''), 'epoch')::timestamptz, start_after)
    else (r.moment, r.path collate "C") > (coalesce(nullif(sort_column_after, ''), 'epoch')::timestamptz, start_after)
  end
  order by
    case when sort_order = 'desc' then r.moment end desc,
    case when sort_order = 'desc' then r.path collate "C" end desc,
    r.moment,
    r.path collate "C"
  limit least(limits, 1500)
$$;

create or replace function storage.update_updated_at_column() returns trigger
language plpgsql
as $$
begin
  new.updated_at = now();
  return new;
end
$$;
create or replace trigger update_objects_updated_at before update on storage.objects
  for each row execute function storage.update_updated_at_column();

create or replace function storage.enforce_bucket_name_length() returns trigger
language plpgsql
as $$
begin
  if length(new.name) > 100 then
    raise exception 'bucket name "%" is too long (% characters). Max is 100.', new.name, length(new.name);
  end if;
  return new;
end
$$;
create or replace trigger enforce_bucket_name_length_trigger before insert or update of name on storage.buckets
  for each row execute function storage.enforce_bucket_name_length();

-- Deleting a row would leave its file.
create or replace function storage.protect_delete() returns trigger
language plpgsql
as $$
begin
  if current_setting('storage.allow_delete_query', true) is distinct from 'true' then
    raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
      using hint = 'This prevents accidental data loss from orphaned objects.', errcode = '42501';
  end if;
  return null;
end
$$;
create or replace trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();
create or replace trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();
