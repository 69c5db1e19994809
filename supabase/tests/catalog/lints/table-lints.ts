import type {Lint} from './lint.ts'

export const tableLints = {
  /** No policy protects the table. This includes splinter's sensitive_columns_exposed, of such tables. */
  rls_disabled_in_public: {
    level: 'error',
    query: `
      select relname as object from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relrowsecurity`,
    planted: {planted: `create table public.planted (id integer primary key)`},
  },

  /** Nobody can use the table through the API: either a policy is missing, or it belongs into another schema. */
  rls_enabled_no_policy: {
    level: 'info',
    query: `
      select relname as object from pg_class
      where relkind in ('r', 'p') and relnamespace = any('{public, private}'::regnamespace[]) and relrowsecurity
        and not exists (select from pg_policy where polrelid = pg_class.oid)`,
    planted: {
      planted: `
        create table public.planted (id integer primary key);
        alter table public.planted enable row level security`,
    },
  },

  no_primary_key: {
    level: 'info',
    query: `
      select relname as object from pg_class
      where relkind in ('r', 'p') and relnamespace = any('{public, private}'::regnamespace[])
        and not exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'p')`,
    planted: {planted: `create table private.planted (id integer)`},
  },

  /** A change of the other table reads this one from end to end. */
  unindexed_foreign_keys: {
    level: 'info',
    query: `
      select conname as object from pg_constraint as foreign_key
      where contype = 'f' and connamespace = any('{public, private}'::regnamespace[]) and not exists (
        select from pg_index
        where indrelid = conrelid and indisvalid
          and (indkey::smallint[])[0:cardinality(conkey) - 1] operator(pg_catalog.@>) conkey
      )`,
    planted: {
      planted_album_fkey: `
        create table public.planted (id integer, album text references public.content_items, primary key (id, album))`,
    },
  },

  duplicate_index: {
    level: 'warn',
    query: `
      select string_agg(indexname, ', ' order by indexname) as object from pg_indexes
      where schemaname in ('public', 'private')
      group by schemaname, tablename, regexp_replace(indexdef, '^(CREATE .*INDEX) .*( ON )', '\\1\\2')
      having count(*) > 1`,
    planted: {'event_likes_by_visitor, planted': `create index planted on public.event_likes (user_id)`},
  },

  /** The key of the schema auth may be dropped by an upgrade of Auth, since it is not the primary one. */
  fkey_to_auth_unique: {
    level: 'error',
    query: `
      select conname as object from pg_constraint
      join pg_class as referred on referred.oid = confrelid
      join pg_index on indexrelid = conindid
      where contype = 'f' and referred.relnamespace = 'auth'::regnamespace and not indisprimary
        and connamespace = any('{public, private}'::regnamespace[])`,
    planted: {
      planted_phone_fkey: `create table private.planted (phone text primary key references auth.users (phone))`,
    },
  },

  /** pg_upgrade refuses a column of such a type. */
  unsupported_reg_types: {
    level: 'warn',
    query: `
      select attrelid::regclass || '.' || attname as object from pg_attribute
      join pg_class on pg_class.oid = attrelid
      where relnamespace = any('{public, private}'::regnamespace[]) and atttypid = any(
        '{regcollation, regconfig, regdictionary, regnamespace, regoper, regoperator, regproc, regprocedure}'::regtype[]
      )`,
    planted: {
      'private.planted.config': `create table private.planted (id integer primary key, config regconfig)`,
    },
  },

  extension_in_public: {
    level: 'warn',
    query: `select extname as object from pg_extension where extnamespace = 'public'::regnamespace`,
    planted: {hstore: `create extension hstore schema public`},
  },

  /** Everybody may list what is in a public bucket; its files can be read without that. */
  public_bucket_allows_listing: {
    level: 'warn',
    query: `
      select bucket.id as object from storage.buckets as bucket
      join pg_policies as policy on schemaname = 'storage' and tablename = 'objects' and cmd in ('SELECT', 'ALL')
      where bucket.public and (
        coalesce(qual, 'true') = 'true' or qual = format('(bucket_id = %L::text)', bucket.id)
      )`,
    planted: {
      planted: `
        insert into storage.buckets (id, name, public) values ('planted', 'planted', true);
        create policy planted on storage.objects for select to anon using (bucket_id = 'planted')`,
      'photo-uploads': `
        update storage.buckets set public = true;
        create policy planted on storage.objects for all to anon using (true)`,
    },
  },
} satisfies Record<string, Lint>
