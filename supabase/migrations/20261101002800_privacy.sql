-- money

-- The data of whoever paid is exported to them, and removed when they leave. The sums stay.

create function private.memberships_of(account uuid, address text) returns uuid[]
language sql stable set search_path = ''
as $$
  with own as (
    select membership.id from public.memberships as membership
    where membership.user_id = account or (membership.email = address and (membership.user_id is null or account is null))
  )
  select array(
    select own.id from own
    union
    select membership.id from public.memberships as membership join own on own.id = membership.merged_into
  )
$$;
comment on function private.memberships_of(uuid, text) is
  'Returns the memberships of an account and under its address, whatever the names, but not those of other accounts. Without an account, returns all under the address.';

create function private.donations_of(account uuid, address text) returns uuid[]
language sql stable set search_path = ''
as $$
  select array(
    select donation.payment_id from public.donations as donation
    where donation.user_id = account or (donation.email = address and (donation.user_id is null or account is null))
  )
$$;
comment on function private.donations_of(uuid, text) is 'Returns donations by the rules of memberships_of().';

create function private.money_of(membership_ids uuid[], donation_ids uuid[]) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'memberships', (
      select coalesce(jsonb_agg(to_jsonb(membership) - '{search_text, name_key, awaits_transfer, paid_by, paid_months, import_id, household_id}'::text[] || jsonb_build_object(
        'years', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'method', payment.method, 'status', payment.status, 'amount_pence', payment.amount_pence, 'received_pence', payment.received_pence,
            'refunded_pence', payment.refunded_pence, 'paid_at', payment.paid_at, 'covers_from', link.covers_from, 'covers_until', link.covers_until,
            'ends_on', link.ends_on
          ) order by payment.created_at), '[]')
          from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
          where link.membership_id = membership.id
        ),
        'applications', (
          select coalesce(jsonb_agg(to_jsonb(application) - 'membership_id' - 'payment_id' order by application.created_at), '[]')
          from public.membership_applications as application where application.membership_id = membership.id
        ),
        'discount_codes', (
          select coalesce(jsonb_agg(to_jsonb(discount) - 'membership_id' - 'promotion_code_id' order by discount.created_at), '[]')
          from public.discount_codes as discount where discount.membership_id = membership.id
        ),
        'letters', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'subject', case when delivery.language = 'en' and issue.subject_en <> '' then issue.subject_en else issue.subject_lt end,
            'purpose', issue.purpose, 'started_at', issue.started_at, 'language', delivery.language
          ) order by issue.started_at), '[]')
          from public.newsletter_deliveries as delivery join public.newsletter_issues as issue on issue.id = delivery.issue_id
          where delivery.membership_id = membership.id
        )
      ) order by membership.created_at), '[]')
      from public.memberships as membership where membership.id = any (membership_ids)
    ),
    'donations', (
      select coalesce(jsonb_agg(to_jsonb(donation) - 'approved_by' - 'search_text' || jsonb_build_object(
        'status', payment.status, 'amount_pence', payment.amount_pence, 'received_pence', payment.received_pence,
        'refunded_pence', payment.refunded_pence, 'paid_at', payment.paid_at
      ) order by donation.created_at), '[]')
      from public.donations as donation join public.payments as payment on payment.id = donation.payment_id
      where donation.payment_id = any (donation_ids)
    )
  )
$$;
comment on function private.money_of(uuid[], uuid[]) is
  'Returns memberships and donations with everything that is kept about them.';

create function private.money_under(account uuid, address text) returns jsonb
language sql stable set search_path = ''
as $$
  select private.money_of(own.memberships, private.donations_of(account, address)) || jsonb_build_object(
    'other_applications', (
      select coalesce(jsonb_agg(to_jsonb(application) - 'membership_id' - 'payment_id' order by application.created_at), '[]')
      from public.membership_applications as application
      where application.email = address and application.membership_id <> all (own.memberships)
    ),
    'tickets', (
      select coalesce(jsonb_agg(to_jsonb(bought) - 'search_text' || jsonb_build_object(
        'event_key', payment.event_key, 'status', payment.status, 'received_pence', payment.received_pence,
        'refunded_pence', payment.refunded_pence, 'paid_at', payment.paid_at,
        'came', (select mark.came from public.attendance as mark where mark.payment_id = payment.id)
      ) order by bought.created_at), '[]')
      from public.ticket_orders as bought join public.payments as payment on payment.id = bought.payment_id
      where bought.email = address
    )
  )
  from (select private.memberships_of(account, address)) as own (memberships)
$$;
comment on function private.money_under(uuid, text) is
  'Returns what an export contains about the money of an account and its address. The other applications were sent from the address, for memberships that now have another one.';

create function private.anonymise_membership(membership_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  mail public.email_outbox;
begin
  -- This includes emails to an address that was corrected since, and the reason of a bounce, which often quotes it.
  for mail in
    delete from public.email_outbox as about
    where about.idempotency_key ~ '^(membership|payment)/'
      and private.membership_of_email(about) = anonymise_membership.membership_id
    returning about.*
  loop
    delete from public.email_events as event where event.provider_id = mail.provider_id;
  end loop;
  delete from public.membership_applications as application where application.membership_id = anonymise_membership.membership_id;
  delete from private.renewal_links as link where link.membership_id = anonymise_membership.membership_id;
  update public.memberships as known
  set user_id = null, first_name = null, last_name = null, email = null, phone = null, postal_address = null, anonymised_at = now(), updated_at = now()
  where anonymise_membership.membership_id in (known.id, known.merged_into) and known.anonymised_at is null;
  perform private.reconcile_membership(membership_id);
end
$$;

create function private.anonymise_donation(payment_id uuid) returns void
language sql set search_path = ''
as $$
  update public.donations as donation
  set user_id = null, donor_name = null, message = null, email = null, shows_donor = false, approved_at = null, approved_by = null, anonymised_at = now()
  where donation.payment_id = anonymise_donation.payment_id and donation.anonymised_at is null
$$;

create function private.anonymise_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.anonymise_money_under(old.id, null);
  return old;
end
$$;
comment on function private.anonymise_account() is
  'Removes the name from the money of an account, however the account is deleted.';
create trigger anonymise_account before delete on public.profiles
  for each row execute function private.anonymise_account();

-- An account that never confirmed the address of a donor must not take the donations of that address with it when it is deleted.
create function private.anonymise_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.anonymise_money_under(old.id, private.normalize_email(old.email));
  return old;
end
$$;
comment on function private.anonymise_address() is
  'Removes the name from what was paid without the account under its confirmed address, however the account is deleted.';
create trigger anonymise_address before delete on auth.users
  for each row when (old.email_confirmed_at is not null) execute function private.anonymise_address();

create function private.anonymise_money_under(account uuid, address text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.lock_money();
  perform private.forget_gift_aid(account, address);
  perform private.anonymise_subscription(id) from unnest(private.subscriptions_of(account, address)) as own (id);
  perform private.anonymise_membership(id) from unnest(private.memberships_of(account, address)) as own (id);
  perform private.anonymise_donation(id) from unnest(private.donations_of(account, address)) as own (id);
  perform private.anonymise_ticket_order(bought.payment_id) from public.ticket_orders as bought where bought.email = address;
  delete from public.membership_applications as application where application.email = address;
end
$$;
comment on function private.anonymise_money_under(uuid, text) is
  'Removes the names from the money of an account and its address. The sums stay.';

-- by address

create function private.registration_export(registration public.event_registrations) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(registration) - 'decided_by' || jsonb_build_object(
    'trip', (select to_jsonb(bus) - 'registration_id' from public.bus_registrations as bus where bus.registration_id = registration.id),
    'trip_payments', (
      select coalesce(jsonb_agg(to_jsonb(paid) - 'registration_id'), '[]') from public.trip_payments as paid where paid.registration_id = registration.id
    ),
    'runners', (
      select coalesce(jsonb_agg(to_jsonb(runner) - 'registration_id' || jsonb_build_object(
        'health', (select to_jsonb(notes) - 'race_registration_id' from public.race_health_notes as notes where notes.race_registration_id = runner.id),
        'consent', (select to_jsonb(consent) - 'race_registration_id' from public.race_consents as consent where consent.race_registration_id = runner.id)
      ) order by runner.created_at), '[]')
      from public.race_registrations as runner where runner.registration_id = registration.id
    ),
    'attendance', (
      select coalesce(jsonb_agg(to_jsonb(mark) - 'registration_id' - 'marked_by' order by mark.marked_at), '[]')
      from public.attendance as mark where mark.registration_id = registration.id
    )
  )
$$;

create function private.export_messages(address text) returns jsonb
language sql stable set search_path = ''
as $$
  -- The alias is not message, because one of the columns is called that.
  select coalesce(jsonb_agg(to_jsonb(sent) - 'search_text' - 'handled_by' order by sent.created_at), '[]')
  from public.contact_messages as sent where sent.email = address
$$;

create function private.export_registrations(address text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(private.registration_export(registration) order by registration.created_at), '[]')
  from public.event_registrations as registration where registration.email = address
$$;

create function private.export_newsletter(address text) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(subscriber) - 'account_id' || jsonb_build_object(
    'issues', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'subject', case when delivery.language = 'en' and issue.subject_en <> '' then issue.subject_en else issue.subject_lt end,
        'started_at', issue.started_at, 'language', delivery.language, 'unsubscribed_at', delivery.unsubscribed_at
      ) order by issue.started_at), '[]')
      from public.newsletter_deliveries as delivery
      join public.newsletter_issues as issue on issue.id = delivery.issue_id
      where delivery.subscriber_id = subscriber.id
    )
  )
  from public.newsletter_subscribers as subscriber where subscriber.email = address
$$;
comment on function private.export_newsletter(text) is 'Returns the consent and the newsletters that were sent.';

create function private.export_emails(address text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'emails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'template', mail.template, 'language', mail.language, 'status', mail.status, 'created_at', mail.created_at, 'sent_at', mail.sent_at,
        'delivered_at', mail.delivered_at, 'bounced_at', mail.bounced_at, 'bounce_reason', mail.bounce_reason,
        'complained_at', mail.complained_at
      ) order by mail.created_at), '[]')
      from public.email_outbox as mail where mail.recipient = address
    ),
    'email_language', (
      select jsonb_build_object('language', preference.language, 'chosen_at', preference.chosen_at)
      from private.email_preferences as preference where preference.email = address and preference.language is not null
    ),
    'suppressed_address', (
      select jsonb_build_object('reason', suppressed.reason, 'since', suppressed.since)
      from public.suppressed_addresses as suppressed where suppressed.email = address
    )
  )
$$;

create function private.export_address(address text) returns jsonb
language sql stable set search_path = ''
as $$
  select private.export_emails(address) || jsonb_build_object(
    'messages', private.export_messages(address),
    'registrations', private.export_registrations(address),
    'newsletter', private.export_newsletter(address),
    'studio', (select to_jsonb(known) from private.studio_people as known where known.email = address limit 1),
    'look_requests', (
      select coalesce(jsonb_agg(to_jsonb(asked) - 'asker_id' - 'reader_id' || jsonb_build_object('asked_by_you', asked.asker_id = known.id) order by asked.asked_at), '[]')
      from private.studio_people as known join private.look_requests as asked on known.id in (asked.asker_id, asked.reader_id)
      where known.email = address
    )
  )
$$;
comment on function private.export_address(text) is 'Returns everything under an email address except the account.';

create function private.erase_newsletter(address text) returns void
language sql set search_path = ''
as $$ delete from public.newsletter_subscribers as subscriber where subscriber.email = address $$;
comment on function private.erase_newsletter(text) is
  'Keeps the rows of newsletter_deliveries without personal data, so that the figures of a newsletter stay correct.';

create function private.erase_emails(address text) returns void
language sql set search_path = ''
as $$
  -- The reason of a bounce often quotes the address.
  delete from public.email_events as event using public.email_outbox as mail
  where mail.recipient = address and event.provider_id = mail.provider_id;
  -- This includes what organisers were not notified of yet, and emails to an address that was corrected since. Nobody erases an address
  -- so that it does not learn where money goes.
  delete from public.email_outbox as mail
  where (mail.recipient = address and (mail.template <> 'money-settings-changed' or mail.status <> 'queued')) or mail.data ->> 'email' = address
    or exists (select from public.event_registrations as registration where registration.id = mail.registration_id and registration.email = address)
    or exists (select from public.contact_messages as message where message.id = mail.message_id and message.email = address);
  delete from private.account_email_requests as request where request.email = address;
  delete from private.email_preferences as preference where preference.email = address;
  delete from public.suppressed_addresses as suppressed where suppressed.email = address;
$$;

create function private.erase_address(address text) returns void
language sql set search_path = ''
as $$
  -- Emails come first, because the reports about an email lead from it to its registration.
  select private.erase_emails(address);
  delete from public.contact_messages as message where message.email = address;
  delete from public.event_registrations as registration where registration.email = address;
  delete from private.studio_people as known where known.email = address;
  select private.erase_newsletter(address);
$$;
comment on function private.erase_address(text) is
  'Erases everything under an email address except the account. Free places are offered within a minute.';

create function public.export_personal_data(email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.normalize_email(email);
begin
  perform private.require_admin();
  perform private.log_action('personal_data_exported', 'email', private.sha256(address));
  return private.export_address(address) || private.money_under(null, address) || private.bank_lines_under(null, address)
    || private.gift_aid_under(null, address) || private.subscriptions_under(null, address);
end
$$;
comment on function public.export_personal_data(text) is
  'Returns everything under an email address except the account, for an admin.';
grant execute on function public.export_personal_data(text) to authenticated;

create function public.erase_personal_data(email text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.normalize_email(email);
begin
  perform private.require_admin();
  perform private.anonymise_money_under(null, address);
  -- This comes last, so that no email is left over.
  perform private.erase_address(address);
  perform private.log_action('personal_data_erased', 'email', private.sha256(address));
end
$$;
comment on function public.erase_personal_data(text) is
  'Erases everything under an email address except the account, for an admin, and only the names of money. Free places are offered within a minute.';
grant execute on function public.erase_personal_data(text) to authenticated;

-- by the owner of an account

create function private.export_account(me uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'account', (select jsonb_build_object('id', id, 'email', email, 'created_at', created_at, 'last_sign_in_at', last_sign_in_at) from auth.users where id = me),
    'profile', (select to_jsonb(profile) - 'search_text' from public.profiles as profile where id = me),
    'roles', (select coalesce(jsonb_agg(role order by role), '[]') from public.user_roles where user_id = me),
    'organised_events', (select coalesce(jsonb_agg(event_key order by event_key), '[]') from public.event_organisers where user_id = me),
    'commenting', (select to_jsonb(commenter) - 'banned_by' - 'ban_reason' from public.commenters as commenter where user_id = me),
    'comments', (select coalesce(jsonb_agg(to_jsonb(comment) - 'user_id' - 'author_name' - 'search_text' order by created_at), '[]') from public.event_comments as comment where user_id = me),
    'deleted_comments', (
      select coalesce(jsonb_agg(to_jsonb(comment) - 'user_id' - 'deleted_by' order by created_at), '[]')
      from public.deleted_comments as comment where user_id = me
    ),
    'likes', (
      select coalesce(jsonb_agg(jsonb_build_object('event_id', event_id, 'created_at', created_at) order by created_at), '[]')
      from public.event_likes where user_id = me::text
    ),
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object('comment_id', comment_id, 'reason', reason, 'created_at', created_at) order by created_at), '[]')
      from public.comment_reports where reporter_id = me::text
    ),
    'photos', (
      select coalesce(jsonb_agg(to_jsonb(photo) - 'uploaded_by' order by created_at), '[]')
      from public.photo_uploads as photo where uploaded_by = me
    )
  )
$$;

create function public.export_own_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := (select private.caller_id());
  address text := private.confirmed_address(me);
begin
  if me is null then
    raise exception 'Log in first' using errcode = '42501';
  end if;
  return private.export_account(me) || private.export_address(address) || private.money_under(me, address)
    || private.bank_lines_under(me, address) || private.gift_aid_under(me, address)
    || private.subscriptions_under(me, address);
end
$$;
comment on function public.export_own_data() is
  'Returns everything that is kept of the caller, including what was sent without the account from its confirmed address, under whatever name.';
grant execute on function public.export_own_data() to authenticated;

create function public.delete_own_account() returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := (select private.caller_id());
  address text := private.confirmed_address(me);
  -- The choice is erased with the address.
  chosen_language text := (
    select private.email_language(address, profile.language) from public.profiles as profile where profile.id = me
  );
begin
  -- The page asks for the password, which is a log-in: a stolen access token is not enough.
  if private.session_started_at() > now() - interval '10 minutes' is not true then
    raise exception 'Log in anew' using errcode = '42501';
  end if;
  if public.is_admin() then
    -- The lock comes before the rows, in the order of change_roles(), so that neither deadlocks.
    perform private.lock_roles();
  end if;
  perform private.erase_address(address);
  delete from auth.users where id = me;
  -- This comes last, so that it is not erased, and no id leads from it to the account.
  return address is not null and public.queue_email(
    address, 'account-deleted', chosen_language, jsonb_build_object('deletedAt', now()),
    'account-deleted/' || extensions.gen_random_uuid()
  ) is not null;
end
$$;
comment on function public.delete_own_account() is
  'Deletes the caller''s account with everything that it wrote and liked, and what was sent from its confirmed address under whatever name. Returns whether an email to that address will say so: purge_emails() deletes its row. Requires a log-in within the last ten minutes.';
grant execute on function public.delete_own_account() to authenticated;

-- expiry

create function private.is_kept(address text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from public.profiles as profile where profile.email = address)
    or exists (select from public.newsletter_subscribers as subscriber where subscriber.email = address)
    or exists (select from public.event_registrations as registration where registration.email = address)
    or exists (select from public.contact_messages as message where message.email = address)
    or exists (select from public.memberships as membership where membership.email = address)
    or exists (select from public.donations as donation where donation.email = address)
    or exists (select from public.subscriptions as subscription where subscription.email = address)
    or exists (select from public.ticket_orders as bought where bought.email = address)
    or exists (select from public.email_outbox as mail where mail.recipient = address);
end
$$;
comment on function private.is_kept(text) is
  'Whether anything is kept under an address besides the language of its emails and that it cannot be reached.';

create function public.purge_email_preferences() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.email_preferences as preference
  where preference.created_at < now() - interval '1 day' and not private.is_kept(preference.email);
  -- The last email to whoever has left may bounce too.
  delete from public.suppressed_addresses as suppressed
  where suppressed.since < now() - interval '1 day' and not private.is_kept(suppressed.email);
end
$$;
comment on function public.purge_email_preferences() is
  'Deletes the preferences of addresses of which nothing else is kept, and that they cannot be reached; called every hour.';
grant execute on function public.purge_email_preferences() to service_role;

create function private.is_over(registration_id uuid, since interval) returns boolean
language sql stable set search_path = ''
as $$
  select greatest(coalesce(item.ends_at, item.starts_at), registration.created_at) < now() - since
  from public.event_registrations as registration
  join public.content_items as item on item.key = registration.event_key
  where registration.id = registration_id
$$;
comment on function private.is_over(uuid, interval) is
  'Whether the interval has passed since the later of the event and the registration.';

-- Names and ages of children are deleted with the health notes. The registration of their parent stays, with its number of places.
create function public.purge_submissions() returns void
language sql security definer set search_path = ''
as $$
  delete from private.submissions where created_at < now() - interval '1 day';
  delete from public.contact_messages where created_at < now() - interval '2 years';
  delete from public.race_health_notes as notes using public.race_registrations as runner
  where runner.id = notes.race_registration_id and private.is_over(runner.registration_id, interval '30 days');
  -- The parent's consent is deleted with the runner.
  delete from public.race_registrations as runner
  where runner.category = 'child' and private.is_over(runner.registration_id, interval '30 days');
  delete from public.event_registrations as registration where private.is_over(registration.id, interval '1 year');
  select private.anonymise_ticket_order(bought.payment_id)
  from public.ticket_orders as bought join public.payments as payment on payment.id = bought.payment_id
  where bought.anonymised_at is null and private.is_ticket_over(payment, interval '1 year');
$$;
comment on function public.purge_submissions() is 'Deletes what visitors sent when its time has come; called every hour.';
grant execute on function public.purge_submissions() to service_role;

create function public.purge_money() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_money();
  delete from public.stripe_events where received_at < now() - interval '90 days';
  delete from private.renewal_links where created_at < now() - interval '1 year';
  delete from public.membership_applications where created_at < now() - interval '2 years';
  perform private.anonymise_donation(donation.payment_id)
  from public.donations as donation join public.payments as payment on payment.id = donation.payment_id
  where donation.anonymised_at is null and (
    (payment.received_pence is null and payment.created_at < now() - interval '30 days')
    or (payment.paid_at < now() - interval '7 years')
  );
  perform private.anonymise_membership(membership.id)
  from public.memberships as membership
  where membership.anonymised_at is null and membership.merged_into is null
    and (
      membership.status in ('expired', 'cancelled')
      -- Whoever came with a list and never paid.
      or (membership.status = 'pending' and membership.member_since is null and membership.import_id is not null and not membership.awaits_transfer)
    )
    and greatest(membership.valid_until, membership.updated_at) < now() - interval '2 years';
  perform private.purge_gift_aid();
  perform private.purge_subscriptions();
end
$$;
comment on function public.purge_money() is
  'Removes names: of donations that were never paid after 30 days, of others after 7 years, of members 2 years after their end. Called every hour.';
grant execute on function public.purge_money() to service_role;

create function public.purge_expired() returns void
language sql security definer set search_path = ''
as $$
  delete from public.deleted_comments where deleted_at < now() - interval '7 days';
  delete from auth.users where email_confirmed_at is null and created_at < now() - interval '7 days';
  delete from public.audit_log where created_at < now() - interval '2 years';
$$;
comment on function public.purge_expired() is 'Deletes what was kept long enough; called every hour.';
grant execute on function public.purge_expired() to service_role;
