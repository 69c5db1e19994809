insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('photo-uploads', 'photo-uploads', false, 10485760, array['image/jpeg', 'image/png']);

create policy "Moderators see photos that wait" on storage.objects
  for select to authenticated
  using (bucket_id = 'photo-uploads' and (select private.has_role('moderator')));

create table public.photo_uploads (
  id uuid primary key default gen_random_uuid(),
  album_key text not null references public.content_items (key),
  storage_path text not null unique check (storage_path ~ '^[0-9a-f-]{36}\.(jpg|png)$'),
  alt_lt text not null check (alt_lt = btrim(alt_lt) and char_length(alt_lt) between 1 and 300),
  alt_en text not null check (alt_en = btrim(alt_en) and char_length(alt_en) between 1 and 300),
  uploaded_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.photo_uploads is
  'Photos of moderators, with their alternative text, until a review adds them to their album in the Content Lake. Only upload-photo and review-photo write here.';

create index photo_uploads_newest_first on public.photo_uploads (created_at desc, id);
create index photo_uploads_of_album on public.photo_uploads (album_key);
create index photo_uploads_by_admin on public.photo_uploads (uploaded_by);

alter table public.photo_uploads enable row level security;
grant select on public.photo_uploads to authenticated;
grant select, insert, delete on public.photo_uploads to service_role;

create policy "Moderators see photos that wait" on public.photo_uploads
  for select to authenticated using ((select private.has_role('moderator')));

create function public.log_photo_review(photo_id uuid, reviewer uuid, decision text, album_key text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.audit_log (actor_id, action, subject_type, subject_id, details)
  values (reviewer, decision, 'photo', photo_id::text, jsonb_build_object('album', album_key))
$$;
comment on function public.log_photo_review(uuid, uuid, text, text) is 'Records who published or discarded a photo.';
grant execute on function public.log_photo_review(uuid, uuid, text, text) to service_role;

create function private.export_photos(account uuid, address text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('photos', (
    select coalesce(jsonb_agg(to_jsonb(photo) - 'uploaded_by' order by created_at), '[]')
    from public.photo_uploads as photo where uploaded_by = account
  ))
  where account is not null
$$;

insert into private.hooks (subject, hook, call) values ('photos', 'export', 'private.export_photos');
