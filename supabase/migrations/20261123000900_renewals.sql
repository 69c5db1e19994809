-- What time brings about: years that end, reminders with a link that renews without a log-in, transfers that never come.

create table private.renewal_links (
  token_digest text primary key check (token_digest ~ '^[0-9a-f]{64}$'),
  membership_id uuid not null references public.memberships (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table private.renewal_links is 'Links in emails that renew a membership without an account. Of each there is a digest only. Valid for a year.';
alter table private.renewal_links enable row level security;
create index renewal_links_of_membership on private.renewal_links (membership_id);
create index renewal_links_created on private.renewal_links (created_at);

create table private.membership_reminders (
  membership_id uuid not null references public.memberships (id) on delete cascade,
  valid_until timestamptz not null,
  kind text not null check (kind in ('30 days', '7 days', 'end')),
  sent_at timestamptz not null default now(),
  primary key (membership_id, valid_until, kind)
);
comment on table private.membership_reminders is 'Reminders that were sent of the end of a year.';
alter table private.membership_reminders enable row level security;

create function private.create_renewal_link(membership_id uuid) returns text
language plpgsql set search_path = ''
as $$
declare
  token text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  insert into private.renewal_links (token_digest, membership_id)
  values (encode(extensions.digest(token, 'sha256'), 'hex'), create_renewal_link.membership_id);
  return token;
end
$$;

create function private.membership_of_link(token text) returns public.memberships
language plpgsql stable set search_path = ''
as $$
declare
  membership public.memberships;
begin
  select known.* into membership
  from private.renewal_links as link join public.memberships as known on known.id = link.membership_id
  where link.token_digest = encode(extensions.digest(token, 'sha256'), 'hex') and link.created_at > now() - interval '1 year'
    and num_nonnulls(known.merged_into, known.deceased_at, known.anonymised_at) = 0;
  if not found then
    raise exception 'The link leads to no membership' using errcode = 'PT404', detail = 'not_found';
  end if;
  return membership;
end
$$;

create function public.show_renewal(token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  membership public.memberships := private.membership_of_link(token);
begin
  return jsonb_build_object(
    'firstName', membership.first_name, 'status', membership.status, 'memberSince', membership.member_since,
    'validUntil', membership.valid_until, 'graceUntil', membership.grace_until,
    'amountPence', (select setting.membership_fee_pence from private.money_settings as setting)
  );
end
$$;
comment on function public.show_renewal(text) is 'The membership that a link in an email renews, without its address and last name: an email may be forwarded.';
grant execute on function public.show_renewal(text) to anon, authenticated, service_role;

create function public.begin_renewal(token text, context jsonb) returns jsonb
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
  perform from public.memberships as locked where locked.id = membership.id for share;
  return private.checkout(private.add_membership_payment(membership, 'stripe', key));
end
$$;
comment on function public.begin_renewal(text, jsonb) is
  'Begins the payment of another year, by the token of a link or, without one, for the userId of the context. The context: key, digest, emailHash, networkHash, userId. Returns {paymentId, purpose, amountPence, currency}, or {url}.';
grant execute on function public.begin_renewal(text, jsonb) to service_role;

create function private.remind_members(at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  due record;
begin
  for due in
    select membership as member, reminder.kind
    from public.memberships as membership
    -- One reminder at most: whoever missed the first gets the second.
    cross join lateral (
      select case
        when at >= membership.valid_until then 'end'
        when at >= membership.valid_until - interval '7 days' then '7 days'
        else '30 days'
      end as kind
    ) as reminder
    where membership.status in ('active', 'grace') and membership.valid_until - interval '30 days' <= at and at < membership.grace_until
      and not exists (
        select from private.membership_reminders as sent
        where sent.membership_id = membership.id and sent.valid_until = membership.valid_until and sent.kind = reminder.kind
      )
    order by membership.valid_until
    limit 200
  loop
    insert into private.membership_reminders (membership_id, valid_until, kind)
    values ((due.member).id, (due.member).valid_until, due.kind);
    perform private.mail_member(
      due.member, case due.kind when 'end' then 'membership-expired' else 'membership-reminder' end,
      'membership/' || (due.member).id || '/reminder/' || (due.member).valid_until::date || '/' || replace(due.kind, ' ', '-'),
      jsonb_build_object(
        'validUntil', (due.member).valid_until, 'graceUntil', (due.member).grace_until,
        'daysLeft', greatest(0, private.london_date((due.member).valid_until) - private.london_date(at)),
        'token', private.create_renewal_link((due.member).id),
        'amountPence', (select setting.membership_fee_pence from private.money_settings as setting)
      )
    );
  end loop;
end
$$;
comment on function private.remind_members(timestamptz) is 'Reminds members 30 and 7 days before the end of their year, and at its end.';

create function private.remind_transfers(at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  due record;
begin
  for due in
    select payment as payment, membership as member
    from public.payments as payment
    join public.membership_payments as link on link.payment_id = payment.id
    join public.memberships as membership on membership.id = link.membership_id
    where payment.method = 'bank_transfer' and payment.status = 'open'
      and (payment.created_at <= at - interval '60 days' or (payment.created_at <= at - interval '14 days' and payment.reminded_at is null))
    order by payment.created_at
    limit 200
  loop
    if (due.payment).created_at <= at - interval '60 days' then
      update public.payments as payment set lapsed_at = at, updated_at = now() where payment.id = (due.payment).id;
      perform private.settle_membership((due.member).id, at);
    else
      update public.payments as payment set reminded_at = at where payment.id = (due.payment).id;
    end if;
    if not exists (
      select from public.membership_applications as application
      where application.payment_id = (due.payment).id having bool_and(application.is_suspected)
    ) then
      perform private.mail_member(
        due.member,
        case when (due.payment).created_at <= at - interval '60 days' then 'membership-transfer-lapsed' else 'membership-transfer-reminder' end,
        'payment/' || (due.payment).id || case when (due.payment).created_at <= at - interval '60 days' then '/lapsed' else '/reminder' end,
        private.transfer_data(due.member, due.payment)
      );
    end if;
  end loop;
end
$$;
comment on function private.remind_transfers(timestamptz) is
  'Reminds of transfers 14 days after they were announced; after 60 days they lapse. Money that comes later still counts.';

create function public.settle_memberships() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_money();
  perform private.settle_membership(due.id) from (
    select membership.id from public.memberships as membership
    where (membership.status = 'pending' and membership.member_since <= now())
      or (membership.status = 'active' and membership.valid_until <= now())
      or (membership.status = 'grace' and membership.grace_until <= now())
    order by membership.valid_until
    limit 500
  ) as due;
  perform private.remind_members(now());
  perform private.remind_transfers(now());
end
$$;
comment on function public.settle_memberships() is 'Ends years and graces, and sends reminders; called by the schedule.';
grant execute on function public.settle_memberships() to service_role;
