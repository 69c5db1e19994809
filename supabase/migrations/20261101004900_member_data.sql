-- What is kept of members goes to them with an export. Their names go with an erasure, and the sums stay.

create function private.export_memberships(account uuid, address text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('memberships', (
    select coalesce(jsonb_agg(to_jsonb(membership) - '{search_text, name_key, awaits_transfer, paid_by, paid_months, import_id, household_id}'::text[] || jsonb_build_object(
      'years', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'method', payment.method, 'status', payment.status, 'amount_pence', payment.amount_pence, 'received_pence', payment.received_pence,
          'refunded_pence', payment.refunded_pence, 'paid_at', payment.paid_at, 'covers_from', link.covers_from, 'covers_until', link.covers_until,
          'ends_on', link.ends_on
        ) order by payment.created_at), '[]')
        from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
        where link.membership_id = membership.id
      ),
      'applications', (
        select coalesce(jsonb_agg(to_jsonb(application) - 'membership_id' - 'payment_id' order by application.created_at), '[]')
        from public.membership_applications as application where application.membership_id = membership.id
      ),
      'discount_codes', (
        select coalesce(jsonb_agg(to_jsonb(discount) - 'membership_id' - 'promotion_code_id' order by discount.created_at), '[]')
        from public.discount_codes as discount where discount.membership_id = membership.id
      ),
      'letters', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'subject', case when delivery.language = 'en' and issue.subject_en <> '' then issue.subject_en else issue.subject_lt end,
          'purpose', issue.purpose, 'started_at', issue.started_at, 'language', delivery.language
        ) order by issue.started_at), '[]')
        from public.newsletter_deliveries as delivery join public.newsletter_issues as issue on issue.id = delivery.issue_id
        where delivery.membership_id = membership.id
      )
    ) order by membership.created_at), '[]')
    from public.memberships as membership where membership.id = any (private.memberships_of(account, address))
  ))
$$;
comment on function private.export_memberships(uuid, text) is
  'Returns memberships with everything that is kept about them.';

create function private.anonymise_membership(membership_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  mail public.email_outbox;
begin
  -- This includes emails to an address that was corrected since, and the reason of a bounce, which often quotes it.
  for mail in
    delete from public.email_outbox as about
    where about.idempotency_key ~ '^(membership|payment)/'
      and private.membership_of_email(about) = anonymise_membership.membership_id
    returning about.*
  loop
    delete from public.email_events as event where event.provider_id = mail.provider_id;
  end loop;
  delete from public.membership_applications as application where application.membership_id = anonymise_membership.membership_id;
  delete from private.renewal_links as link where link.membership_id = anonymise_membership.membership_id;
  update public.memberships as known
  set user_id = null, first_name = null, last_name = null, email = null, phone = null, postal_address = null, anonymised_at = now(), updated_at = now()
  where anonymise_membership.membership_id in (known.id, known.merged_into) and known.anonymised_at is null;
  perform private.reconcile_membership(membership_id);
end
$$;

create function private.anonymise_memberships(account uuid, address text) returns void
language sql set search_path = ''
as $$ select private.anonymise_membership(id) from unnest(private.memberships_of(account, address)) as own (id) $$;

insert into private.hooks (subject, hook, call) values
  ('membership', 'export', 'private.export_memberships'),
  ('membership', 'anonymise', 'private.anonymise_memberships');
