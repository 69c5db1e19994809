-- A family that has lost its places needs room for all its members when one more joins, not only for that one.

create or replace function private.join_family(registration public.event_registrations, submission jsonb) returns public.event_registrations
language plpgsql set search_path = ''
as $$
declare
  members integer := (
    select count(*) from public.race_registrations as runner
    where runner.registration_id = registration.id and runner.cancelled_at is null
  );
  held integer := case when registration.status in ('registered', 'offered') then registration.seats else 0 end;
begin
  if registration.email <> private.normalize_email(submission ->> 'email') or registration.kind <> submission ->> 'kind' then
    raise exception 'The group belongs to another registration' using errcode = 'PT409', detail = 'idempotency_conflict';
  end if;
  if members >= 20 then
    raise exception 'A group has at most 20 members' using errcode = 'PT400', detail = 'bad_request';
  end if;
  -- The places may have become free again, or there are more members than announced.
  if members >= registration.seats or registration.status not in ('registered', 'waiting') then
    if registration.status <> 'waiting' and not private.has_room(registration.event_key, members + 1 - held) then
      raise exception 'There is no place left for another member' using errcode = 'PT409', detail = 'event_full';
    end if;
    update public.event_registrations as family
    set seats = members + 1, updated_at = now(),
      status = case when family.status in ('registered', 'waiting', 'offered') then family.status else 'registered' end
    where family.id = registration.id
    returning * into registration;
  end if;
  return registration;
end
$$;
