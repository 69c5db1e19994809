-- Gift Aid, decision 059. Nothing is declared or claimed while private.money_settings has no gift_aid.

create function private.gift_aid_wording(covers text, charity jsonb) returns text
language sql immutable set search_path = ''
as $$
  select 'I want to Gift Aid this donation' || case when covers = 'all' then
      ' and any donations' || case when (charity -> 'claimsFees')::boolean then ' and membership subscriptions' else '' end
        || ' I make in the future or have made in the past 4 years'
      else '' end
    || ' to ' || (charity ->> 'charityName') || '. I am a UK taxpayer and understand that if I pay less Income Tax and/or Capital Gains Tax than the amount of Gift Aid'
    || ' claimed on all my donations in that tax year it is my responsibility to pay any difference. The money is my own: it does not come from a company'
    || ' or a collection, and nobody gets anything for it.'
$$;
comment on function private.gift_aid_wording(text, jsonb) is
  'Returns the declaration that the form shows to a charity {charityName, claimsFees}, which follows the model of HMRC. Equals giftAidWording() in schemas/consents.ts.';

create table private.gift_aid_declarations (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid references public.payments (id) on delete cascade,
  subscription_id uuid,
  user_id uuid references public.profiles (id) on delete set null,
  email text check (email = private.normalize_email(email) and char_length(email) <= 254),
  title text check (private.is_readable_line(title) and char_length(title) <= 4),
  first_name text not null check (private.is_readable_line(first_name) and char_length(first_name) <= 35),
  last_name text not null check (private.is_readable_line(last_name) and char_length(last_name) <= 35),
  house text not null check (private.is_readable_line(house) and char_length(house) <= 40),
  street text not null check (private.is_readable_line(street) and char_length(street) <= 200),
  postcode text check (postcode ~ '^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$'),
  covers text not null check (covers in ('gift', 'all')),
  wording text not null check (char_length(wording) between 1 and 1000),
  language text not null check (language in ('lt', 'en')),
  source text not null check (source in ('form', 'paper')),
  given_at timestamptz not null,
  confirmed_at timestamptz,
  withdrawn_at timestamptz,
  submission_key uuid unique,
  created_at timestamptz not null default now(),
  name_key text not null generated always as (private.name_key(first_name, last_name)) stored,
  check (covers = 'all' or num_nonnulls(payment_id, subscription_id) > 0)
);
comment on table private.gift_aid_declarations is 'What donors declared, in the words that they read.';
comment on column private.gift_aid_declarations.payment_id is 'The gift that it came with. With covers = gift, it covers no other.';
comment on column private.gift_aid_declarations.subscription_id is
  'The monthly gift that it came with. payment_id is its first gift, once that is paid. With covers = all, it covers each.';
comment on column private.gift_aid_declarations.postcode is 'Null for an address outside the United Kingdom.';
comment on column private.gift_aid_declarations.confirmed_at is
  'When the gift that it came with was paid, which gives it an address. Until then it counts for nothing.';
comment on column private.gift_aid_declarations.withdrawn_at is 'Gifts from then on are not covered.';

create index gift_aid_declarations_of_payment on private.gift_aid_declarations (payment_id);
create index gift_aid_declarations_of_subscription on private.gift_aid_declarations (subscription_id);
create index gift_aid_declarations_of_account on private.gift_aid_declarations (user_id);
create index gift_aid_declarations_of_person on private.gift_aid_declarations (email, name_key);
create index gift_aid_declarations_newest_first on private.gift_aid_declarations (given_at desc, id);

alter table private.gift_aid_declarations enable row level security;

-- declarations

create function private.gift_aid() returns jsonb
language sql stable set search_path = ''
as $$ select setting.gift_aid from private.money_settings as setting $$;
comment on function private.gift_aid() is
  'Returns {charityName, hmrcReference, charityNumber, claimsFees}, or null while HMRC does not recognise the community.';

create function private.refuse_gift_aid(message text, reason text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  raise exception '%', message using errcode = 'PT409', detail = reason;
end
$$;

create function private.require_gift_aid() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if private.gift_aid() is null then
    perform private.refuse_gift_aid('Gift Aid is off', 'gift_aid_off');
  end if;
end
$$;

create function private.is_one_person(title text, first_name text, last_name text) returns boolean
language sql immutable set search_path = ''
as $$
  select bool_and(
      name.folded !~ '[&+/\\|,;]'
      and name.folded !~ '\S[^a-z]+(ir|and|und|with|plus|oraz)([^a-z]|$)|(^|[^a-z])(ir|and|und|with|plus|oraz)[^a-z]+\S'
      and name.folded !~ '(^|[^a-z])(seima|family|ponai)([^a-z]|$)'
    ) and first_name !~ '\S (a|ac|bei|e|et|i|og|su|y) \S'
  from (select private.fold(each) as folded from unnest(array[coalesce(title, ''), first_name, last_name]) as each) as name
$$;
comment on function private.is_one_person(text, text, text) is
  'Whether a declaration names one person. Equals isOnePerson() in schemas/gift-aid/one-person.ts, which tells why.';

create table private.gift_aid_links (
  token_digest text primary key check (token_digest ~ '^[0-9a-f]{64}$'),
  declaration_id uuid not null references private.gift_aid_declarations (id) on delete cascade
);
comment on table private.gift_aid_links is
  'Links in emails that withdraw a declaration without an account, stored as digests. Valid as long as the declaration is kept for its donor.';

create index gift_aid_links_of_declaration on private.gift_aid_links (declaration_id);

alter table private.gift_aid_links enable row level security;

create function private.create_gift_aid_link(declaration_id uuid) returns text
language plpgsql set search_path = ''
as $$
declare
  token text := private.new_token();
begin
  insert into private.gift_aid_links (token_digest, declaration_id)
  values (private.sha256(token), create_gift_aid_link.declaration_id);
  return token;
end
$$;

create function private.add_declaration(
  declaration jsonb, payment_id uuid, source text, given_at timestamptz, key uuid, subscription_id uuid default null
) returns uuid
language plpgsql set search_path = ''
as $$
declare
  added uuid;
begin
  insert into private.gift_aid_declarations
    (payment_id, subscription_id, title, first_name, last_name, house, street, postcode, covers, wording, language, source, given_at, submission_key)
  values (
    add_declaration.payment_id, add_declaration.subscription_id, private.typed_line(declaration ->> 'title'), private.typed_line(declaration ->> 'firstName'),
    private.typed_line(declaration ->> 'lastName'), private.typed_line(declaration ->> 'house'), private.typed_line(declaration ->> 'street'),
    nullif(declaration ->> 'postcode', ''), declaration ->> 'covers', declaration ->> 'wording', coalesce(declaration ->> 'locale', 'lt'),
    add_declaration.source, add_declaration.given_at, key
  )
  returning id into added;
  if not (select private.is_one_person(known.title, known.first_name, known.last_name) from private.gift_aid_declarations as known where known.id = added) then
    raise exception 'A declaration is that of one person' using errcode = 'PT400', detail = 'bad_request';
  end if;
  return added;
exception when check_violation or not_null_violation then
  raise exception 'The declaration is not complete' using errcode = 'PT400', detail = 'bad_request';
end
$$;

create function private.declare_gift_aid(payment_id uuid, subscription_id uuid, declaration jsonb, locale text) returns void
language plpgsql set search_path = ''
as $$
begin
  if declaration is null or jsonb_typeof(declaration) = 'null' then
    return;
  end if;
  -- Whoever read other words has declared something else. While Gift Aid is off, there are none.
  if (declaration ->> 'wording' = private.gift_aid_wording(declaration ->> 'covers', private.gift_aid())) is not true then
    perform private.refuse_gift_aid('The wording has changed', 'gift_aid_changed');
  end if;
  perform private.add_declaration(
    declaration || jsonb_build_object('locale', locale), payment_id, 'form', now(), null, declare_gift_aid.subscription_id
  );
end
$$;
comment on function private.declare_gift_aid(uuid, uuid, jsonb, text) is
  'Stores what a donor declared with a gift or a monthly gift on the form {title, firstName, lastName, house, street, postcode, covers, wording}. Does nothing without a declaration.';

create function private.email_declarant(declaration private.gift_aid_declarations, template text) returns void
language plpgsql set search_path = ''
as $$
begin
  if declaration.email is not null and not private.is_of_deceased(declaration.email, declaration.created_at) then
    perform public.queue_email(
      declaration.email, template, declaration.language,
      jsonb_build_object(
        'firstName', declaration.first_name, 'lastName', declaration.last_name, 'title', declaration.title, 'house', declaration.house,
        'street', declaration.street, 'postcode', declaration.postcode, 'wording', declaration.wording,
        'covers', declaration.covers, 'givenAt', declaration.given_at, 'withdrawnAt', declaration.withdrawn_at
      ) || case when declaration.withdrawn_at is null
        then jsonb_build_object('token', private.create_gift_aid_link(declaration.id)) else '{}' end,
      'gift-aid/' || declaration.id || '/' || template || '/' || coalesce(private.london_date(declaration.withdrawn_at)::text, 'given')
    );
  end if;
end
$$;

create function private.confirm_gift_aid(payment_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  declaration private.gift_aid_declarations;
begin
  update private.gift_aid_declarations as known
  set confirmed_at = now(), email = donation.email, user_id = donation.user_id, payment_id = donation.payment_id
  from public.donations as donation join public.payments as payment on payment.id = donation.payment_id
  where donation.payment_id = confirm_gift_aid.payment_id and known.confirmed_at is null
    and (known.payment_id = payment.id or known.subscription_id = payment.subscription_id)
  returning known.* into declaration;
  if declaration.id is not null then
    perform private.email_declarant(declaration, 'gift-aid-confirmed');
  end if;
end
$$;
comment on function private.confirm_gift_aid(uuid) is 'Lets a declaration count once its gift is paid, and sends the donor what was declared.';

create function public.record_gift_aid_declaration(declaration jsonb, key uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  given_on date := (declaration ->> 'givenOn')::date;
  address text := nullif(private.normalize_email(declaration ->> 'email'), '');
  recorded private.gift_aid_declarations;
begin
  perform private.require_role('treasurer');
  perform private.lock_money();
  select * into recorded from private.gift_aid_declarations as known where known.submission_key = key;
  if recorded.id is not null then
    return recorded.id;
  end if;
  perform private.require_gift_aid();
  if given_on is null or given_on > private.london_date(now()) or given_on < private.london_date(now() - interval '10 years') then
    raise exception 'The date must be in the past' using errcode = 'PT400', detail = 'bad_request';
  end if;
  recorded.id := private.add_declaration(
    declaration || jsonb_build_object('covers', 'all', 'wording', private.gift_aid_wording('all', private.gift_aid())),
    null, 'paper', private.london_midnight(given_on), key
  );
  update private.gift_aid_declarations as known set email = address, confirmed_at = now() where known.id = recorded.id
  returning * into recorded;
  perform private.email_declarant(recorded, 'gift-aid-confirmed');
  perform private.log_action('gift_aid_declared', 'gift_aid_declaration', recorded.id::text);
  return recorded.id;
exception when check_violation then
  raise exception 'The declaration is not complete' using errcode = 'PT400', detail = 'bad_request';
end
$$;
comment on function public.record_gift_aid_declaration(jsonb, uuid) is
  'Records a declaration for all gifts that was signed on paper {title, firstName, lastName, house, street, postcode, email, locale, givenOn}, once for each key, and confirms it by email. Returns its id.';
grant execute on function public.record_gift_aid_declaration(jsonb, uuid) to authenticated;

create function private.withdraw_declaration(declaration_id uuid, withdrawn_on date) returns private.gift_aid_declarations
language plpgsql set search_path = ''
as $$
declare
  declaration private.gift_aid_declarations;
begin
  perform private.lock_money();
  select * into declaration from private.gift_aid_declarations as known where known.id = declaration_id for update;
  if declaration.id is null then
    raise exception 'There is no such declaration' using errcode = 'PT404', detail = 'not_found';
  end if;
  if withdrawn_on is null or withdrawn_on > private.london_date(now()) or withdrawn_on < private.london_date(declaration.given_at) then
    raise exception 'The date must be between the declaration and today' using errcode = 'PT400', detail = 'bad_request';
  end if;
  if declaration.withdrawn_at is null then
    update private.gift_aid_declarations as known set withdrawn_at = private.london_midnight(withdrawn_on) where known.id = declaration.id
    returning * into declaration;
    perform private.email_declarant(declaration, 'gift-aid-withdrawn');
  end if;
  return declaration;
end
$$;
comment on function private.withdraw_declaration(uuid, date) is
  'Withdraws a declaration from that day on, and confirms it by email. One that was withdrawn before stays as it is.';

create function public.withdraw_gift_aid_declaration(declaration_id uuid, withdrawn_on date) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_role('treasurer');
  perform private.lock_money();
  if exists (select from private.gift_aid_declarations as known where known.id = declaration_id and known.withdrawn_at is not null) then
    return;
  end if;
  perform private.withdraw_declaration(declaration_id, withdrawn_on);
  perform private.log_action('gift_aid_withdrawn', 'gift_aid_declaration', declaration_id::text, jsonb_build_object('on', withdrawn_on));
end
$$;
comment on function public.withdraw_gift_aid_declaration(uuid, date) is
  'Withdraws a declaration from that day on, and confirms it by email. Earlier gifts stay covered, also those claimed.';
grant execute on function public.withdraw_gift_aid_declaration(uuid, date) to authenticated;

create function public.gift_aid_declarations() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('treasurer');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', declaration.id, 'firstName', declaration.first_name, 'lastName', declaration.last_name, 'email', declaration.email,
      'house', declaration.house, 'street', declaration.street, 'postcode', declaration.postcode, 'covers', declaration.covers,
      'wording', declaration.wording, 'source', declaration.source,
      'givenOn', private.london_date(declaration.given_at), 'withdrawnOn', private.london_date(declaration.withdrawn_at)
    ) order by declaration.given_at desc, declaration.id), '[]')
    from (
      select * from private.gift_aid_declarations as known where known.confirmed_at is not null
      order by known.given_at desc, known.id limit 1000
    ) as declaration
  );
end
$$;
comment on function public.gift_aid_declarations() is
  'Returns the latest 1000 declarations for a treasurer, also while Gift Aid is off and those withdrawn.';
grant execute on function public.gift_aid_declarations() to authenticated;

create function private.gift_aid_of(account uuid, address text) returns uuid[]
language sql stable set search_path = ''
as $$
  select array(
    select known.id from private.gift_aid_declarations as known
    where known.user_id = account or (known.email = address and (known.user_id is null or account is null))
    union
    select known.id from private.gift_aid_declarations as known where known.payment_id = any (private.donations_of(account, address))
  )
$$;
comment on function private.gift_aid_of(uuid, text) is 'Returns declarations by the rules of memberships_of().';

-- by donors themselves

create function private.declaration_of_link(token text) returns private.gift_aid_declarations
language plpgsql stable set search_path = ''
as $$
declare
  declaration private.gift_aid_declarations;
begin
  select known.* into declaration
  from private.gift_aid_links as link join private.gift_aid_declarations as known on known.id = link.declaration_id
  where link.token_digest = private.sha256(token);
  if not found then
    raise exception 'The link leads to no declaration' using errcode = 'PT404', detail = 'not_found';
  end if;
  return declaration;
end
$$;

create function private.may_withdraw(declaration private.gift_aid_declarations) returns boolean
language sql stable set search_path = ''
as $$
  select declaration.withdrawn_at is null and (
    declaration.covers = 'all'
    or exists (
      select from public.payments as payment
      where payment.id = declaration.payment_id and payment.paid_at >= private.london_midnight(private.london_date(now()))
    )
  )
$$;
comment on function private.may_withdraw(private.gift_aid_declarations) is
  'Whether withdrawing it from today on changes anything. Of one gift that was given earlier, it would not.';

create function private.shown_declaration(declaration private.gift_aid_declarations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'firstName', declaration.first_name, 'lastName', declaration.last_name, 'wording', declaration.wording,
    'covers', declaration.covers, 'givenOn', private.london_date(declaration.given_at),
    'withdrawnOn', private.london_date(declaration.withdrawn_at), 'mayWithdraw', private.may_withdraw(declaration)
  )
$$;
comment on function private.shown_declaration(private.gift_aid_declarations) is
  'Returns {firstName, lastName, wording, covers, givenOn, withdrawnOn, mayWithdraw}, without the addresses, because an email may be forwarded.';

create function public.show_gift_aid(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.shown_declaration(private.declaration_of_link(token)) $$;
comment on function public.show_gift_aid(text) is
  'Returns the declaration of a link {firstName, lastName, wording, covers, givenOn, withdrawnOn, mayWithdraw}.';
grant execute on function public.show_gift_aid(text) to anon, authenticated, service_role;

create function private.withdraw_from_today(declaration private.gift_aid_declarations) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  -- A repetition must not wait for what treasurers do.
  if declaration.withdrawn_at is not null then
    return private.shown_declaration(declaration);
  end if;
  if not private.may_withdraw(declaration) then
    perform private.refuse_gift_aid('The declaration covers an earlier gift only', 'gift_aid_covered');
  end if;
  return private.shown_declaration(private.withdraw_declaration(declaration.id, private.london_date(now())));
end
$$;

create function public.withdraw_gift_aid(token text) returns jsonb
language sql security definer set search_path = ''
as $$ select private.withdraw_from_today(private.declaration_of_link(token)) $$;
comment on function public.withdraw_gift_aid(text) is
  'Withdraws the declaration of a link from today on, and confirms it by email. A repetition has no effect, and one for an earlier gift only is refused. Returns what show_gift_aid() returns.';
grant execute on function public.withdraw_gift_aid(text) to anon, authenticated, service_role;

create function private.own_declarations() returns setof private.gift_aid_declarations
language sql stable set search_path = ''
as $$
  select known.*
  from public.profiles as profile
  join auth.users as account on account.id = profile.id and account.email_confirmed_at is not null
  join private.gift_aid_declarations as known on known.id = any (private.gift_aid_of(profile.id, profile.email))
  where profile.id = (select private.caller_id()) and known.confirmed_at is not null
$$;

create function public.my_gift_aid() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(
    private.shown_declaration(own) || jsonb_build_object('id', own.id) order by own.given_at desc, own.id
  ), '[]')
  from private.own_declarations() as own
$$;
comment on function public.my_gift_aid() is
  'Returns the declarations of the caller''s account and, without another account, of its confirmed address, the latest first: what show_gift_aid() returns, with their ids.';
grant execute on function public.my_gift_aid() to authenticated;

create function public.withdraw_own_gift_aid(declaration_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  declaration private.gift_aid_declarations;
begin
  select * into declaration from private.own_declarations() as own where own.id = declaration_id;
  if not found then
    raise exception 'There is no such declaration' using errcode = 'PT404', detail = 'not_found';
  end if;
  return private.withdraw_from_today(declaration);
end
$$;
comment on function public.withdraw_own_gift_aid(uuid) is
  'Withdraws a declaration of the caller from today on as withdraw_gift_aid() does. Refuses that of somebody else.';
grant execute on function public.withdraw_own_gift_aid(uuid) to authenticated;
