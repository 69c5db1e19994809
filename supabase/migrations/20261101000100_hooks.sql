-- A file calls only what is in it or in an earlier one. Where an earlier one has to call a later one, such as a payment what it was
-- paid for, it goes through this table, in which each file registers its own functions; decision 090.

create table private.hooks (
  hook text not null,
  subject text not null,
  call text not null check (call ~ '^private\.[a-z_]+$'),
  place smallint not null default 100,
  primary key (hook, subject)
);
comment on table private.hooks is
  'Which function of a subject is called when. Migrations alone write here. Of a payment or a subscription, the subject is its purpose.';
comment on column private.hooks.call is
  'The name of a function, in PL/pgSQL where it is called often, which keeps its plan. No regprocedure: pg_upgrade refuses tables with such a column.';
comment on column private.hooks.place is 'Functions of a hook are called in this order, then in that of their subjects.';

alter table private.hooks enable row level security;

create function private.hook(hook text, subject text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  call text;
begin
  select known.call into strict call from private.hooks as known where known.hook = hook.hook and known.subject = hook.subject;
  return call;
end
$$;
comment on function private.hook(text, text) is 'Returns the function that a subject has to have.';

create function private.hooks_of(hook text, subject text default null) returns setof text
language plpgsql stable set search_path = ''
as $$
begin
  return query select known.call from private.hooks as known
    where known.hook = hooks_of.hook and (hooks_of.subject is null or known.subject = hooks_of.subject)
    order by known.place, known.subject;
end
$$;
comment on function private.hooks_of(text, text) is 'Returns the functions of all subjects, or of one, in the order in which they are called.';
