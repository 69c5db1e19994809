-- Applications: what somebody sent to become or stay a member, by card or by bank transfer.

create table public.membership_applications (
  id uuid primary key default gen_random_uuid(),
  first_name text not null check (private.is_readable_line(first_name) and char_length(first_name) <= 100),
  last_name text not null check (private.is_readable_line(last_name) and char_length(last_name) <= 100),
  email text not null check (email = private.normalize_email(email) and email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 254),
  phone text check (private.is_readable_line(phone) and char_length(phone) <= 40),
  notes text check (private.is_readable(notes) and char_length(notes) <= 2000),
  payment_method text not null default 'stripe' check (payment_method in ('stripe', 'bank_transfer')),
  payment_status text not null default 'pending' check (payment_status in ('pending', 'paid', 'held', 'lapsed', 'failed', 'refunded')),
  language text not null check (language in ('lt', 'en')),
  is_adult boolean,
  is_suspected boolean not null default false,
  membership_id uuid not null references public.memberships (id),
  payment_id uuid not null references public.payments (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.membership_applications is 'Applications as they were sent; kept for two years. The payment decides their status.';
comment on column public.membership_applications.is_adult is 'Whether the person confirmed to be 18 or over; null if the form did not ask.';
comment on column public.membership_applications.is_suspected is 'True when it looks sent by a program. It is kept all the same.';
create index membership_applications_newest_first on public.membership_applications (created_at desc, id);
create index membership_applications_of_email on public.membership_applications (email);
create index membership_applications_of_membership on public.membership_applications (membership_id);
create index membership_applications_of_payment on public.membership_applications (payment_id);

alter table public.membership_applications enable row level security;
grant select on public.membership_applications to authenticated, service_role;
grant insert (first_name, last_name, email, phone, notes, payment_method, payment_status) on public.membership_applications
  to anon, authenticated;

-- Its checks run as whoever inserts.
grant execute on function private.normalize_email(text) to anon;

create policy "Treasurers read applications" on public.membership_applications
  for select to authenticated using ((select private.has_role('treasurer')));
create policy "Visitors apply, to pay by bank transfer" on public.membership_applications
  for insert to anon, authenticated
  with check (payment_method = 'bank_transfer' and payment_status = 'pending');
create trigger refuse_ended_session before insert or update or delete on public.membership_applications
  for each statement execute function private.refuse_ended_session();

create function private.application_status(payment_status text) returns text
language sql immutable set search_path = ''
as $$ select case when payment_status in ('started', 'open') then 'pending' else payment_status end $$;
comment on function private.application_status(text) is 'A payment''s status in the words of applications.';

-- The edge functions hash with their secret key, which a statement of a browser does not pass.
create table private.submitter_key (
  is_only boolean primary key default true check (is_only),
  key bytea not null default extensions.gen_random_bytes(32)
);
comment on table private.submitter_key is 'Keys the hashes of who applies without an edge function.';
alter table private.submitter_key enable row level security;
insert into private.submitter_key default values;

create function private.submitter_hash(text) returns text
language sql stable strict set search_path = ''
as $$ select encode(extensions.hmac(convert_to($1, 'utf8'), secret.key, 'sha256'), 'hex') from private.submitter_key as secret $$;

create function private.network_of_request() returns text
language plpgsql stable set search_path = ''
as $$
declare
  address inet;
begin
  address := private.request_header('cf-connecting-ip')::inet;
  return host(network(set_masklen(address, case family(address) when 6 then 64 else 32 end)));
exception when invalid_text_representation then
  return null;
end
$$;
comment on function private.network_of_request() is 'The IPv4 address or IPv6 network that Cloudflare names; null without one.';

create function private.receive_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  membership public.memberships;
  payment public.payments;
begin
  new.email := private.normalize_email(new.email);
  new.first_name := btrim(new.first_name);
  new.last_name := btrim(new.last_name);
  new.phone := nullif(btrim(new.phone), '');
  new.notes := nullif(btrim(new.notes), '');
  -- A browser may not set the language: such an application comes from no edge function, and is counted here.
  if new.language is null then
    new.language := 'lt';
    new.payment_status := coalesce(new.payment_status, 'pending');
    if new.payment_method is distinct from 'bank_transfer' or new.payment_status <> 'pending' then
      return new;
    end if;
    if new.first_name is null or new.last_name is null or new.email is null then
      return new;
    end if;
    perform public.count_submission(
      'apply-for-membership', private.submitter_hash(new.email), private.submitter_hash(private.network_of_request())
    );
  end if;

  membership := private.membership_of_person(jsonb_build_object(
    'firstName', new.first_name, 'lastName', new.last_name, 'email', new.email, 'phone', new.phone, 'locale', new.language
  ));
  if new.payment_method = 'bank_transfer' then
    -- Whoever applies again before the transfer is made is asked for one transfer only.
    select waiting.* into payment
    from public.membership_payments as link join public.payments as waiting on waiting.id = link.payment_id
    where link.membership_id = membership.id and waiting.method = 'bank_transfer' and waiting.status = 'open'
    limit 1;
  end if;
  if new.payment_id is not null then
    select * into strict payment from public.payments as known where known.id = new.payment_id;
  elsif payment.id is null then
    payment := private.add_membership_payment(membership, new.payment_method, null);
  end if;
  new.membership_id := membership.id;
  new.payment_id := payment.id;
  if new.payment_method = 'bank_transfer' and not new.is_suspected then
    perform private.mail_member(
      membership, 'membership-transfer', 'membership/' || membership.id || '/transfer/' || new.id, private.transfer_data(membership, payment)
    );
  end if;
  return new;
end
$$;
comment on function private.receive_application() is
  'Whoever writes an application, a function or a browser: it starts the same transition, to a membership that waits for its payment.';

create trigger receive_application before insert on public.membership_applications
  for each row execute function private.receive_application();

-- emails

create function private.mail_member(membership public.memberships, template text, key text, details jsonb default '{}') returns void
language plpgsql set search_path = ''
as $$
begin
  if membership.deceased_at is null and membership.email is not null then
    perform public.queue_email(
      membership.email, template, coalesce((select account.language from public.profiles as account where account.id = membership.user_id), membership.language),
      jsonb_build_object('firstName', membership.first_name, 'lastName', membership.last_name) || details, key
    );
  end if;
end
$$;
comment on function private.mail_member(public.memberships, text, text, jsonb) is
  'Queues an email to a member, in the language of the account if there is one. Nobody writes to the deceased.';

create function private.transfer_data(membership public.memberships, payment public.payments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'amountPence', payment.amount_pence, 'reference', membership.first_name || ' ' || membership.last_name || ' Membership',
    'bankDetails', setting.bank_details
  )
  from private.money_settings as setting
$$;

create function private.tell_member(payment public.payments) returns void
language plpgsql set search_path = ''
as $$
declare
  membership public.memberships;
  years record;
  key text := 'payment/' || payment.id || '/' || payment.status || '/' || extensions.gen_random_uuid();
begin
  select known.* into strict membership
  from public.membership_payments as link join public.memberships as known on known.id = link.membership_id
  where link.payment_id = payment.id;
  select * into strict years from public.membership_payments as link where link.payment_id = payment.id;

  if payment.status = 'paid' then
    perform private.mail_member(
      membership, case when years.covers_from <= membership.member_since then 'membership-welcome' else 'membership-renewed' end, key,
      jsonb_build_object(
        'amountPence', payment.received_pence, 'memberSince', membership.member_since, 'validUntil', membership.valid_until,
        'groupUrl', (select setting.members_group_url from private.money_settings as setting where private.is_benefiting(membership))
      )
    );
  elsif payment.status = 'held' then
    perform private.mail_member(membership, 'payment-held', key, jsonb_build_object(
      'reason', payment.held_reason, 'receivedPence', payment.received_pence, 'receivedCurrency', payment.received_currency,
      'amountPence', payment.amount_pence
    ));
  elsif payment.status = 'refunded' then
    perform private.mail_member(membership, 'payment-refunded', key, jsonb_build_object(
      'purpose', 'membership', 'receivedPence', payment.received_pence, 'takenBackPence', payment.refunded_pence + payment.lost_pence,
      'status', membership.status, 'validUntil', membership.valid_until
    ));
  end if;
end
$$;
comment on function private.tell_member(public.payments) is 'Tells a member what became of a payment.';
