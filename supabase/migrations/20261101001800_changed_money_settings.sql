-- Only admins change where money goes. All who look after it are told, and the log keeps both values; decision 078.

create function private.all_money_settings() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'membershipFeePence', setting.membership_fee_pence,
    'householdFee', setting.household_fee,
    'bankDetails', setting.bank_details,
    'giftAid', setting.gift_aid,
    'paypalUrls', public.money_settings() -> 'paypalUrls'
  )
  from private.money_settings as setting
$$;

create function private.single_settings(settings jsonb) returns table (name text, value jsonb)
language sql immutable set search_path = ''
as $$
  select concat_ws('.', field.key, part.key), coalesce(part.value, field.value)
  from jsonb_each(settings) as field
  left join jsonb_each(case when jsonb_typeof(field.value) = 'object' then field.value else '{}' end) as part on true
  where coalesce(part.value, field.value) not in ('null', '{}')
$$;
comment on function private.single_settings(jsonb) is 'Returns each value that is set, by its path, such as bankDetails.sortCode.';

create function private.changed_settings(before jsonb, after jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'setting', case when campaign.id is null then regexp_replace(name, '^.*\.', '') else 'paypalUrl' end, 'before', former.value, 'after', later.value,
    'campaign', case when campaign.id is not null then jsonb_build_object('lt', campaign.name_lt, 'en', campaign.name_en) end
  )) order by name), '[]')
  from private.single_settings(before) as former
  full join private.single_settings(after) as later using (name)
  left join public.campaigns as campaign on name = 'paypalUrls.' || campaign.id
  where former.value is distinct from later.value
$$;
comment on function private.changed_settings(jsonb, jsonb) is
  'Returns what differs, each setting by its own name, as [{setting, before, after, campaign: {lt, en}}], without what is not set; a campaign only for its paypalUrl.';

create function private.money_watchers() returns setof public.profiles
language sql stable set search_path = ''
as $$
  select account.* from public.profiles as account
  where account.email is not null and (
    exists (select from public.user_roles as held where held.user_id = account.id and held.role in ('admin', 'treasurer'))
    -- Nobody takes a role in order to change something unseen.
    or exists (
      select from public.audit_log as logged
      where logged.subject_type = 'user' and logged.subject_id = account.id::text and logged.created_at > now() - interval '30 days'
        and logged.action = 'take role' and logged.details ->> 'role' in ('admin', 'treasurer')
    )
  )
$$;
comment on function private.money_watchers() is 'Returns the admins and treasurers, and who was one in the last 30 days.';

create function public.admin_money_settings() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'settings', private.all_money_settings(),
    'campaigns', (
      select coalesce(jsonb_agg(jsonb_build_object('id', campaign.id, 'lt', campaign.name_lt, 'en', campaign.name_en) order by campaign.id), '[]')
      from public.campaigns as campaign where campaign.removed_at is null or campaign.paypal_url is not null
    ),
    'othersTold', (select count(*) from private.money_watchers() as account where account.id <> private.caller_id()),
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', entry.id, 'at', entry.created_at, 'by', entry.details ->> 'by', 'address', entry.details ->> 'address', 'changes', entry.details -> 'changes'
      ) order by entry.id desc), '[]')
      from (
        select logged.* from public.audit_log as logged where logged.subject_type = 'settings' and logged.subject_id = 'money'
        order by logged.created_at desc limit 20
      ) as entry
    )
  );
end
$$;
comment on function public.admin_money_settings() is
  'Returns to admins {settings, campaigns: [{id, lt, en}], othersTold, changes}: how many others learn of a change, and the last twenty.';
grant execute on function public.admin_money_settings() to authenticated;

create function private.tell_of_settings(change jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  change_id constant uuid := extensions.gen_random_uuid();
begin
  -- Nothing changes that somebody would not be told.
  if exists (
    select from private.money_watchers() as account where public.queue_email(
      account.email, 'money-settings-changed', account.language, change || jsonb_build_object('at', now()),
      'money-settings/' || change_id || '/' || account.id
    ) is null
  ) then
    raise exception 'An admin or treasurer cannot be told' using errcode = 'PT409', detail = 'nobody_told';
  end if;
end
$$;

create function public.change_money_settings(expected jsonb, wanted jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  former jsonb;
  changes jsonb;
  change jsonb;
begin
  perform private.require_admin();
  perform private.lock_money();
  -- The role may have been withdrawn meanwhile.
  perform private.require_admin();
  former := private.all_money_settings();
  if former is distinct from expected then
    raise exception 'Somebody else has changed the settings' using errcode = 'PT409', detail = 'settings_changed';
  end if;

  update private.money_settings set
    membership_fee_pence = (wanted ->> 'membershipFeePence')::integer,
    household_fee = wanted ->> 'householdFee',
    bank_details = nullif(wanted -> 'bankDetails', 'null'),
    gift_aid = nullif(wanted -> 'giftAid', 'null');
  update public.campaigns as campaign set paypal_url = wanted -> 'paypalUrls' ->> campaign.id
  where campaign.paypal_url is distinct from wanted -> 'paypalUrls' ->> campaign.id;
  if private.all_money_settings() is distinct from wanted then
    raise exception 'A setting is not known' using errcode = '22023';
  end if;

  changes := private.changed_settings(former, wanted);
  if changes <> '[]' then
    perform public.count_submission('change-money-settings', private.sha256(private.caller_id()::text));
    -- A name can be changed, and an account deleted.
    select jsonb_build_object('changes', changes, 'by', btrim(person.first_name || ' ' || person.last_name), 'address', person.email)
    into strict change from public.profiles as person where person.id = private.caller_id();
    perform private.log_action('money_settings_changed', 'settings', 'money', change);
    perform private.tell_of_settings(change);
  end if;
  return changes;
end
$$;
comment on function public.change_money_settings(jsonb, jsonb) is
  'Changes {membershipFeePence, householdFee, bankDetails, giftAid, paypalUrls} for an admin who expected the former ones. Emails all admins and treasurers, logs both values and returns what has changed.';
grant execute on function public.change_money_settings(jsonb, jsonb) to authenticated;
