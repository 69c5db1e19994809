-- An application that a browser writes as a row is cleaned and checked like one that the form sends, and a refusal is in words.

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
  'Text without what controls how it is shown and the space around it; null if nothing is left to see. As readableText in schemas/requests/readable-text.ts.';

create function private.check_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  fault text;
  message text;
begin
  new.first_name := private.clean_text(regexp_replace(new.first_name, '[\n\r\t\u2028\u2029]', ' ', 'g'));
  new.last_name := private.clean_text(regexp_replace(new.last_name, '[\n\r\t\u2028\u2029]', ' ', 'g'));
  new.notes := private.clean_text(new.notes);
  new.email := private.normalize_email(regexp_replace(
    new.email,
    '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u00a0\u00ad\u061c\u180e\u2007\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'
  ));
  select refusal.fault, refusal.message into fault, message
  from (values
    (1, new.first_name is null, 'required', 'The first name is missing'),
    (2, char_length(new.first_name) > 80, 'tooLong', 'The first name has more than 80 characters'),
    (3, new.last_name is null, 'required', 'The last name is missing'),
    (4, char_length(new.last_name) > 80, 'tooLong', 'The last name has more than 80 characters'),
    (5, coalesce(new.email, '') = '', 'required', 'The email address is missing'),
    (6, char_length(new.email) > 254, 'tooLong', 'The email address has more than 254 characters'),
    (
      7,
      new.email !~ '^[a-z0-9_.!#$%&''*+/=?^`{|}~-]+@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$',
      'emailInvalid', 'The email address is not valid; a domain with other letters is written as xn--…'
    ),
    (8, char_length(new.notes) > 2000, 'tooLong', 'The notes have more than 2000 characters')
  ) as refusal (place, applies, fault, message)
  where refusal.applies
  order by refusal.place
  limit 1;
  if fault is not null then
    raise exception '%', message using errcode = 'PT400', detail = 'bad_request', hint = fault;
  end if;
  return new;
end
$$;
comment on function private.check_application() is
  'Cleans and checks an application by the rules of membershipRequest in schemas/requests. Refuses with PT400; the hint is the code that the forms translate.';

-- By its name it comes before those that count the application and begin the membership.
create trigger check_application before insert on public.membership_applications
  for each row execute function private.check_application();
