-- What somebody begins while a refund or an admin changes the membership waits for that, and goes on with what it is then: no
-- code of a year that has gone back, and no payment for a membership that has become another one's.

create or replace function public.begin_discount_code(event_key text, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  membership public.memberships;
  item public.content_items;
  known public.discount_codes;
  pence numeric;
begin
  -- Whoever takes the year back has revoked the codes by the time that this goes on, and it sees what is left.
  perform from public.memberships as locked where locked.user_id = (context ->> 'userId')::uuid for update;
  membership := private.active_membership_of((context ->> 'userId')::uuid);
  if membership.id is null then
    raise exception 'Only an active member gets a code' using errcode = 'PT403', detail = 'members_only';
  end if;
  select * into item from public.content_items as known_item where known_item.key = begin_discount_code.event_key;
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
    perform public.count_submission('begin-discount-code', context ->> 'emailHash', context ->> 'networkHash');
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

create or replace function public.begin_renewal(token text, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- The limit of those who apply holds for all who begin to pay for a membership.
  action constant text := 'begin-membership-payment';
  key uuid := context ->> 'key';
  membership public.memberships;
  known jsonb;
begin
  if token is not null then
    membership := private.membership_of_link(token);
  else
    select * into membership from public.memberships as own
    where own.user_id = (context ->> 'userId')::uuid and num_nonnulls(own.deceased_at, own.anonymised_at) = 0;
    if not found then
      raise exception 'The account has no membership' using errcode = 'PT404', detail = 'not_found';
    end if;
  end if;
  known := private.checkout_of_key(action, key, context ->> 'digest');
  if known is not null then
    return known;
  end if;
  perform public.count_submission(action, context ->> 'emailHash', context ->> 'networkHash');
  perform from public.memberships as locked where locked.id = membership.id for no key update;
  select * into membership from public.memberships as own
  where own.id = coalesce((select merged.merged_into from public.memberships as merged where merged.id = membership.id), membership.id)
  for no key update;
  return private.checkout(private.add_membership_payment(membership, 'stripe', key));
end
$$;
