-- What is kept under an email address, with or without an account, and for how long.

create function private.registration_export(registration public.event_registrations) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(registration) - 'decided_by' || jsonb_build_object(
    'trip', (select to_jsonb(bus) - 'registration_id' from public.bus_registrations as bus where bus.registration_id = registration.id),
    'runners', (
      select coalesce(jsonb_agg(to_jsonb(runner) - 'registration_id' || jsonb_build_object(
        'health', (select to_jsonb(notes) - 'race_registration_id' from public.race_health_notes as notes where notes.race_registration_id = runner.id),
        'consent', (select to_jsonb(consent) - 'race_registration_id' from public.race_consents as consent where consent.race_registration_id = runner.id)
      ) order by runner.created_at), '[]')
      from public.race_registrations as runner where runner.registration_id = registration.id
    )
  )
$$;

create function public.export_personal_data(email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.normalize_email(email);
begin
  perform private.require_admin();
  perform private.log_action('personal_data_exported', 'email', encode(extensions.digest(address, 'sha256'), 'hex'));
  return jsonb_build_object(
    'messages', (
      select coalesce(jsonb_agg(to_jsonb(message) - 'search_text' - 'handled_by' order by message.created_at), '[]')
      from public.contact_messages as message where message.email = address
    ),
    'registrations', (
      select coalesce(jsonb_agg(private.registration_export(registration) order by registration.created_at), '[]')
      from public.event_registrations as registration where registration.email = address
    ),
    'emails', (
      select coalesce(jsonb_agg(jsonb_build_object('template', mail.template, 'status', mail.status, 'created_at', mail.created_at) order by mail.created_at), '[]')
      from public.email_outbox as mail where mail.recipient = address
    )
  );
end
$$;
comment on function public.export_personal_data(text) is 'Everything under an email address besides the account, for an admin.';
grant execute on function public.export_personal_data(text) to authenticated;

create function public.erase_personal_data(email text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.normalize_email(email);
begin
  perform private.require_admin();
  delete from public.contact_messages as message where message.email = address;
  delete from public.event_registrations as registration where registration.email = address;
  delete from public.email_outbox as mail where mail.recipient = address;
  perform private.log_action('personal_data_erased', 'email', encode(extensions.digest(address, 'sha256'), 'hex'));
end
$$;
comment on function public.erase_personal_data(text) is 'Erases everything under an email address besides the account, for an admin. Free places are offered within a minute.';
grant execute on function public.erase_personal_data(text) to authenticated;

create function private.is_over(registration_id uuid, since interval) returns boolean
language sql stable set search_path = ''
as $$
  select greatest(coalesce(item.ends_at, item.starts_at), registration.created_at) < now() - since
  from public.event_registrations as registration
  join public.content_items as item on item.key = registration.event_key
  where registration.id = registration_id
$$;
comment on function private.is_over(uuid, interval) is 'Whether so much time has passed since the later of the event and the registration.';

create function public.purge_submissions() returns void
language sql security definer set search_path = ''
as $$
  delete from private.submissions where created_at < now() - interval '1 day';
  delete from public.contact_messages where created_at < now() - interval '2 years';
  delete from public.race_health_notes as notes using public.race_registrations as runner
  where runner.id = notes.race_registration_id and private.is_over(runner.registration_id, interval '30 days');
  delete from public.race_consents as consent using public.race_registrations as runner
  where runner.id = consent.race_registration_id and private.is_over(runner.registration_id, interval '30 days');
  delete from public.event_registrations as registration where private.is_over(registration.id, interval '1 year');
$$;
comment on function public.purge_submissions() is 'Erases what visitors sent when its time has come; called every hour.';
grant execute on function public.purge_submissions() to service_role;
