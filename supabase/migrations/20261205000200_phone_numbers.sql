-- Phone numbers: one rule for all, whoever writes them. What is stored can be dialled from everywhere.

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
  'A phone number as people write it in E.164, such as +447700900123; null if it cannot be dialled from everywhere. schemas/requests/phone.ts says the same.';

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
  'Stores a phone number, the column of its argument, in E.164. Refuses with PT400 what is none; the hint is the code that the forms translate.';

-- What was written before and cannot be dialled from everywhere keeps its digits: somebody may know the area.
create function private.stored_phone(typed text) returns text
language sql immutable strict set search_path = ''
as $$ select coalesce(private.e164(typed), substring(regexp_replace(typed, '[^0-9]', '', 'g') from '^[0-9]{5,20}$')) $$;

update public.profiles set phone = private.stored_phone(phone) where phone is distinct from private.stored_phone(phone);
update public.event_registrations set phone = private.stored_phone(phone) where phone is distinct from private.stored_phone(phone);
update public.race_health_notes set emergency_phone = private.stored_phone(emergency_phone)
where emergency_phone is distinct from private.stored_phone(emergency_phone);
update public.memberships set phone = private.stored_phone(phone) where phone is distinct from private.stored_phone(phone);
update public.membership_applications set phone = private.stored_phone(phone)
where phone is distinct from private.stored_phone(phone);

drop function private.stored_phone(text);

alter table public.profiles add constraint profiles_phone_dialled check (phone ~ '^\+?[0-9]{5,20}$');
alter table public.event_registrations add constraint event_registrations_phone_dialled check (phone ~ '^\+?[0-9]{5,20}$');
alter table public.race_health_notes
  add constraint race_health_notes_emergency_phone_dialled check (emergency_phone ~ '^\+?[0-9]{5,20}$');
alter table public.memberships add constraint memberships_phone_dialled check (phone ~ '^\+?[0-9]{5,20}$');
alter table public.membership_applications
  add constraint membership_applications_phone_dialled check (phone ~ '^\+?[0-9]{5,20}$');

-- Their names come before those of the triggers that read the number.
create trigger e164_phone before insert or update of phone on public.profiles
  for each row execute function private.receive_phone('phone');
create trigger e164_phone before insert or update of phone on public.event_registrations
  for each row execute function private.receive_phone('phone');
create trigger e164_phone before insert or update of emergency_phone on public.race_health_notes
  for each row execute function private.receive_phone('emergency_phone');
create trigger e164_phone before insert or update of phone on public.memberships
  for each row execute function private.receive_phone('phone');
create trigger e164_phone before insert or update of phone on public.membership_applications
  for each row execute function private.receive_phone('phone');
