-- A consent is stored in the words that were shown. Only words that a form has had count as such.

create table private.consent_wordings (
  subject text not null check (subject in ('newsletter', 'parental')),
  language text not null check (language in ('lt', 'en')),
  wording text not null,
  primary key (subject, language, wording)
);
comment on table private.consent_wordings is
  'The words of the forms, as schemas/requests/{newsletter,parental}-consent.ts have them. New words are added by a migration; old ones stay.';
alter table private.consent_wordings enable row level security;

insert into private.consent_wordings (subject, language, wording) values
  ('newsletter', 'lt', 'Bendruomenės naujienos ir renginiai – jūsų el. pašte. Atsisakyti galėsite bet kada.'),
  ('newsletter', 'en', 'The community’s news and events by email. Unsubscribe at any time.'),
  ('parental', 'lt', 'Esu vienas iš tėvų arba globėjas ir sutinku, kad vaikas dalyvautų bėgime'),
  ('parental', 'en', 'I’m the parent or guardian and agree to the child taking part in the run');

create function private.require_wording(subject text, wording text) returns void
language plpgsql set search_path = ''
as $$
begin
  if not exists (
    select from private.consent_wordings as known
    where known.subject = require_wording.subject and known.wording = require_wording.wording
  ) then
    raise exception 'No form asks for consent in these words' using errcode = 'PT400', detail = 'bad_request';
  end if;
end
$$;

create or replace function public.give_parental_consent(token text, wording text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.lock_registration_of_link(token);
begin
  perform private.require_wording('parental', wording);
  with consented as (
    update public.race_registrations as runner set consented_at = now()
    where runner.registration_id = registration.id and runner.category = 'child' and runner.consented_at is null
      and runner.cancelled_at is null
    returning runner.id
  )
  insert into public.race_consents (race_registration_id, given_by, wording)
  select consented.id, registration.first_name || ' ' || registration.last_name, give_parental_consent.wording from consented;
  return public.show_registration(token);
end
$$;
