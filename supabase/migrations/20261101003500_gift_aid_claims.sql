-- Which gifts Gift Aid is claimed for, and what HMRC paid; decision 059.

create table private.gift_aid_choices (
  payment_id uuid primary key references public.payments (id) on delete cascade,
  declaration_id uuid references private.gift_aid_declarations (id) on delete cascade,
  held_reason text check (held_reason in ('benefit', 'other_people', 'company')),
  check (num_nonnulls(declaration_id, held_reason) > 0)
);
comment on table private.gift_aid_choices is
  'What treasurers decided about a gift: whose declaration covers it, and why it is held back.';

create index gift_aid_choices_of_declaration on private.gift_aid_choices (declaration_id);

alter table private.gift_aid_choices enable row level security;

create table private.gift_aid_claims (
  id uuid primary key default gen_random_uuid(),
  covers_from date not null,
  covers_to date not null check (covers_to >= covers_from),
  charity jsonb not null,
  payment_id uuid unique references public.payments (id),
  submission_key uuid unique,
  made_by uuid references public.profiles (id) on delete set null,
  made_at timestamptz not null default now()
);
comment on table private.gift_aid_claims is 'Claims as they were sent to HMRC. They are never changed, only given up on the day that they were made, until they are paid.';
comment on column private.gift_aid_claims.charity is 'The settings at the time: {charityName, hmrcReference, charityNumber, claimsFees}.';
comment on column private.gift_aid_claims.payment_id is 'What HMRC paid for it; null as long as nothing came.';

create index gift_aid_claims_newest_first on private.gift_aid_claims (made_at desc, id);
create index gift_aid_claims_made_by on private.gift_aid_claims (made_by);

alter table private.gift_aid_claims enable row level security;

create table private.gift_aid_claim_lines (
  payment_id uuid primary key references public.payments (id),
  claim_id uuid not null references private.gift_aid_claims (id) on delete cascade,
  declaration_id uuid references private.gift_aid_declarations (id) on delete set null,
  donated_on date not null,
  pence integer not null check (pence > 0),
  title text,
  first_name text,
  last_name text,
  house text,
  postcode text
);
comment on table private.gift_aid_claim_lines is
  'The gifts of a claim, each claimed once. Names and addresses are as they were sent, and are removed seven years after the claim.';

create index gift_aid_claim_lines_of_claim on private.gift_aid_claim_lines (claim_id, donated_on, payment_id);
create index gift_aid_claim_lines_of_declaration on private.gift_aid_claim_lines (declaration_id);

alter table private.gift_aid_claim_lines enable row level security;

create table private.gift_aid_adjustments (
  claim_id uuid not null references private.gift_aid_claims (id) on delete cascade,
  payment_id uuid not null references private.gift_aid_claim_lines (payment_id) on delete cascade,
  pence integer not null check (pence <> 0),
  primary key (claim_id, payment_id)
);
comment on table private.gift_aid_adjustments is
  'What a claim gives back of gifts that earlier claims contained: the part that was refunded or lost since.';

create index gift_aid_adjustments_of_payment on private.gift_aid_adjustments (payment_id);

alter table private.gift_aid_adjustments enable row level security;

-- gifts

-- What a treasurer chose comes first, then the gift that a declaration came with, with all also the later ones of a monthly gift, then the same account or the same address and name.
create function private.declaration_of(donation public.donations, donated_at timestamptz) returns private.gift_aid_declarations
language sql stable set search_path = ''
as $$
  select known.*
  from private.gift_aid_declarations as known
  left join private.gift_aid_choices as choice on choice.payment_id = donation.payment_id
  left join public.payments as payment on payment.id = donation.payment_id
  where known.id in (
      select own.id from private.gift_aid_declarations as own where own.payment_id = donation.payment_id
      union all select own.id from private.gift_aid_declarations as own where own.subscription_id = payment.subscription_id
      union all select choice.declaration_id
      union all select same.id from private.gift_aid_declarations as same where same.user_id = donation.user_id
      union all select same.id from private.gift_aid_declarations as same
      where same.email = donation.email and same.name_key = private.name_key(donation.donor_name, '')
    )
    and known.confirmed_at is not null
    -- Whoever read nothing of fees has declared nothing for them.
    and (payment.purpose <> 'membership' or known.wording like '% and membership subscriptions I make %')
    and (
      known.payment_id = donation.payment_id
      or (
        known.covers = 'all' and donated_at >= known.given_at - interval '4 years'
        and (known.id = choice.declaration_id or known.subscription_id = payment.subscription_id or donation.donor_name is null or known.name_key = private.name_key(donation.donor_name, ''))
      )
    )
  order by coalesce(known.withdrawn_at <= donated_at, false), known.id is not distinct from choice.declaration_id desc,
    known.payment_id is not distinct from donation.payment_id desc, known.given_at desc, known.id
  limit 1
$$;
comment on function private.declaration_of(public.donations, timestamptz) is
  'Returns the declaration that covers a gift or, if there is none, one that was withdrawn before it.';

create function private.is_in_plain_letters(line text, longest integer) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(private.fold(line)) <= longest and private.fold(line) ~ '[a-z0-9]' and private.fold(line) !~ '[^ -~\u00a1-\u00bf\u2010-\u205e]'
$$;
comment on function private.is_in_plain_letters(text, integer) is
  'Whether the letters A to Z and digits stand for all of a text in HMRC''s schedule, and have room in it.';

create function private.fits_schedule(declaration private.gift_aid_declarations) returns boolean
language sql immutable set search_path = ''
as $$
  select private.is_in_plain_letters(coalesce(declaration.title, 'Mx'), 4)
    and private.is_in_plain_letters(declaration.first_name, 35) and private.is_in_plain_letters(declaration.last_name, 35)
    and private.fold(declaration.first_name || declaration.last_name) !~ '[0-9]'
    and private.is_in_plain_letters(declaration.house, 40)
$$;
comment on function private.fits_schedule(private.gift_aid_declarations) is
  'Whether HMRC''s schedule can name the person and the house. giftAidSchedule() of the site writes them.';

create type private.gift_aid_gift as (
  payment_id uuid, donor_name text, donated_on date, pence integer, state text, reason text, declaration private.gift_aid_declarations, claim_id uuid,
  is_fee boolean
);

create function private.gift_of(payment public.payments) returns setof public.donations
language sql stable set search_path = ''
as $$
  select * from public.donations as donation where donation.payment_id = payment.id
  union all
  select fee.*
  from public.membership_payments as link
  join public.memberships as member on member.id = link.membership_id
  cross join lateral jsonb_populate_record(null::public.donations, jsonb_build_object(
    'payment_id', payment.id, 'user_id', member.user_id, 'email', member.email, 'donor_name', member.first_name || ' ' || member.last_name
  )) as fee
  where link.payment_id = payment.id and payment.purpose = 'membership' and (private.gift_aid() -> 'claimsFees')::boolean
$$;
comment on function private.gift_of(public.payments) is
  'Returns the donation of a payment or, where the community claims for them, its membership fee as if the member had donated it.';

create function private.gift_aid_reason(
  payment public.payments, donation public.donations, declaration private.gift_aid_declarations, held_reason text
) returns text
language sql stable set search_path = ''
as $$
  select case
    when payment.received_currency <> 'GBP' then 'currency'
    when payment.held_reason is not null then 'undecided'
    when payment.refunded_pence + payment.lost_pence > 0 then 'refunded'
    when payment.has_open_dispute then 'dispute'
    when exists (select from public.payments as share where share.household_payment_id = payment.id) then 'household'
    when held_reason is not null then held_reason
    when payment.paid_at < now() - interval '4 years' then 'too_old'
    when declaration.withdrawn_at <= payment.paid_at then 'withdrawn'
    when declaration.id is null then case when donation.donor_name is null and donation.email is null then 'anonymous' else 'no_declaration' end
    when not private.is_one_person(declaration.title, declaration.first_name, declaration.last_name) then 'two_people'
    when not private.fits_schedule(declaration) then 'letters'
    when exists (
      select from public.memberships as member
      where member.email = coalesce(declaration.email, donation.email) and member.name_key = declaration.name_key
        and member.deceased_at is not null and member.deceased_at <= payment.paid_at
    ) then 'deceased'
  end
$$;
comment on function private.gift_aid_reason(public.payments, public.donations, private.gift_aid_declarations, text) is
  'Returns why a gift cannot be claimed, or null if it can. A partly refunded gift cannot either, nor a fee that pays for others too. The four years count from the gift, which is never later than HMRC''s limit.';

create function private.gift_aid_gifts(from_day date, to_day date) returns setof private.gift_aid_gift
language sql stable set search_path = ''
as $$
  select payment.id, donation.donor_name, private.london_date(payment.paid_at), coalesce(line.pence, payment.received_pence),
    case when line.claim_id is not null then 'claimed' when reason.code is null then 'claimable' else 'held' end,
    case when line.claim_id is null then reason.code end, declaration, line.claim_id, payment.purpose = 'membership'
  from public.payments as payment
  join lateral private.gift_of(payment) as donation on donation.payment_id = payment.id
  left join private.gift_aid_claim_lines as line on line.payment_id = payment.id
  left join private.gift_aid_choices as choice on choice.payment_id = payment.id
  left join lateral private.declaration_of(donation, payment.paid_at) as declaration on true
  cross join lateral (
    select private.gift_aid_reason(payment, donation, declaration, choice.held_reason) as code
  ) as reason
  where payment.received_pence > 0 and (payment.purpose = 'donation' or declaration.id is not null)
    and coalesce(payment.paid_at, payment.created_at) >= private.london_midnight(from_day)
    and coalesce(payment.paid_at, payment.created_at) < private.london_midnight(to_day + 1)
  order by payment.paid_at, payment.id
$$;

create function private.gift_aid_owed() returns table (payment_id uuid, pence integer)
language sql stable set search_path = ''
as $$
  select line.payment_id, owed.pence
  from private.gift_aid_claim_lines as line
  join public.payments as payment on payment.id = line.payment_id
  left join private.gift_aid_declarations as declaration on declaration.id = line.declaration_id
  cross join lateral (
    select line.pence - case when declaration.withdrawn_at <= payment.paid_at then 0 else private.donated_pence(payment) end
      - coalesce((select sum(known.pence) from private.gift_aid_adjustments as known where known.payment_id = line.payment_id), 0)::integer as pence
  ) as owed
  -- Once the names are removed, nobody knows any more which declaration covered a gift.
  where owed.pence <> 0 and line.first_name is not null
$$;
comment on function private.gift_aid_owed() is
  'Returns what was refunded, lost or no longer covered of claimed gifts since, which the next claim gives back. Negative if a refund failed after that. Nothing of claims older than seven years.';

create function public.gift_aid_lines(from_day date, to_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('treasurer');
  return jsonb_build_object(
    'charity', private.gift_aid(),
    'gifts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'paymentId', gift.payment_id, 'donorName', gift.donor_name, 'donatedOn', gift.donated_on, 'pence', gift.pence,
        'state', gift.state, 'reason', gift.reason, 'declarant', case when (gift.declaration).id is not null then
          (gift.declaration).first_name || ' ' || (gift.declaration).last_name end, 'isFee', gift.is_fee, 'claimId', gift.claim_id
      )), '[]')
      from private.gift_aid_gifts(from_day, to_day) as gift
    ),
    'owed', (
      select coalesce(jsonb_agg(jsonb_build_object('paymentId', owed.payment_id, 'pence', owed.pence) order by owed.payment_id), '[]')
      from private.gift_aid_owed() as owed
    )
  );
end
$$;
comment on function public.gift_aid_lines(date, date) is
  'Returns {charity (null while Gift Aid is off), gifts: [{paymentId, donorName, donatedOn, pence, state: claimable | held | claimed, reason, declarant, isFee, claimId}], owed: [{paymentId, pence}]} for a treasurer.';
grant execute on function public.gift_aid_lines(date, date) to authenticated;

create function private.lock_unclaimed_gift(payment_id uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.require_role('treasurer');
  perform private.lock_money();
  if not exists (
    select from public.payments as payment cross join lateral private.gift_of(payment) as gift where payment.id = lock_unclaimed_gift.payment_id
  ) then
    raise exception 'There is no such donation' using errcode = 'PT404', detail = 'not_found';
  end if;
  if exists (select from private.gift_aid_claim_lines as line where line.payment_id = lock_unclaimed_gift.payment_id) then
    perform private.refuse_gift_aid('The gift has been claimed', 'gift_aid_claimed');
  end if;
end
$$;

create function public.hold_gift_back(payment_id uuid, reason text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_unclaimed_gift(payment_id);
  if reason is null then
    delete from private.gift_aid_choices as choice where choice.payment_id = hold_gift_back.payment_id and choice.declaration_id is null;
    update private.gift_aid_choices as choice set held_reason = null where choice.payment_id = hold_gift_back.payment_id;
  else
    insert into private.gift_aid_choices as choice (payment_id, held_reason) values (hold_gift_back.payment_id, hold_gift_back.reason)
    on conflict on constraint gift_aid_choices_pkey do update set held_reason = excluded.held_reason;
  end if;
  perform private.log_action(case when reason is null then 'gift_released' else 'gift_held_back' end, 'payment', payment_id::text, jsonb_build_object('reason', reason));
exception when check_violation then
  raise exception 'There is no such reason' using errcode = 'PT400', detail = 'bad_request';
end
$$;
comment on function public.hold_gift_back(uuid, text) is
  'Holds a gift back from Gift Aid (benefit, other_people, company), or releases it with null. Refuses one that was claimed.';
grant execute on function public.hold_gift_back(uuid, text) to authenticated;

create function public.choose_gift_aid_declaration(payment_id uuid, declaration_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_unclaimed_gift(payment_id);
  if declaration_id is null then
    delete from private.gift_aid_choices as choice where choice.payment_id = choose_gift_aid_declaration.payment_id and choice.held_reason is null;
    update private.gift_aid_choices as choice set declaration_id = null where choice.payment_id = choose_gift_aid_declaration.payment_id;
  elsif not exists (
    select from private.gift_aid_declarations as known
    where known.id = choose_gift_aid_declaration.declaration_id and known.covers = 'all' and known.confirmed_at is not null
  ) then
    raise exception 'There is no such declaration' using errcode = 'PT404', detail = 'not_found';
  else
    insert into private.gift_aid_choices as choice (payment_id, declaration_id)
    values (choose_gift_aid_declaration.payment_id, choose_gift_aid_declaration.declaration_id)
    on conflict on constraint gift_aid_choices_pkey do update set declaration_id = excluded.declaration_id;
  end if;
  perform private.log_action('gift_aid_chosen', 'payment', payment_id::text, jsonb_build_object('declaration', declaration_id));
end
$$;
comment on function public.choose_gift_aid_declaration(uuid, uuid) is
  'Says whose declaration covers a gift, such as one by bank transfer; null undoes that. Refuses one that was claimed.';
grant execute on function public.choose_gift_aid_declaration(uuid, uuid) to authenticated;

-- claims

create function public.make_gift_aid_claim(from_day date, to_day date, seen jsonb, key uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  made uuid;
  counted record;
  adjusted record;
begin
  perform private.require_role('treasurer');
  perform private.lock_money();
  select claim.id into made from private.gift_aid_claims as claim where claim.submission_key = key;
  if made is not null then
    return made;
  end if;
  perform private.require_gift_aid();
  insert into private.gift_aid_claims (covers_from, covers_to, charity, submission_key, made_by)
  values (from_day, to_day, private.gift_aid(), key, private.caller_id())
  returning id into made;
  -- A schedule of HMRC takes 1000 lines. The next claim contains the others.
  insert into private.gift_aid_claim_lines
    (payment_id, claim_id, declaration_id, donated_on, pence, title, first_name, last_name, house, postcode)
  select gift.payment_id, made, (gift.declaration).id, gift.donated_on, gift.pence, (gift.declaration).title, (gift.declaration).first_name,
    (gift.declaration).last_name, (gift.declaration).house, (gift.declaration).postcode
  from private.gift_aid_gifts(from_day, to_day) as gift where gift.state = 'claimable'
  order by gift.donated_on, gift.payment_id limit 1000;
  select count(*) as gifts, coalesce(sum(line.pence), 0) as pence into counted
  from private.gift_aid_claim_lines as line where line.claim_id = made;
  insert into private.gift_aid_adjustments (claim_id, payment_id, pence)
  select made, owed.payment_id, owed.pence from private.gift_aid_owed() as owed;
  select count(*) as gifts, coalesce(sum(known.pence), 0) as pence into adjusted
  from private.gift_aid_adjustments as known where known.claim_id = made;
  if counted.gifts + adjusted.gifts = 0 then
    perform private.refuse_gift_aid('There is nothing to claim or to give back', 'gift_aid_nothing');
  end if;
  if seen is distinct from jsonb_build_object('gifts', counted.gifts, 'pence', counted.pence, 'owed', adjusted.pence) then
    perform private.refuse_gift_aid('The gifts have changed', 'gift_aid_stale');
  end if;
  perform private.log_action(
    'gift_aid_claimed', 'gift_aid_claim', made::text, seen || jsonb_build_object('from', from_day, 'to', to_day)
  );
  return made;
end
$$;
comment on function public.make_gift_aid_claim(date, date, jsonb, uuid) is
  'Claims the gifts of these days that can be claimed, at most the first 1000, and gives back what is owed, or does the latter alone, once for each key. What the treasurer saw {gifts, pence, owed} must still be so. Returns the id of the claim.';
grant execute on function public.make_gift_aid_claim(date, date, jsonb, uuid) to authenticated;

create function public.undo_gift_aid_claim(claim_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  claim private.gift_aid_claims;
begin
  perform private.require_role('treasurer');
  perform private.lock_money();
  select * into claim from private.gift_aid_claims as known where known.id = claim_id;
  if claim.id is null then
    raise exception 'There is no such claim' using errcode = 'PT404', detail = 'not_found';
  end if;
  if private.london_date(claim.made_at) <> private.london_date(now()) or claim.payment_id is not null
    or exists (
      select from private.gift_aid_adjustments as later join private.gift_aid_claim_lines as line on line.payment_id = later.payment_id
      where line.claim_id = claim.id
    ) then
    perform private.refuse_gift_aid('The claim may have been sent, or has been paid', 'gift_aid_locked');
  end if;
  delete from private.gift_aid_claims as known where known.id = claim.id;
  perform private.log_action('gift_aid_claim_undone', 'gift_aid_claim', claim.id::text);
end
$$;
comment on function public.undo_gift_aid_claim(uuid) is
  'Gives up a claim on the day that it was made. Later it has been sent, and nothing changes it.';
grant execute on function public.undo_gift_aid_claim(uuid) to authenticated;

create function private.claim_sums(claim private.gift_aid_claims)
  returns table (gifts bigint, pence integer, adjusted_pence integer, tax_pence integer, adjusted_tax_pence integer)
language sql stable set search_path = ''
as $$
  select claimed.gifts, claimed.pence, adjusted.pence, floor(claimed.pence / 4.0)::integer, floor(adjusted.pence / 4.0)::integer
  from (
    select count(*) as gifts, coalesce(sum(line.pence), 0)::integer as pence
    from private.gift_aid_claim_lines as line where line.claim_id = claim.id
  ) as claimed, (
    select coalesce(sum(known.pence), 0)::integer as pence
    from private.gift_aid_adjustments as known where known.claim_id = claim.id
  ) as adjusted
$$;
comment on function private.claim_sums(private.gift_aid_claims) is
  'Returns the gifts of a claim, those that it gives back, and a quarter of either, the basic rate of what the donors earned for it. HMRC pays tax_pence - adjusted_tax_pence.';

create function public.gift_aid_claims() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('treasurer');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', claim.id, 'from', claim.covers_from, 'to', claim.covers_to, 'madeAt', claim.made_at, 'charity', claim.charity,
      'mayUndo', private.london_date(claim.made_at) = private.london_date(now()) and claim.payment_id is null,
      'gifts', sums.gifts, 'pence', sums.pence, 'taxPence', sums.tax_pence,
      'adjustedPence', sums.adjusted_pence, 'adjustedTaxPence', sums.adjusted_tax_pence,
      'paid', case when payment.id is not null then
        jsonb_build_object('pence', payment.received_pence, 'on', private.london_date(payment.paid_at)) end
    ) order by claim.made_at desc, claim.id), '[]')
    from private.gift_aid_claims as claim
    cross join lateral private.claim_sums(claim) as sums
    left join public.payments as payment on payment.id = claim.payment_id
  );
end
$$;
comment on function public.gift_aid_claims() is
  'Returns the claims for a treasurer, the latest first. adjustedPence is the sum of gifts that the claim gives back, paid what HMRC paid {pence, on}.';
grant execute on function public.gift_aid_claims() to authenticated;

create function public.gift_aid_claim_lines(claim_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('treasurer');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'title', line.title, 'firstName', line.first_name, 'lastName', line.last_name, 'house', line.house, 'postcode', line.postcode,
      'donatedOn', line.donated_on, 'pence', line.pence
    ) order by line.donated_on, line.payment_id), '[]')
    from private.gift_aid_claim_lines as line where line.claim_id = gift_aid_claim_lines.claim_id
  );
end
$$;
comment on function public.gift_aid_claim_lines(uuid) is 'Returns the lines of a claim for its schedule, as they were on its day.';
grant execute on function public.gift_aid_claim_lines(uuid) to authenticated;

-- what HMRC pays

create function private.bank_claims() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', claim.id, 'pence', sums.tax_pence - sums.adjusted_tax_pence, 'on', private.london_date(claim.made_at),
    'reference', claim.charity ->> 'hmrcReference'
  ) order by claim.made_at, claim.id), '[]')
  from private.gift_aid_claims as claim
  cross join lateral private.claim_sums(claim) as sums
  where claim.payment_id is null and sums.tax_pence > sums.adjusted_tax_pence
$$;
comment on function private.bank_claims() is
  'Returns what HMRC has not paid yet, for matching [{id, pence, on, reference (of the charity, at HMRC)}].';

-- privacy

create function private.gift_aid_under(account uuid, address text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('gift_aid_declarations', (
    select coalesce(jsonb_agg(to_jsonb(known) - '{name_key, submission_key}'::text[] || jsonb_build_object('claimed', (
      select coalesce(jsonb_agg(to_jsonb(line) - 'claim_id' - 'declaration_id' order by line.donated_on, line.payment_id), '[]')
      from private.gift_aid_claim_lines as line where line.declaration_id = known.id
    )) order by known.given_at, known.id), '[]')
    from private.gift_aid_declarations as known where known.id = any (private.gift_aid_of(account, address))
  ))
$$;
comment on function private.gift_aid_under(uuid, text) is 'Returns declarations with the claimed gifts, for an export.';

-- HMRC may ask for the declaration of a gift that was claimed, so it stays, without the address that would let it cover new gifts.
create function private.forget_gift_aid(account uuid, address text) returns void
language plpgsql set search_path = ''
as $$
declare
  own uuid[] := private.gift_aid_of(account, address);
begin
  delete from private.gift_aid_declarations as known
  where known.id = any (own) and not exists (select from private.gift_aid_claim_lines as line where line.declaration_id = known.id);
  update private.gift_aid_declarations as known set email = null, user_id = null, withdrawn_at = coalesce(known.withdrawn_at, now())
  where known.id = any (own);
  delete from private.gift_aid_links as link where link.declaration_id = any (own);
end
$$;
comment on function private.forget_gift_aid(uuid, text) is
  'Deletes the declarations of an account and its address of which nothing was claimed, and ends the others, which the law lets us keep.';

create function private.purge_gift_aid() returns void
language plpgsql set search_path = ''
as $$
begin
  delete from private.gift_aid_declarations as known where known.confirmed_at is null and known.created_at < now() - interval '30 days';
  update private.gift_aid_claim_lines as line
  set title = null, first_name = null, last_name = null, house = null, postcode = null, declaration_id = null
  from private.gift_aid_claims as claim
  where claim.id = line.claim_id and claim.made_at < now() - interval '7 years' and line.first_name is not null;
  delete from private.gift_aid_declarations as known
  where (known.covers = 'gift' or known.withdrawn_at is not null)
    and greatest(known.given_at, known.withdrawn_at, (select payment.paid_at from public.payments as payment where payment.id = known.payment_id))
      < now() - interval '4 years'
    and not exists (select from private.gift_aid_claim_lines as line where line.declaration_id = known.id);
end
$$;
comment on function private.purge_gift_aid() is
  'Removes names from claims after seven years: the law asks for six after the accounting year of the claim. Declarations that are over go once nothing can be claimed with them, and that time has passed for what was.';

-- Before donations, which lead to their declarations.
insert into private.hooks (subject, hook, call, place) values
  ('gift_aid', 'payment_changed', 'private.hold_other_sum', 100),
  ('gift_aid', 'export', 'private.gift_aid_under', 100),
  ('gift_aid', 'anonymise', 'private.forget_gift_aid', 10);
