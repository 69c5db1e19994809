-- How donors withdraw their declaration themselves, decision 059.

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
