create table public.audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  actor_id uuid references public.profiles (id) on delete set null,
  action text not null check (char_length(action) between 1 and 60),
  subject_type text not null check (char_length(subject_type) between 1 and 60),
  subject_id text not null check (char_length(subject_id) between 1 and 200),
  details jsonb not null default '{}'
);
comment on table public.audit_log is
  'Actions of admins and moderators. Functions add rows, nobody changes them, and they are kept for two years.';

create index audit_log_newest_first on public.audit_log (created_at desc, id desc);
create index audit_log_of_subject on public.audit_log (subject_type, subject_id, created_at desc);
create index audit_log_by_actor on public.audit_log (actor_id);

alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated, service_role;

create policy "Admins read the log" on public.audit_log
  for select to authenticated using ((select public.is_admin()));

create function private.log_action(action text, subject_type text, subject_id text, details jsonb default '{}') returns void
language sql security definer set search_path = ''
as $$
  insert into public.audit_log (actor_id, action, subject_type, subject_id, details)
  values ((select private.caller_id()), action, subject_type, subject_id, details)
$$;
