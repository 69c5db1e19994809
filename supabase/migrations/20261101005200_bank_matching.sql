-- What matching and the inbox read of the bank, and what is kept of people there (decision 056).

create view public.bank_line_overview with (security_invoker = true) as
  select line.id, line.statement_id, line.place, line.booked_on, line.pence, line.text, line.state, line.why, line.note, line.settled_at,
    line.search_text, line.pence - private.settled_pence(line.id) as open_pence,
    exists (
      select from public.bank_lines as twin
      join public.bank_statements as other on other.id = twin.statement_id
      join public.bank_statements as own on own.id = line.statement_id and own.account = other.account
      where twin.booked_on = line.booked_on and twin.pence = line.pence and twin.statement_id <> line.statement_id
    ) as has_twin,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'paymentId', part.payment_id, 'pence', part.pence, 'purpose', payment.purpose, 'isHeld', payment.status = 'held', 'wasKnown', part.was_known,
        'membershipId', link.membership_id,
        'name', coalesce(membership.first_name || ' ' || membership.last_name, donation.donor_name, trip.name),
        'campaign', case when donation.campaign_id is not null then jsonb_build_object('lt', campaign.name_lt, 'en', campaign.name_en) end,
        'eventKey', payment.event_key
      ) order by part.created_at, part.payment_id), '[]')
      from public.bank_line_payments as part
      join public.payments as payment on payment.id = part.payment_id
      left join public.membership_payments as link on link.payment_id = payment.id
      left join public.memberships as membership on membership.id = link.membership_id
      left join public.donations as donation on donation.payment_id = payment.id
      left join public.campaigns as campaign on campaign.id = donation.campaign_id
      left join public.trip_payments as trip on trip.payment_id = payment.id
      where part.line_id = line.id
    ) as parts
  from public.bank_lines as line
  where (select private.has_role('treasurer'));
comment on view public.bank_line_overview is
  'Lines of bank statements for treasurers. open_pence: what is not settled yet. has_twin: another statement of the account has a line of the day and the sum, whose text differs. parts: the payments [{paymentId, pence, purpose, isHeld, wasKnown, membershipId, name, campaign, eventKey}].';
grant select on public.bank_line_overview to authenticated, service_role;

create function private.bank_payers() returns jsonb
language sql stable set search_path = ''
as $$
  with person as (
    select membership.* from public.memberships as membership
    where membership.merged_into is null and membership.anonymised_at is null
  ),
  contact as (
    select id, 'email ' || email as shared from person where email is not null
    union all select id, 'phone ' || phone from person where phone is not null
    union all select id, 'address ' || private.fold(postal_address) from person where postal_address is not null
  ),
  household as (
    select one.id, jsonb_agg(distinct other.id) as others
    from contact as one join contact as other on other.shared = one.shared and other.id <> one.id
    group by one.id
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'membershipId', person.id, 'firstName', person.first_name, 'lastName', person.last_name, 'reference', person.reference,
    'status', person.status, 'until', private.london_date(person.valid_until),
    'openTransfer', waiting.transfer, 'others', coalesce(household.others, '[]'), 'usualMethod', person.paid_by,
    'paidBy', payer.id, 'feePence', private.fee_of(known)
  ) order by person.id), '[]')
  from person
  join public.memberships as known on known.id = person.id
  left join public.memberships as payer
    on payer.household_id = person.household_id and payer.pays_for_household and not person.pays_for_household
  left join household on household.id = person.id
  left join lateral (
    select jsonb_build_object('paymentId', payment.id, 'pence', payment.amount_pence, 'since', private.london_date(payment.created_at)) as transfer
    from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
    where link.membership_id = person.id and payment.method = 'bank_transfer' and payment.status in ('open', 'lapsed')
    order by payment.status desc, payment.created_at desc limit 1
  ) as waiting on true
$$;

create function private.bank_learnt() returns jsonb
language sql stable set search_path = ''
as $$
  with decided as (
    select line.payer, line.pence, case
      when line.state = 'ignored' then jsonb_build_object('kind', 'ignore', 'why', line.why)
      when bool_and(payment.purpose = 'membership' and part.pence > 0) then jsonb_build_object(
        'kind', 'member', 'membershipIds', jsonb_agg(distinct link.membership_id)
      )
      when bool_and(payment.purpose = 'donation') and count(*) = 1 then jsonb_build_object(
        'kind', 'donation', 'campaignId', min(donation.campaign_id)
      )
    end as target
    from public.bank_lines as line
    left join public.bank_line_payments as part on part.line_id = line.id
    left join public.payments as payment on payment.id = part.payment_id
    left join public.membership_payments as link on link.payment_id = payment.id
    left join public.donations as donation on donation.payment_id = payment.id
    where line.payer is not null
    group by line.id
  )
  select coalesce(jsonb_agg(jsonb_build_object('payer', learnt.payer, 'target', learnt.target, 'times', learnt.times, 'pence', learnt.pence) order by learnt.payer), '[]')
  from (
    select decided.payer, decided.target, count(*) as times, case when min(decided.pence) = max(decided.pence) then min(decided.pence) end as pence
    from decided where decided.target is not null group by decided.payer, decided.target
  ) as learnt
$$;
comment on function private.bank_learnt() is
  'Returns what was decided about earlier lines of each payer [{payer, target, times, pence (if it was the same each time)}]. It follows from the lines, so whatever is undone or forgotten there is not learnt.';

create function private.bank_trips() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'key', item.key, 'names', to_jsonb(array_remove(array[item.title_lt, item.title_en], null)), 'registrations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', registration.id, 'name', registration.first_name || ' ' || registration.last_name, 'seats', registration.seats,
        'paidPence', private.trip_paid_pence(registration.id)
      ) order by registration.last_name, registration.first_name, registration.id), '[]')
      from public.event_registrations as registration
      where registration.event_key = item.key and registration.status in ('requested', 'registered', 'waiting', 'offered')
    )
  ) order by item.starts_at, item.key), '[]')
  from public.content_items as item
  where item.registration_kind = 'trip' and item.removed_at is null
    and coalesce(item.ends_at, item.starts_at, now()) > now() - interval '90 days'
$$;

create function private.bank_recorded() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'paymentId', payment.id, 'purpose', payment.purpose, 'pence', payment.received_pence, 'on', private.london_date(payment.paid_at),
    'membershipId', link.membership_id, 'name', coalesce(membership.first_name || ' ' || membership.last_name, donation.donor_name),
    'isBeforeAccounts', payment.is_before_accounts,
    'year', case when not isempty(days) then jsonb_build_object('from', lower(days), 'until', upper(days) - 1) end
  ) order by payment.paid_at, payment.id), '[]')
  from public.payments as payment
  left join public.membership_payments as link on link.payment_id = payment.id
  left join public.memberships as membership on membership.id = link.membership_id
  left join public.donations as donation on donation.payment_id = payment.id
  cross join lateral (select private.line_days(link, payment)) as year (days)
  where private.is_known_in_bank(payment) and coalesce(payment.paid_at, payment.created_at) > now() - interval '740 days'
$$;
comment on function private.bank_recorded() is
  'Returns money in the bank that somebody entered by hand or imported, and of which no line has come yet. year: the days of lines that may be such a fee.';

create function private.bank_payouts() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', payout.id, 'pence', payout.pence, 'on', payout.arrives_on, 'isOverdue', exists (
      select from public.bank_statements as statement
      where statement.first_on <= payout.arrives_on and statement.last_on >= payout.arrives_on + 5
    )
  ) order by payout.arrives_on, payout.id), '[]')
  from private.untaken_payouts() as payout
$$;
comment on function private.bank_payouts() is
  'Returns payouts of Stripe that no line is yet. isOverdue: there is a statement of their days.';

create function public.bank_match_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('treasurer');
  return jsonb_build_object(
    'today', private.london_date(now()), 'payers', private.bank_payers(), 'learnt', private.bank_learnt(), 'trips', private.bank_trips(), 'recorded', private.bank_recorded(),
    'payouts', private.bank_payouts(), 'claims', private.bank_claims(), 'hasGiftAid', private.gift_aid() is not null,
    'campaigns', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', campaign.id, 'names', to_jsonb(array_remove(array[campaign.name_lt, campaign.name_en], null)), 'reference', campaign.reference
      ) order by campaign.id), '[]')
      from public.campaigns as campaign where campaign.removed_at is null
    )
  );
end
$$;
comment on function public.bank_match_data() is
  'Returns, for treasurers, what lines are matched with: {today, payers, learnt, campaigns, trips (with the names of those who registered), recorded (money entered by hand without a line), payouts (of Stripe, without a line), claims (of Gift Aid, not paid yet), hasGiftAid}.';
grant execute on function public.bank_match_data() to authenticated;

-- privacy

create function private.forget_bank_lines(payment_ids uuid[]) returns void
language sql set search_path = ''
as $$
  update public.bank_lines as line set text = null, bank_id = null, payer = null, note = null
  where line.id in (select part.line_id from public.bank_line_payments as part where part.payment_id = any (payment_ids))
$$;
comment on function private.forget_bank_lines(uuid[]) is
  'Removes the texts of the lines of payments whose payer is anonymised, and what was learnt from them.';

create function private.forget_lines_of_member() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget_bank_lines(array(select link.payment_id from public.membership_payments as link where link.membership_id = new.id));
  return null;
end
$$;
create trigger forget_bank_lines after update of anonymised_at on public.memberships
  for each row when (old.anonymised_at is null and new.anonymised_at is not null) execute function private.forget_lines_of_member();

create function private.forget_lines_of_payment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget_bank_lines(array[old.payment_id]);
  return coalesce(new, old);
end
$$;
create trigger forget_bank_lines after update of anonymised_at on public.donations
  for each row when (old.anonymised_at is null and new.anonymised_at is not null) execute function private.forget_lines_of_payment();
create trigger forget_bank_lines before delete on public.trip_payments
  for each row execute function private.forget_lines_of_payment();

create function private.bank_lines_under(account uuid, address text) returns jsonb
language sql stable set search_path = ''
as $$
  with own as (
    select link.payment_id from public.membership_payments as link where link.membership_id = any (private.memberships_of(account, address))
    union select unnest(private.donations_of(account, address))
    union
    select trip.payment_id
    from public.trip_payments as trip join public.event_registrations as registration on registration.id = trip.registration_id
    where registration.email = address
  )
  select jsonb_build_object('bank_lines', coalesce(jsonb_agg(
    to_jsonb(line) - '{statement_id, fingerprint, place, balance_pence, search_text, settled_by}'::text[] order by line.booked_on, line.id
  ), '[]'))
  from public.bank_lines as line
  where line.id in (select part.line_id from public.bank_line_payments as part join own on own.payment_id = part.payment_id)
$$;
comment on function private.bank_lines_under(uuid, text) is
  'Returns what an export contains of the lines of bank statements that are payments of an account and its address.';

create function public.purge_bank_lines() returns void
language sql security definer set search_path = ''
as $$
  update public.bank_lines as line set text = null, bank_id = null, payer = null, note = null
  where line.text is not null and line.booked_on < now() - interval '3 years';
  delete from private.bank_batches as batch where batch.created_at < now() - interval '7 days';
$$;
comment on function public.purge_bank_lines() is
  'Removes the texts of lines after three years: a yearly fee is seen twice before the third is certain. Called every hour.';
grant execute on function public.purge_bank_lines() to service_role;

insert into private.hooks (subject, hook, call) values ('bank_lines', 'export', 'private.bank_lines_under');
