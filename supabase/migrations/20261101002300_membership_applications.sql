-- Applications, and links in emails that renew without an account.

create table public.membership_applications (
  id uuid primary key default gen_random_uuid(),
  first_name text not null check (private.is_readable_line(first_name) and char_length(first_name) <= 100),
  last_name text not null check (private.is_readable_line(last_name) and char_length(last_name) <= 100),
  email text not null check (email = private.normalize_email(email) and email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 254),
  phone text check (private.is_readable_line(phone) and char_length(phone) <= 40)
    constraint membership_applications_phone_dialled check (phone ~ '^\+?[0-9]{5,20}$'),
  notes text check (private.is_readable(notes) and char_length(notes) <= 2000),
  payment_method text not null default 'stripe' check (payment_method in ('stripe', 'bank_transfer')),
  payment_status text not null default 'pending' check (payment_status in ('pending', 'paid', 'held', 'lapsed', 'failed', 'refunded')),
  language text not null check (language in ('lt', 'en')),
  is_adult boolean,
  is_suspected boolean not null default false,
  is_owners boolean not null default false,
  is_emailed boolean not null default false,
  membership_id uuid not null references public.memberships (id),
  payment_id uuid references public.payments (id) on delete cascade,
  subscription_id uuid,
  created_at timestamptz not null default now(),
  check (num_nonnulls(payment_id, subscription_id) > 0)
);
comment on table public.membership_applications is
  'Applications as they were sent, kept for two years. The payment determines their status.';
comment on column public.membership_applications.is_adult is
  'Whether the person confirmed to be 18 or over; null if the form did not ask.';
comment on column public.membership_applications.subscription_id is
  'The renewal by card that the application began. Its first payment is known once it is made.';
comment on column public.membership_applications.is_owners is
  'Whether whoever applied was logged in with the confirmed address.';
comment on column public.membership_applications.is_emailed is 'Whether an email tells how to pay by transfer.';
comment on column public.membership_applications.is_suspected is
  'True if the application looks automatic. It is stored all the same.';

create index membership_applications_newest_first on public.membership_applications (created_at desc, id);
create index membership_applications_of_email on public.membership_applications (email);
create index membership_applications_of_membership on public.membership_applications (membership_id);
create index membership_applications_of_payment on public.membership_applications (payment_id);
create index membership_applications_of_subscription on public.membership_applications (subscription_id);

alter table public.membership_applications enable row level security;
grant insert (first_name, last_name, email, phone, notes, payment_method, payment_status)
  on public.membership_applications to anon, authenticated;
grant select on public.membership_applications to authenticated, service_role;

create policy "Who keeps the members reads applications" on public.membership_applications
  for select to authenticated using ((select private.may_keep_members()));
create policy "Visitors apply, to pay by bank transfer" on public.membership_applications
  for insert to anon, authenticated
  with check (payment_method = 'bank_transfer' and payment_status = 'pending');

create trigger refuse_ended_session before insert or update or delete on public.membership_applications
  for each statement execute function private.refuse_ended_session();
create trigger e164_phone before insert or update of phone on public.membership_applications
  for each row execute function private.receive_phone('phone');

create function private.application_status(payment_status text) returns text
language sql immutable set search_path = ''
as $$ select case when payment_status in ('started', 'open') then 'pending' else payment_status end $$;

-- An application that a browser inserts is cleaned and checked like one that the form sends.
create function private.clean_and_check_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.first_name := private.typed_line(new.first_name);
  new.last_name := private.typed_line(new.last_name);
  new.email := private.typed_email(new.email);
  new.notes := private.clean_text(new.notes);
  perform private.check_person(new.first_name, new.last_name, new.email);
  if char_length(new.notes) > 2000 then
    raise exception 'The notes have more than 2000 characters' using errcode = 'PT400', detail = 'bad_request', hint = 'tooLong';
  end if;
  return new;
end
$$;
comment on function private.clean_and_check_application() is
  'Cleans and checks an application by the rules of membershipRequest in schemas/requests. Refuses with PT400; the hint is the code that the forms translate.';
-- Its name places it before the triggers that count the application and create the membership.
create trigger clean_and_check_application before insert on public.membership_applications
  for each row execute function private.clean_and_check_application();

create function private.copy_payment_status() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.membership_applications as application set payment_status = private.application_status(payment.status)
  from public.payments as payment
  where application.id = new.id and payment.id = new.payment_id
    and application.payment_status <> private.application_status(payment.status);
  return null;
end
$$;
comment on function private.copy_payment_status() is
  'Gives an application the status of its payment, after it is stored, because a browser may not store a paid one.';
create trigger copy_payment_status after insert on public.membership_applications
  for each row execute function private.copy_payment_status();

-- links that renew

create table private.renewal_links (
  token_digest text primary key check (token_digest ~ '^[0-9a-f]{64}$'),
  membership_id uuid not null references public.memberships (id) on delete cascade,
  created_at timestamptz not null default now(),
  is_asked_for boolean not null default false
);
comment on table private.renewal_links is
  'Links in emails that renew a membership without an account, stored as digests. Valid for a year.';
comment on column private.renewal_links.is_asked_for is
  'It was asked for, so for an hour whoever opens it has the mailbox, and may give another card.';

create index renewal_links_of_membership on private.renewal_links (membership_id);
create index renewal_links_created on private.renewal_links (created_at);

alter table private.renewal_links enable row level security;

create function private.create_renewal_link(membership_id uuid, is_asked_for boolean default false) returns text
language plpgsql set search_path = ''
as $$
declare
  token text := private.new_token();
begin
  insert into private.renewal_links (token_digest, membership_id, is_asked_for)
  values (private.sha256(token), create_renewal_link.membership_id, create_renewal_link.is_asked_for);
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
  where link.token_digest = private.sha256(token) and link.created_at > now() - interval '1 year'
    and num_nonnulls(known.merged_into, known.deceased_at, known.anonymised_at) = 0;
  if not found then
    raise exception 'The link leads to no membership' using errcode = 'PT404', detail = 'not_found';
  end if;
  return membership;
end
$$;

-- privacy

create function private.export_other_applications(account uuid, address text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('other_applications', (
    select coalesce(jsonb_agg(to_jsonb(application) - 'membership_id' - 'payment_id' order by application.created_at), '[]')
    from public.membership_applications as application
    where application.email = address and application.membership_id <> all (private.memberships_of(account, address))
  ))
$$;
comment on function private.export_other_applications(uuid, text) is
  'Returns the applications that were sent from the address, for memberships that now have another one.';

create function private.forget_applications(account uuid, address text) returns void
language sql set search_path = ''
as $$ delete from public.membership_applications as application where application.email = address $$;

insert into private.hooks (subject, hook, call) values
  ('membership_applications', 'export', 'private.export_other_applications'),
  ('membership_applications', 'anonymise', 'private.forget_applications');
