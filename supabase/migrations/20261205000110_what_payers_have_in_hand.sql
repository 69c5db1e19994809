-- What a payer has in hand finds the payment and the member: the number on the receipt, the parts of ids that the pages after a
-- payment show, the sum, and the reference as a bank prints it. And people are listed in Lithuanian order, by what was received.

-- the lists of people

create or replace view public.user_overview with (security_invoker = true) as
  select profile.id, profile.first_name, profile.last_name, profile.email, profile.phone, profile.city,
    profile.region, profile.language, profile.privacy_policy_accepted, profile.created_at, profile.last_sign_in_at,
    exists (select from public.user_roles as role where role.user_id = profile.id and role.role = 'admin') as is_admin,
    commenter.banned_at,
    profile.search_text,
    array(select role.role from public.user_roles as role where role.user_id = profile.id order by role.role) as roles,
    array(
      select held.event_key from public.event_organisers as held where held.user_id = profile.id order by held.event_key
    ) as organised_events,
    nullif(btrim(profile.last_name || ' ' || profile.first_name), '') collate "lt-x-icu" as sort_name,
    profile.city collate "lt-x-icu" as sort_city
  from public.profiles as profile
  left join public.commenters as commenter on commenter.user_id = profile.id
  where (select public.is_admin());

create or replace view public.comment_overview with (security_invoker = true) as
  select comment.id, comment.event_id, comment.comment_text, comment.status, comment.created_at, comment.user_id,
    case when author.id is null then comment.author_name else btrim(author.first_name || ' ' || author.last_name) end as author_name,
    author.email as author_email,
    content.title_lt as content_title_lt, content.title_en as content_title_en, content.path,
    coalesce(reported.times, 0) as open_reports,
    commenter.banned_at as author_banned_at, comment.deleted_at,
    case
      when comment.deleted_by is null then null
      when moderator.id is null then private.short_name_of(comment.deleted_by)
      else btrim(moderator.first_name || ' ' || moderator.last_name)
    end as deleted_by_name,
    comment.search_text || ' ' || coalesce(author.search_text, private.fold(comment.author_name)) as search_text,
    case when author.id is null then comment.author_name else btrim(author.first_name || ' ' || author.last_name) end
      collate "lt-x-icu" as sort_name
  from (
    select id, event_id, user_id, comment_text, status, created_at, author_name, search_text,
      null::timestamptz as deleted_at, null::uuid as deleted_by
    from public.event_comments
    union all
    select id, event_id, user_id, comment_text, status, created_at, private.short_name_of(user_id), private.fold(comment_text),
      deleted_at, deleted_by
    from public.deleted_comments
  ) as comment
  left join public.profiles as author on author.id = comment.user_id
  left join public.content_items as content on content.key = comment.event_id
  left join public.commenters as commenter on commenter.user_id = comment.user_id
  left join public.profiles as moderator on moderator.id = comment.deleted_by
  left join (
    select comment_id, count(*)::integer as times from public.comment_reports where resolved_at is null group by comment_id
  ) as reported on reported.comment_id = comment.id
  where (select private.has_role('moderator'));

create or replace view public.comment_search with (security_invoker = true, security_barrier = true) as
  select * from public.comment_overview;

-- A generated column holds on to the columns that it is made of.
alter table public.contact_messages drop column search_text;
alter table public.contact_messages
  alter column first_name type text collate "lt-x-icu",
  alter column last_name type text collate "lt-x-icu",
  add column search_text text not null generated always as (
    private.fold(first_name || ' ' || last_name || ' ' || email || ' ' || subject || ' ' || message)
  ) stored;

create or replace function public.campaign_donors(campaign_id text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(named.donor_name order by named.donated_on desc, named.donor_name), '[]')
    from (
      select donor.donor_name collate "lt-x-icu" as donor_name, max(donor.donated_on) as donated_on
      from private.named_donors() as donor
      where coalesce(donor.campaign_id, 'other') = campaign_donors.campaign_id
      group by donor.donor_name
      order by max(donor.donated_on) desc, donor.donor_name collate "lt-x-icu"
      limit 500
    ) as named
  );
exception when query_canceled then
  raise exception 'The query takes too long' using errcode = 'PT503';
end
$$;

-- payments and members

create function private.numbers(payment public.payments) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select lower(replace(concat_ws(' ', payment.id, payment.checkout_session_id, payment.payment_intent_id), '-', ''))
$$;
comment on function private.numbers(public.payments) is
  'What a payment is known by to its payer and at Stripe, in lower case and without dashes.';
grant execute on function private.numbers(public.payments) to authenticated, service_role;

create function private.reference_text(membership public.memberships) returns text
language sql immutable parallel safe set search_path = ''
as $$ select membership.search_text || ' membership ' || membership.name_key || 'membership' $$;
comment on function private.reference_text(public.memberships) is
  'What a transfer of a member may say, folded, also where the bank leaves out the spaces.';
grant execute on function private.reference_text(public.memberships) to authenticated, service_role;

create or replace view public.payment_overview with (security_invoker = true) as
  select payment.id, payment.purpose, payment.method, payment.status, payment.amount_pence, payment.currency, payment.received_pence,
    payment.received_currency, payment.refunded_pence, payment.lost_pence, payment.has_open_dispute, payment.held_reason, payment.decision,
    payment.paid_at, payment.created_at, payment.event_key, payment.payment_intent_id,
    case
      when payment.status = 'held' and payment.decision = 'refund' then 'to_refund'
      when payment.status = 'held' then payment.held_reason
      when private.is_partly_refunded(payment) then 'partial_refund'
      when payment.has_open_dispute then 'dispute'
    end as attention,
    link.membership_id, link.covers_from, link.covers_until,
    coalesce(membership.first_name || ' ' || membership.last_name, donation.donor_name) as payer_name,
    coalesce(membership.email, donation.email) as payer_email,
    donation.campaign_id, coalesce(campaign.name_lt, donation.campaign_name) as campaign_name_lt,
    coalesce(campaign.name_en, donation.campaign_name) as campaign_name_en, donation.message, donation.shows_donor, donation.approved_at,
    concat_ws(
      ' ', private.reference_text(membership),
      private.fold(concat_ws(
        ' ', donation.donor_name, donation.email, coalesce(campaign.name_lt, donation.campaign_name), campaign.name_en, payment.event_key
      ))
    ) as search_text,
    coalesce(payment.paid_at, payment.created_at) as happened_at,
    private.numbers(payment) as numbers,
    array[payment.amount_pence, payment.received_pence] as sums,
    coalesce(payment.received_pence, payment.amount_pence) as sum_pence,
    coalesce(membership.last_name || ' ' || membership.first_name, donation.donor_name) collate "lt-x-icu" as sort_name
  from public.payments as payment
  left join public.membership_payments as link on link.payment_id = payment.id
  left join public.memberships as membership on membership.id = link.membership_id
  left join public.donations as donation on donation.payment_id = payment.id
  left join public.campaigns as campaign on campaign.id = donation.campaign_id
  where (select private.has_role('treasurer'));

create or replace view public.membership_overview with (security_invoker = true) as
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
    exists (
      select from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
      where link.membership_id = membership.id and (payment.status = 'held' or private.is_partly_refunded(payment))
    ) as needs_decision,
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
    membership.last_name || ' ' || membership.first_name collate "lt-x-icu" as sort_name
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
  where membership.merged_into is null and membership.anonymised_at is null and (select private.has_role('treasurer'));

create function private.has_words(search_text text, sums integer[], words text[], pence integer[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(bool_and(strpos(search_text, term.word) > 0 or coalesce(term.pence = any (sums), false)), true)
  from unnest(words, pence) as term (word, pence)
$$;
comment on function private.has_words(text, integer[], text[], integer[]) is
  'Whether a folded text has all the words, in any order, where a sum stands for a word too. A word is part of one in the text.';
grant execute on function private.has_words(text, integer[], text[], integer[]) to authenticated;

create function private.misspelt(word text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  -- A short word is looked for where one begins: it is a part of too many others.
  select array_agg(case when length(word) < 5 then '% ' else '%' end || regexp_replace(spelling, '([\\%])', '\\\1', 'g') || '%')
  from generate_series(1, length(word)) as position,
  lateral (
    select overlay(word placing '_' from position for 1)
    union all select overlay(word placing '_' from position for 0)
    union all select overlay(word placing '' from position for 1) where length(word) > 3
  ) as spellings (spelling)
$$;
comment on function private.misspelt(text) is
  'Patterns of what a word may be that has one letter wrong, missing or too much, in a text that begins with a space.';
grant execute on function private.misspelt(text) to authenticated;

create function private.guesses(words text[], pence integer[]) returns table (patterns text[], other_words text[], other_pence integer[])
language sql immutable parallel safe set search_path = ''
as $$
  select private.misspelt(words[position]), words[:position - 1] || words[position + 1:], pence[:position - 1] || pence[position + 1:]
  from generate_subscripts(words, 1) as position
  where length(array_to_string(words, '')) >= 5
$$;
comment on function private.guesses(text[], integer[]) is 'For each word: the patterns if it is misspelt, and the others. None for too few letters.';
grant execute on function private.guesses(text[], integer[]) to authenticated;

create function private.has_number(numbers text, words text[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select length(array_to_string(words, '')) >= 6 and coalesce(strpos(numbers, array_to_string(words, '')) > 0, false) $$;
comment on function private.has_number(text, text[]) is
  'Whether the words are a part of a number: of six characters or more, since two or three are in most numbers.';
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
  'The payments that have all the words, folded, or the sums that they stand for, or a number that the words make up. If there are none: those with one letter wrong.';
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
comment on function public.find_members(text[], integer[]) is 'The members to whom the words lead, or their payments, as find_payments().';
grant execute on function public.find_members(text[], integer[]) to authenticated;
