-- What treasurers and secretaries see as lists, and search.

create view public.membership_overview with (security_invoker = true) as
  select membership.id, membership.user_id, membership.first_name, membership.last_name, membership.email, membership.phone,
    membership.language, membership.status, membership.member_since, membership.valid_until, membership.grace_until,
    membership.cancelled_at, membership.deceased_at, membership.created_at, membership.awaits_transfer,
    membership.status in ('active', 'grace') and membership.member_since <= now() - interval '1 year' as is_council_candidate,
    membership.paid_by as payment_method, last_paid.paid_at as last_paid_at, last_paid.received_pence as last_paid_pence,
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
    membership.last_name || ' ' || membership.first_name collate "lt-x-icu" as sort_name,
    unreached.reason as unreached_reason, unreached.since as unreached_since,
    membership.reference, membership.postal_address, membership.is_honorary, membership.joined_on,
    membership.household_id, membership.pays_for_household,
    (
      select payer.id from public.memberships as payer where payer.household_id = membership.household_id and payer.pays_for_household
    ) as household_payer_id,
    (
      select payer.reference from public.memberships as payer where payer.household_id = membership.household_id and payer.pays_for_household
    ) as household_payer_reference,
    membership.invited_at
  from public.memberships as membership
  left join lateral (
    select payment.paid_at, payment.received_pence
    from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
    where link.membership_id = membership.id and payment.status = 'paid' and payment.method not in ('honorary', 'household')
    order by payment.paid_at desc, payment.id limit 1
  ) as last_paid on true
  left join lateral (
    select link.payment_id, payment.amount_pence, payment.created_at, payment.status
    from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
    where link.membership_id = membership.id and payment.method = 'bank_transfer' and payment.status in ('open', 'lapsed')
    order by payment.status desc, payment.created_at desc limit 1
  ) as waiting on true
  -- Each address once, so that a count needs no join.
  left join (
    select distinct on (fault.email) fault.email, fault.reason, fault.since from private.unreached_addresses() as fault
  ) as unreached on unreached.email = membership.email
  where membership.merged_into is null and membership.anonymised_at is null and (select private.may_keep_members());
comment on view public.membership_overview is
  'Members for treasurers and secretaries. open_transfer_id: the transfer that confirm_bank_transfer() accepts, also a lapsed one.';
grant select on public.membership_overview to authenticated, service_role;

create view public.payment_overview with (security_invoker = true) as
  select payment.id, payment.purpose, payment.method, payment.status, payment.amount_pence, payment.currency, payment.received_pence,
    payment.received_currency, payment.refunded_pence, payment.lost_pence, payment.has_open_dispute, payment.held_reason, payment.decision,
    payment.paid_at, payment.created_at, payment.event_key, payment.payment_intent_id,
    payment.attention,
    link.membership_id, link.covers_from, link.covers_until,
    coalesce(
      membership.first_name || ' ' || membership.last_name, donation.donor_name, ticket.name, trip.name,
      case payment.purpose when 'gift_aid' then 'HMRC' end
    ) as payer_name,
    coalesce(membership.email, donation.email, ticket.email) as payer_email,
    donation.campaign_id, coalesce(campaign.name_lt, donation.campaign_name) as campaign_name_lt,
    coalesce(campaign.name_en, donation.campaign_name) as campaign_name_en, donation.message, donation.shows_donor, donation.approved_at,
    concat_ws(
      ' ', membership.search_text, donation.search_text, private.fold(concat_ws(' ', campaign.name_lt, campaign.name_en, payment.event_key)),
      ticket.search_text
    ) as search_text,
    coalesce(payment.paid_at, payment.created_at) as happened_at,
    array[payment.amount_pence, payment.received_pence] as sums,
    coalesce(payment.received_pence, payment.amount_pence) as sum_pence,
    unreached.reason as unreached_reason,
    ticket.items as ticket_items, ticket.postal_address as payer_address, payment.subscription_id, payment.is_before_accounts
  from public.payments as payment
  left join public.membership_payments as link on link.payment_id = payment.id
  left join public.memberships as membership on membership.id = link.membership_id
  left join public.donations as donation on donation.payment_id = payment.id
  left join public.campaigns as campaign on campaign.id = donation.campaign_id
  left join public.ticket_orders as ticket on ticket.payment_id = payment.id
  left join public.trip_payments as trip on trip.payment_id = payment.id
  left join (
    select distinct on (fault.email) fault.email, fault.reason from private.unreached_addresses() as fault
  ) as unreached on unreached.email = coalesce(membership.email, donation.email, ticket.email)
  where payment.method not in ('honorary', 'household')
    and payment.purpose = any ((select private.readable_purposes())::text[]);
comment on view public.payment_overview is
  'Payments for treasurers, and fees for secretaries, without the years that nobody pays. attention: what needs a decision of treasurers.';
grant select on public.payment_overview to authenticated, service_role;

create function public.members_by_month(months integer default 24) returns table (month date, members integer)
language sql stable set search_path = ''
as $$
  select first_day::date, private.members_of_month(first_day::date)
  from generate_series(
    date_trunc('month', private.london_date(now())::timestamp) - make_interval(months => least(greatest(months, 1), 120) - 1),
    date_trunc('month', private.london_date(now())::timestamp), interval '1 month'
  ) as first_day
  where (select private.may_keep_members())
$$;
comment on function public.members_by_month(integer) is
  'Returns, for who keeps the members, how many members had a paid year in each of the last months.';
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

create function private.contains_pattern(word text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%' $$;

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

create function private.word_condition(expression text, word text, is_misspelt boolean) returns text
language sql immutable set search_path = ''
as $$
  select case
    when not is_misspelt then format('%s like %L', expression, private.contains_pattern(word))
    -- One wrong letter leaves a half as it is, which an index finds if it has three letters.
    when length(word) >= 6 then format(
      '((%1$s like %2$L or %1$s like %3$L) and '' '' || %1$s like any (%4$L))', expression,
      private.contains_pattern(left(word, length(word) / 2)), private.contains_pattern(right(word, length(word) - length(word) / 2)),
      private.misspelt(word)
    )
    else format(''' '' || %s like any (%L)', expression, private.misspelt(word))
  end
$$;
comment on function private.word_condition(text, text, boolean) is
  'Returns the condition, in SQL, that a folded text contains a word, or one with a wrong letter.';

create function private.may_be_misspelt(words text[]) returns boolean
language sql immutable set search_path = ''
as $$ select length(array_to_string(words, '')) >= 5 $$;
comment on function private.may_be_misspelt(text[]) is 'Whether the words have enough letters to be found with a wrong one.';

create function private.payments_numbered(words text[]) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  number text := array_to_string(words, '');
begin
  return array(
    select payment.id from public.payments as payment
    where length(number) >= 6
      and private.payment_numbers(payment.id, payment.checkout_session_id, payment.payment_intent_id) like private.contains_pattern(number)
  );
end
$$;
comment on function private.payments_numbered(text[]) is
  'Returns the payments of which the words are part of a number. They need six characters, because most numbers contain any two or three.';

create function private.payments_of_word(word text, is_misspelt boolean, pence integer) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  parts text[] := array[
    'select payment_id from public.donations where ' || private.word_condition('search_text', word, is_misspelt),
    'select payment_id from public.ticket_orders where ' || private.word_condition('search_text', word, is_misspelt),
    'select id from public.payments where ' || private.word_condition('private.fold(event_key)', word, is_misspelt),
    'select link.payment_id from public.memberships as membership join public.membership_payments as link on link.membership_id = membership.id where '
      || private.word_condition('membership.search_text', word, is_misspelt),
    'select donation.payment_id from public.campaigns as campaign join public.donations as donation on donation.campaign_id = campaign.id where '
      || private.word_condition('private.fold(concat_ws('' '', campaign.name_lt, campaign.name_en))', word, is_misspelt)
  ];
  ids uuid[];
begin
  if pence >= 0 then
    parts := parts || format('select id from public.payments where amount_pence = %1$L or received_pence = %1$L', pence);
  end if;
  execute 'select array(' || (select string_agg('(' || part || ' limit 1001)', ' union all ') from unnest(parts) as part) || ' limit 1001)'
  into ids;
  return case when cardinality(ids) <= 1000 then ids end;
end
$$;
comment on function private.payments_of_word(text, boolean, integer) is
  'Returns the payments with a word or a sum; null if they are more than 1,000.';

-- The planner underrates what the filter after a hash join costs, and would read and sort all payments to find the first ones.
create function private.payments_with(
  words text[], pence integer[], misspelt integer, most integer, sorted_by text, is_descending boolean
) returns uuid[]
language plpgsql stable set search_path = '' set enable_hashjoin = off
as $$
declare
  candidates uuid[];
  ids uuid[];
begin
  for place in 1..cardinality(words) loop
    continue when place = misspelt;
    ids := private.payments_of_word(words[place], false, pence[place]);
    if cardinality(ids) < coalesce(cardinality(candidates), 1001) then
      candidates := ids;
    end if;
  end loop;
  if misspelt is not null and candidates is null then
    candidates := private.payments_of_word(words[misspelt], true, -1);
  end if;
  execute format(
    'select array(
      select payment.id from public.payment_overview as payment
      where private.has_words(payment.search_text, payment.sums, $1, $2) and %s and %s
      order by payment.%I %s, payment.happened_at desc, payment.id limit %L
    )',
    case when misspelt is null then 'true' else private.word_condition('payment.search_text', words[misspelt], true) end,
    case when candidates is null then 'true' else 'payment.id = any ($3)' end,
    sorted_by, case when is_descending then 'desc' else 'asc' end, most
  )
  into ids
  using case when misspelt is null then words else words[:misspelt - 1] || words[misspelt + 1:] end,
    case when misspelt is null then pence else pence[:misspelt - 1] || pence[misspelt + 1:] end, candidates;
  return ids;
end
$$;
comment on function private.payments_with(text[], integer[], integer, integer, text, boolean) is
  'Returns the payments with all words or sums, of which one may have a place with a wrong letter. The rarest word leads to them; if all are frequent, the first ones in the order suffice.';

create function private.payments_found(words text[], pence integer[], most integer, sorted_by text, is_descending boolean) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  ids uuid[] := '{}';
begin
  if private.has_role('treasurer') then
    ids := private.payments_with(words, pence, null, most, sorted_by, is_descending) || private.payments_numbered(words);
    if ids = '{}' and private.may_be_misspelt(words) then
      for place in 1..cardinality(words) loop
        ids := ids || private.payments_with(words, pence, place, most, sorted_by, is_descending);
      end loop;
    end if;
  end if;
  return ids;
end
$$;
comment on function private.payments_found(text[], integer[], integer, text, boolean) is
  'Returns, for treasurers, what find_payments() shows.';
grant execute on function private.payments_found(text[], integer[], integer, text, boolean) to authenticated;

create function public.find_payments(
  words text[], pence integer[], most integer default null, sorted_by text default 'happened_at', is_descending boolean default true
) returns setof public.payment_overview
language plpgsql stable set search_path = ''
as $$
declare
  ids uuid[] := private.payments_found(words, pence, most, sorted_by, is_descending);
begin
  return query select payment.* from public.payment_overview as payment where payment.id = any (ids);
end
$$;
comment on function public.find_payments(text[], integer[], integer, text, boolean) is
  'Returns the payments that contain all the folded words, or the sums that they stand for, or a number that they make up: all, or the first ones in an order. If there are none, allows one wrong letter.';
grant execute on function public.find_payments(text[], integer[], integer, text, boolean) to authenticated;

create function private.sum_condition(pence integer) returns text
language plpgsql stable set search_path = ''
as $$
declare
  ids uuid[] := array(
    select link.membership_id
    from public.payments as payment join public.membership_payments as link on link.payment_id = payment.id
    where payment.amount_pence = pence or payment.received_pence = pence
    limit 1001
  );
begin
  if cardinality(ids) <= 1000 then
    return format('membership.id = any (%L::uuid[])', ids);
  end if;
  return format(
    'exists (
      select from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
      where link.membership_id = membership.id and (payment.amount_pence = %1$L or payment.received_pence = %1$L)
    )',
    pence
  );
end
$$;
comment on function private.sum_condition(integer) is 'Returns the condition, in SQL, that a membership has a payment of the sum.';

create function private.members_with(
  words text[], pence integer[], misspelt integer, most integer, sorted_by text, is_descending boolean
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  conditions text := 'true';
  numbered uuid[] := '{}';
  payments uuid[];
  ids uuid[];
begin
  for place in 1..cardinality(words) loop
    conditions := conditions || format(
      ' and (%s or %s)', private.word_condition('membership.search_text', words[place], coalesce(place = misspelt, false)),
      case when pence[place] >= 0 and place is distinct from misspelt then private.sum_condition(pence[place]) else 'false' end
    );
  end loop;
  if misspelt is null then
    payments := private.payments_numbered(words);
    numbered := array(select link.membership_id from public.membership_payments as link where link.payment_id = any (payments));
  end if;
  execute format(
    'select array(
      select membership.id from public.memberships as membership
      where membership.merged_into is null and membership.anonymised_at is null and (%s%s)
      order by %s %s %s, membership.id limit %L
    )',
    conditions, case when numbered = '{}' then '' else format(' or membership.id = any (%L::uuid[])', numbered) end,
    case when sorted_by = 'sort_name' then 'membership.last_name || '' '' || membership.first_name collate "lt-x-icu"'
      else format('membership.%I', sorted_by) end,
    case when is_descending then 'desc' else 'asc' end,
    case when sorted_by in ('member_since', 'valid_until') then 'nulls last' else '' end, most
  ) into ids;
  return ids;
end
$$;
comment on function private.members_with(text[], integer[], integer, integer, text, boolean) is
  'Returns the members with all words, sums of their payments, or a number of one, of which one word may have a place with a wrong letter.';

create function private.members_found(words text[], pence integer[], most integer, sorted_by text, is_descending boolean) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  ids uuid[] := '{}';
begin
  if private.may_keep_members() then
    ids := private.members_with(words, pence, null, most, sorted_by, is_descending);
    if ids = '{}' and private.may_be_misspelt(words) then
      for place in 1..cardinality(words) loop
        ids := ids || private.members_with(words, pence, place, most, sorted_by, is_descending);
      end loop;
    end if;
  end if;
  return ids;
end
$$;
comment on function private.members_found(text[], integer[], integer, text, boolean) is
  'Returns, for who keeps the members, what find_members() shows.';
grant execute on function private.members_found(text[], integer[], integer, text, boolean) to authenticated;

create function public.find_members(
  words text[], pence integer[], most integer default null, sorted_by text default 'created_at', is_descending boolean default true
) returns setof public.membership_overview
language plpgsql stable set search_path = ''
as $$
declare
  ids uuid[] := private.members_found(words, pence, most, sorted_by, is_descending);
begin
  return query select member.* from public.membership_overview as member where member.id = any (ids);
end
$$;
comment on function public.find_members(text[], integer[], integer, text, boolean) is
  'Returns the members found by the words or by their payments, as in find_payments().';
grant execute on function public.find_members(text[], integer[], integer, text, boolean) to authenticated;

-- subscriptions

create view public.subscription_overview with (security_invoker = true) as
  select subscription.id, subscription.purpose, subscription."interval", subscription.status, subscription.amount_pence,
    coalesce(membership.first_name || ' ' || membership.last_name, subscription.donor_name) as payer_name,
    coalesce(membership.email, subscription.email) as payer_email,
    subscription.membership_id, subscription.campaign_id, coalesce(campaign.name_lt, subscription.campaign_name) as campaign_name_lt,
    coalesce(campaign.name_en, subscription.campaign_name) as campaign_name_en,
    coalesce(subscription.started_at, subscription.created_at) as since, private.next_charge(subscription) as next_charge_at,
    subscription.resumes_at, subscription.failed_attempts, subscription.next_attempt_at, subscription.ends_at, subscription.ended_at,
    subscription.end_reason, subscription.stop_requested_at, subscription.created_at,
    concat_ws(' ', subscription.search_text, membership.search_text, private.fold(concat_ws(' ', campaign.name_lt, campaign.name_en))) as search_text
  from public.subscriptions as subscription
  left join public.memberships as membership on membership.id = subscription.membership_id
  left join public.campaigns as campaign on campaign.id = subscription.campaign_id
  where subscription.stripe_subscription_id is not null
    and subscription.purpose = any ((select private.readable_purposes())::text[]);
comment on view public.subscription_overview is
  'Subscriptions that were begun, for treasurers, and those of members for secretaries.';
grant select on public.subscription_overview to authenticated, service_role;
grant execute on function private.next_charge(public.subscriptions), private.charge_after(public.subscriptions, integer) to authenticated, service_role;

create function public.monthly_gifts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('treasurer');
  return (
    select jsonb_build_object(
      'running', count(*) filter (where known.status = 'active'), 'failing', count(*) filter (where known.status = 'failing'),
      'paused', count(*) filter (where known.status = 'paused'),
      'monthlyPence', coalesce(sum(known.amount_pence) filter (where known.status in ('active', 'failing')), 0)
    )
    from public.subscriptions as known where known.purpose = 'donation' and known.status in ('active', 'failing', 'paused')
  );
end
$$;
comment on function public.monthly_gifts() is
  'Returns {running, failing, paused, monthlyPence (what the running and failing ones bring each month)} for a treasurer.';
grant execute on function public.monthly_gifts() to authenticated;
