-- A new draft gets its id where it is written, so that saving it again, because the first response was lost or is late,
-- makes no second one.

create or replace function public.save_newsletter_draft(issue_id uuid, version integer, issue jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  texts record;
  saved public.newsletter_issues;
begin
  perform private.require_admin();
  select * into texts from private.newsletter_texts(issue);
  if version is null then
    insert into public.newsletter_issues (id, subject_lt, subject_en, content_lt, content_en, updated_by)
    values (
      coalesce(issue_id, gen_random_uuid()), texts.subject_lt, texts.subject_en, texts.content_lt, texts.content_en,
      private.caller_id()
    )
    on conflict (id) do nothing
    returning * into saved;
    if saved.id is null then
      saved := private.draft_for_update(issue_id, null);
      if (saved.subject_lt, saved.subject_en, saved.content_lt, saved.content_en)
        is distinct from (texts.subject_lt, texts.subject_en, texts.content_lt, texts.content_en) then
        raise exception 'The newsletter has been edited elsewhere' using errcode = 'PT409', detail = 'edited_elsewhere';
      end if;
    end if;
  else
    saved := private.draft_for_update(issue_id, version);
    if saved.status = 'scheduled' then
      raise exception 'The newsletter is scheduled' using errcode = 'PT409', detail = 'newsletter_scheduled';
    end if;
    update public.newsletter_issues as draft set
      subject_lt = texts.subject_lt, subject_en = texts.subject_en, content_lt = texts.content_lt, content_en = texts.content_en,
      version = draft.version + 1, updated_at = now(), updated_by = private.caller_id()
    where draft.id = saved.id
    returning * into saved;
  end if;
  return jsonb_build_object('id', saved.id, 'version', saved.version);
end
$$;
comment on function public.save_newsletter_draft(uuid, integer, jsonb) is
  'Saves a draft, which may be incomplete: a new one without a version, with the id that its writer chose, once for each id. Refused with the detail edited_elsewhere, newsletter_scheduled or newsletter_started.';
