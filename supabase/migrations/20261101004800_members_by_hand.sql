-- What secretaries and treasurers do with members.

create function public.add_member(member jsonb, key uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  action constant text := 'add-member';
  response jsonb;
  entered public.memberships;
begin
  perform private.require_member_keeper();
  response := private.start_submission(action, key, private.sha256(member::text));
  if response is not null then
    return response ->> 'id';
  end if;
  perform public.count_submission(action, private.sha256(private.caller_id()::text));
  perform private.lock_money();
  entered := private.enter_member(member);
  perform private.log_action('member_added', 'membership', entered.id::text);
  if (member ->> 'isHonorary')::boolean then
    perform public.set_honorary(entered.id, true);
  elsif member -> 'fee' ->> 'amountPence' is not null then
    perform public.record_fee(entered.id, member -> 'fee', key);
  else
    -- The fee is awaited like that of an application.
    perform private.add_membership_payment(entered, 'bank_transfer', null);
    perform private.reconcile_membership(entered.id);
  end if;
  perform private.end_submission(action, key, jsonb_build_object('id', entered.id));
  return entered.id;
end
$$;
comment on function public.add_member(jsonb, uuid) is
  'Adds a member {firstName, lastName, email, phone, postalAddress, locale, isHonorary, fee: {amountPence, receivedOn, method}}, once for each key. Without a fee, it is awaited. Returns the id.';
grant execute on function public.add_member(jsonb, uuid) to authenticated;

create function public.membership_fee(membership_id uuid default null) returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_member_keeper();
  return coalesce(
    (select private.fee_of(known) from public.memberships as known where known.id = membership_fee.membership_id),
    (select setting.membership_fee_pence from private.money_settings as setting)
  );
end
$$;
comment on function public.membership_fee(uuid) is
  'Returns the fee of a year in pence, of a member or of anybody new, for treasurers and secretaries. A fee of another sum needs a decision.';
grant execute on function public.membership_fee(uuid) to authenticated;

create function public.membership_history(membership_id uuid)
  returns table (created_at timestamptz, action text, actor text, details jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_member_keeper();
  return query
    select entry.created_at, entry.action, account.first_name || ' ' || account.last_name, entry.details
    from public.audit_log as entry left join public.profiles as account on account.id = entry.actor_id
    where entry.subject_type = 'membership' and entry.subject_id = membership_history.membership_id::text
    order by entry.created_at desc, entry.id desc
    limit 200;
end
$$;
comment on function public.membership_history(uuid) is
  'Returns what people did to a membership, for treasurers and secretaries, newest first. It never holds the former values.';
grant execute on function public.membership_history(uuid) to authenticated;

-- states

create function public.set_honorary(membership_id uuid, is_honorary boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  membership public.memberships;
begin
  perform private.require_member_keeper();
  perform private.lock_memberships(array[membership_id]);
  if set_honorary.is_honorary and exists (select from public.memberships as known where known.id = membership_id and known.pays_for_household) then
    raise exception 'The member pays for a household: choose another payer first' using errcode = 'PT409', detail = 'pays_for_household';
  end if;
  update public.memberships as known set is_honorary = set_honorary.is_honorary, updated_at = now()
  where known.id = membership_id and known.is_honorary <> set_honorary.is_honorary and known.deceased_at is null
  returning * into membership;
  if membership.id is null then
    raise exception 'It is so already, or the member is marked as deceased' using errcode = 'PT409', detail = 'membership_state';
  end if;
  if set_honorary.is_honorary then
    perform private.drop_awaited_transfers(membership_id);
    if not private.is_benefiting(membership) then
      perform private.give_honorary_year(membership_id, now());
    end if;
  end if;
  if membership.household_id is not null then
    perform private.reconcile_household(membership.household_id);
  end if;
  perform private.log_action(
    case when set_honorary.is_honorary then 'made_honorary' else 'no_longer_honorary' end, 'membership', membership_id::text
  );
end
$$;
comment on function public.set_honorary(uuid, boolean) is
  'Makes a member honorary, who has each year without a fee and is asked for none, or lets the last year given so run out.';
grant execute on function public.set_honorary(uuid, boolean) to authenticated;

create function public.cancel_membership(membership_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_member_keeper();
  perform private.lock_memberships(array[membership_id]);
  update public.memberships as known set cancelled_at = now(), is_honorary = false, updated_at = now()
  where known.id = membership_id and known.status in ('pending', 'active', 'grace');
  if not found then
    raise exception 'The membership has ended' using errcode = 'PT409', detail = 'membership_state';
  end if;
  perform private.drop_awaited_transfers(membership_id);
  perform private.reconcile_membership(membership_id);
  perform private.log_action('membership_cancelled', 'membership', membership_id::text);
end
$$;
comment on function public.cancel_membership(uuid) is
  'Ends a membership at the wish of the member. The money stays unless it is refunded, and a later payment starts anew.';
grant execute on function public.cancel_membership(uuid) to authenticated;

create function public.join_membership(membership_id uuid, account uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.lock_memberships(array[membership_id]);
  if account is not null and not exists (
    select from auth.users as confirmed where confirmed.id = account and confirmed.email_confirmed_at is not null
  ) then
    raise exception 'There is no such account with a confirmed address' using errcode = 'PT422', detail = 'not_confirmed';
  end if;
  if exists (select from public.memberships as other where other.user_id = account and other.id <> membership_id) then
    raise exception 'The account has another membership' using errcode = 'PT409', detail = 'membership_state';
  end if;
  update public.memberships as known set user_id = account, updated_at = now() where known.id = membership_id;
  perform private.log_action('membership_joined', 'membership', membership_id::text, jsonb_build_object('account', account));
end
$$;
comment on function public.join_membership(uuid, uuid) is
  'Joins a membership to an account with another name or address; null separates them.';
grant execute on function public.join_membership(uuid, uuid) to authenticated;

-- corrections

create function public.merge_memberships(kept uuid, duplicate uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid;
begin
  perform private.require_member_keeper();
  if kept is null or duplicate is null or kept = duplicate then
    raise exception 'Name two memberships' using errcode = 'PT400', detail = 'bad_request';
  end if;
  perform private.lock_memberships(array[kept, duplicate]);
  if (select count(distinct known.user_id) from public.memberships as known where known.id in (kept, duplicate)) = 2 then
    raise exception 'Both have an account: separate one first' using errcode = 'PT409', detail = 'membership_state';
  end if;
  -- Whoever has the account would have the payments of both.
  if not public.is_admin() and exists (
    select from public.memberships as known
    where known.id in (kept, duplicate) and (known.user_id is not null or private.asks_admin(known.email, null))
  ) then
    raise exception 'One of them belongs to an account: only an admin may merge them' using errcode = 'PT403', detail = 'membership_of_account';
  end if;
  select known.user_id into account from public.memberships as known where known.id in (kept, duplicate) and known.user_id is not null;
  perform private.merge_households(kept, duplicate);

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
  update public.memberships as known
  set deceased_at = least(known.deceased_at, other.deceased_at), is_honorary = known.is_honorary or other.is_honorary,
    pays_for_household = known.pays_for_household and not (known.is_honorary or other.is_honorary),
    email = coalesce(known.email, other.email), phone = coalesce(known.phone, other.phone),
    postal_address = coalesce(known.postal_address, other.postal_address)
  from public.memberships as other where known.id = kept and other.id = duplicate;
  perform private.reconcile_membership(duplicate);
  perform private.reconcile_membership(kept);
  if exists (select from public.memberships as known where known.id = kept and known.deceased_at is not null) then
    perform public.mark_deceased(kept, true);
  end if;
  perform private.log_action('memberships_merged', 'membership', kept::text, jsonb_build_object('duplicate', duplicate));
end
$$;
comment on function public.merge_memberships(uuid, uuid) is
  'Merges a duplicate of the same person: its payments, applications and codes become those of the other. Two fees within 30 days are then held. Whoever is deceased in one is deceased in both, and reminders are not repeated. Only an admin merges one that belongs to an account (membership_of_account).';
grant execute on function public.merge_memberships(uuid, uuid) to authenticated;

create function public.correct_member(membership_id uuid, correction jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  former public.memberships;
  corrected public.memberships;
begin
  perform private.require_member_keeper();
  perform private.lock_memberships(array[membership_id]);
  select * into former from public.memberships as known where known.id = membership_id;
  if former.deceased_at is not null then
    raise exception 'The member is marked as deceased' using errcode = 'PT409', detail = 'membership_state';
  end if;
  corrected := former;
  if correction ? 'firstName' then
    corrected.first_name := private.typed_line(correction ->> 'firstName');
  end if;
  if correction ? 'lastName' then
    corrected.last_name := private.typed_line(correction ->> 'lastName');
  end if;
  if correction ? 'email' then
    corrected.email := nullif(private.typed_email(correction ->> 'email'), '');
  end if;
  if correction ? 'postalAddress' then
    corrected.postal_address := private.typed_postal_address(correction ->> 'postalAddress');
  end if;
  if correction ? 'locale' then
    corrected.language := correction ->> 'locale';
  end if;
  if correction ? 'phone' then
    corrected.phone := correction ->> 'phone';
  end if;
  perform private.check_member(corrected.first_name, corrected.last_name, corrected.email);

  -- The second of two changes of the same person waits, as in membership_of_person().
  perform pg_advisory_xact_lock(
    hashtextextended('member ' || coalesce(corrected.email, '') || ' ' || private.name_key(corrected.first_name, corrected.last_name), 0)
  );
  begin
    update public.memberships as known
    set first_name = corrected.first_name, last_name = corrected.last_name, email = corrected.email, phone = corrected.phone,
      postal_address = corrected.postal_address, language = corrected.language, updated_at = now()
    where known.id = membership_id
    returning * into corrected;
  exception when unique_violation then
    raise exception 'The person is a member with this address already: merge the two' using errcode = 'PT409', detail = 'person_known';
  end;

  if corrected.email is distinct from former.email and corrected.email is not null then
    perform private.count_email_by_role('correct-member', array_remove(array[corrected.email, former.email], null));
    perform private.join_membership_of(account.id) from public.profiles as account where account.email = corrected.email and former.user_id is null;
    perform private.email_member(corrected, 'membership-address', 'membership/' || membership_id || '/address/');
    if not exists (select from private.unreached_addresses() as unreached where unreached.email = former.email) then
      perform private.email_member(former, 'membership-address', 'membership/' || membership_id || '/address/');
    end if;
  end if;
  -- The log omits the former values, because it outlives an erasure. The applications have them.
  perform private.log_action('member_corrected', 'membership', membership_id::text, jsonb_build_object('changed', array(
    select field.name
    from (values
      ('name', (former.first_name, former.last_name) is distinct from (corrected.first_name, corrected.last_name)),
      ('email', former.email is distinct from corrected.email), ('phone', former.phone is distinct from corrected.phone),
      ('postalAddress', former.postal_address is distinct from corrected.postal_address),
      ('language', former.language is distinct from corrected.language)
    ) as field (name, is_changed)
    where field.is_changed
  )));
end
$$;
comment on function public.correct_member(uuid, jsonb) is
  'Corrects what {firstName, lastName, email, phone, postalAddress, locale} contains; an email of null removes it. Emails and links then go to the new address. Both addresses are notified, the former one if it works.';
grant execute on function public.correct_member(uuid, jsonb) to authenticated;
