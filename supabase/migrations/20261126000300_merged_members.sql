-- Two memberships of one person: who has died has died in both and is written to at no address, and whoever was reminded of
-- an end is not reminded again.

create or replace function public.mark_deceased(membership_id uuid, is_deceased boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  membership public.memberships;
begin
  perform private.require_admin();
  perform private.lock_memberships(array[membership_id]);
  begin
    update public.memberships as known
    set deceased_at = case when is_deceased then coalesce(known.deceased_at, now()) end, updated_at = now()
    where known.id = membership_id
    returning * into membership;
  exception when unique_violation then
    raise exception 'Somebody else has the name and the address by now' using errcode = 'PT409', detail = 'membership_state';
  end;
  if is_deceased then
    -- What waits is not sent, and no newsletter comes any more, unless somebody else has the address too.
    delete from public.email_outbox as mail using public.memberships as known
    where mark_deceased.membership_id in (known.id, known.merged_into) and mail.recipient = known.email and mail.status in ('queued', 'failed')
      and mail.data ->> 'firstName' = known.first_name and mail.data ->> 'lastName' = known.last_name;
    update public.newsletter_subscribers as subscriber set status = 'unsubscribed', unsubscribed_at = now()
    from public.memberships as known
    where mark_deceased.membership_id in (known.id, known.merged_into)
      and subscriber.email in (known.email, (select account.email from public.profiles as account where account.id = known.user_id))
      and subscriber.status <> 'unsubscribed' and private.is_of_deceased(known.email, '-infinity');
  end if;
  perform private.settle_membership(membership_id);
  perform private.log_action(case when is_deceased then 'member_deceased' else 'member_not_deceased' end, 'membership', membership_id::text);
end
$$;

create or replace function public.merge_memberships(kept uuid, duplicate uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid;
begin
  perform private.require_admin();
  if kept is null or duplicate is null or kept = duplicate then
    raise exception 'Name two memberships' using errcode = 'PT400', detail = 'bad_request';
  end if;
  perform private.lock_memberships(array[kept, duplicate]);
  if (select count(distinct known.user_id) from public.memberships as known where known.id in (kept, duplicate)) = 2 then
    raise exception 'Both have an account: separate one first' using errcode = 'PT409', detail = 'membership_state';
  end if;
  select known.user_id into account from public.memberships as known where known.id in (kept, duplicate) and known.user_id is not null;

  update public.membership_payments as link set membership_id = kept where link.membership_id = duplicate;
  update public.membership_applications as application set membership_id = kept where application.membership_id = duplicate;
  update private.renewal_links as link set membership_id = kept where link.membership_id = duplicate;
  insert into private.membership_reminders (membership_id, valid_until, kind, sent_at)
  select kept, sent.valid_until, sent.kind, sent.sent_at from private.membership_reminders as sent where sent.membership_id = duplicate
  on conflict do nothing;
  update public.discount_codes as code set revoked_at = now()
  where code.membership_id = duplicate and code.revoked_at is null and exists (
    select from public.discount_codes as other
    where other.membership_id = kept and other.event_key = code.event_key and other.revoked_at is null
  );
  update public.discount_codes as code set membership_id = kept where code.membership_id = duplicate;
  update public.memberships as known set merged_into = kept where known.merged_into = duplicate;
  update public.memberships as known
  set merged_into = kept, user_id = null, cancelled_at = coalesce(known.cancelled_at, now()), updated_at = now()
  where known.id = duplicate;
  update public.memberships as known set user_id = account, updated_at = now() where known.id = kept and account is not null;
  update public.memberships as known set deceased_at = least(known.deceased_at, other.deceased_at)
  from public.memberships as other where known.id = kept and other.id = duplicate;
  perform private.settle_membership(duplicate);
  perform private.settle_membership(kept);
  if exists (select from public.memberships as known where known.id = kept and known.deceased_at is not null) then
    perform public.mark_deceased(kept, true);
  end if;
  perform private.log_action('memberships_merged', 'membership', kept::text, jsonb_build_object('duplicate', duplicate));
end
$$;
