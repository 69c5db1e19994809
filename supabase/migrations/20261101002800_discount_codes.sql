-- A member gets a code for an event, which Stripe takes off one ticket, once.

create table public.discount_codes (
  id uuid primary key default gen_random_uuid(),
  membership_id uuid not null references public.memberships (id),
  event_key text not null references public.content_items (key) on update cascade,
  code text not null unique check (code ~ '^NARYS-[A-HJ-NP-Z2-9]{8}$'),
  amount_pence integer not null check (amount_pence > 0),
  currency text not null default 'GBP' check (currency = 'GBP'),
  valid_until timestamptz not null,
  promotion_code_id text unique check (char_length(promotion_code_id) between 1 and 255),
  redeemed_at timestamptz,
  revoked_at timestamptz,
  deactivated_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.discount_codes is
  'Member discounts, one for each active member and event: the code takes amount_pence off one ticket, once. Stripe has it as a promotion code.';
comment on column public.discount_codes.promotion_code_id is
  'Null until Stripe has created the promotion code. Before that, nobody has seen the code.';
comment on column public.discount_codes.revoked_at is
  'When the reason for the code ended. deactivated_at is when Stripe was informed.';

create unique index discount_codes_of_member on public.discount_codes (membership_id, event_key) where revoked_at is null;
create index discount_codes_of_event on public.discount_codes (event_key);
create index discount_codes_to_revoke on public.discount_codes (revoked_at) where revoked_at is not null and deactivated_at is null;

alter table public.discount_codes enable row level security;
grant select on public.discount_codes to authenticated, service_role;

-- The policy of the membership decides.
create policy "Who sees a membership sees its codes" on public.discount_codes
  for select to authenticated using (exists (select from public.memberships as membership where membership.id = membership_id));

create function private.new_code() returns text
language sql volatile set search_path = ''
as $$
  select 'NARYS-' || string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', get_byte(random.bytes, n) % 32 + 1, 1), '' order by n)
  from (select extensions.gen_random_bytes(8) as bytes) as random, generate_series(0, 7) as n
$$;
comment on function private.new_code() is 'Returns a code that cannot be guessed, without letters that look like digits.';

create function private.discount_code(code public.discount_codes) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', code.id, 'code', code.code, 'amountPence', code.amount_pence, 'currency', code.currency, 'eventKey', code.event_key,
    'validUntil', code.valid_until, 'expiresAt', extract(epoch from code.valid_until)::bigint,
    'isReady', code.promotion_code_id is not null
  )
$$;

-- A request that arrives while a refund or an admin changes the membership waits and continues with the result, so that it creates
-- no code of a refunded year and no payment of a merged membership.
create function public.create_discount_code(event_key text, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  membership public.memberships;
  item public.content_items;
  known public.discount_codes;
  pence numeric;
begin
  -- Whoever takes the year back has revoked the codes by the time this continues.
  perform from public.memberships as locked where locked.user_id = (context ->> 'userId')::uuid for update;
  membership := private.active_membership_of((context ->> 'userId')::uuid);
  if membership.id is null then
    raise exception 'Only an active member gets a code' using errcode = 'PT403', detail = 'members_only';
  end if;
  select * into item from public.content_items as known_item where known_item.key = create_discount_code.event_key;
  pence := (item.member_discount ->> 'amount')::numeric * 100;
  if item.key is null or item.removed_at is not null or item.status = 'cancelled' or not item.takes_member_codes
    or coalesce(pence, 0) < 1 or pence <> trunc(pence) then
    raise exception 'The event has no discount for members' using errcode = 'PT404', detail = 'not_found';
  end if;

  select * into known from public.discount_codes as code
  where code.membership_id = membership.id and code.event_key = item.key and code.revoked_at is null;
  if known.redeemed_at is not null then
    raise exception 'The code has been used' using errcode = 'PT409', detail = 'code_used';
  elsif known.valid_until <= now() then
    raise exception 'The code has expired' using errcode = 'PT409', detail = 'code_expired';
  elsif known.id is null then
    perform public.count_submission('create-discount-code', context ->> 'emailHash', context ->> 'networkHash');
    insert into public.discount_codes (membership_id, event_key, code, amount_pence, valid_until)
    values (
      membership.id, item.key, private.new_code(), pence,
      date_trunc('second', now()) + make_interval(days => coalesce((item.member_discount ->> 'validDays')::integer, 30))
    )
    returning * into known;
  end if;
  return private.discount_code(known);
end
$$;
comment on function public.create_discount_code(text, jsonb) is
  'Returns the code of a member for an event, and creates it if there is none. Context: {userId, emailHash, networkHash}. Returns {id, code, amountPence, currency, eventKey, validUntil, expiresAt (for Stripe), isReady}. Unless isReady, Stripe has to create it.';
grant execute on function public.create_discount_code(text, jsonb) to service_role;

create function public.record_discount_code(code_id uuid, promotion_code_id text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  known public.discount_codes;
begin
  update public.discount_codes as code set promotion_code_id = record_discount_code.promotion_code_id
  where code.id = code_id and coalesce(code.promotion_code_id, record_discount_code.promotion_code_id) = record_discount_code.promotion_code_id
  returning * into known;
  if not found then
    raise exception 'There is no such code' using errcode = 'PT404', detail = 'not_found';
  end if;
  return private.discount_code(known);
end
$$;
comment on function public.record_discount_code(uuid, text) is
  'Stores the promotion code that Stripe created, so that the member may see the code.';
grant execute on function public.record_discount_code(uuid, text) to service_role;

create function private.revoke_codes_without_reason(membership public.memberships) returns void
language sql set search_path = ''
as $$
  update public.discount_codes as code set revoked_at = now()
  where code.membership_id = membership.id and code.revoked_at is null and code.redeemed_at is null
    and (
      membership.status not in ('active', 'grace')
      or exists (
        select from public.membership_payments as link join public.payments as paid on paid.id = link.payment_id
        where link.membership_id = membership.id and paid.taken_back_at >= code.created_at
          and code.created_at >= link.covers_from and code.created_at < link.covers_until
      )
    )
$$;
comment on function private.revoke_codes_without_reason(public.memberships) is
  'Revokes unused codes of former members, and of years whose money went back.';

create function public.codes_to_deactivate(at_most integer default 50) returns table (code_id uuid, promotion_code_id text)
language sql security definer set search_path = ''
as $$
  -- Stripe never created these codes.
  update public.discount_codes set deactivated_at = now()
  where revoked_at is not null and deactivated_at is null and discount_codes.promotion_code_id is null and created_at < now() - interval '1 day';
  select code.id, code.promotion_code_id from public.discount_codes as code
  where code.revoked_at is not null and code.deactivated_at is null and code.promotion_code_id is not null
  order by code.revoked_at limit greatest(1, least(at_most, 200))
$$;
comment on function public.codes_to_deactivate(integer) is 'Returns revoked codes that Stripe still accepts.';
grant execute on function public.codes_to_deactivate(integer) to service_role;

create function public.finish_deactivation(code_id uuid) returns void
language sql security definer set search_path = ''
as $$ update public.discount_codes set deactivated_at = coalesce(deactivated_at, now()) where id = code_id and revoked_at is not null $$;
comment on function public.finish_deactivation(uuid) is 'Records that Stripe no longer accepts the code.';
grant execute on function public.finish_deactivation(uuid) to service_role;

create function private.redeem_codes(checkout jsonb) returns void
language sql set search_path = ''
as $$
  update public.discount_codes as code set redeemed_at = now()
  where code.redeemed_at is null
    and code.promotion_code_id in (select jsonb_array_elements_text(coalesce(checkout -> 'discountCodes', '[]')))
$$;

create function private.sync_discount_code(reported jsonb, at timestamptz) returns void
language sql set search_path = ''
as $$
  update public.discount_codes as code
  set redeemed_at = case when (reported ->> 'isRedeemed')::boolean then coalesce(code.redeemed_at, at) else code.redeemed_at end,
    deactivated_at = case when code.revoked_at is not null and not (reported ->> 'isActive')::boolean then coalesce(code.deactivated_at, at) else code.deactivated_at end
  where code.promotion_code_id = reported ->> 'codeId'
$$;
