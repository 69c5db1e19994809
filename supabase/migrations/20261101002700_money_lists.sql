create function private.unreached_addresses() returns table (email text, reason text, since timestamptz)
language sql stable security definer set search_path = ''
as $$
  select distinct on (fault.email) fault.email, fault.reason, fault.since
  from (
    select suppressed.email, suppressed.reason, suppressed.since from public.suppressed_addresses as suppressed
    union all
    select mail.recipient, 'bounced', undelivered.since
    from public.email_outbox as mail
    cross join lateral (
      select greatest(mail.bounced_at, case when mail.status = 'failed' then coalesce(mail.failed_at, mail.created_at) end)
    ) as undelivered (since)
    where (mail.bounced_at is not null or mail.status = 'failed') and not exists (
      select from public.email_outbox as arrived
      where arrived.recipient = mail.recipient and arrived.delivered_at >= undelivered.since
    )
  ) as fault
  where (select private.has_role('treasurer'))
  order by fault.email, fault.since
$$;
comment on function private.unreached_addresses() is
  'Returns, for treasurers, addresses whose emails bounced, failed for good or were reported as spam: those that get no newsletter, and those of the last 30 days unless a later email arrived.';
grant execute on function private.unreached_addresses() to authenticated, service_role;

create function private.numbers(payment public.payments) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return lower(replace(concat_ws(' ', payment.id, payment.checkout_session_id, payment.payment_intent_id), '-', ''));
end
$$;
comment on function private.numbers(public.payments) is
  'Returns the numbers that a payer and Stripe have of a payment, in lower case and without dashes.';
grant execute on function private.numbers(payments) to authenticated, service_role;

create function private.reference_text(membership public.memberships) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$ begin return membership.search_text || ' membership ' || membership.name_key || 'membership'; end $$;
comment on function private.reference_text(public.memberships) is
  'Returns what the reference of a member''s transfer may be, folded, also without spaces, which some banks leave out.';
grant execute on function private.reference_text(memberships) to authenticated, service_role;

create view public.membership_overview with (security_invoker = true) as
  select membership.id, membership.user_id, membership.first_name, membership.last_name, membership.email, membership.phone,
    membership.language, membership.status, membership.member_since, membership.valid_until, membership.grace_until,
    membership.cancelled_at, membership.deceased_at, membership.created_at, private.reference_text(membership) as search_text,
    membership.status in ('active', 'grace') and membership.member_since <= now() - interval '1 year' as is_council_candidate,
    last_paid.method as payment_method, last_paid.paid_at as last_paid_at, last_paid.received_pence as last_paid_pence,
    waiting.payment_id as open_transfer_id, waiting.amount_pence as open_transfer_pence, waiting.created_at as open_transfer_since,
    exists (
      select from public.memberships as other
      where other.id <> membership.id and other.merged_into is null and other.anonymised_at is null
        and (other.name_key = membership.name_key or other.email = membership.email)
    ) as may_be_duplicate,
    waiting.status as open_transfer_status,
    coalesce((
      select bool_or(payment.attention <> 'dispute')
      from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
      where link.membership_id = membership.id
    ), false) as needs_decision,
    (
      select string_agg(private.numbers(payment), ' ')
      from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
      where link.membership_id = membership.id
    ) as numbers,
    array(
      select sum.pence
      from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
      cross join unnest(array[payment.amount_pence, payment.received_pence]) as sum (pence)
      where link.membership_id = membership.id
    ) as sums,
    membership.last_name || ' ' || membership.first_name collate "lt-x-icu" as sort_name,
    unreached.reason as unreached_reason, unreached.since as unreached_since
  from public.memberships as membership
  left join lateral (
    select payment.method, payment.paid_at, payment.received_pence
    from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
    where link.membership_id = membership.id and payment.status = 'paid'
    order by payment.paid_at desc limit 1
  ) as last_paid on true
  left join lateral (
    select link.payment_id, payment.amount_pence, payment.created_at, payment.status
    from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
    where link.membership_id = membership.id and payment.method = 'bank_transfer' and payment.status in ('open', 'lapsed')
    order by payment.status desc, payment.created_at desc limit 1
  ) as waiting on true
  left join private.unreached_addresses() as unreached on unreached.email = membership.email
  where membership.merged_into is null and membership.anonymised_at is null and (select private.has_role('treasurer'));
comment on view public.membership_overview is
  'Members for treasurers. open_transfer_id: the transfer that confirm_bank_transfer() accepts, also a lapsed one.';
grant select on public.membership_overview to authenticated, service_role;

create view public.payment_overview with (security_invoker = true) as
  select payment.id, payment.purpose, payment.method, payment.status, payment.amount_pence, payment.currency, payment.received_pence,
    payment.received_currency, payment.refunded_pence, payment.lost_pence, payment.has_open_dispute, payment.held_reason, payment.decision,
    payment.paid_at, payment.created_at, payment.event_key, payment.payment_intent_id,
    payment.attention,
    link.membership_id, link.covers_from, link.covers_until,
    coalesce(membership.first_name || ' ' || membership.last_name, donation.donor_name, ticket.name) as payer_name,
    coalesce(membership.email, donation.email, ticket.email) as payer_email,
    donation.campaign_id, coalesce(campaign.name_lt, donation.campaign_name) as campaign_name_lt,
    coalesce(campaign.name_en, donation.campaign_name) as campaign_name_en, donation.message, donation.shows_donor, donation.approved_at,
    concat_ws(
      ' ', private.reference_text(membership),
      private.fold(concat_ws(
        ' ', donation.donor_name, donation.email, coalesce(campaign.name_lt, donation.campaign_name), campaign.name_en, payment.event_key,
        ticket.name, ticket.email
      ))
    ) as search_text,
    coalesce(payment.paid_at, payment.created_at) as happened_at,
    private.numbers(payment) as numbers,
    array[payment.amount_pence, payment.received_pence] as sums,
    coalesce(payment.received_pence, payment.amount_pence) as sum_pence,
    coalesce(membership.last_name || ' ' || membership.first_name, donation.donor_name, ticket.name) collate "lt-x-icu" as sort_name,
    unreached.reason as unreached_reason,
    ticket.items as ticket_items, ticket.postal_address as payer_address
  from public.payments as payment
  left join public.membership_payments as link on link.payment_id = payment.id
  left join public.memberships as membership on membership.id = link.membership_id
  left join public.donations as donation on donation.payment_id = payment.id
  left join public.campaigns as campaign on campaign.id = donation.campaign_id
  left join public.ticket_orders as ticket on ticket.payment_id = payment.id
  left join private.unreached_addresses() as unreached on unreached.email = coalesce(membership.email, donation.email, ticket.email)
  where (select private.has_role('treasurer'));
comment on view public.payment_overview is 'Payments for treasurers. attention: what needs their decision.';
grant select on public.payment_overview to authenticated, service_role;

create function public.members_by_month(months integer default 24) returns table (month date, members bigint)
language sql stable set search_path = ''
as $$
  with paid_years as materialized (
    select link.membership_id, link.covers_from, link.covers_until
    from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
    where payment.taken_back_at is null and link.covers_from is not null and (select private.has_role('treasurer'))
  ),
  asked as materialized (
    select first_day::date as month, private.london_midnight(first_day::date) as starts_at,
      private.london_midnight((first_day + interval '1 month')::date) as ends_at
    from generate_series(
      date_trunc('month', private.london_date(now())::timestamp) - make_interval(months => least(greatest(months, 1), 120) - 1),
      date_trunc('month', private.london_date(now())::timestamp), interval '1 month'
    ) as first_day
  )
  select asked.month, (
    select count(distinct paid_year.membership_id) from paid_years as paid_year
    where paid_year.covers_from < asked.ends_at and paid_year.covers_until > asked.starts_at
  )
  from asked
  where (select private.has_role('treasurer'))
$$;
comment on function public.members_by_month(integer) is
  'Returns, for treasurers, how many members had a paid year in each of the last months.';
grant execute on function public.members_by_month(integer) to authenticated;

-- search

-- What a payer has finds the payment and the member: the number on the receipt, the parts of ids that the pages after a payment
-- show, the sum, and the reference as a bank prints it.

create function private.has_words(search_text text, sums integer[], words text[], pence integer[]) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  for place in 1..cardinality(words) loop
    if strpos(search_text, words[place]) = 0 and not coalesce(pence[place] = any (sums), false) then
      return false;
    end if;
  end loop;
  return true;
end
$$;
comment on function private.has_words(text, integer[], text[], integer[]) is
  'Whether a folded text contains all the words, in any order and also within its own words. A sum stands for a word too.';
grant execute on function private.has_words(text, integer[], text[], integer[]) to authenticated;

create function private.misspelt(word text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  -- A short word is searched only where one begins, because too many others contain it.
  select array_agg(case when length(word) < 5 then '% ' else '%' end || regexp_replace(spelling, '([\\%])', '\\\1', 'g') || '%')
  from generate_series(1, length(word)) as position,
  lateral (
    select overlay(word placing '_' from position for 1)
    union all select overlay(word placing '_' from position for 0)
    union all select overlay(word placing '' from position for 1) where length(word) > 3
  ) as spellings (spelling)
$$;
comment on function private.misspelt(text) is
  'Returns patterns for a word with one letter wrong, missing or too many, in a text that begins with a space.';
grant execute on function private.misspelt(text) to authenticated;

create function private.guesses(words text[], pence integer[]) returns table (patterns text[], other_words text[], other_pence integer[])
language sql immutable parallel safe set search_path = ''
as $$
  select private.misspelt(words[position]), words[:position - 1] || words[position + 1:], pence[:position - 1] || pence[position + 1:]
  from generate_subscripts(words, 1) as position
  where length(array_to_string(words, '')) >= 5
$$;
comment on function private.guesses(text[], integer[]) is
  'Returns for each word the patterns if it is misspelt, and the other words. Returns none for too few letters.';
grant execute on function private.guesses(text[], integer[]) to authenticated;

create function private.has_number(numbers text, words text[]) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$ begin return length(array_to_string(words, '')) >= 6 and coalesce(strpos(numbers, array_to_string(words, '')) > 0, false); end $$;
comment on function private.has_number(text, text[]) is
  'Whether the words are part of a number. They need six characters, because most numbers contain any two or three.';
grant execute on function private.has_number(text, text[]) to authenticated;

create function public.find_payments(words text[], pence integer[]) returns setof public.payment_overview
language plpgsql stable set search_path = ''
as $$
declare
  ids uuid[] := array(
    select payment.id from public.payment_overview as payment
    where private.has_words(payment.search_text, payment.sums, words, pence) or private.has_number(payment.numbers, words)
  );
begin
  if ids = '{}' then
    ids := array(
      select payment.id from public.payment_overview as payment
      where exists (
        select from private.guesses(words, pence) as guess
        where ' ' || payment.search_text like any (guess.patterns)
          and private.has_words(payment.search_text, payment.sums, guess.other_words, guess.other_pence)
      )
    );
  end if;
  return query select payment.* from public.payment_overview as payment where payment.id = any (ids);
end
$$;
comment on function public.find_payments(text[], integer[]) is
  'Returns the payments that contain all the folded words, or the sums that they stand for, or a number that they make up. If there are none, allows one wrong letter.';
grant execute on function public.find_payments(text[], integer[]) to authenticated;

create function public.find_members(words text[], pence integer[]) returns setof public.membership_overview
language plpgsql stable set search_path = ''
as $$
declare
  ids uuid[] := array(
    select member.id from public.membership_overview as member
    where private.has_words(member.search_text, member.sums, words, pence) or private.has_number(member.numbers, words)
  );
begin
  if ids = '{}' then
    ids := array(
      select member.id from public.membership_overview as member
      where exists (
        select from private.guesses(words, pence) as guess
        where ' ' || member.search_text like any (guess.patterns)
          and private.has_words(member.search_text, member.sums, guess.other_words, guess.other_pence)
      )
    );
  end if;
  return query select member.* from public.membership_overview as member where member.id = any (ids);
end
$$;
comment on function public.find_members(text[], integer[]) is
  'Returns the members found by the words or by their payments, as in find_payments().';
grant execute on function public.find_members(text[], integer[]) to authenticated;
