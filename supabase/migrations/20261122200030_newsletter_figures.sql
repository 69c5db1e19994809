-- What admins see of newsletters before and after they are sent.

alter table private.email_limits add column per_second numeric not null default 5 check (per_second > 0);
comment on column private.email_limits.per_second is
  'Requests a second of the plan, for estimates: sending itself follows what Resend answers.';

create function public.newsletter_audience() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  quota private.email_limits;
  per_day integer;
  allowed_now integer := private.newsletters_left();
  readers record;
  emails integer;
  seconds numeric;
begin
  perform private.require_admin();
  select * into strict quota from private.email_limits;
  per_day := floor(least(quota.per_day, quota.per_month / 30.0) * (1 - quota.reserved));
  select
    count(*) filter (where subscriber.language = 'lt' and suppressed.email is null)::integer as lt,
    count(*) filter (where subscriber.language = 'en' and suppressed.email is null)::integer as en,
    count(suppressed.email)::integer as suppressed
  into readers
  from public.newsletter_subscribers as subscriber
  left join public.suppressed_addresses as suppressed on suppressed.email = subscriber.email
  where subscriber.status = 'confirmed';

  -- With what other newsletters have left.
  emails := readers.lt + readers.en + (
    select count(*) from public.newsletter_deliveries as waiting
    join public.newsletter_issues as issue on issue.id = waiting.issue_id
    where issue.status = 'sending' and waiting.email_id is null and waiting.outcome is null
  );
  seconds := ceil(ceil(emails / 100.0) / quota.per_second)
    + coalesce((select extract(epoch from max(pause.until) - now()) from private.email_pauses as pause where pause.until > now()), 0);
  if emails > allowed_now then
    seconds := seconds + ceil((emails - allowed_now)::numeric / greatest(per_day, 1)) * 86400;
  end if;
  return jsonb_build_object(
    'lt', readers.lt, 'en', readers.en, 'suppressed', readers.suppressed, 'perDay', per_day, 'seconds', ceil(seconds)
  );
end
$$;
comment on function public.newsletter_audience() is
  'Who would get a newsletter now, by language; subscribers who get none because emails to them bounced or were reported; and how long it would take.';
grant execute on function public.newsletter_audience() to authenticated;

create function public.newsletter_history() returns table (
  id uuid, status text, subject_lt text, subject_en text, send_at timestamptz, started_at timestamptz, finished_at timestamptz,
  recipients integer, "left" integer, sent integer, delivered integer, bounced integer, complained integer, failed integer,
  skipped integer, unsubscribed integer
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select issue.id, issue.status, issue.subject_lt, issue.subject_en, issue.send_at, issue.started_at, issue.finished_at,
      count(delivery.id)::integer,
      count(delivery.id) filter (where delivery.outcome is null and coalesce(mail.status, 'queued') in ('queued', 'sending'))::integer,
      count(*) filter (where coalesce(delivery.outcome, mail.status) = 'sent')::integer,
      count(*) filter (where delivery.was_delivered or mail.delivered_at is not null)::integer,
      count(*) filter (where delivery.was_bounced or mail.bounced_at is not null)::integer,
      count(*) filter (where delivery.was_complained_of or mail.complained_at is not null)::integer,
      count(*) filter (where coalesce(delivery.outcome, mail.status) = 'failed')::integer,
      count(*) filter (where coalesce(delivery.outcome, mail.status) in ('skipped', 'suppressed'))::integer,
      count(delivery.unsubscribed_at)::integer
    from public.newsletter_issues as issue
    left join public.newsletter_deliveries as delivery on delivery.issue_id = issue.id
    left join public.email_outbox as mail on mail.id = delivery.email_id
    where issue.status <> 'draft'
    group by issue.id
    order by coalesce(issue.started_at, issue.send_at) desc, issue.id;
end
$$;
comment on function public.newsletter_history() is
  'Newsletters that are scheduled, being sent or sent, the newest first, with what became of each. Skipped: who did not want or get it any more.';
grant execute on function public.newsletter_history() to authenticated;
