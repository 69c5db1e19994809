-- What visitors send: each submission takes effect once, however often it arrives.

create table private.submissions (
  action text not null references private.rate_limits on update cascade,
  key uuid not null,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (action, key)
);
comment on table private.submissions is
  'Responses by the idempotency key that the form makes, so that a repetition gets the same one. Kept for a day.';
alter table private.submissions enable row level security;
create index submissions_created_at on private.submissions (created_at);

create function private.begin_submission(action text, key uuid, digest text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  known private.submissions;
begin
  if key is null then
    return null;
  end if;
  -- Waits for a submission with the same key that is under way.
  insert into private.submissions (action, key, digest)
  values (begin_submission.action, begin_submission.key, begin_submission.digest)
  on conflict on constraint submissions_pkey do nothing;
  if found then
    return null;
  end if;
  select * into strict known from private.submissions as submission
  where submission.action = begin_submission.action and submission.key = begin_submission.key;
  if known.digest <> begin_submission.digest then
    raise exception 'The idempotency key belongs to another submission' using errcode = 'PT409', detail = 'idempotency_conflict';
  end if;
  return known.response;
end
$$;
comment on function private.begin_submission(text, uuid, text) is
  'The response to an earlier submission with the key; null for a new one, which the caller ends with end_submission.';

create function private.end_submission(action text, key uuid, response jsonb) returns jsonb
language sql set search_path = ''
as $$
  update private.submissions as submission set response = end_submission.response
  where submission.action = end_submission.action and submission.key = end_submission.key;
  select end_submission.response;
$$;

insert into private.rate_limits (action, per_email, per_network, period) values
  ('send-contact-email', 5, 50, '1 hour'),
  ('send-bus-registration', 10, 100, '1 hour'),
  ('send-race-registration', 10, 100, '1 hour'),
  ('register-for-event', 10, 100, '1 hour');
